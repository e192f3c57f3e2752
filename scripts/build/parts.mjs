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
  const seen = new Set();
  /** @type {Set<string>} */
  const modules = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  visit(entry);
  visit(screenModule(screen));
  return { modules: [...modules].map(toUrl), styles: [...styles].map(toUrl) };
}

/** What only the owner's pages load: nothing on a visitor's page leads there. */
const ownersModule = /^src\/(screens\/Admin\/|backend\/browser\/createBrowserAdmin|adminSettings)/;

/**
 * Every module that a page may come to load, sooner or later.
 *
 * @param {Manifest} manifest
 * @param {string} screen
 * @param {ReadonlySet<string>} elsewhere screens that the page does not lead to without a new document
 * @returns {string[]} their addresses, in the order of the alphabet
 */
export function reachableModules(manifest, screen, elsewhere) {
  const isOwners = ownersModule.test(screenModule(screen));
  const otherScreens = new Set([...elsewhere].map(screenModule));
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    if (otherScreens.has(key) || (ownersModule.test(key) && !isOwners)) return;
    seen.add(key);
    for (const each of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(each);
  };
  visit(entry);
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].map(toUrl).sort();
}
