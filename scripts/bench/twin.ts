/** The static twin of a built site: the same pages, styles and fonts without any script. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const script = /<script\b[^>]*>.*?<\/script>/gs;
const moduleHint = /<link\b[^>]*\brel="?modulepreload"?[^>]*>/g;

/** Makes the folder `twin` the static twin of the site in the folder `site`. */
export async function makeTwin(site: string, twin: string) {
  await rm(twin, { recursive: true, force: true });
  await cp(site, twin, { recursive: true });
  for (const file of await readdir(twin, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const page = await readFile(join(twin, file), 'utf8');
    const withoutScript = page.replace(script, '').replace(moduleHint, '');
    await writeFile(join(twin, file), withoutScript);
    await writeFile(join(twin, `${file}.br`), await promisify(brotliCompress)(withoutScript));
    await rm(join(twin, `${file}.gz`), { force: true });
  }
}
