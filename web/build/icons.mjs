// Cuts the icons we use out of the big package: beside each icons.json in src, which names some, it writes icons.ts.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const pack = require('@iconify-json/game-icons/icons.json');
const sources = new URL('../src/', import.meta.url);

function body(name) {
  const icon = pack.icons[name] ?? pack.icons[pack.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no icon ${name}`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (!paths.length) throw new Error(`the icon ${name} is more than paths`);
  return paths.join(' ');
}

for await (const list of glob('**/icons.json', { cwd: sources })) {
  const wanted = JSON.parse(await readFile(new URL(list, sources), 'utf8'));
  const lines = wanted.toSorted().map((name) => `  '${name}': '${body(name)}',`);
  const text = `// Written by build/icons.mjs from @iconify-json/game-icons (CC BY 3.0, game-icons.net authors).
export const ICONS = {\n${lines.join('\n')}\n} as const;\n`;
  const target = new URL(list.replace(/json$/, 'ts'), sources);
  if ((await readFile(target, 'utf8').catch(() => '')) !== text) await writeFile(target, text);
}
