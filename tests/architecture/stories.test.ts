import { existsSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { titleAt } from '#.storybook/states.ts';
import { pages } from '#src/pages.ts';
import {
  filesBelow,
  importsOf,
  lineAt,
  readSource,
  type SyntaxNode,
  statementsOf,
} from '../support/sourceFiles';
import {
  calls,
  exportedBy,
  hasProperty,
  membersOf,
  nameOf,
  nestedTestsIn,
  showsAll,
  storiesIn,
  stringsOf,
  titleOf,
} from '../support/storyFiles';

const sources = filesBelow('src').filter((path) => /\.tsx?$/.test(path));
const stories = filesBelow('stories');
const storyFiles = stories.filter((path) => path.endsWith('.stories.tsx'));

const docs = stories.filter((path) => path.endsWith('.mdx'));
const pageTitles = docs.map((path) => /<Meta title="([^"]+)"/.exec(readSource(path))?.[1] ?? '');

/** The story files that mirror a file of `src`. */
const mirrors = storyFiles.filter((path) =>
  /^stories\/(design-system|features|screens|app)\//.test(path),
);

const isPascalCase = (name: string) => /^[A-Z][A-Za-z0-9]*$/.test(name);
const baseName = (path: string) => path.replace(/^.*\//, '').replace(/\..*$/, '');
const storyFileOf = (path: string) =>
  path.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');

/** The stories of Toaster show its states. */
const shownByAnother = 'src/design-system/feedback/Toast.tsx';

const components = sources.filter(
  (path) =>
    /^src\/(design-system|features|screens)\/.*\.tsx$/.test(path) &&
    isPascalCase(baseName(path)) &&
    path !== shownByAnother,
);
const hasStories = (path: string) => stories.includes(storyFileOf(path));

/** The most lines of code, without imports and comments, of a component that owes no story file. */
const SMALL = 60;

const isSmall = (path: string) => {
  const code = statementsOf(path)
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map(({ start, end }) => readSource(path).slice(start, end as number))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  return code.split('\n').filter((line) => line.trim()).length <= SMALL;
};

/** Whether a component that has stories renders this one, or one that does. */
function isShownByParent(path: string): boolean {
  const parents = components.filter((parent) =>
    importsOf(parent).some(({ target, isType }) => `${target}.tsx` === path && !isType),
  );
  return parents.some((parent) => hasStories(parent) || isShownByParent(parent));
}

describe('Components', () => {
  test('each has a story file, but a small one of a feature or screen that its parent’s stories show', () => {
    expect(components.length).toBeGreaterThan(100);
    const missing = components
      .filter((path) => !hasStories(path))
      .filter(
        (path) => path.startsWith('src/design-system/') || !isSmall(path) || !isShownByParent(path),
      );
    expect(missing.map(storyFileOf)).toEqual([]);
  });

  test('each has a doc comment, which begins its docs page', () => {
    const isComponent = (node: SyntaxNode) =>
      node.type === 'FunctionDeclaration' && isPascalCase(nameOf(node));
    const undocumented = components.flatMap((path) =>
      exportedBy(path)
        .filter(isComponent)
        .filter((node) => !/\*\/\s*export $/.test(readSource(path).slice(0, node.start)))
        .map((node) => `${path}: ${nameOf(node)}`),
    );
    expect(undocumented).toEqual([]);
  });

  test('each public one of the design system has guidance', () => {
    const missing = importsOf('src/design-system/index.ts')
      .map(({ target }) => `stories/${target?.replace('src/', '')}.stories.tsx`)
      .filter((path) => mirrors.includes(path) && !hasProperty(path, 'guidance'));
    expect(missing, 'see `Guidance` in .storybook/guidance.ts').toEqual([]);
  });

  test('the 15 that screens use most have pictures of a story', () => {
    const pictured = storyFiles.filter((path) => hasProperty(path, 'pictures'));
    expect(pictured.map(baseName)).toEqual([
      ...['Button', 'TextLink', 'Badge', 'EmptyState', 'Table', 'Notice', 'Toaster', 'Field'],
      ...['RadioGroup', 'Select', 'TextInput', 'Card', 'Disclosure', 'Tabs', 'Dialog'],
    ]);
    const missing = pictured.filter(
      (path) => !storiesIn(path).includes(stringsOf(path, 'shows')[0] ?? ''),
    );
    expect(missing).toEqual([]);
  });

  test('each shows all its variants', () => {
    const missing = components.filter(hasStories).flatMap((path) =>
      exportedBy(path).flatMap((node) => {
        const members = membersOf(node);
        if (!members || showsAll(storyFileOf(path), nameOf(node), members)) return [];
        return [`${storyFileOf(path)}: show every member of ${nameOf(node)}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('each that reads the backend shows itself loading and failed, or in a view that does', () => {
    const callers = sources.filter((path) => calls(path, 'useBackend', 'useAdminBackend'));
    const hooks = callers
      .filter((path) => !isPascalCase(baseName(path)))
      .map((path) => path.replace(/\.tsx?$/, ''));
    /** Their own stories show how any panel loads, fails and is empty. */
    const views = ['loading/LoadableView', 'admin/paged-list/PagedList'].map(
      (path) => `src/features/${path}`,
    );
    const imports = (path: string, modules: readonly string[]) =>
      importsOf(path).some(({ target = '' }) => modules.includes(target));
    const missing = components
      .filter(hasStories)
      .filter((path) => callers.includes(path) || imports(path, hooks))
      .filter((path) => !/^src\/(features|screens\/linked)\//.test(path) || !imports(path, views))
      .map(storyFileOf)
      .flatMap((path) => {
        const [hangs, fails, scenarios] = ['hang', 'fail', 'scenario'].map((name) =>
          stringsOf(path, name),
        ) as [string[], string[], string[]];
        // In connected mode, by requests: `{ 'GET /api/…': 'never' }`.
        const faults = [...readSource(path).matchAll(/'[A-Z]+ \/api\/[^']*': '(\w+)'/g)];
        const isHeld = faults.some(([, fault]) => fault === 'never');
        const isFailed =
          fails.length > 0 ||
          faults.some(([, fault]) => fault !== 'never') ||
          scenarios.some((each) => each.endsWith('Storage'));
        return [
          isHeld || hangs.length > 0 ? [] : [`${path}: show it loading`],
          isFailed ? [] : [`${path}: show it failed`],
        ].flat();
      });
    expect(missing).toEqual([]);
    for (const view of views) {
      expect(storiesIn(storyFileOf(`${view}.tsx`))).toEqual(
        expect.arrayContaining(['Loading', 'Failed']),
      );
    }
    expect(storiesIn(storyFileOf(`${views[1]}.tsx`))).toContain('Empty');
  });
});

describe('Story files', () => {
  test('each mirrors a file of src', () => {
    const orphans = mirrors.filter(
      (path) => !sources.includes(path.replace(/^stories/, 'src').replace('.stories.tsx', '.tsx')),
    );
    expect(orphans).toEqual([]);
  });

  test('each has its path as its title, those of the owner’s area on one shelf', () => {
    const wrong = storyFiles.filter((path) => toId(titleOf(path)) !== toId(titleAt(path)));
    expect(wrong.map((path) => `${path}: '${titleOf(path)}'`)).toEqual([]);
    expect(titleAt('stories/features/admin/orders/Order.stories.tsx')).toBe('owner/orders/order');
    expect(titleAt('stories/screens/Admin/Admin.stories.tsx')).toBe('owner/screens/admin');
  });

  test('and pages are on the shelves of the sidebar', () => {
    const shelves = ['Start', 'Foundations', 'Design system', 'Features', 'Screens', 'Owner'];
    const misplaced = [...storyFiles.map(titleOf), ...pageTitles].filter(
      (title) => ![...shelves, 'Engineering'].includes(title.split('/')[0] ?? ''),
    );
    expect(misplaced).toEqual([]);
  });

  test('each is at most three levels deep in the sidebar', () => {
    const deep = storyFiles.filter((path) => titleOf(path).split('/').length > 3);
    expect(deep).toEqual([]);
  });

  test('each test is a statement of the file: Storybook’s runner ignores those in loops', () => {
    const nested = storyFiles.flatMap((path) =>
      nestedTestsIn(path).map(({ start }) => `${path}:${lineAt(readSource(path), start)}`),
    );
    expect(nested).toEqual([]);
  });

  test('each page of the site has a story of its screen, or of the panel that an owner’s page shows', () => {
    const screens = mirrors
      .filter((path) => /^stories\/(screens|features\/admin)\//.test(path))
      .map(readSource);
    const missing = Object.keys(pages).filter(
      (name) =>
        name !== 'notFound' &&
        !screens.some((source) => new RegExp(`\\bpages\\.${name}\\.`).test(source)),
    );
    expect(missing).toEqual([]);
  });
});

describe('References in README and pages', () => {
  test('links lead to existing stories and pages', () => {
    const targets = new Set([
      ...[...pageTitles, ...storyFiles.map(titleOf)].map((title) => `docs/${toId(title, 'docs')}`),
      ...storyFiles.flatMap((path) =>
        storiesIn(path).map((name) => `story/${toId(titleOf(path), storyNameFromExport(name))}`),
      ),
    ]);
    const broken = docs.flatMap((path) =>
      [...readSource(path).matchAll(/\?path=\/([\w/-]+)/g)]
        .filter(([, target = '']) => !targets.has(target))
        .map(([, target]) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('the files that README and pages name exist', () => {
    const texts = ['README.md', ...stories.filter((path) => /\.mdx?$/.test(path))];
    const missing = texts.flatMap((path) =>
      [...readSource(path).matchAll(/`((?:src|stories|mocks|tests|e2e|\.storybook)\/[\w./-]*)`/g)]
        .filter(([, file = '']) => !existsSync(file))
        .map(([, file]) => `${path}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
