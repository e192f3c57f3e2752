import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { conformanceFacts } from './conformance.ts';
import { tokenFiles } from './designTokens.ts';
import { membersOf } from './members.ts';

const COMPONENTS = 'virtual:components';
const CONFORMANCE = 'virtual:conformance';

/** Serves the tokens as a file for each theme beside Storybook. */
export function tokensFile(): Plugin {
  return {
    name: 'tokens-file',
    configureServer({ middlewares }) {
      for (const { fileName, source } of tokenFiles) {
        middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(source);
        });
      }
    },
    generateBundle() {
      for (const file of tokenFiles) this.emitFile({ type: 'asset', ...file });
    },
  };
}

/** The components whose files render each component, by its name. */
function usersOf(sources: ReadonlyMap<string, string>): Record<string, string[]> {
  const codes = [...sources].map(
    ([user, source]) => [user, source.replace(/\/\*[\s\S]*?\*\//g, '')] as const,
  );
  return Object.fromEntries(
    [...sources.keys()].map((name) => [
      name,
      codes
        .filter(([user, code]) => user !== name && new RegExp(`<${name}\\b`).test(code))
        .map(([user]) => user),
    ]),
  );
}

/** The sources of the files below `src` whose name without the extension matches, by that name. */
function readSources(pattern: RegExp) {
  const files = readdirSync('src', { recursive: true, withFileTypes: true });
  return new Map(
    files.flatMap(({ name, parentPath }) => {
      const [, base = ''] = /^(\w+)\.tsx?$/.exec(name) ?? [];
      return pattern.test(base) ? [[base, readFileSync(join(parentPath, name), 'utf8')]] : [];
    }),
  );
}

/** The members of the types of each file, and the files whose names it mentions. */
function describeFiles(sources: ReadonlyMap<string, string>) {
  return [...sources].map(([name, source]) => {
    const mentions = [...new Set(source.match(/\w+/g))].filter((word) => sources.has(word));
    return [name, { members: membersOf(source), mentions }];
  });
}

/** The module `virtual:components`, computed from the sources, and from the stories below a folder. */
export function components(stories: string): Plugin {
  return {
    name: 'components',
    resolveId: (id) => (id === COMPONENTS ? `\0${COMPONENTS}` : undefined),
    load(id) {
      if (id !== `\0${COMPONENTS}`) return undefined;
      const files = describeFiles(readSources(/^([A-Z]|use[A-Z])/));
      const storyFiles = readdirSync(stories, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.stories.tsx'))
        .map((path) => `${stories}/${path.replaceAll('\\', '/')}`);
      return `export const storyFiles = ${JSON.stringify(storyFiles)};
        export const usedIn = ${JSON.stringify(usersOf(readSources(/^[A-Z]/)))};
        export const files = ${JSON.stringify(Object.fromEntries(files))};`;
    },
  };
}

/** The module `virtual:conformance`: what the tests of the design system, and of the site, know of WCAG. */
export function conformance(): Plugin {
  return {
    name: 'conformance',
    resolveId: (id) => (id === CONFORMANCE ? `\0${CONFORMANCE}` : undefined),
    async load(id) {
      if (id !== `\0${CONFORMANCE}`) return undefined;
      return `export const facts = ${JSON.stringify(await conformanceFacts())};`;
    },
  };
}
