/** Changes to what dependencies put into the build. Each fails the build if it no longer matches. */
import type { Plugin } from 'vite';

const changes = [
  { search: /(\(err\) => \{\s*)seen\[href\] = void 0;/, replacement: '$1delete seen[href];' },
  {
    search: /if \(e\.type === "error"\) rej\(/,
    replacement: 'if (e.type === "error") link.remove(), rej(',
  },
];

/**
 * Makes Vite's helper for dynamic imports request a stylesheet again after it failed. The helper
 * requests each once, so a dialog opened after a lost connection would have no styles.
 */
export function retryStyles(): Plugin {
  let isChanged = false;
  return {
    name: 'retry-styles',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null;
      let changed = code;
      for (const { search, replacement } of changes) {
        if (!search.test(changed)) this.error(`Vite's helper for imports no longer has ${search}.`);
        changed = changed.replace(search, replacement);
      }
      isChanged = true;
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && !isChanged) this.error("Vite's helper for imports is not in the build.");
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
