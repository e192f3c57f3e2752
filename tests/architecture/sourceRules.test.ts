import { describe, expect, test } from 'vitest';
import { handStatuses, orderStatuses, urgentStatuses } from '#src/domain/orderStatus.ts';
import { ticketStatuses } from '#src/domain/ticketStatus.ts';
import { filesBelow, parse, readSource, type SyntaxNode, walk } from '../support/sourceFiles';

const isText = (path: string) => /\.(tsx?|mjs|mdx|css|html)$/.test(path);

describe('No file', () => {
  const everywhere = ['src', 'stories', 'mocks', 'tests', 'e2e'];

  const statuses = [
    ...[...ticketStatuses, ...orderStatuses, ...handStatuses],
    ...urgentStatuses.map(({ status }) => status),
  ];

  // One letter of each word is in brackets, so that this file does not match.
  const rules = [
    {
      name: 'reads build-time settings outside the composition root',
      pattern: /import\.meta\.en[v]/,
      folders: ['src'],
      except:
        /^src\/(start\/(openBackend|boot|bootQuestionnaire|loadModules)\.ts|settings\.ts|adminSettings\.ts|adminBackend\.ts)$/,
      advice: 'read it in src/settings.ts and pass it in',
    },
    {
      name: 'uses storage or the network outside the backend',
      pattern: /\b(local|session)Storag[e]\b|\bfetc[h]\(/,
      folders: ['src'],
      // The page fetches its own modules before it has a backend.
      except: /^src\/(backend\/|start\/(boot|loadModules)\.ts$)/,
      advice: 'give Backend a method for it',
    },
    {
      name: 'names a path of the site outside the table of pages',
      pattern: /^(?!\s*(?:\*|\/\*|\/\/)).*['"`]\/[a-z#?$]/,
      folders: ['src', 'mocks'],
      // The API of connected mode, which is at the root of its origin.
      except: /^src\/backend\/http\/|^mocks\/(?!browser)/,
      advice: 'take it from src/pages.ts: the site may be served below a path',
    },
    {
      name: 'makes a formatter when it is loaded',
      pattern: /^(export )?const \w+ = new Int[l]\./,
      folders: ['src'],
      advice: 'make it on first use by `keptFor`: it blocks a slow phone for 50 ms',
    },
    {
      name: 'writes a colour outside the tokens',
      pattern:
        /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?[(]/i,
      folders: ['src'],
      // The captcha's stand-in looks like the provider's widget; a sample page has the colours of its own business.
      except:
        /^src\/(design-system\/tokens\/|content\/mailBusiness\.ts$|content\/samples\/|backend\/captcha\/demoCaptcha\.ts$)/,
      advice: 'use a role of vars.color, or add one to tokens.ts',
    },
    {
      name: 'has a list that Safari does not call one, because it has no markers',
      pattern: /^\s*<[uo]l\b(?!.* role="list")/,
      folders: ['src'],
      advice: 'add role="list"',
    },
    {
      name: 'finds elements by a test id',
      pattern: /data-testi[d]|\b(get|query|find)(All)?ByTestI[d]\b/,
      folders: everywhere,
      advice: 'find it as a visitor does: by role and name',
    },
    {
      name: 'casts types away',
      pattern: /\bas an[y]\b/,
      folders: everywhere,
      advice: 'declare the type, or narrow unknown',
    },
    {
      name: 'leaves the error of a rejected promise untyped',
      pattern: /\.catch\((async )?\(?\w+(: (?!unknown)\w+)?\)? =>/,
      folders: ['src', 'server', 'scripts'],
      advice: 'declare it as unknown, and narrow it',
    },
    {
      name: 'loads the package of the payment provider at the start',
      pattern: /^import (?!type).* from 'strip[e]'/,
      folders: ['server'],
      advice: 'import it where it is used: it takes 0.3 s',
    },
    {
      name: 'compares with a status beside its record',
      pattern: new RegExp(`(?:[=<>] |\\bin \\()'(?:${statuses.join('|')})'`),
      folders: ['src', 'server'],
      except: /^src\/domain\/(order|ticket)Status\.ts$/,
      advice: 'give it a fact in src/domain/orderStatus.ts or ticketStatus.ts',
    },
    {
      name: 'names a side of the screen in a style',
      pattern:
        /[a-z](Left|Right)\b|\b(left|right): |'(left|right)'|to (left|right)\b|borderRadius: \S+ \S+ /,
      folders: ['src/design-system'],
      except: /(?<!\.css\.ts)$/,
      advice: 'name the start or the end: languages are written from right to left as well',
    },
    {
      name: 'leaves work for later',
      pattern: /\b(TOD[O]|FIXM[E])\b/,
      folders: everywhere,
      advice: 'do it, or delete the comment',
    },
    {
      name: 'waits for time to pass in a browser test',
      pattern: /waitForTimeou[t]/,
      folders: everywhere,
      advice: 'wait for the expected result',
    },
  ];

  test.each(rules)('$name', ({ pattern, folders, except, advice }) => {
    const lines = folders
      .flatMap(filesBelow)
      .filter((path) => isText(path) && !except?.test(path))
      .flatMap((path) =>
        readSource(path)
          .split('\n')
          .map((text, index) => ({ text, place: `${path}:${index + 1}` })),
      );
    const wrong = lines
      .filter(({ text }) => pattern.test(text))
      .map(({ text, place }) => `${place}: ${text.trim()} (${advice})`);
    expect(wrong).toEqual([]);
  });
});

test('The design system has its English words in one place', () => {
  const isWords = (value: unknown) => /^\s*\(?[A-Z]?[a-z]+\)?(?= |$)/.test(String(value));
  const named = ['aria-label', 'title', 'label', 'placeholder', 'alt'];
  const words = filesBelow('src/design-system')
    .filter((path) => /\.tsx?$/.test(path) && !/\.css\.ts$|WordsProvider|tokens\//.test(path))
    .flatMap((path) =>
      [...walk(parse(path))].flatMap((node) => {
        if (node.type === 'JSXText') return isWords(node.value) ? [`${path}: ${node.value}`] : [];
        const { name, value } = node as unknown as Record<'name' | 'value', SyntaxNode | undefined>;
        if (node.type === 'JSXAttribute' && named.includes(String(name?.name))) {
          return value?.type === 'Literal' ? [`${path}: ${value.value}`] : [];
        }
        // A sentence, or a word that begins like one; not a key of the keyboard.
        const text = node.type === 'TemplateElement' ? value?.raw : value;
        if (!['Literal', 'TemplateElement'].includes(node.type)) return [];
        const isText = /^ ?[A-Z][a-z]+(?: [a-z]|$)/.test(String(text));
        return isText && !/^(Escape|Enter)$/.test(String(text)) ? [`${path}: ${text}`] : [];
      }),
    );
  expect(words, 'add them to `englishWords`').toEqual([]);
});

describe('Test files', () => {
  const runners = [
    {
      pattern: /^tests\/.+\.test\.ts$/,
      config: 'vitest.config.ts',
      setting: "'tests/**/*.test.ts'",
    },
    {
      pattern: /^stories\/.+\.stories\.tsx$/,
      config: '.storybook/main.ts',
      setting: "'../stories/**/*.stories.tsx'",
    },
    {
      pattern: /^e2e\/(?!visual\/).+\.spec\.ts$/,
      config: 'playwright.config.ts',
      setting: "testDir: 'e2e'",
    },
    {
      pattern: /^e2e\/visual\/.+\.spec\.ts$/,
      config: 'playwright.visual.config.ts',
      setting: "testDir: 'e2e/visual'",
    },
  ];

  test.each(runners)('the pattern of this test matches $config', ({ config, setting }) => {
    expect(readSource(config)).toContain(setting);
  });

  test('each file has exactly one runner', () => {
    const files = ['src', 'stories', 'mocks', 'tests', 'e2e', 'scripts', '.storybook']
      .flatMap(filesBelow)
      .filter((path) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(path));
    const misplaced = files.filter(
      (path) => runners.filter(({ pattern }) => pattern.test(path)).length !== 1,
    );
    expect(
      misplaced,
      'use tests/**/*.test.ts, stories/**/*.stories.tsx or e2e/**/*.spec.ts',
    ).toEqual([]);
  });
});
