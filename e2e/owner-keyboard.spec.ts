/** The owner's panels by keyboard alone: after each action, the focus is where the next one begins. */
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { pages } from '#src/pages.ts';
import { ruth, storageWith } from './support/account.ts';
import { expectToast, moveFocusTo, openHydrated, press, write } from './support/page.ts';
import { expect, test } from './support/test.ts';

const ticket = buildSupportTicket();

test.use({
  storageState: storageWith({
    users: [ruth],
    currentUser: ruth,
    supportTickets: [ticket],
    savedReplies: [buildSavedReply()],
    adminSession: true,
  }),
});

test('An owner answers a ticket with the keyboard', async ({ page }) => {
  test.slow();
  await openHydrated(page, pages.adminTickets.href);
  await press(page.getByRole('link', { name: 'Harrow & Sons Joinery' }));
  await expect(page.getByRole('heading', { name: ticket.title })).toBeVisible();
  // The focus is in the ticket, and not on the body.
  await expect(page.locator(':focus')).toContainText(ticket.title);

  await press(page.getByRole('button', { name: 'Saved Replies' }));
  await press(page.getByRole('button', { name: 'Use Ask for photographs' }));
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue(/^Hello Ruth Harrow,/);
  const send = page.getByRole('button', { name: 'Send Reply' });
  await press(send);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hello Ruth Harrow,' })).toBeVisible();
  await expect(send).toBeFocused();

  await press(page.locator('summary', { hasText: 'Add a note' }));
  await write(page.getByRole('textbox', { name: 'Note' }), 'Paid in full');
  const add = page.getByRole('button', { name: 'Add Note' });
  await press(add);
  await expect(page.getByRole('listitem').filter({ hasText: 'Paid in full' })).toBeVisible();
  await expect(add).toBeFocused();

  const status = page.getByRole('combobox', { name: 'Status' });
  await moveFocusTo(status);
  await page.keyboard.type('Closed');
  await expect(status).toHaveValue('Closed');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await press(save);
  await expectToast(page, 'Ticket saved', 'Status: Closed. Priority: High.');
  await expect(save).toBeFocused();

  await press(page.getByRole('link', { name: 'All tickets' }));
  await expect(page.getByRole('cell', { name: 'Closed' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeFocused();
});

test('A customer downloads the data and deletes the account with the keyboard', async ({
  page,
}) => {
  await openHydrated(page, pages.account.href);
  const download = page.getByRole('button', { name: 'Download my data' });
  const [file] = await Promise.all([page.waitForEvent('download'), press(download)]);
  expect(file.suggestedFilename()).toMatch(/^my-data/);
  await expect(download).toBeFocused();

  const remove = page.getByRole('button', { name: 'Delete my account' });
  const dialog = page.getByRole('dialog', { name: 'Delete My Account' });
  await press(remove);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: 'Delete My Account' }));
  await expect(page).toHaveURL(pages.landing.href);
  await expectToast(page, 'Account deleted', 'You are logged out in every browser.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
