import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { Page } from '#src/design-system/index.ts';
import { Accounts } from '#src/features/admin/accounts/Accounts.tsx';
import { findErrorToast, findToast } from '../../../toasts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });
const world = { users: [ruth, sam], currentUser: ruth, orders: [buildOrder()] };

const meta = preview.meta({
  title: 'Owner/Accounts/Accounts',
  component: Accounts,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: {
    backend: world,
  },
});

async function open(name: string) {
  await userEvent.click(await screen.findByText(name));
  await screen.findByRole('button', { name: `Reset Password of ${name}` });
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function says(line: string) {
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(line));
}

async function search(words: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), words);
}

/** Opens a dialog from Ruth's row. */
async function ask(task: 'Reset Password' | 'Delete Account') {
  await open(ruth.name);
  await press(`${task} of ${ruth.name}`);
  await screen.findByRole('dialog', { name: task });
}

/** The button of the open dialog. */
function answer(task: 'Reset Password' | 'Delete Account') {
  return within(screen.getByRole('dialog')).getByRole('button', { name: task });
}

async function confirm(task: 'Reset Password' | 'Delete Account') {
  await userEvent.click(answer(task));
}

async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const Default = meta.story({ play: () => open(ruth.name), tags: ['visual', 'all-widths'] });

Default.test(
  'shows the orders with the customer’s name, and finds accounts by a part of the name or the email',
  async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Orders of Ruth Harrow' });
    await expect(
      within(table).getByRole('rowheader', { name: /^Cottage Website.*ORD-101$/ }),
    ).toBeVisible();
    await search('dale.ex sam');
    await says('1 of 2 accounts');
    await expect(canvas.getByText(sam.name)).toBeVisible();
    await expect(canvas.queryByText(ruth.name)).not.toBeInTheDocument();
  },
);

export const PasswordReset = meta.story({
  play: async ({ canvas }) => {
    await ask('Reset Password');
    await userEvent.type(canvas.getByLabelText('New password'), 'oak-and-ash');
    await confirm('Reset Password');
    await closed();
    await findToast('Password reset', 'The new password of Ruth Harrow was accepted.');
  },
});

/** Only blanks were submitted. */
export const PasswordInvalid = meta.story({
  play: async ({ canvas }) => {
    await ask('Reset Password');
    await userEvent.type(canvas.getByLabelText('New password'), '   ');
    await confirm('Reset Password');
    await findErrorToast('Please enter a valid password');
  },
});

export const PasswordNotReset = meta.story({
  parameters: {
    backend: { ...world, fail: { 'accounts.resetPassword': new AdminError('password-not-reset') } },
  },
  play: async ({ canvas }) => {
    await ask('Reset Password');
    await userEvent.type(canvas.getByLabelText('New password'), 'oak-and-ash');
    await confirm('Reset Password');
    await findErrorToast('Failed to reset password');
    await expect(within(canvas.getByRole('dialog')).getByLabelText('Error')).toHaveTextContent(
      'Failed to reset password',
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('oak-and-ash');
  },
});

export const Deleting = meta.story({
  play: async ({ canvas }) => {
    await ask('Delete Account');
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      'Delete the account of Ruth Harrow (ruth@harrow-joinery.example)? This cannot be undone.',
    );
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(canvas.getByText(ruth.name)).toBeVisible();
  },
});

export const Deleted = meta.story({
  decorators: [
    (Story) => (
      <Page header={null}>
        <Story />
      </Page>
    ),
  ],
  parameters: { translated: true },
  play: async ({ canvas }) => {
    await ask('Delete Account');
    await confirm('Delete Account');
    await closed();
    await findToast('Account deleted', 'Ruth Harrow has no account any more.');
    await expect(canvas.queryByText(ruth.name)).not.toBeInTheDocument();
    await expect(canvas.getByText(sam.name)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Accounts' })).toHaveFocus());
  },
});

export const NotDeleted = meta.story({
  parameters: {
    backend: { ...world, fail: { 'accounts.remove': new AdminError('account-not-deleted') } },
  },
  play: async ({ canvas }) => {
    await ask('Delete Account');
    await confirm('Delete Account');
    await findErrorToast('Failed to delete account');
    await expect(within(canvas.getByRole('dialog')).getByLabelText('Error')).toHaveTextContent(
      'Failed to delete account',
    );
  },
});

/** Two customers with two thousand orders each. */
export const Many = meta.story({
  parameters: { scenario: 'manyOrders' },
  play: async ({ canvas }) => {
    await open(ruth.name);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Next page' })[0] as HTMLElement);
    await expect(canvas.getByText(/^Page 2 of /)).toBeVisible();
  },
});

const nameless = buildUser({ name: '' });

/** An account without a name or an order, and one with two orders. */
export const Nameless = meta.story({
  parameters: {
    backend: {
      users: [nameless, sam],
      orders: [
        buildOrder({ customer: sam.name }),
        buildOrder({ id: 'ORD-102', customer: sam.name, date: '2026-02-20' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('User'));
    await canvas.findByRole('button', { name: `Delete Account of ${nameless.email}` });
    await expect(canvas.getByText(/^No orders yet. They are found by/)).toBeVisible();
    await open(sam.name);
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Cottage Website, ORD-102', 'Cottage Website, ORD-101']);
  },
});
