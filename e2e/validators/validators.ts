import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { statesFolder } from '../../scripts/testSites.ts';

const { resolve } = createRequire(import.meta.url);
const equalAccess = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
const codeSniffer = readFileSync(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** Findings of IBM Equal Access that are no fault of the page, with the reason. */
const equalAccessExceptions = [
  // The hint and the error of a radio group are paragraphs, as those of a field.
  /^aria_child_valid: .* role "radiogroup" owns .* role "paragraph" /,
];

/** A result of IBM Equal Access. It also lists what passes, and what a person has to check. */
interface Finding {
  ruleId: string;
  message: string;
  value: readonly [string, string];
  path: { dom: string };
}

/** The failures that IBM Equal Access finds without a person. */
export async function findWithEqualAccess(page: Page) {
  await page.evaluate(`${equalAccess}; window.ace = ace`);
  const { results }: { results: Finding[] } = await page.evaluate(() => {
    const { Checker } = Reflect.get(window, 'ace');
    return new Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
  });
  expect(results.length, 'results, with what passes').toBeGreaterThan(50);
  return results
    .filter(({ value }) => value[1] === 'FAIL')
    .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`)
    .filter((finding) => !equalAccessExceptions.some((exception) => exception.test(finding)));
}

/** The errors of HTML_CodeSniffer, which also has warnings and notices for a person to check. */
export async function findWithCodeSniffer(page: Page) {
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

/** Expects no findings on the page as it is now, and stores it for the Nu Html Checker. */
export async function expectValid(page: Page, name: string) {
  mkdirSync(statesFolder, { recursive: true });
  writeFileSync(`${statesFolder}/${name}.html`, await page.content());
  expect.soft(await findWithEqualAccess(page), name).toEqual([]);
  expect.soft(await findWithCodeSniffer(page), name).toEqual([]);
}
