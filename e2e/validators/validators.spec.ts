import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { statesFolder } from '../../scripts/testSites.ts';
import { openHydrated } from '../support/page.ts';
import { states, writeStorage } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

const { resolve } = createRequire(import.meta.url);
const equalAccess = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
const codeSniffer = readFileSync(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** Rules of IBM Equal Access whose findings are no fault of the page, with the reason. */
const equalAccessExceptions: Readonly<Record<string, string>> = {
  aria_child_valid: 'The hint and the error of a radio group are paragraphs, as those of a field.',
};

/** A result of IBM Equal Access. It also lists what passes, and what a person has to check. */
interface Finding {
  ruleId: string;
  message: string;
  value: readonly [string, string];
  path: { dom: string };
}

/** The failures that IBM Equal Access finds without a person. */
async function findWithEqualAccess(page: Page) {
  await page.evaluate(`${equalAccess}; window.ace = ace`);
  const { results }: { results: Finding[] } = await page.evaluate(() => {
    const { Checker } = Reflect.get(window, 'ace');
    return new Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
  });
  expect(results.length, 'results, with what passes').toBeGreaterThan(50);
  return results
    .filter(({ value, ruleId }) => value[1] === 'FAIL' && !(ruleId in equalAccessExceptions))
    .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`);
}

/** The errors of HTML_CodeSniffer, which also has warnings and notices for a person to check. */
async function findWithCodeSniffer(page: Page) {
  await page.evaluate(codeSniffer);
  return page.evaluate(async () => {
    const ERROR = 1;
    const sniffer = Reflect.get(window, 'HTMLCS');
    await new Promise((done) => sniffer.process('WCAG2AA', document, done));
    const messages: { type: number; code: string; msg: string; element: Element }[] =
      sniffer.getMessages();
    return messages
      .filter(({ type }) => type === ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg} (${element.outerHTML.slice(0, 120)})`);
  });
}

mkdirSync(statesFolder, { recursive: true });

for (const [index, { name, storage, enter }] of states.entries()) {
  test(`${name} has no findings of the accessibility validators`, async ({ page }) => {
    await writeStorage(page, storage);
    await enter(page);
    // The Nu Html Checker reads these files.
    writeFileSync(`${statesFolder}/${index}.html`, await page.content());
    expect(await findWithEqualAccess(page)).toEqual([]);
    expect(await findWithCodeSniffer(page)).toEqual([]);
  });
}

test('The validators find an image without a text and a focusable list item', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await page.evaluate(() => {
    const item = document.createElement('li');
    item.tabIndex = 0;
    item.textContent = 'Item';
    const list = document.createElement('ul');
    list.append(item);
    document.querySelector('main')?.append(new Image(), list);
  });
  expect((await findWithEqualAccess(page)).join('\n')).toMatch(/element_tabbable_role_valid/);
  expect((await findWithCodeSniffer(page)).join('\n')).toMatch(/1_1_1\.H37/);
});
