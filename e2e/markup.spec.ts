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

test('Every page is valid HTML without an empty paragraph', async () => {
  const read = (file: string) => readFileSync(join(demoSite.folder, file), 'utf8');
  const broken = read('index.html').replace('</main>', '<p id="top"><div></div></p></main>');
  expect((await findErrors(broken)).join('\n')).toMatch(/no-dup-id: .*"top"/);

  const files = readdirSync(demoSite.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const html = read(file);
    expect.soft(await findErrors(html), file).toEqual([]);
    // Screen readers stop at an empty paragraph.
    expect.soft(html.match(/<p[^>]*>(\s|&nbsp;|\u00a0)*<\/p>/g), file).toBeNull();
  }
});
