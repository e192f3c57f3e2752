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

/** No setting of the encoder is the best one for every page. */
const variants: readonly Record<number, number>[] = [
  {},
  // Compresses the styles and the text of a page apart.
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 },
];

async function smallestBrotli(text: Buffer): Promise<Buffer> {
  const all = await Promise.all(variants.map((params) => brotli(text, params)));
  return all.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
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
