import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { demoSite } from '../scripts/testSites.ts';
import { expect, test } from './support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Only for files of other sites: the import map has the hashes of the modules, and the policy
    // those of the inline styles.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

async function findErrors(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const read = (file: string) => readFileSync(join(demoSite.folder, file), 'utf8');

const filesWith = (ending: RegExp) =>
  readdirSync(demoSite.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    ending.test(file),
  );

test('Every drawing has a size without styles, as a reader view or a failed style sheet shows it', () => {
  for (const file of filesWith(/\.(html|svg)$/)) {
    const drawings = read(file).match(/<svg\b[^>]*>/g) ?? [];
    expect.soft(drawings.length, file).toBeGreaterThan(file === 'samples/booking.html' ? -1 : 0);
    for (const drawing of drawings) {
      expect.soft(drawing, file).toMatch(/ width="/);
      expect.soft(drawing, file).toMatch(/ height="/);
    }
  }
});

test('Every page hides with the attribute what is not for its reader yet', () => {
  for (const file of filesWith(/\.html$/)) {
    const alerts = read(file).match(/<[^>]* role="alert"[^>]*>/g) ?? [];
    for (const alert of alerts) expect.soft(alert, file).toContain(' hidden=""');
  }
  expect(read('index.html')).toContain('role="alert"');
});

test('Every page is valid HTML without an empty paragraph', async () => {
  const broken = read('index.html').replace('</main>', '<p id="top"><div></div></p></main>');
  expect((await findErrors(broken)).join('\n')).toMatch(/no-dup-id: .*"top"/);

  const files = filesWith(/\.html$/);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const html = read(file);
    expect.soft(await findErrors(html), file).toEqual([]);
    // Screen readers stop at an empty paragraph.
    expect.soft(html.match(/<p[^>]*>(\s|&nbsp;|\u00a0)*<\/p>/g), file).toBeNull();
  }
});
