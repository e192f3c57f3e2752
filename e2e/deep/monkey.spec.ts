import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { report } from '../../scripts/report.ts';
import { whenHydrated } from '../support/page.ts';
import { notFoundMessages, paths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';
import { randomFrom } from './support/random.ts';
import { actions } from './support/randomActions.ts';

const ACTIONS = 250;

/** `SEED=7` repeats one test. `EFFORT=10` runs ten times as many. */
const seeds = process.env.SEED
  ? [Number(process.env.SEED)]
  : Array.from({ length: 8 * Number(process.env.EFFORT || 1) }, (_, index) => index + 1);

/** Whether an action failed because the page was being unloaded. */
const isUnloadError = (error: unknown) =>
  /context was destroyed|navigat|ERR_ABORTED|interrupted|Cannot find context/i.test(String(error));

async function expectPageRenders(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

for (const seed of seeds) {
  test(`${ACTIONS} random actions leave a rendered page and an empty console (seed ${seed})`, async ({
    page,
    context,
    baseURL,
    allowMessage,
  }, testInfo) => {
    test.setTimeout(900_000);
    for (const message of notFoundMessages) allowMessage(message);
    // Leaving a page stops the demo's worker, perhaps before it has sent the captcha's script.
    allowMessage(/recaptcha\/api\.js|The captcha could not be shown/);
    // The Enter key may follow a link to another site, which opens a tab.
    allowMessage(/^request to another site/);
    const random = randomFrom(seed);
    // Every second test waits for hydration, every fourth throttles the CPU, every third is the owner.
    const waitsForHydration = seed % 2 === 0;
    if (seed % 4 === 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const otherTab = await context.newPage();
    await otherTab.goto('/robots.txt');
    if (seed % 3 === 0) await otherTab.evaluate(() => localStorage.setItem('adminSession', 'true'));
    context.on('page', (opened) => void opened.close());
    // The browser asks before unsaved edits are lost.
    page.on('dialog', (dialog) => void dialog.accept());

    const log: string[] = [];
    page.on('console', (message) => log.push(`  ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => log.push(`  uncaught: ${error}`));
    // Replaces the empty page, so that going back never leads to it.
    const first = new URL(paths[seed % paths.length] ?? '/', baseURL);
    await page.evaluate((url) => window.location.replace(url), first.href);
    await page.waitForURL(first.href);
    try {
      for (let done = 0; done < ACTIONS; done += 1) {
        const act = actions[random(actions.length)];
        const number = random(1000);
        try {
          log.push(`${new URL(page.url()).pathname}: ${await act?.(page, number, otherTab)}`);
        } catch (error) {
          if (!isUnloadError(error)) throw error;
          log.push('(the page was being unloaded)');
        }
        await expectPageRenders(page);
        if (waitsForHydration) await whenHydrated(page);
      }
    } finally {
      await writeFile(testInfo.outputPath('log.txt'), log.join('\n'));
    }
    report(`random actions with seed ${seed}: ${ACTIONS}, nothing in the console`);
  });
}
