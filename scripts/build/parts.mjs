/** Which modules and styles belong to which page, as the bundler's manifest tells. */

/** @typedef {import('vite').Manifest} Manifest */

/** The module that every page starts with. */
const entry = 'src/main.tsx';

/** @param {string} screen */
const screenModule = (screen) => `src/screens/${screen}/${screen}.tsx`;

/** @param {string} file */
const toUrl = (file) => `/${file}`;

/**
 * A page's own modules and styles, the application's first and the screen's after it.
 *
 * @param {Manifest} manifest
 * @param {string} screen
 */
export function partsOf(manifest, screen) {
  /** @type {Set<string>} */
  const modules = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}.`);
    if (modules.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  visit(entry);
  visit(screenModule(screen));
  return { modules: [...modules].map(toUrl), styles: [...styles].map(toUrl) };
}
