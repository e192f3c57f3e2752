/** What the modules of a page have to be, byte by byte, for a browser to run them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * An import map that names the content of modules. It holds for whatever imports them, and for what
 * is imported later.
 *
 * @param {string} site its folder
 * @param {readonly string[]} modules their addresses
 * @returns {Promise<string>} the content of a script of the type `importmap`
 */
export async function importMap(site, modules) {
  const integrity = await Promise.all(
    modules.map(async (url) => {
      const hash = createHash('sha256').update(await readFile(join(site, url)));
      return [url, `sha256-${hash.digest('base64')}`];
    }),
  );
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}
