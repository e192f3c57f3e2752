/** The static twin of a built site: the same pages, styles and fonts, and no script at all. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const script = /<script\b[^>]*>.*?<\/script>/gs;
const moduleHint = /<link\b[^>]*\brel="?modulepreload"?[^>]*>/g;

/**
 * @param {string} site the folder of the built site
 * @param {string} twin the folder that becomes its twin
 */
export async function makeTwin(site, twin) {
  await rm(twin, { recursive: true, force: true });
  await cp(site, twin, { recursive: true });
  for (const file of await readdir(twin, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const page = await readFile(join(twin, file), 'utf8');
    const still = page.replace(script, '').replace(moduleHint, '');
    await writeFile(join(twin, file), still);
    await writeFile(join(twin, `${file}.br`), await promisify(brotliCompress)(still));
    await rm(join(twin, `${file}.gz`), { force: true });
  }
}
