// Makes types from the server's schema: src/wire/types.ts, and for each game whose structures it has, wire.ts in the
// game's folder. With --check, fails if one of them has drifted.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const sources = new URL('../src/', import.meta.url);
const schema = JSON.parse(await readFile(new URL('../schema.json', import.meta.url), 'utf8'));
loosen(schema);

/** An object without named properties is a dictionary, not an empty thing. */
function loosen(part) {
  if (part === null || typeof part !== 'object') return;
  if (part.type === 'object' && !part.properties && part.additionalProperties === undefined)
    part.additionalProperties = true;
  Object.values(part).forEach(loosen);
}

/** winter-queen → WinterQueen: what the names of a game's structures begin with. */
const prefixOf = (folder) => folder.replace(/(^|-)(.)/g, (_, gap, letter) => letter.toUpperCase());

/** A part of a game's structures in which what all games share is named instead of defined; the names go to `found`. */
function named(part, own, found) {
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map((one) => named(one, own, found));
  const name = part.$ref?.split('/').at(-1);
  if (name !== undefined && !(name in own)) {
    found.add(name);
    return { tsType: name };
  }
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, named(one, own, found)]));
}

async function write(file, what, definitions, imports = '') {
  const types = await compile({ ...what, $defs: definitions }, what.title, {
    bannerComment: `// Written by build/types.mjs from schema.json: what the server says and is told.${imports}`,
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 110 },
  });
  const target = new URL(file, sources);
  if (!process.argv.includes('--check')) return writeFile(target, types);
  if ((await readFile(target, 'utf8').catch(() => '')) === types) return;
  console.error(`src/${file} differs from schema.json: npm run build writes it anew`);
  process.exitCode = 1;
}

const definitions = Object.entries(schema.$defs);
const games = [];
for await (const manifest of glob('games/*/index.ts', { cwd: sources })) games.push(manifest.split('/')[1]);
const ofGame = (folder) => definitions.filter(([name]) => name.startsWith(prefixOf(folder)));
const shared = definitions.filter(([name]) => !games.some((folder) => name.startsWith(prefixOf(folder))));

await write('wire/types.ts', schema, Object.fromEntries(shared));
for (const folder of games) {
  const own = Object.fromEntries(ofGame(folder));
  if (!Object.keys(own).length) continue;
  const found = new Set();
  const definitions = named(own, own, found);
  const names = [...found].sort().join(', ');
  await write(
    `games/${folder}/wire.ts`,
    { title: `${prefixOf(folder)}Wire`, type: 'object' },
    definitions,
    names && `\nimport type { ${names} } from '../../wire/types';`,
  );
}
