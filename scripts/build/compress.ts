/** Writes compressed copies beside the site's text files, for servers that can send them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textTypes = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
]);

const brotli = (text: Buffer, params: Record<number, number> = {}): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, ...params },
  });

/** Most pages are smaller when their styles and their text are compressed apart, and some are not. */
async function smallestBrotli(text: Buffer): Promise<Buffer> {
  const [whole, apart] = await Promise.all([
    brotli(text),
    brotli(text, { [constants.BROTLI_PARAM_LGBLOCK]: 16 }),
  ]);
  return whole.length < apart.length ? whole : apart;
}

/** Writes a brotli and a gzip copy of every text file in the folder `site`. */
export async function compressTexts(site: string) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textTypes.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = await readFile(file);
    const [br, gz] = await Promise.all([smallestBrotli(text), promisify(gzip)(text, { level: 9 })]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
