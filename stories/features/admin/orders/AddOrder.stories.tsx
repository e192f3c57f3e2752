import { expect, screen, spyOn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { createConnectedStoryBackend } from '#mocks/createStoryBackend.ts';
import { buildAdminOrder } from '#mocks/factories/adminOrder.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { AddOrder } from '#src/features/admin/orders/AddOrder.tsx';
import { findToast } from '../../../toasts';

const added = buildAdminOrder({ order: { id: 'ord_new', source: 'hand' } });
const backend = { adminSession: true as const, connected: true, adminOrders: [added] };

const meta = preview.meta({
  title: 'Owner/Orders/AddOrder',
  component: AddOrder,
  tags: ['!visual'],
  args: { orders: createConnectedStoryBackend().connected.orders },
  parameters: { ...wholePage, route: { path: '/admin/orders/new' }, backend },
});

async function findForm() {
  await screen.findByRole('form', { name: 'Order' });
}

const amount = () => screen.getByRole('textbox', { name: /^Amount/ });

async function submit(typed: string, day = '2026-03-02') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Customer' }), 'Ruth Harrow');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ruth@harrow.example');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Product' }),
    'Basic Hosting (yearly)',
  );
  await userEvent.type(amount(), typed);
  await userEvent.type(screen.getByLabelText('Paid on'), day);
  await userEvent.click(screen.getByRole('button', { name: 'Add Order' }));
}

export const Default = meta.story({ tags: ['visual'], play: findForm });

Default.test('adds the order in pence, and opens it', async ({ backend, canvas, router }) => {
  const orders = backend.connected?.orders;
  if (!orders) throw new Error('Connected mode has orders.');
  const add = spyOn(orders, 'add');
  await submit('1,043.11');
  await findToast('Order added');
  await expect(add).toHaveBeenCalledWith({
    customer: 'Ruth Harrow',
    email: 'ruth@harrow.example',
    product: 'basic',
    period: 'yearly',
    amount: 104_311,
    paidOn: '2026-03-02',
  });
  await canvas.findByText(', 16 February 2026, added by hand');
  await expect(router.state.location.pathname).toBe('/admin/orders/ord_new');
});

async function refuses(typed: string, message: string) {
  await submit(typed);
  await expect(amount()).toHaveAccessibleDescription(RegExp(message));
  await expect(amount()).toHaveFocus();
}

Default.test('refuses an amount of 0', () => refuses('0.00', 'Please enter more than £0'));

Default.test('refuses an amount of 12 digits', () =>
  refuses('999999999999', 'Please enter at most £999,999.99'),
);

Default.test('refuses the first amount above the largest', () =>
  refuses('1000000', 'Please enter at most £999,999.99'),
);

Default.test('refuses a day to come', async ({ canvas }) => {
  await submit('179', '2099-01-01');
  await expect(canvas.getByLabelText('Paid on')).toHaveAccessibleDescription(
    'Please choose today or an earlier day',
  );
});

Default.test('refuses a year of two digits', async ({ canvas }) => {
  await submit('179', '0026-03-02');
  await expect(canvas.getByLabelText('Paid on')).toHaveAccessibleDescription(
    'Please choose a day in 2000 or later',
  );
});

Default.test('refuses letters', () => refuses('12 pounds', 'Please enter pounds, such as 249.50'));

/** Nothing is filled in. */
export const Missing = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await findForm();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Order' }));
    await canvas.findByText('Please choose a product');
  },
});

const unavailable = new BackendError('unavailable');
const unreachable = new BackendError('unreachable');

/** The server cannot be reached at first. */
export const Failed = meta.story({
  play: async ({ answer }) => {
    await findForm();
    answer({ 'POST /api/admin/orders': () => Promise.reject(unavailable) }, { once: true });
    await submit('179');
    await screen.findByText(unavailable.message);
  },
});

Failed.test('keeps what was typed, and sends the same again', async (story) => {
  const { answer, canvas, userEvent } = story;
  await expect(amount()).toHaveValue('179');
  const sent: unknown[] = [];
  answer({
    'POST /api/admin/orders': (asked) => {
      sent.push([asked.body, asked.request.headers.get('Idempotency-Key')]);
      if (sent.length === 1) throw unreachable;
      return { id: 'ord_new' };
    },
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Add Order' }));
  await canvas.findByText(unreachable.message);
  await userEvent.click(canvas.getByRole('button', { name: 'Add Order' }));
  await findToast('Order added');
  await expect(sent[1]).toEqual(sent[0]);
});
