/** Lays compressed copies beside the site's texts, for servers that send them as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A text as a good server sends it.
 *
 * @param {Buffer} text
 * @returns {Promise<Buffer>}
 */
export function brotli(text) {
  return promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

/**
 * Lays a brotli and a gzip copy beside every text.
 *
 * @param {string} site its folder
 */
export async function compressTexts(site) {
  for (const file of await filesBelow(site)) {
    if (!texts.has(extname(file))) continue;
    const text = await readFile(file);
    const [br, gz] = await Promise.all([brotli(text), promisify(gzip)(text, { level: 9 })]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
