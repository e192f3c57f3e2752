import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { designTokens } from './designTokens.ts';

const TOKENS = 'tokens.json';
const USED_IN = 'virtual:used-in';

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

const isComponent = (file: string) => /^[A-Z]\w*\.tsx$/.test(file);

function readComponents() {
  const files = readdirSync('src', { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter(({ name }) => isComponent(name))
      .map(({ name, parentPath }) => [
        name.replace('.tsx', ''),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
  );
}

/** The module `virtual:used-in`: where each component is used, computed from the sources. */
export function usedIn(): Plugin {
  return {
    name: 'used-in',
    resolveId: (id) => (id === USED_IN ? `\0${USED_IN}` : undefined),
    load: (id) =>
      id === `\0${USED_IN}`
        ? `export const usedIn = ${JSON.stringify(usersOf(readComponents()))}`
        : undefined,
  };
}
