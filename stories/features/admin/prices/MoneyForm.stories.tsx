import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { MoneyForm } from '#src/features/admin/prices/MoneyForm.tsx';

const meta = preview.meta({
  title: 'Owner/Prices/MoneyForm',
  component: MoneyForm,
  decorators: [inColumn('28rem')],
  args: { onSave: fn(async () => {}) },
});

export const Refund = meta.story({ args: { kind: 'refunds' } });

/** Nothing is typed. */
export const Invalid = meta.story({
  args: { kind: 'refunds' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note Refund' }));
    await canvas.findByText('Please say why');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Transfer = meta.story({ args: { kind: 'transfer', amount: '316.65' } });

/** Has a message alone. */
export const Rest = meta.story({ args: { kind: 'rest', button: 'Ask for £738.85' } });

Rest.test('asks with the message', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message (optional)' }), 'It is ready.');
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for £738.85' }));
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith({
      amount: undefined,
      day: undefined,
      note: 'It is ready.',
    }),
  );
});
