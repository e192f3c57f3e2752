import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { pages } from '#src/pages.ts';
import { journeys } from '../stories/journeys/journeys';
import { productStates } from '../stories/states';
import { type StoryRef, splitRef } from '../stories/storyRefs';
import { dataStates } from './support/dataStates';
import { publicNames } from './support/publicNames';
import {
  filesBelow,
  importsOf,
  readSource,
  resolve,
  type SyntaxNode,
  statementsOf,
} from './support/sourceFiles';
import {
  calls,
  exportedBy,
  hasGuidance,
  membersOf,
  nameOf,
  showsAll,
  storiesIn,
  titleOf,
} from './support/storyFiles';

const isCode = (path: string) => /\.tsx?$/.test(path);
const isText = (path: string) => /\.(tsx?|mjs|mdx|css|html)$/.test(path);
const sources = filesBelow('src').filter(isCode);
const stories = filesBelow('stories');

describe('The arrows', () => {
  /** The outsides that other layers may see: folders end with a slash, modules do not. */
  const designSystem = ['src/design-system/index', 'src/design-system', 'src/design-system/styles'];
  const backend = 'src/backend/BackendContext';

  interface Layer {
    /** What a module of the layer may import from `src/`. */
    mayImport: readonly string[];
    /** The packages that it may use; any, where there is no list. */
    packages?: readonly string[];
  }

  const layers: Readonly<Record<string, Layer>> = {
    domain: { mayImport: ['src/domain/'], packages: ['zod'] },
    content: { mayImport: ['src/content/', 'src/domain/'], packages: [] },
    'design-system': {
      mayImport: ['src/design-system/'],
      packages: ['react', 'react-dom', 'radix-ui', '@vanilla-extract/', '@capsizecss/'],
    },
    backend: { mayImport: ['src/backend/', 'src/domain/'] },
    features: {
      mayImport: [
        'src/features/',
        ...designSystem,
        'src/domain/',
        'src/content/',
        'src/backend/Backend',
        backend,
        'src/pages',
        'src/paths',
      ],
    },
    screens: {
      mayImport: [
        'src/screens/',
        'src/features/',
        ...designSystem,
        'src/domain/',
        'src/content/',
        'src/backend/Backend',
        backend,
        'src/settings',
        'src/pages',
        'src/paths',
      ],
    },
    app: {
      mayImport: [
        'src/app/',
        'src/screens/',
        'src/features/',
        'src/content/',
        ...designSystem,
        backend,
        'src/settings',
        'src/landing',
        'src/pages',
        'src/paths',
      ],
    },
  };

  /** Plain data at the root of `src/`; everything else there is an entry point and sees it all. */
  const data: Layer = { mayImport: ['src/landing'], packages: [] };
  const entryPoint: Layer = { mayImport: ['src/'] };

  function layerOf(path: string): Layer | undefined {
    const [, folder = '', file] = path.split('/');
    if (file !== undefined) return layers[folder];
    return ['settings.ts', 'adminSettings.ts', 'landing.ts', 'pages.ts'].includes(folder)
      ? data
      : entryPoint;
  }

  const matches = (target: string, allowed: string) =>
    allowed.endsWith('/') ? target.startsWith(allowed) : target === allowed;

  const isOurs = (target: string) => /^(src|stories|mocks|tests|e2e|\.storybook)\//.test(target);

  function isAllowed({ mayImport, packages }: Layer, target: string) {
    const allowed = isOurs(target) ? mayImport : packages;
    return allowed === undefined || allowed.some((each) => matches(target, each));
  }

  test('every folder of src is a layer', () => {
    const strays = sources
      .filter((path) => layerOf(path) === undefined)
      .map((path) => `${path}: move it into one of ${Object.keys(layers).join(', ')}`);
    expect(strays).toEqual([]);
  });

  test.each(Object.keys(layers))('%s imports only what lies below it', (layer) => {
    const wrong = sources
      .filter((path) => path.startsWith(`src/${layer}/`))
      .flatMap((path) => wrongImports(path, layers[layer] as Layer));
    expect(wrong).toEqual([]);
  });

  test('the root of src imports nothing from outside src, and its data nothing at all', () => {
    const wrong = sources
      .filter((path) => path.split('/').length === 2)
      .flatMap((path) => wrongImports(path, layerOf(path) as Layer));
    expect(wrong).toEqual([]);
  });

  /** Loads the scripts that the build wrote on its tag: the one place that cannot name them. */
  const bootScript = 'src/boot.ts';

  /** The demo's network: loaded late, behind the build's flag, or it would ship to everybody. */
  const demoNetwork = { path: 'src/main.tsx', target: 'mocks/browser' };

  function wrongImports(path: string, layer: Layer) {
    return importsOf(path).flatMap(({ line, specifier, target, isDynamic }) => {
      const place = `${path}:${line}`;
      if (specifier === undefined || target === undefined) {
        if (path === bootScript) return [];
        return [`${place} imports what is known only at run time: write the specifier out`];
      }
      if (isAllowed(layer, target)) return [];
      if (isDynamic && path === demoNetwork.path && target === demoNetwork.target) return [];
      const allowed = [...layer.mayImport, ...(layer.packages ?? [])].join(', ') || 'nothing';
      return [
        `${place} imports '${specifier}': it may import ${allowed}. ` +
          'Hand the thing in from above, as a prop or an argument, or move the code',
      ];
    });
  }
});

describe('Stories', () => {
  const isPascalCase = (name: string) => /^[A-Z][A-Za-z0-9]*$/.test(name);
  const baseName = (path: string) => path.replace(/^.*\//, '').replace(/\..*$/, '');
  const storyOf = (path: string) =>
    path.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');
  const isComponent = (node: SyntaxNode) =>
    node.type === 'FunctionDeclaration' && isPascalCase(nameOf(node));

  /** Parts that only their whole can show, and why. */
  const shownByAnother: Readonly<Record<string, string>> = {
    'src/design-system/feedback/Announcer.tsx': 'there is nothing to see of it',
    'src/design-system/feedback/Toast.tsx': 'the stories of Toaster are its states',
  };

  const components = sources.filter(
    (path) =>
      /^src\/(design-system|features|screens)\/.*\.tsx$/.test(path) &&
      isPascalCase(baseName(path)) &&
      !(path in shownByAnother),
  );
  const storyFiles = stories.filter((path) => path.endsWith('.stories.tsx'));
  const mirrors = storyFiles.filter((path) =>
    /^stories\/(design-system|features|screens|app)\//.test(path),
  );

  test('every component has its own', () => {
    expect(components.length).toBeGreaterThan(100);
    const missing = components
      .filter((path) => !stories.includes(storyOf(path)))
      .map((path) => `${path}: show it, in every state, in ${storyOf(path)}`);
    expect(missing).toEqual([]);
  });

  test('what another component shows is still there, and has none', () => {
    const stale = Object.keys(shownByAnother).filter(
      (path) => !sources.includes(path) || stories.includes(storyOf(path)),
    );
    expect(stale).toEqual([]);
  });

  test('every component says what it is, in the sentence that its page begins with', () => {
    const silent = components.flatMap((path) =>
      exportedBy(path)
        .filter(isComponent)
        .filter((node) => !/\*\/\s*export $/.test(readSource(path).slice(0, node.start)))
        .map((node) => `${path}: say in a comment above ${nameOf(node)} what it is`),
    );
    expect(silent).toEqual([]);
  });

  test('every component says when to use it, when not, and what instead', () => {
    // Only the admin area itself uses its components.
    const silent = mirrors
      .filter((path) => !/\/(features\/admin|screens\/Admin)\//.test(path))
      .filter((path) => !hasGuidance(path))
      .map((path) => `${path}: add parameters.guidance; its type names the parts`);
    expect(silent).toEqual([]);
  });

  test('every variant of a component is shown', () => {
    const forgotten = components
      .filter((path) => stories.includes(storyOf(path)))
      .flatMap((path) =>
        exportedBy(path).flatMap((node) => {
          const members = membersOf(node);
          if (!members || showsAll(storyOf(path), nameOf(node), members)) return [];
          return [`${storyOf(path)}: show every member of ${nameOf(node)}, taken from ${path}`];
        }),
      );
    expect(forgotten).toEqual([]);
  });

  test('every story mirrors a file of src, in its path and in its title', () => {
    const orphans = mirrors
      .map(
        (path) => [path, path.replace(/^stories/, 'src').replace('.stories.tsx', '.tsx')] as const,
      )
      .filter(([, source]) => !sources.includes(source))
      .map(([path, source]) => `${path}: there is no ${source}; move the story with its component`);
    const strays = mirrors
      .filter(
        (path) => toId(titleOf(path)) !== toId(path.replace(/^stories\/|\.stories\.tsx$/g, '')),
      )
      .map((path) => `${path}: its title, '${titleOf(path)}', has to say where it is`);
    expect([...orphans, ...strays]).toEqual([]);
  });

  test('every story is three clicks away: its folder, its component, the story', () => {
    const deep = storyFiles.filter((path) => titleOf(path).split('/').length > 3);
    expect(deep.map((path) => `${path}: join the folders of '${titleOf(path)}'`)).toEqual([]);
  });

  test('every component that asks the backend shows itself loading, empty and failed', () => {
    const asking = sources.filter((path) => calls(path, 'useBackend'));
    const bearing = sources
      .filter((path) => /^src\/(features|screens)\/.*\.tsx$/.test(path))
      .filter(
        (path) =>
          asking.includes(path) ||
          importsOf(path).some(({ target }) => asking.includes(`${target}.ts`)),
      )
      .map((path) => path.replace(/^src\/|\.tsx$/g, ''));
    expect(Object.keys(dataStates).sort(), 'tests/support/dataStates.ts names them').toEqual(
      bearing.sort(),
    );
    const missing = Object.entries(dataStates).flatMap(([path, states]) =>
      Object.values(states)
        .filter((shown) => typeof shown === 'string')
        .filter((name) => !storiesIn(`stories/${path}.stories.tsx`).includes(name))
        .map((name) => `stories/${path}.stories.tsx has no ${name}`),
    );
    expect(missing).toEqual([]);
  });

  const exists = (ref: StoryRef) => {
    const { file, name } = splitRef(ref);
    return stories.includes(file) && storiesIn(file).includes(name);
  };

  test('every listed state of the product has one', () => {
    const missing = productStates.flatMap(({ subject, states }) =>
      states
        .filter(({ story }) => !exists(story))
        .map(({ state, story }) => `${subject}, ${state}: there is no ${story}`),
    );
    expect(missing).toEqual([]);
  });

  test('every step of a journey is one', () => {
    const missing = Object.entries(journeys).flatMap(([journey, steps]) =>
      steps
        .filter(({ story }) => !exists(story))
        .map(({ story }) => `${journey}: there is no ${story}`),
    );
    expect(missing).toEqual([]);
  });

  test('every address of the site has a screen among them', () => {
    const routed = mirrors.filter((path) => path.startsWith('stories/screens/')).map(readSource);
    const missing = Object.keys(pages)
      .filter((name) => name !== 'notFound')
      .filter(
        (name) =>
          !routed.some((source) => new RegExp(`\\b(pages|paths)\\.${name}\\.`).test(source)),
      )
      .map((name) => `pages.${name}: show it in stories/screens, through the route table`);
    expect(missing).toEqual([]);
  });

  test('every link of a page leads to one, or to another page', () => {
    const pages = stories.filter((path) => path.endsWith('.mdx'));
    const titles = pages.map((path) => /<Meta title="([^"]+)"/.exec(readSource(path))?.[1] ?? '');
    const targets = new Set([
      ...[...titles, ...storyFiles.map(titleOf)].map((title) => `docs/${toId(title, 'docs')}`),
      ...storyFiles.flatMap((path) =>
        storiesIn(path).map((name) => `story/${toId(titleOf(path), storyNameFromExport(name))}`),
      ),
    ]);
    const broken = pages.flatMap((path) =>
      [...readSource(path).matchAll(/\?path=\/([\w/-]+)/g)]
        .filter(([, target = '']) => !targets.has(target))
        .map(([, target]) => `${path} links to ${target}, which does not exist`),
    );
    expect(broken).toEqual([]);
  });
});

describe('The design system', () => {
  const barrel = 'src/design-system/index.ts';

  /** What a statement of the barrel hands on. */
  function handedOn(statement: SyntaxNode): string[] {
    if (statement.type === 'ExportNamedDeclaration') {
      return (statement.specifiers as SyntaxNode[]).map(
        ({ exported }) => (exported as { name: string }).name,
      );
    }
    if (statement.type !== 'ExportAllDeclaration') return [];
    const target = resolve(barrel, (statement.source as unknown as { value: string }).value);
    const path = sources.find((source) => source.replace(/\.tsx?$/, '') === target);
    return path ? exportedBy(path).map(nameOf) : [`everything of ${target}`];
  }

  test('hands on what was agreed, and nothing else', () => {
    expect(
      statementsOf(barrel).flatMap(handedOn).sort(),
      'a name in public is a promise: review it, then write it into tests/support/publicNames.ts',
    ).toEqual([...publicNames].sort());
  });
});

describe('Test files', () => {
  const runners = [
    {
      name: 'Vitest’s unit tests',
      pattern: /^tests\/.+\.test\.ts$/,
      config: 'vitest.config.ts',
      setting: "'tests/**/*.test.ts'",
    },
    {
      name: 'Vitest’s stories',
      pattern: /^stories\/.+\.stories\.tsx$/,
      config: '.storybook/main.ts',
      setting: "'../stories/**/*.stories.tsx'",
    },
    {
      name: 'Playwright’s journeys',
      pattern: /^e2e\/(?!visual\/).+\.spec\.ts$/,
      config: 'playwright.config.ts',
      setting: "testDir: 'e2e'",
    },
    {
      name: 'Playwright’s pictures',
      pattern: /^e2e\/visual\/.+\.spec\.ts$/,
      config: 'playwright.visual.config.ts',
      setting: "testDir: 'e2e/visual'",
    },
  ];

  test.each(runners)('$name look where this test believes', ({ config, setting }) => {
    expect(
      readSource(config),
      `${config} no longer says ${setting}: change the pattern in this test with it`,
    ).toContain(setting);
  });

  test('each is run by exactly one runner', () => {
    const strays = ['src', 'stories', 'mocks', 'tests', 'e2e', 'scripts', '.storybook']
      .flatMap(filesBelow)
      .filter((path) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(path))
      .filter((path) => runners.filter(({ pattern }) => pattern.test(path)).length !== 1)
      .map(
        (path) =>
          `${path} is run by nobody: name it tests/**/*.test.ts, stories/**/*.stories.tsx or ` +
          'e2e/**/*.spec.ts',
      );
    expect(strays).toEqual([]);
  });
});

describe('No file', () => {
  const everywhere = ['src', 'stories', 'mocks', 'tests', 'e2e'];

  // One letter of each word stands in brackets, so that this file does not find itself.
  const rules = [
    {
      name: 'reads build-time settings outside the composition root',
      found: /import\.meta\.en[v]/,
      folders: ['src'],
      except: /^src\/(main\.tsx|settings\.ts|adminSettings\.ts)$/,
      advice: 'read it in src/settings.ts and hand it in',
    },
    {
      name: 'goes to storage or the network outside the backend',
      found: /\b(local|session)Storag[e]\b|\bfetc[h]\(/,
      folders: ['src'],
      except: /^src\/backend\//,
      advice: 'give Backend a verb for it',
    },
    {
      name: 'writes a colour outside the tokens',
      found:
        /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?[(]/i,
      folders: ['src'],
      except: /^src\/design-system\/tokens\//,
      advice: 'use a role of vars.color, or add one to tokens.ts',
    },
    {
      name: 'finds elements by a test id',
      found: /data-testi[d]|\b(get|query|find)(All)?ByTestI[d]\b/,
      folders: everywhere,
      advice: 'find it as a visitor does: by role and name',
    },
    {
      name: 'casts types away',
      found: /\bas an[y]\b/,
      folders: everywhere,
      advice: 'say what it is, or narrow unknown',
    },
    {
      name: 'leaves work for later',
      found: /\b(TOD[O]|FIXM[E])\b/,
      folders: everywhere,
      advice: 'do it, or leave the comment out',
    },
    {
      name: 'waits for time to pass in a browser test',
      found: /waitForTimeou[t]/,
      folders: everywhere,
      advice: 'wait for what the time was meant for',
    },
  ];

  test.each(rules)('$name', ({ found, folders, except, advice }) => {
    const lines = folders
      .flatMap(filesBelow)
      .filter((path) => isText(path) && !except?.test(path))
      .flatMap((path) =>
        readSource(path)
          .split('\n')
          .map((text, index) => ({ text, place: `${path}:${index + 1}` })),
      );
    const wrong = lines
      .filter(({ text }) => found.test(text))
      .map(({ text, place }) => `${place}: ${text.trim()} (${advice})`);
    expect(wrong).toEqual([]);
  });
});
