import { expect } from '@playwright/test';
import { buildRegistration } from '../../mocks/factories/credentials.ts';
import { buildShortQuestionnaire } from '../../mocks/factories/questionnaire.ts';
import { buildShortQuote } from '../../mocks/factories/quote.ts';
import { questionnaireQuestions } from '../../src/domain/questionnaire.ts';
import { packageLink } from '../support/catalogue.ts';
import { test } from './fixtures.ts';

const registration = buildRegistration();
const answers = buildShortQuestionnaire();
const quote = buildShortQuote();

test('A visitor can register with the keyboard, open the account page, log out and log in again', async ({
  visitor,
}) => {
  const { press, type } = visitor;
  await visitor.open('/');
  await visitor.whenHydrated();
  await visitor.tabTo('button', 'Account', 'banner');
  await press('Enter');
  await visitor.sees('button', 'Login', 'banner');
  await press('Tab');
  await visitor.hasFocusOn('button', 'Login', 'banner');
  await press('Tab');
  await visitor.hasFocusOn('button', 'Register', 'banner');
  await press('Enter');
  for (const [field, text] of [
    ['Name', registration.name],
    ['Email', registration.email],
    ['Password', registration.password],
    ['Confirm password', registration.password],
  ] as const) {
    await visitor.tabTo('field', field, 'dialog');
    await type(text);
  }
  await press('Enter');
  await visitor.seesText(`Account created for ${registration.name}!`);
  await visitor.hasFocusOn('button', 'My Account', 'banner');
  await press(' ');
  await visitor.sees('link', 'Profile', 'banner');
  await press('Tab');
  await visitor.hasFocusOn('link', 'Profile', 'banner');
  await press('Enter');
  await visitor.isAt('/account');

  await visitor.reload();
  await visitor.sees('heading', registration.name, 'main');
  await visitor.click('button', 'Logout', 'main');
  await visitor.isAt('/');
  await visitor.click('button', 'Account', 'banner');
  await visitor.click('button', 'Login', 'banner');
  await visitor.fill('Email', registration.email, 'dialog');
  await visitor.fill('Password', registration.password, 'dialog');
  await visitor.click('button', 'Login', 'dialog');
  await visitor.seesText(`Welcome back, ${registration.name}!`);
  await visitor.sees('button', 'My Account', 'banner');
});

test('A visitor can buy a package and submit the questionnaire', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.whenHydrated();
  await visitor.click('link', /^Buy Standard\b/);
  expect(await visitor.closeNewTab()).toBe(packageLink('standard'));
  await visitor.isAt('/website-questionnaire');
  for (const [field, answer] of Object.entries(answers)) {
    const { label } = questionnaireQuestions[field as keyof typeof answers];
    if (answer) await visitor.fill(label, answer);
  }
  await visitor.click('button', 'Submit Questionnaire');
  await visitor.sees('heading', /^Thank You/);
  expect(await visitor.readStorage('supportTickets')).toEqual([
    expect.objectContaining({
      packageId: 'standard',
      title: `Web Design Project: ${answers.businessName}`,
    }),
  ]);
  await visitor.isAt('/account');
});

test('A visitor can request a quote with the keyboard after a reload, which keeps the answers', async ({
  visitor,
}) => {
  const { press, type } = visitor;
  await visitor.open('/custom-quote');
  await visitor.whenHydrated();
  await visitor.tabTo('field', 'Business name');
  for (const text of [quote.businessName, quote.contactName, quote.email]) {
    await type(text);
    await press('Tab');
  }
  await press('Tab');
  await visitor.hasFocusOn('choice', 'Business');
  await press('ArrowRight');
  await visitor.hasFocusOn('choice', 'Ecommerce');
  await visitor.hasChosen('Ecommerce');
  await visitor.reload();
  await visitor.whenHydrated();
  await visitor.hasValue('Email', quote.email);
  await visitor.hasChosen('Ecommerce');

  // The captcha is rendered when its place comes near the viewport.
  await visitor.tabTo('field', /^Additional info/);
  await visitor.tabTo('choice', "I'm not a robot");
  await press(' ', 'Tab');
  await visitor.hasFocusOn('button', 'Submit Quote Request');
  await press('Enter');
  await visitor.sees('dialog', 'Thank You for Your Quote Request!');
  await press('Escape');
  await visitor.seesNo('dialog', 'Thank You for Your Quote Request!');
  await visitor.hasValue('Email', '');
});

test('The owner can change a price, find an order and log out', async ({ visitor }) => {
  await visitor.open('/admin');
  await visitor.whenHydrated();
  await visitor.fill('Username', 'admin');
  await visitor.fill('Password', 'change-me');
  await visitor.click('button', 'Login');
  await visitor.sees('heading', 'Stripe Settings');

  await visitor.click('tab', 'Web Development');
  await visitor.isAt('/admin?tab=web-development');
  await visitor.click('button', 'Edit Prices');
  await visitor.fill('Ecommerce add-on', '85.5');
  await visitor.click('button', 'Save Changes');
  await visitor.seesText('£85.50');
  expect(await visitor.readStorage('webDevPrices')).toMatchObject({ ecommerceAddOn: 85.5 });

  await visitor.click('tab', 'Orders');
  await visitor.sees('rowheader', /ORD-001/);
  await visitor.fill('Search orders', 'ashworth');
  await visitor.seesNo('rowheader', /ORD-001/);
  await visitor.sees('rowheader', /ORD-002/);

  await visitor.reload();
  await visitor.click('button', 'Logout', 'banner');
  await visitor.sees('field', 'Username');
  await visitor.seesNo('tab', 'Orders');
});

test('The controls work before hydration, and a package bought then opens its questionnaire', async ({
  site,
  visitor,
}) => {
  const release = site.holdModules();
  await visitor.open('/');
  await visitor.choose(/^Yearly/);
  await visitor.sees('link', /^Buy Basic yearly/);
  await visitor.seesNo('link', /^Buy Basic monthly/);
  const light = await visitor.background();
  await visitor.choose('Dark');
  await expect.poll(visitor.background).not.toBe(light);
  await visitor.click('link', /^Buy Standard\b/);
  expect(await visitor.closeNewTab()).toBe(packageLink('standard'));
  await visitor.isAt('/');
  expect(await visitor.isHydrated()).toBe(false);
  release();
  await visitor.isAt('/website-questionnaire');
  await visitor.sees('field', 'Business name');
  expect(await visitor.background()).not.toBe(light);
});

test('The login dialog opens after hydration when Login is pressed before', async ({
  site,
  visitor,
}) => {
  const release = site.holdModules();
  await visitor.open('/');
  await visitor.click('button', 'Account', 'banner');
  await visitor.click('button', 'Login', 'banner');
  expect(await visitor.isHydrated()).toBe(false);
  release();
  await visitor.sees('field', 'Email', 'dialog');
  await visitor.press('Escape');
  await visitor.seesNo('field', 'Email', 'dialog');
  await visitor.hasFocusOn('button', 'Account', 'banner');
});

for (const path of ['/account', '/admin']) {
  test(`A reload heals ${path} after its scripts have failed`, async ({ site, visitor }) => {
    const connect = site.cutFiles();
    await visitor.open(path);
    await visitor.sees('button', 'Load the page again', 'main');
    connect();
    await visitor.reload();
    await visitor.whenHydrated();
    await visitor.seesNo('button', 'Load the page again', 'main');
  });
}

test('A button loads the quote form again after its scripts have failed, and keeps what was typed', async ({
  site,
  visitor,
}) => {
  const connect = site.cutFiles();
  await visitor.open('/custom-quote');
  await visitor.sees('button', 'Load the page again', 'main');
  await visitor.fill('Business name', quote.businessName);
  connect();
  await visitor.click('button', 'Load the page again', 'main');
  await visitor.whenHydrated();
  await visitor.hasValue('Business name', quote.businessName);
});

test('The login dialog opens once its files can be fetched again', async ({ site, visitor }) => {
  await visitor.open('/');
  await visitor.whenHydrated();
  const connect = site.cutFiles();
  await visitor.click('button', 'Account', 'banner');
  await visitor.click('button', 'Login', 'banner');
  await visitor.seesText('The login window could not be loaded');
  connect();
  await visitor.click('button', 'Account', 'banner');
  await visitor.click('button', 'Login', 'banner');
  await visitor.sees('field', 'Email', 'dialog');
});
