import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A check that names its criteria, or a test by its title. */
interface Evidence {
  /** What is checked, in the words of the sources. */
  text: string;
  file: string;
}

export interface ConformanceFacts {
  /** The rules of axe that run on every story, by criterion. */
  rules: Record<string, string[]>;
  /** Checks whose comment names a criterion, by criterion. */
  checks: Record<string, Evidence[]>;
  tests: Evidence[];
  /** The number of stories by component. */
  stories: Record<string, number>;
}

/** What `axe._audit` has besides the types. */
interface Audit {
  rules: {
    id: string;
    enabled: boolean;
    tags: string[];
    selector: string;
    pageLevel: boolean;
  }[];
}

const add = <Value>(lists: Record<string, Value[]>, key: string, value: Value) => {
  lists[key] = [...(lists[key] ?? []), value];
};

const sourcesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => join(folder, path).replaceAll('\\', '/'))
        .sort()
    : [];

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\//g;
const TEST = /^\s*(?:test|\w+\.test)\(\s*(['`])(.*?)\1,/gm;

const folders = ['.storybook', 'stories/design-system', 'tests/design-system', 'e2e'];

/** What the tests of the design system, and of the site, know of WCAG, read from their sources. */
export async function conformanceFacts(): Promise<ConformanceFacts> {
  // Not above: tools that only read the configuration have no `window`.
  const { default: axe } = await import('axe-core');
  const { rules }: Audit = Reflect.get(axe, '_audit');
  const facts: ConformanceFacts = { rules: {}, checks: {}, tests: [], stories: {} };
  for (const { id, enabled, tags, selector, pageLevel } of rules) {
    // A story is checked from its `body` on.
    const isOfDocument = pageLevel || /^(html|meta)\b/.test(selector);
    if (!enabled || isOfDocument || tags.includes('experimental')) continue;
    for (const tag of tags) {
      const [, ...parts] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
      if (parts.length > 0) add(facts.rules, parts.join('.'), id);
    }
  }
  for (const file of folders.flatMap(sourcesBelow)) {
    const source = readFileSync(file, 'utf8');
    for (const [, comment = ''] of source.matchAll(COMMENT)) {
      const text = comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
      for (const [, criterion = ''] of text.matchAll(/\(WCAG ([\d.]+)\)/g)) {
        add(facts.checks, criterion, { text: text.replace(/ \(WCAG [\d.]+\)/g, ''), file });
      }
    }
    for (const [, , text = ''] of source.matchAll(TEST)) {
      if (!text.includes('${')) facts.tests.push({ text, file });
    }
    const [, component] = /([A-Z]\w+)\.stories\.tsx$/.exec(file) ?? [];
    const count = source.match(/\bmeta\.story\(/g)?.length ?? 0;
    if (component) facts.stories[component] = count;
  }
  return facts;
}
