import { expect, fn, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { ExchangeRates } from '#src/features/admin/orders/ExchangeRates.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/ExchangeRates',
  component: ExchangeRates,
  decorators: [withApp],
  args: {
    rates: [{ month: '2026-02', currency: 'eur', rate: 1.1523 }],
    months: ['2026-03', '2026-02'],
    currencies: ['eur', 'jpy'],
    onSave: fn(async () => {}),
  },
});

export const Default = meta.story();

Default.test('saves the rate of a month', async ({ announcements, args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Rate' }));
  const field = canvas.getByLabelText('Units to a pound');
  await expect(field).toHaveFocus();
  await expect(field).toHaveAccessibleDescription('Please enter a number, such as 1.1523');
  await userEvent.type(field, '1.16{Enter}');
  const shown = await canvas.findByText('EUR, March 2026');
  await expect(shown.nextElementSibling).toHaveTextContent('1.16');
  await expect(args.onSave).toHaveBeenCalledWith({ month: '2026-03', currency: 'eur', rate: 1.16 });
  await waitFor(() => expect(announcements.at(-1)).toBe('Rate saved'));
});
