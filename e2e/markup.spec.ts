import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { demoSite } from '../scripts/testSites.ts';
import { expect, test } from './support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Of other sites' files alone. The site's own styles are inline, under a hash of the policy: the
    // links that name them are switched off. What its modules have to be says the import map.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

async function complaintsAbout(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const files = readdirSync(demoSite.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

test('A browser finds nothing to guess in any page', async () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const html = readFileSync(join(demoSite.folder, file), 'utf8');
    expect(await complaintsAbout(html), file).toEqual([]);
  }
});

test('The validator would find something', async () => {
  const html = readFileSync(join(demoSite.folder, 'index.html'), 'utf8');
  const broken = html.replace('</main>', '<p id="top"><div></div></p></main>');
  expect((await complaintsAbout(broken)).join('\n')).toMatch(/no-dup-id: .*"top"/);
});
