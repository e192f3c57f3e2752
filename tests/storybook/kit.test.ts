import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceFacts } from '#.storybook/conformance.ts';
import { freePort } from '../../scripts/freePort.ts';
import { criteria } from '../../stories/foundations/criteria.ts';
import { filesBelow, importsOf, readSource } from '../support/sourceFiles';
import { hasProperty } from '../support/storyFiles';

const stories = filesBelow('stories/design-system').filter((path) => /\.tsx?$/.test(path));

describe('The Storybook of the design system', () => {
  let storybook: ChildProcess;
  let url = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const options = ['--kit', '--port', String(port), '--host', '127.0.0.1', '--no-open', '--ci'];
    const command = ['--import', 'tsx', 'scripts/storybook.ts', 'dev', ...options];
    storybook = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      storybook.once('exit', () => reject(new Error('Storybook has ended.')));
      storybook.stdout?.on('data', (text) => String(text).includes('Storybook ready') && resolve());
    });
  }, 120_000);

  afterAll(async () => {
    storybook.kill('SIGINT');
    await once(storybook, 'exit');
  });

  const read = async (path: string) => (await fetch(`${url}/${path}`)).json();

  test('has its own page first, and nothing of the product', async () => {
    const entries: { title: string }[] = Object.values((await read('index.json')).entries);
    expect(entries[0]?.title).toBe('Design system/Overview');
    const shelves = new Set(entries.map(({ title }) => title.replace(/\/.*/, '')));
    expect([...shelves]).toEqual(['Design system', 'Foundations']);
  });

  test('answers assistants when to use each component and when not', async () => {
    const { components } = await read('manifests/components.json');
    const guided = stories.filter((path) => hasProperty(path, 'guidance'));
    expect(guided.length).toBeGreaterThan(50);
    const tags = Object.values(components as Record<string, { path: string; jsDocTags: object }>)
      .filter(({ path }) => guided.includes(path.replace('./', '')))
      .map(({ jsDocTags }) => Object.keys(jsDocTags));
    expect(tags.length).toBe(guided.length);
    for (const names of tags) {
      expect(names).toEqual(
        expect.arrayContaining(['when to use it', 'when to use something else', 'accessibility']),
      );
    }
    const response = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'docs-show', arguments: { id: 'design-system-actions-buttonlink' } },
      }),
    });
    const answer = await response.text();
    expect(answer).toContain('**When to use it:** ');
    expect(answer).toContain('**When to use something else:** ');
  });
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
