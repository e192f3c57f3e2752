import { describe, expect, test } from 'vitest';
import { filesBelow, importsOf } from '../support/sourceFiles';
import { exportedBy, nameOf } from '../support/storyFiles';

const sources = ['src', 'server']
  .flatMap(filesBelow)
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('server/dist/'));

describe('Imports', () => {
  /** The public modules of the design system. A path that ends with a slash means a folder. */
  const designSystem = ['src/design-system/index', 'src/design-system', 'src/design-system/styles'];
  const backend = ['src/backend/BackendContext', 'src/backend/AdminBackendContext'];
  /** The types of the visitor's and of the owner's methods, and their errors. */
  const methods = ['src/backend/Backend', 'src/backend/AdminBackend', 'src/backend/adminErrors'];

  interface Layer {
    /** What a module of the layer may import from `src/`. */
    mayImport: readonly string[];
    /** The packages that it may import; without a list, any. */
    packages?: readonly string[];
  }

  const layers: Readonly<Record<string, Layer>> = {
    domain: { mayImport: ['src/domain/'], packages: ['zod'] },
    content: { mayImport: ['src/content/', 'src/domain/'], packages: [] },
    'design-system': {
      mayImport: ['src/design-system/'],
      packages: ['react', 'react-dom', '@radix-ui/react-tabs', '@vanilla-extract/'],
    },
    backend: { mayImport: ['src/backend/', 'src/domain/'] },
    features: {
      mayImport: [
        'src/features/',
        ...designSystem,
        'src/domain/',
        'src/content/',
        ...methods,
        ...backend,
        'src/pages',
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
        ...backend,
        'src/adminBackend',
        'src/settings',
        'src/pages',
      ],
    },
    app: {
      mayImport: [
        'src/app/',
        'src/screens/',
        'src/features/',
        'src/content/',
        ...designSystem,
        ...backend,
        'src/settings',
        'src/pages',
      ],
    },
    start: { mayImport: ['src/'] },
  };

  /** Plain data at the root of `src/`; the other modules there may import any folder. */
  const data: Layer = { mayImport: ['src/content/business'], packages: [] };
  const anyOfSrc: Layer = { mayImport: ['src/'] };

  const server: Layer = {
    mayImport: ['server/', 'src/domain/', 'src/content/', 'src/backend/services/'],
  };

  function layerOf(path: string): Layer | undefined {
    const [root, folder = '', file] = path.split('/');
    if (root === 'server') return server;
    if (file !== undefined) return layers[folder];
    return ['settings.ts', 'adminSettings.ts', 'pages.ts'].includes(folder) ? data : anyOfSrc;
  }

  const matches = (target: string, allowed: string) =>
    allowed.endsWith('/') ? target.startsWith(allowed) : target === allowed;

  const isOurs = (target: string) =>
    /^(src|server|scripts|stories|mocks|tests|e2e|\.storybook)\//.test(target);

  function isAllowed({ mayImport, packages }: Layer, target: string) {
    const allowed = isOurs(target) ? mayImport : packages;
    return allowed === undefined || allowed.some((each) => matches(target, each));
  }

  test('every folder of src belongs to a layer', () => {
    const misplaced = sources
      .filter((path) => layerOf(path) === undefined)
      .map((path) => `${path}: move it into one of ${Object.keys(layers).join(', ')}`);
    expect(misplaced).toEqual([]);
  });

  test.each(Object.keys(layers))('%s imports only the layers below it', (layer) => {
    const wrong = sources
      .filter((path) => path.startsWith(`src/${layer}/`))
      .flatMap((path) => wrongImports(path, layers[layer] as Layer));
    expect(wrong).toEqual([]);
  });

  test.each([
    ['http', 'browser'],
    ['browser', 'http'],
    ['storage', 'browser'],
    ['storage', 'http'],
  ])('backend/%s imports nothing of backend/%s', (folder, other) => {
    const wrong = sources
      .filter((path) => path.startsWith(`src/backend/${folder}/`))
      .filter((path) =>
        importsOf(path).some(({ target }) => target?.startsWith(`src/backend/${other}/`)),
      );
    expect(wrong).toEqual([]);
  });

  test('the server imports the rules and the texts of the site, and none of its pages', () => {
    const wrong = sources
      .filter((path) => path.startsWith('server/'))
      .flatMap((path) => wrongImports(path, server));
    expect(wrong).toEqual([]);
  });

  /** The features that every other one may use. */
  const sharedFeatures = [
    'attachments',
    'credentials',
    'dates',
    'files',
    'figures',
    'job-ticket',
    'letterhead',
    'links',
    'loading',
    'page',
    'prices',
    'questions',
    'receipts',
    'site-frame',
    'submission',
    'text',
    'tickets',
  ];

  /** The folder of a feature, `admin/…` for the owner's; the folder above for a file beside them. */
  const featureOf = (path: string) =>
    /^src\/features\/((?:admin\/)?(?:[\w-]+(?=\/))?)/.exec(path)?.[1] ?? '';

  /** The features that each one imports. */
  function featureImports() {
    const graph = new Map<string, Set<string>>();
    for (const path of sources.filter((each) => each.startsWith('src/features/'))) {
      const from = featureOf(path);
      const used = graph.get(from) ?? new Set();
      graph.set(from, used);
      for (const { target = '' } of importsOf(path)) {
        const isOther = target.startsWith('src/features/') && featureOf(target) !== from;
        if (isOther) used.add(featureOf(target));
      }
    }
    return graph;
  }

  test('a feature imports only shared ones, and the owner’s any', () => {
    const wrong = [...featureImports()]
      .filter(([from]) => !from.startsWith('admin/'))
      .flatMap(([from, used]) => [...used].map((to) => [from, to] as const))
      .filter(([, to]) => to !== '' && !sharedFeatures.includes(to))
      .map((edge) => edge.join(' imports '));
    expect(wrong).toEqual([]);
  });

  test('no features import each other in a circle', () => {
    const graph = featureImports();
    const reach = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of graph.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
      return seen;
    };
    const circular = [...graph.keys()].filter((each) => reach(each).has(each));
    expect(circular).toEqual([]);
  });

  test('no end-to-end test imports stories', () => {
    const wrong = filesBelow('e2e')
      .filter((path) => path.endsWith('.ts'))
      .filter((path) => importsOf(path).some(({ target }) => target?.startsWith('stories/')));
    expect(wrong).toEqual([]);
  });

  test('modules at the root of src import only src, and data modules only data', () => {
    const wrong = sources
      .filter((path) => path.startsWith('src/') && path.split('/').length === 2)
      .flatMap((path) => wrongImports(path, layerOf(path) as Layer));
    expect(wrong).toEqual([]);
  });

  /** Imports the scripts that the build names in the page, so its specifiers are not in the source. */
  const bootScript = 'src/start/boot.ts';

  function wrongImports(path: string, layer: Layer) {
    return importsOf(path).flatMap(({ line, specifier, target }) => {
      const place = `${path}:${line}`;
      if (specifier === undefined || target === undefined) {
        if (path === bootScript) return [];
        return [`${place} has a computed specifier: write it as a string`];
      }
      if (isAllowed(layer, target)) return [];
      const allowed = [...layer.mayImport, ...(layer.packages ?? [])].join(', ') || 'nothing';
      return [
        `${place} imports '${specifier}': it may import ${allowed}. ` +
          'Pass the value as a prop or an argument, or move the code',
      ];
    });
  }
});

describe('Exports', () => {
  const code = ['src', 'server', 'stories', '.storybook', 'mocks', 'tests', 'e2e', 'scripts']
    .flatMap(filesBelow)
    .filter((path) => /\.(tsx?|mjs)$/.test(path));

  test('every value that src exports is imported by another module', () => {
    const imports = code.filter((path) => path !== 'src/design-system/index.ts').flatMap(importsOf);
    const namespaces = imports.filter(({ names }) => names.length === 0);
    const imported = new Set(imports.flatMap(({ names }) => names));
    const unused = sources
      // The build names these.
      .filter((path) => !/^src\/start\/(prerender\.tsx|loadModules\.ts)$/.test(path))
      .filter((path) => !namespaces.some(({ target }) => path.replace(/\.tsx?$/, '') === target))
      .flatMap((path) =>
        exportedBy(path)
          .filter((node) => !node.type.startsWith('TS') && !imported.has(nameOf(node)))
          .map((node) => `${path}: ${nameOf(node)}`),
      );
    expect(unused).toEqual([]);
  });
});
