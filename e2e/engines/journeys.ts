import { expect } from '@playwright/test';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { questionnaireQuestions } from '#src/domain/questionnaire.ts';
import { packageLink } from '../support/catalogue.ts';
import type { test as baseTest } from './support/fixtures.ts';

type Questions = typeof questionnaireQuestions;

/** The main journeys. They run in every engine, so they use only what `Visitor` offers. */
export function testJourneys(test: typeof baseTest) {
  const registration = buildRegistration();
  const answers = buildShortQuestionnaire();
  const quote = buildShortQuote();

  test('A visitor can register, open the account page, log out and log in again', async ({
    visitor,
  }) => {
    await visitor.open('/');
    await visitor.whenHydrated();
    await visitor.click('button', 'Account', 'banner');
    await visitor.click('button', 'Register', 'banner');
    await visitor.fill('Name', registration.name, 'dialog');
    await visitor.fill('Email', registration.email, 'dialog');
    await visitor.fill('Password', registration.password, 'dialog');
    await visitor.fill('Confirm password', registration.password, 'dialog');
    await visitor.click('button', 'Register', 'dialog');
    await visitor.seesText(`Account created for ${registration.name}!`);
    await visitor.hasFocusOn('button', 'My Account', 'banner');

    await visitor.remote.reload();
    await visitor.click('button', 'My Account', 'banner');
    await visitor.click('link', 'Profile', 'banner');
    await visitor.isAt('/account');
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

  test('A visitor can register and open the account page with the keyboard alone', async ({
    visitor,
  }) => {
    const { press } = visitor.remote;
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
    await visitor.tabTo('field', 'Name', 'dialog');
    await press(...registration.name, 'Tab');
    await visitor.hasFocusOn('field', 'Email', 'dialog');
    await press(...registration.email, 'Tab');
    await visitor.hasFocusOn('field', 'Password', 'dialog');
    await press(...registration.password, 'Tab');
    await visitor.hasFocusOn('field', 'Confirm password', 'dialog');
    await press(...registration.password, 'Enter');
    await visitor.hasFocusOn('button', 'My Account', 'banner');

    await press('Space');
    await visitor.sees('link', 'Profile', 'banner');
    await press('Tab');
    await visitor.hasFocusOn('link', 'Profile', 'banner');
    await press('Enter');
    await visitor.isAt('/account');
    await visitor.tabTo('button', 'Logout', 'main');
    await press('Enter');
    await visitor.isAt('/');
  });

  test('A visitor can buy a package and submit the questionnaire', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.whenHydrated();
    await visitor.click('link', /^Buy Standard\b/);
    expect(await visitor.remote.closeNewTab()).toBe(packageLink('standard'));
    await visitor.isAt('/website-questionnaire');
    for (const [field, answer] of Object.entries(answers)) {
      if (answer) {
        const { label } = questionnaireQuestions[field as keyof Questions];
        await visitor.fill(label, answer);
      }
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
    await visitor.isAt('/');
  });

  test('A visitor can request a quote after a reload, which keeps the answers', async ({
    visitor,
  }) => {
    await visitor.open('/custom-quote');
    await visitor.whenHydrated();
    await visitor.fill('Business name', quote.businessName);
    await visitor.fill('Contact name', quote.contactName);
    await visitor.fill('Email', quote.email);
    await visitor.choose('Portfolio');
    await visitor.remote.reload();
    await visitor.whenHydrated();
    await visitor.hasValue('Email', quote.email);
    await visitor.hasChosen('Portfolio');

    // The captcha is rendered when its place comes near the viewport.
    await visitor.sees('button', 'Submit Quote Request');
    await visitor.choose("I'm not a robot");
    await visitor.click('button', 'Submit Quote Request');
    await visitor.sees('dialog', 'Thank You for Your Quote Request!');
    await visitor.remote.press('Escape');
    await visitor.seesNo('dialog', 'Thank You for Your Quote Request!');
    await visitor.hasValue('Email', '');
  });

  test('A visitor can request a quote with the keyboard alone', async ({ visitor }) => {
    const { press } = visitor.remote;
    await visitor.open('/custom-quote');
    await visitor.whenHydrated();
    await visitor.tabTo('field', 'Business name');
    await press(...quote.businessName, 'Tab', ...quote.contactName, 'Tab', ...quote.email);
    await visitor.hasFocusOn('field', 'Email');
    await press('Tab', 'Tab');
    await visitor.hasFocusOn('choice', 'Business');
    await press('ArrowRight');
    await visitor.hasFocusOn('choice', 'Ecommerce');
    await visitor.hasChosen('Ecommerce');
    await press('Tab');
    await visitor.hasFocusOn('choice', '1-5');
    await visitor.tabTo('field', /^Additional info/);
    await visitor.tabTo('choice', "I'm not a robot");
    await press('Space', 'Tab');
    await visitor.hasFocusOn('button', 'Submit Quote Request');
    await press('Enter');
    await visitor.sees('dialog', 'Thank You for Your Quote Request!');
  });

  test('The owner can change a price, find an order and edit a mail, and log out', async ({
    visitor,
  }) => {
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
    await visitor.sees('rowheader', 'ORD-001');
    await visitor.fill('Search orders', 'ashworth');
    await visitor.seesNo('rowheader', 'ORD-001');
    await visitor.sees('rowheader', 'ORD-002');

    await visitor.click('tab', 'Email Templates');
    await visitor.click('button', /^Purchase Confirmation/);
    await visitor.fill('Subject', 'Your order, {{customerName}}');
    await visitor.seesText('Your order, Eleanor Whitby');
    await visitor.click('button', 'Save Changes');
    await visitor.seesText('Template Saved');

    await visitor.remote.reload();
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
    await visitor.sees('link', /^Buy Basic monthly/);
    await visitor.choose(/^Yearly/);
    await visitor.sees('link', /^Buy Basic yearly/);
    await visitor.seesNo('link', /^Buy Basic monthly/);
    const background = () =>
      visitor.remote.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await visitor.choose('Dark');
    await expect.poll(background).not.toBe(light);
    await visitor.click('button', 'Account', 'banner');
    await visitor.sees('button', 'Login', 'banner');
    await visitor.remote.press('Escape');
    await visitor.seesNo('button', 'Login', 'banner');

    await visitor.click('link', /^Buy Standard\b/);
    expect(await visitor.remote.closeNewTab()).toBe(packageLink('standard'));
    await visitor.isAt('/');
    expect(await visitor.isHydrated()).toBe(false);
    release();
    await visitor.isAt('/website-questionnaire');
    await visitor.sees('field', 'Business name');
    expect(await background()).not.toBe(light);
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
    await visitor.remote.press('Escape');
    await visitor.seesNo('field', 'Email', 'dialog');
    await visitor.hasFocusOn('button', 'Account', 'banner');
  });
}
