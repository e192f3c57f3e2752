import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { report } from '../../scripts/figures.mjs';
import { whenHydrated } from '../support/page.ts';
import { notFoundMessages, routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { randomFrom } from './support/random.ts';
import { actions } from './support/wildActions.ts';

/** How many things each of them does. */
const ACTIONS = 250;

/** `SEED=7` lets that one alone in, to see again what it did; `EFFORT=10` ten times as many. */
const seeds = process.env.SEED
  ? [Number(process.env.SEED)]
  : Array.from({ length: 8 * Number(process.env.EFFORT || 1) }, (_, index) => index + 1);

/** A page that is just being left takes no order. */
const isLeaving = (error: unknown) =>
  /context was destroyed|navigat|ERR_ABORTED|interrupted|Cannot find context/i.test(String(error));

async function expectPageStands(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

for (const seed of seeds) {
  test(`Whoever does anything at random breaks nothing (seed ${seed})`, async ({
    page,
    context,
    baseURL,
    allowMessage,
  }, testInfo) => {
    test.setTimeout(900_000);
    for (const message of notFoundMessages) allowMessage(message);
    // Whoever leaves while the captcha comes takes along what answers for it in the demo.
    allowMessage(/recaptcha\/api\.js|The captcha could not be shown/);
    // The Enter key may follow a link to elsewhere, which opens a page of its own.
    allowMessage(/^request to another site/);
    const random = randomFrom(seed);
    // Every other one lets the page come to rest; every fourth has a slow machine.
    const isPatient = seed % 2 === 0;
    if (seed % 4 === 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const otherTab = await context.newPage();
    await otherTab.goto('/robots.txt');
    // Every third is the owner.
    if (seed % 3 === 0) await otherTab.evaluate(() => localStorage.setItem('adminSession', 'true'));
    context.on('page', (opened) => void opened.close());
    // The browser's own question, whether to leave what has not been saved.
    page.on('dialog', (dialog) => void dialog.accept());

    const diary: string[] = [];
    page.on('console', (message) => diary.push(`  ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => diary.push(`  uncaught: ${error}`));
    // In place of the empty page, so that nobody goes back to that one.
    const first = new URL(routes[seed % routes.length] ?? '/', baseURL);
    await page.evaluate((url) => window.location.replace(url), first.href);
    await page.waitForURL(first.href);
    try {
      for (let done = 0; done < ACTIONS; done += 1) {
        const act = actions[random(actions.length)];
        const number = random(1000);
        try {
          diary.push(`${new URL(page.url()).pathname}: ${await act?.(page, number, otherTab)}`);
        } catch (error) {
          if (!isLeaving(error)) throw error;
          diary.push('(too late)');
        }
        await expectPageStands(page);
        if (isPatient) await whenHydrated(page);
      }
    } finally {
      await writeFile(testInfo.outputPath('diary.txt'), diary.join('\n'));
    }
    report(`random actions with seed ${seed}: ${ACTIONS}, nothing in the console`);
  });
}
