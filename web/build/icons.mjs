// Cuts the icons we use out of the big packages into src/kit/icons.ts; see icons.json for the list.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const pack = require('@iconify-json/game-icons/icons.json');
const wanted = JSON.parse(await readFile(new URL('icons.json', import.meta.url), 'utf8'));

function body(name) {
  const icon = pack.icons[name] ?? pack.icons[pack.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no icon ${name}`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (!paths.length) throw new Error(`the icon ${name} is more than paths`);
  return paths.join(' ');
}

const lines = wanted.toSorted().map((name) => `  '${name}': '${body(name)}',`);
const text = `// Written by build/icons.mjs from @iconify-json/game-icons (CC BY 3.0, game-icons.net authors).
export const GAME_ICONS = {\n${lines.join('\n')}\n} as const;\n`;
const target = new URL('../src/kit/icons.ts', import.meta.url);
if ((await readFile(target, 'utf8').catch(() => '')) !== text) await writeFile(target, text);
