import { expect, fn, screen, waitFor } from 'storybook/test';
import { installClock } from '#.storybook/clock.ts';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { blankPrice, priceDraftOf } from '#src/domain/pricedQuote.ts';
import { QuotePriceForm } from '#src/features/admin/quotes/QuotePriceForm.tsx';

const meta = preview.meta({
  title: 'Owner/Quotes/QuotePriceForm',
  component: QuotePriceForm,
  decorators: [withApp, inColumn('44rem')],
  args: {
    initial: blankPrice,
    newestVersion: 0,
    today: '2026-03-02',
    onDraft: fn(),
    onSend: fn(async () => {}),
  },
});

/** The total as it is read on the screen. */
const shownTotal = () => screen.getByText(/^Total/).textContent;

export const Default = meta.story();

Default.test(
  'sends whole pence, with the sum of the lines',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Line 1' }), 'Design');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount 1' }), '0.1');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Line' }));
    const second = canvas.getByRole('textbox', { name: 'Line 2' });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.type(second, 'Texts');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount 2' }), '£1,200.2');
    await expect(shownTotal()).toBe('Total £1,200.30');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        {
          lines: [
            { text: 'Design', amount: 10 },
            { text: 'Texts', amount: 120_020 },
          ],
          deposit: { amount: 0 },
          message: '',
          validUntil: null,
        },
        0,
      ),
    );
  },
);

const filled = {
  initial: priceDraftOf(buildQuotePrice({ validUntil: '2026-03-31' })),
  newestVersion: 1,
};

/** The lines of the version that the customer has. */
export const Filled = meta.story({ args: filled });

Filled.test('removes a line, and keeps the others and the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove line 2' }));
  await expect(canvas.getByRole('textbox', { name: 'Line 2' })).toHaveValue(
    'Moving the texts of the old site',
  );
  await expect(shownTotal()).toBe('Total £930.00');
  await expect(canvas.getByRole('button', { name: 'Add Line' })).toHaveFocus();
});

Filled.test('sends the lines that are left, once for ten clicks', async (story) => {
  const { args, canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Remove line 1' }));
  const send = canvas.getByRole('button', { name: 'Send Quote' });
  for (let click = 0; click < 10; click += 1) send.click();
  await waitFor(() => expect(args.onSend).toHaveBeenCalled());
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(args.onSend).toHaveBeenCalledWith(
    expect.objectContaining({ lines: buildQuotePrice().lines.slice(1) }),
    1,
  );
});

/** A deposit of 30 %, in whole pence before it is sent. */
export const WithDeposit = meta.story({
  args: { initial: { ...filled.initial, deposit: '30%' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deposit £316.65 of £1,055.50')).toBeVisible();
  },
});

WithDeposit.test('refuses more than the total, and sends a sum', async (story) => {
  const { args, canvas, userEvent } = story;
  const deposit = canvas.getByRole('textbox', { name: /^Deposit/ });
  await userEvent.clear(deposit);
  await userEvent.type(deposit, '1,055.51');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
  await canvas.findByText('Please enter at most the total');
  await expect(args.onSend).not.toHaveBeenCalled();
  await userEvent.type(deposit, '{Backspace}0');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
  await waitFor(() =>
    expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ deposit: { amount: 105_550 } }),
      0,
    ),
  );
});

/** With a stopped clock. */
export const Typing = meta.story({
  beforeEach(context) {
    const { clock, uninstall } = installClock(1000);
    Object.assign(context, { clock });
    return uninstall;
  },
  tags: ['!visual', '!autodocs'],
  play: async ({ announcements, canvas, clock, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount 1' });
    await userEvent.type(amount, '8');
    await clock.advance(999);
    await userEvent.type(amount, '4');
    await clock.advance(999);
    await expect(announcements).toEqual([]);
    await expect(shownTotal()).toBe('Total £84.00');
    await clock.advance(1);
    await clock.advance(100);
    await waitFor(() => expect(announcements).toEqual(['Total £84.00']));
  },
});

/** No text, a negative amount and a day that is over. */
export const Invalid = meta.story({
  args: {
    initial: {
      lines: {
        'line-1': { text: '', amount: '-5' },
        'line-2': { text: 'Texts', amount: '1000000.01' },
      },
      deposit: 'half',
      message: '',
      validUntil: '2026-03-01',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
    await canvas.findByText('Please say what this line is for');
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Amount 1' })).toBeInvalid();
    await expect(canvas.getByText('Please enter at most £1,000,000')).toBeVisible();
    await expect(canvas.getByText('Please choose today or a later day')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The server is away, and what was typed stays. */
export const NotSent = meta.story({
  args: {
    ...filled,
    onSend: fn(async () => {
      throw new BackendError('unreachable');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Quote' }));
    await canvas.findByLabelText('Error');
    await expect(canvas.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('840');
  },
});
