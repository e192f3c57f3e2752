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

const brotli = (text: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // Smaller pages: their styles and their text are compressed apart.
      ...(text.length < 2 ** 17 && { [constants.BROTLI_PARAM_LGBLOCK]: 16 }),
    },
  });

/** Writes a brotli and a gzip copy of every text file in the folder `site`. */
export async function compressTexts(site: string) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textTypes.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = await readFile(file);
    const [br, gz] = await Promise.all([brotli(text), promisify(gzip)(text, { level: 9 })]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
