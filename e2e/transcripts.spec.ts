import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { questionnaireQuestions } from '#src/domain/questionnaire.ts';
import { ruth } from './support/account.ts';
import { stoppedAt } from './support/page.ts';
import { type ScreenReader, startScreenReader } from './support/screenReader.ts';
import { expect, test } from './support/test.ts';

/**
 * The main journeys as they are heard. A change of a transcript is read in the review, like a changed
 * screenshot; `npx playwright test transcripts -u` accepts it.
 */
const ticket = buildConversation();

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(stoppedAt);
});

async function expectTranscript(reader: ScreenReader, name: string) {
  expect(await reader.transcript()).toMatchSnapshot(`${name}.txt`);
}

/** Types into a field. */
async function write(reader: ScreenReader, field: string, text: string) {
  await reader.tabTo('textbox', field);
  await reader.press('ControlOrMeta+A');
  await reader.type(text);
}

test('A guest answers the questionnaire, stays on the page and registers', async ({ page }) => {
  const reader = await startScreenReader(page);
  await reader.open('/');
  await reader.hears('Welcome');
  await reader.tabTo('link', /^Buy Standard/);
  const paymentPage = page.waitForEvent('popup');
  await reader.press('Enter');
  await (await paymentPage).close();
  await reader.landsOn('heading', 'Tell us about your project');
  await reader.hears('Redirecting to Secure Payment');
  await reader.tabTo('button', 'Submit Questionnaire');
  await reader.press('Enter');
  await reader.landsOn('textbox', 'Business name');
  await reader.hears('Business name is required');
  const answers = buildShortQuestionnaire();
  for (const field of [
    'businessName',
    'businessDescription',
    'products',
    'specialFeatures',
  ] as const) {
    await reader.tabTo('textbox', questionnaireQuestions[field].label);
    await reader.type(answers[field]);
  }
  await reader.tabTo('button', 'Submit Questionnaire');
  // The redirect has to wait until all is read, however long that takes.
  await page.clock.pauseAt(stoppedAt.getTime() + 60_000);
  await reader.press('Enter');
  await reader.landsOn('heading', 'Thank You!');
  await page.clock.runFor(2000);
  await reader.hears(/submitted successfully![\s\S]*The page to log in/);
  await reader.reads(page.getByRole('main'));
  await reader.tabTo('button', 'Stay on this page');
  await page.clock.resume();
  await reader.hears('This page stays open');
  await reader.press('Enter');
  await reader.landsOn('heading', 'Thank You!');
  await reader.tabTo('button', 'Register');
  await reader.press('Enter');
  await reader.landsOn('textbox', 'Name');
  await reader.type(ruth.name);
  await write(reader, 'Email', ruth.email);
  await write(reader, 'Password', 'oak-and-ash');
  await write(reader, 'Confirm password', 'oak-and-ash');
  await reader.press('Enter');
  await reader.hears('Registration successful');
  await reader.tabTo('link', 'Go to my account');
  await reader.press('Enter');
  await reader.landsOn('heading', ruth.name);
  await reader.tabTo('link', ticket.title);
  await expectTranscript(reader, 'questionnaire');
});

test('A visitor asks for a quote', async ({ page }) => {
  const reader = await startScreenReader(page);
  await reader.open('/custom-quote');
  await reader.hears('Please complete the captcha');
  await reader.tabTo('textbox', 'Business name');
  await reader.press('Enter');
  await reader.hears('Enter the name of your business');
  await reader.type('Harrow & Sons Joinery');
  await write(reader, 'Contact name', 'Ruth Harrow');
  await write(reader, 'Email', 'ruth@harrow');
  await reader.tabTo('textbox', /^Additional info/);
  await expect(page.getByRole('checkbox')).toBeVisible();
  await reader.tabTo('checkbox', "I'm not a robot");
  await reader.press('Space');
  await reader.hears('Thank you, the captcha is complete.');
  await reader.tabTo('button', 'Submit Quote Request');
  await reader.press('Enter');
  await reader.hears('Please enter a valid email address');
  await write(reader, 'Email', 'ruth@harrow-joinery.example');
  await reader.tabTo('button', 'Submit Quote Request');
  await reader.press('Enter');
  await reader.hears('Quote Request Submitted');
  await reader.reads(page.getByRole('dialog'));
  await reader.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reader.hears('Please complete the captcha');
  await expectTranscript(reader, 'quote');
});

test('The owner signs in and changes prices', async ({ page }) => {
  const reader = await startScreenReader(page);
  await reader.open('/admin?tab=hosting');
  await write(reader, 'Username', 'admin');
  await write(reader, 'Password', 'wrong');
  await reader.press('Enter');
  await reader.hears('Incorrect username or password');
  await write(reader, 'Password', 'change-me');
  await reader.press('Enter');
  await reader.landsOn('heading', 'Web hosting prices');
  await reader.tabTo('button', 'Edit Prices');
  await reader.press('Enter');
  await reader.landsOn('spinbutton', /^Single/);
  await reader.press('ControlOrMeta+A');
  await reader.type('-5');
  await reader.press('Enter');
  await reader.hears('0 or more');
  await reader.press('ControlOrMeta+A');
  await reader.type('2.99');
  await reader.press('Enter');
  await reader.landsOn('button', 'Edit Prices');
  await reader.hears('Prices updated');
  await expectTranscript(reader, 'prices');
});
