// Lays the fonts of books beside the client: whole ones for PDF and EPUB, small ones for a page that is one file.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';

const modules = new URL('../node_modules/', import.meta.url);
const out = new URL('../../src/frostfair/web_client/book/', import.meta.url);
const WHOLE = {
  'alegreya-400.ttf': '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf',
  'alegreya-400-italic.ttf': '@expo-google-fonts/alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf',
  'alegreya-700.ttf': '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf',
  'kurale-400.ttf': '@expo-google-fonts/kurale/Kurale_400Regular.ttf',
  'ruslan-display-400.ttf': '@expo-google-fonts/ruslan-display/RuslanDisplay_400Regular.ttf',
};
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'];
const SMALL = [
  ['alegreya', '400', 'normal'],
  ['alegreya', '400', 'italic'],
  ['alegreya', '700', 'normal'],
  ['kurale', '400', 'normal'],
  ['ruslan-display', '400', 'normal'],
];

await mkdir(out, { recursive: true });
for (const [name, path] of Object.entries(WHOLE)) await cp(new URL(path, modules), new URL(name, out));
for (const [family, weight, style] of SMALL)
  for (const script of SCRIPTS) {
    const name = `${family}-${script}-${weight}-${style}.woff2`;
    await cp(new URL(`@fontsource/${family}/files/${name}`, modules), new URL(name, out));
  }
const ranges = await readFile(new URL('@fontsource/alegreya/unicode.json', modules), 'utf8');
await writeFile(new URL('ranges.json', out), ranges);
const licences = ['alegreya', 'kurale', 'ruslan-display'].map((family) =>
  readFile(new URL(`@fontsource/${family}/LICENSE`, modules), 'utf8'),
);
await writeFile(new URL('OFL.txt', out), (await Promise.all(licences)).join('\n\n'));
