// Makes src/wire/types.ts from the server's schema; with --check, fails if it has drifted.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

/** An object without named properties is a dictionary, not an empty thing. */
function loosen(part) {
  if (part === null || typeof part !== 'object') return;
  if (part.type === 'object' && !part.properties && part.additionalProperties === undefined)
    part.additionalProperties = true;
  Object.values(part).forEach(loosen);
}

const target = new URL('../src/wire/types.ts', import.meta.url);
const schema = JSON.parse(await readFile(new URL('../schema.json', import.meta.url), 'utf8'));
loosen(schema);
const types = await compile(schema, 'Wire', {
  bannerComment: '// Written by build/types.mjs from schema.json: the messages and answers of the server.',
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 110 },
});

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== types) {
    console.error('src/wire/types.ts differs from schema.json: npm run build writes it anew');
    process.exit(1);
  }
} else await writeFile(target, types);
