// Writes .br and .gz beside every text file, so that the server has nothing to compress.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const OUT = new URL('../../src/frostfair/web_client/', import.meta.url).pathname;
const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);
const WORTH_IT = 900; // bytes: below that a packet is a packet

for (const entry of await readdir(OUT, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXTS.has(extname(path))) continue;
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT) continue;
  await writeFile(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
