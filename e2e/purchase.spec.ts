import type { Page } from '@playwright/test';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import { packageLink, planLink, planPrice } from './support/catalogue.ts';
import {
  buy,
  buyLink,
  expectToast,
  headerLink,
  menuToggle,
  openHydrated,
  openWithStoppedClock,
  passTime,
  readStorage,
  stoppedAt,
} from './support/page.ts';
import {
  fillInQuestionnaire,
  questionnaireBox,
  submitQuestionnaire,
} from './support/questionnaire.ts';
import { expect, test } from './support/test.ts';

const answers = buildShortQuestionnaire();

const storedTickets = (page: Page) => readStorage<SupportTicket[]>(page, 'supportTickets');

test('A visitor can buy a package and submit the questionnaire, and ends on the account page', async ({
  page,
  payments,
}) => {
  await openWithStoppedClock(page, '/');
  await expect(await buy(page, 'Standard')).toHaveURL(packageLink('standard'));
  await expectToast(
    page,
    'Redirecting to Secure Payment',
    "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
  );
  await expect(page).toHaveURL('/website-questionnaire');

  await fillInQuestionnaire(page, answers);
  await expect(page.getByText('Redirecting to Secure Payment')).toBeHidden();
  await submitQuestionnaire(page);
  await expectToast(page, 'Questionnaire submitted successfully!');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  const [ticket] = (await storedTickets(page)) ?? [];
  const time = new Date(ticket?.date ?? 0).getTime();
  expect(time).toBeGreaterThanOrEqual(stoppedAt.getTime());
  expect(time).toBeLessThan(stoppedAt.getTime() + 1000);
  expect(ticket).toMatchObject({
    id: `web-${time}`,
    userId: 'guest',
    title: `Web Design Project: ${answers.businessName}`,
    subject: 'Standard - Website Development Project',
    packageId: 'standard',
  });
  expect(ticket?.description).toContain(answers.products);

  await passTime(page, 2999);
  await expect(page).toHaveURL('/website-questionnaire');
  await passTime(page, 1);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Please login to access your account')).toBeVisible();
  await passTime(page, 60_000);
  await expect(page).toHaveURL('/account');
  expect(payments).toEqual([packageLink('standard')]);

  // The redirect replaces its page, so that going back does not redirect again.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('The questionnaire keeps the package and the answers after a reload, until it is submitted', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await buy(page, 'Premium');
  await fillInQuestionnaire(page, answers);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('questionnaireDraft')))
    .toContain(answers.specialFeatures);
  await page.reload();
  await expect(questionnaireBox(page, 'products')).toHaveValue(answers.products);
  await submitQuestionnaire(page);
  await expectToast(page, 'Questionnaire submitted successfully!');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(await storedTickets(page)).toEqual([
    expect.objectContaining({
      packageId: 'premium',
      title: `Web Design Project: ${answers.businessName}`,
    }),
  ]);

  await openHydrated(page, '/');
  await buy(page, 'Standard');
  await expect(questionnaireBox(page, 'products')).toHaveValue('');
});

test('The prices and the meters of the plans move only without a preference for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const note = (what: string) => {
      document.documentElement.dataset.moved += ` ${what}`;
    };
    addEventListener('animationstart', ({ target }) => {
      note(target instanceof Element && target.matches('svg[data-drawn]') ? 'meter' : 'drawing');
    });
    addEventListener('transitionstart', () => {
      note('price');
      for (const motion of document.getAnimations()) {
        motion.pause();
        motion.currentTime = 100;
      }
    });
  });
  await openHydrated(page, '/');
  const root = page.locator('html');
  await page.getByText('Compare the plans line by line').scrollIntoViewIfNeeded();
  await expect(page.locator('svg[data-drawn]').first()).toBeAttached();
  // Not in the comparison.
  const cards = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Buy / }) });
  const monthly = cards.getByText(planPrice('single', 'monthly'), { exact: true });
  const yearly = cards.getByText(planPrice('single', 'yearly'), { exact: true });
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(yearly).toBeVisible();
  await expect(monthly).toBeHidden();
  await expect(root).not.toHaveAttribute('data-moved');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root).toHaveAttribute('data-moved', /meter/);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(root).toHaveAttribute('data-moved', /price/);
  await expect(monthly).toBeVisible();
  await expect(yearly).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({
    viewport: { width: breakpoints.phone, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a visitor can reach the plans through the menu, and buy one by the year', async ({
    page,
    payments,
  }) => {
    await openWithStoppedClock(page, '/');
    await menuToggle(page).tap();
    await headerLink(page, 'Web Hosting').tap();
    await expect(page).toHaveURL('/#pricing');
    await expect(headerLink(page, 'Web Hosting')).toBeHidden();

    const yearly = page.getByRole('radio', { name: 'Yearly' });
    await expect(yearly).toBeInViewport();
    await yearly.tap();
    const opened = page.waitForEvent('popup');
    await buyLink(page, 'Single').tap();
    await opened;
    await expectToast(page, 'Redirecting to Secure Payment');
    expect(payments).toEqual([planLink('single', 'yearly')]);
  });
});
