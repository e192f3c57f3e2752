/** Which modules and styles belong to which page, read from the bundler's manifest. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { fileHref } from '../../src/pages.ts';

/** The module that every page starts with. */
const entry = 'src/start/main.tsx';

const screenModule = (screen: string) => `src/screens/${screen}/${screen}.tsx`;

/** The files of a page's first modules, the entry's first, and of their styles, in their order. */
export function pageModules(manifest: Manifest, screen: string) {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const styles = new Set<string>();
  function visit(key: string) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    modules.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  }
  visit(entry);
  visit(screenModule(screen));
  return { modules: [...modules], styles: [...styles] };
}

/**
 * The files of all modules that a page can load, in alphabetical order. `excluded` are the
 * screens that the page does not load: they are shown in another document.
 */
export function reachableModules(manifest: Manifest, excluded: readonly string[]) {
  const excludedModules = new Set(excluded.map(screenModule));
  const seen = new Set<string>();
  function visit(key: string) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || excludedModules.has(key)) return;
    seen.add(key);
    for (const each of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(each);
  }
  visit(entry);
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].sort();
}

/** An import map with the hash of each module, which browsers check before they run it. */
export async function importMap(site: string, modules: readonly string[]) {
  const integrity = await Promise.all(
    modules.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(site, file)));
      return [fileHref(file), `sha256-${hash.digest('base64')}`];
    }),
  );
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}
