import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { questionnaireQuestions } from '#src/domain/questionnaire.ts';
import { ruth } from './support/account.ts';
import { stoppedAt } from './support/page.ts';
import { type ScreenReader, startScreenReader } from './support/screenReader.ts';
import { writeStorage } from './support/states.ts';
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

/** Opens the login dialog from the landing page. */
async function openDialog(reader: ScreenReader, form: 'Login' | 'Register') {
  await reader.open('/');
  await reader.hears('Welcome');
  await reader.tabTo('button', 'Account');
  await reader.press('Enter');
  await reader.tabTo('button', form);
  await reader.press('Enter');
}

/** Types into a field. */
async function write(reader: ScreenReader, field: string, text: string) {
  await reader.tabTo('textbox', field);
  await reader.press('ControlOrMeta+A');
  await reader.type(text);
}

test('A visitor compares the prices of hosting and reaches a payment link', async ({ page }) => {
  const reader = await startScreenReader(page);
  await reader.open('/');
  await reader.hears('Welcome');
  await reader.tabTo('link', 'Web Hosting');
  await reader.press('Enter');
  await reader.tabTo('radio', 'Monthly');
  await reader.press('ArrowRight');
  await reader.hears('Yearly prices');
  await reader.tabTo('link', /^Buy Single/);
  await expectTranscript(reader, 'hosting');
});

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
  await reader.hears(/submitted successfully![\s\S]*You will be taken/);
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

test('A visitor registers after a mistake, and logs out', async ({ page }) => {
  const reader = await startScreenReader(page);
  await openDialog(reader, 'Register');
  await reader.landsOn('textbox', 'Name');
  await reader.type('R');
  await reader.press('Enter');
  await reader.hears('Name must be at least 2 characters');
  await reader.type('uth Harrow');
  await write(reader, 'Email', ruth.email);
  await write(reader, 'Password', 'oak-and-ash');
  await write(reader, 'Confirm password', 'oak-and-ash');
  await reader.press('Enter');
  await reader.landsOn('button', 'My Account');
  await reader.hears('Registration successful');
  await reader.press('Enter');
  await reader.tabTo('button', 'Logout');
  await reader.press('Enter');
  await reader.hears('Logged out');
  await expectTranscript(reader, 'register');
});

test('A login fails once, and is corrected', async ({ page }) => {
  await writeStorage(page, { users: [ruth] });
  const reader = await startScreenReader(page);
  await openDialog(reader, 'Login');
  await reader.landsOn('textbox', 'Email');
  await reader.type('ruth@harrow-joiner.example');
  await reader.press('Tab');
  await reader.type('oak-and-ash');
  await reader.press('Enter');
  await reader.hears('Please check your email or register');
  await write(reader, 'Email', ruth.email);
  await reader.press('Enter');
  await reader.landsOn('button', 'My Account');
  await reader.hears('Login successful');
  await expectTranscript(reader, 'login');
});

test('A signed-out customer logs in from the account page', async ({ page }) => {
  await writeStorage(page, { users: [ruth], supportTickets: [ticket] });
  const reader = await startScreenReader(page);
  await reader.open('/account');
  await reader.tabTo('button', 'Login');
  await reader.reads(page.getByRole('main'));
  await reader.press('Enter');
  await reader.landsOn('textbox', 'Email');
  await reader.type(ruth.email);
  await reader.press('Tab');
  await reader.type('oak-and-ash');
  await reader.press('Enter');
  await reader.landsOn('heading', ruth.name);
  await reader.hears('Login successful');
  await reader.reads(page.getByRole('main'));
  await expectTranscript(reader, 'account');
});

test('Customer and owner write to each other', async ({ page, context }) => {
  await writeStorage(page, { users: [ruth], currentUser: ruth, supportTickets: [ticket] });
  const reader = await startScreenReader(page);
  await reader.open('/account');
  await reader.tabTo('link', ticket.title);
  await reader.press('Enter');
  await reader.landsOn('heading', ticket.title);
  await reader.tabTo('textbox', 'Reply');
  await reader.type('By email, please.');
  await reader.tabTo('button', 'Send Reply');
  await reader.press('Enter');
  await reader.hears('Reply sent');
  const ownersPage = await context.newPage();
  await ownersPage.addInitScript(() => localStorage.setItem('adminSession', 'true'));
  await ownersPage.goto(`/admin/tickets?ticket=${ticket.id}`);
  await ownersPage.getByRole('textbox', { name: 'Reply' }).fill('Thank you. We begin on Monday.');
  await ownersPage.getByRole('button', { name: 'Send Reply' }).click();
  await page.bringToFront();
  await reader.hears('New message from');
  await reader.reads(page.getByRole('log'));
  await expectTranscript(reader, 'ticket');
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

test('The owner finds an order and resets a password', async ({ page }) => {
  await writeStorage(page, { adminSession: true, users: [ruth] });
  const reader = await startScreenReader(page);
  await reader.open('/admin?tab=orders');
  await reader.tabTo('searchbox', 'Search orders');
  await reader.type('nair');
  await reader.hears('1 of 3 orders');
  await reader.press('ControlOrMeta+A');
  await reader.press('Delete');
  await reader.hears('3 orders');
  await reader.tabTo('button', 'Amount');
  await reader.press('Enter');
  await reader.hears('Sorted: Largest amount first');
  await reader.open('/admin?tab=accounts');
  await reader.tabTo('group', /^Ruth Harrow/);
  await reader.press('Enter');
  await reader.tabTo('button', /^Reset Password/);
  await reader.press('Enter');
  await reader.landsOn('textbox', 'New password');
  await reader.press('Enter');
  await reader.hears('Please enter a valid password');
  await reader.type('larch-and-elm');
  await reader.press('Enter');
  await reader.hears('Password reset');
  await expectTranscript(reader, 'orders');
});

test('The owner edits a template', async ({ page }) => {
  await writeStorage(page, { adminSession: true });
  const reader = await startScreenReader(page);
  await reader.open('/admin?tab=email-templates');
  await reader.tabTo('button', /^Purchase Confirmation/);
  await reader.press('Enter');
  await reader.landsOn('heading', 'Purchase Confirmation');
  await write(reader, 'Subject', ' ');
  await reader.tabTo('button', 'Save Changes');
  await reader.press('Enter');
  await reader.landsOn('textbox', 'Subject');
  await reader.hears('Please enter a subject');
  await reader.type('Your order');
  await reader.tabTo('button', 'Save Changes');
  await reader.press('Enter');
  await reader.hears('Template Saved');
  await expectTranscript(reader, 'templates');
});

test('The owner tests and saves the payment settings', async ({ page }) => {
  await writeStorage(page, { adminSession: true });
  const reader = await startScreenReader(page);
  await reader.open('/admin');
  await reader.tabTo('button', 'Test Connection');
  await reader.press('Enter');
  await reader.hears('before testing');
  await write(reader, 'Publishable key (Test)', 'sk_test_51Kh');
  await reader.tabTo('button', 'Save Stripe Settings');
  await reader.press('Enter');
  await reader.hears('secret');
  await write(reader, 'Publishable key (Test)', 'pk_test_123');
  await reader.tabTo('button', 'Test Connection');
  await reader.press('Enter');
  await reader.hears('Connection successful');
  await reader.tabTo('button', 'Save Stripe Settings');
  await reader.press('Enter');
  await reader.hears('Stripe settings saved');
  await reader.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectTranscript(reader, 'payments');
});
