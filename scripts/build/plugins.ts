/** Changes to what dependencies put into the build. Each fails the build if it no longer matches. */
import type { Plugin } from 'vite';
import { declarations } from '../../src/design-system/tokens/createTheme.ts';
import { scales, themes } from '../../src/design-system/tokens/tokens.ts';

/** Replaces Vite's helper for dynamic imports by `loadModules`. */
export function fetchFirst(): Plugin {
  let isReplaced = false;
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null;
      if (!code.includes('export const __vitePreload = ')) this.error("Vite's helper has changed.");
      isReplaced = true;
      const replaced = `export { loadModules as __vitePreload } from '/src/start/loadModules.ts';`;
      return { code: replaced, map: null };
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("Vite's helper for imports is not in the build.");
    },
  };
}

/**
 * Makes the entry import `modules` that only screens use, so that the bundler puts them into the entry's
 * file instead of a further one. The package's module `runLater` gets into that file as well, but is not
 * run: the entry runs it by a dynamic import.
 */
export function importFirst(entry: string, modules: readonly string[], runLater: string): Plugin {
  const imports = [...modules.map((path) => `/${path}`), runLater].map(
    (path) => `import '${path}';`,
  );
  return {
    name: 'import-first',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith(`/${entry}`)) return { code: imports.join('') + code, map: null };
      if (id.includes(`/node_modules/${runLater}.`)) {
        return { code, map: null, moduleSideEffects: false };
      }
      // Otherwise the bundler drops an import that names nothing.
      const isFirst = modules.some((path) => id.endsWith(`/${path}`));
      return isFirst ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null;
    },
  };
}

const names = declarations({ ...themes.light, ...scales }).map(([name]) => name);

/** Shortens the names of the tokens' custom properties: these pages share them with no other CSS. */
export const shortProperties = (): Plugin => ({
  name: 'short-properties',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    const short = (name: string) =>
      names.includes(name) ? `--${names.indexOf(name).toString(36)}` : name;
    return { code: code.replaceAll(/--mill-[\w-]+/g, short), map: null };
  },
});
