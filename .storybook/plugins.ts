import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { designTokens } from './designTokens.ts';

const TOKENS = 'tokens.json';
const COMPONENTS = 'virtual:components';

/** Serves the tokens as a file beside Storybook. */
export function tokensFile(): Plugin {
  const source = JSON.stringify(designTokens, null, 2);
  return {
    name: 'tokens-file',
    configureServer({ middlewares }) {
      middlewares.use(`/${TOKENS}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: TOKENS, source });
    },
  };
}

/** The components whose files render each component, by its name. */
export function usersOf(sources: ReadonlyMap<string, string>): Record<string, string[]> {
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

/** The JSDoc of each member of the types in a file, by the member's name. */
export function membersOf(source: string): Record<string, string> {
  const members = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\??:/g);
  return Object.fromEntries(
    [...members].map(([, text = '', name = '']) => [
      name,
      text.replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
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

/** The module `virtual:components`, computed from the sources. */
export function components(): Plugin {
  return {
    name: 'components',
    resolveId: (id) => (id === COMPONENTS ? `\0${COMPONENTS}` : undefined),
    load(id) {
      if (id !== `\0${COMPONENTS}`) return undefined;
      const files = describeFiles(readSources(/^([A-Z]|use[A-Z])/));
      return `export const usedIn = ${JSON.stringify(usersOf(readSources(/^[A-Z]/)))};
        export const files = ${JSON.stringify(Object.fromEntries(files))};`;
    },
  };
}
