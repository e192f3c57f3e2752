import {
  createDocsToolset,
  createManifestDocsAccess,
  experimental_loadStorybook,
  getService,
  loadManifests,
  type StoryIndexGenerator,
} from 'storybook/internal/core-server';
import type { Presets } from 'storybook/internal/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { conformanceFacts } from '#.storybook/conformance.ts';
import { criteria } from '../../stories/foundations/criteria.ts';
import { filesBelow, importsOf, readSource } from '../support/sourceFiles';
import { hasProperty } from '../support/storyFiles';

const stories = filesBelow('stories/design-system').filter((path) => /\.tsx?$/.test(path));

describe('The Storybook of the design system', () => {
  let presets: Presets;

  // Reads every story, which takes long on a busy machine.
  beforeAll(async () => {
    const configuration = { configDir: '.storybook/kit', packageJson: {} };
    ({ presets } = await experimental_loadStorybook(configuration));
  }, 600_000);

  test('has its own page first, and nothing of the product', async () => {
    const generator = await presets.apply<StoryIndexGenerator>('storyIndexGenerator');
    const { entries } = await generator.getIndex();
    const titles = Object.values(entries).map(({ title }) => title);
    expect(titles[0]).toBe('Design system/Overview');
    const shelves = new Set(titles.map((title) => title.replace(/\/.*/, '')));
    expect([...shelves]).toEqual(['Design system', 'Foundations']);
  }, 600_000);

  test('answers assistants when to use each component and when not', async () => {
    const manifests = await loadManifests(presets);
    const guided = stories.filter((path) => hasProperty(path, 'guidance'));
    expect(guided.length).toBeGreaterThan(50);
    const tags = Object.values(manifests.components?.components ?? {})
      .filter(({ path }) => guided.includes(path.replace('./', '')))
      .map(({ jsDocTags }) => Object.keys(jsDocTags));
    expect(tags.length).toBe(guided.length);
    for (const names of tags) {
      expect(names).toEqual(
        expect.arrayContaining(['when to use it', 'when to use something else', 'accessibility']),
      );
    }
    // What `addon-mcp` sends.
    const docsAccess = createManifestDocsAccess({ getManifests: async () => manifests });
    const { show } = createDocsToolset({ docsAccess }).methods;
    const id = 'design-system-actions-buttonlink';
    const { markdown } = await show.handler({ id }, { transport: 'mcp', getService });
    expect(String(markdown)).toContain('**When to use it:** ');
    expect(String(markdown)).toContain('**When to use something else:** ');
  }, 600_000);
});

test('The report on conformance has its claims from rules, checks and tests that exist', async () => {
  const { rules, checks, tests } = await conformanceFacts();
  expect(criteria.length).toBe(55);
  const idle = criteria
    .flatMap(({ titles }) => titles)
    .filter((part) => !tests.some(({ text }) => text.includes(part)));
  expect(idle).toEqual([]);
  expect(rules['1.4.3']).toEqual(['color-contrast']);
  expect(checks['2.4.7']?.map(({ file }) => file)).toEqual(['.storybook/focusRings.ts']);
  // Off by default in axe, of a higher level, or about the document around a story.
  for (const number of ['2.5.8', '1.4.6', '2.4.2', '3.1.1']) {
    expect(rules, number).not.toHaveProperty([number]);
  }
});

test('The stories of the design system need nothing of the product', () => {
  const files = ['src', 'stories', '.storybook'].flatMap(filesBelow);
  const fileOf = (target: string) =>
    ['', '.ts', '.tsx', '.css.ts', '/index.ts']
      .map((end) => target + end)
      .find((path) => files.includes(path));
  const roots = [
    ...stories,
    ...filesBelow('.storybook/kit'),
    ...filesBelow('stories/foundations').filter((path) => /(?<!\.css)\.tsx?$/.test(path)),
  ];
  const seen = new Set(roots);
  const wrong: string[] = [];
  // Grows while it is walked.
  for (const path of seen) {
    for (const { target = '' } of importsOf(path)) {
      if (/^(mocks|server|src\/(?!design-system\/|content\/(business|logo)$))/.test(target)) {
        wrong.push(`${path}: ${target}`);
      }
      const file = fileOf(target);
      if (file && /\.tsx?$/.test(file) && !file.startsWith('src/content/')) seen.add(file);
    }
  }
  expect(seen.size).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
  const pages = filesBelow('stories').filter((path) =>
    /^stories\/(design-system|foundations)\/(?!Writing|WalkThrough).*\.mdx$/.test(path),
  );
  for (const path of pages) {
    expect(readSource(path), path).not.toMatch(
      /path=\/\w+\/(?!design-system|foundations)|content\/business/,
    );
  }
});
