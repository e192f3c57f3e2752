/**
 * Leaves out of the bundle what the site does not use of React Router: 4 KB of links, forms and
 * prefetching for its own framework. Two things keep them in. Its package leads bundlers to the build
 * for development; and its components are made by calls, and given names, that a bundler cannot know
 * to be without effect. React's developer tools lose those names.
 */
import { fileURLToPath } from 'node:url';

const folder = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const production = /react-router[\\/]dist[\\/]production/;

const makesComponent = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const givesName = /^\w+\.displayName = "\w+";$/gm;

/** @returns {import('vite').Plugin} */
export function routerDiet() {
  return {
    name: 'router-diet',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', folder)) },
          {
            find: /^react-router\/dom$/,
            replacement: fileURLToPath(new URL('dom-export.mjs', folder)),
          },
        ],
      },
    }),
    transform(code, id) {
      if (!production.test(id)) return null;
      const lean = code.replace(makesComponent, '= /* @__PURE__ */ $1').replace(givesName, '');
      return { code: lean, map: null };
    },
  };
}
