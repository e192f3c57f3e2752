import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { TestCards } from '#src/features/admin/payment-settings/TestCards.tsx';
import { allowCopying, expectCopied } from '../../../design-system/actions/clipboard';

const meta = preview.meta({
  title: 'Owner/Payment settings/TestCards',
  component: TestCards,
  beforeEach: allowCopying,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(2);
    const [accepted, declined] = cards as [HTMLElement, HTMLElement];
    await expect(within(accepted).getByText('4242 4242 4242 4242')).toBeVisible();
    await expect(within(accepted).getByText('Successful payment')).toBeVisible();
    await expect(within(declined).getByText('4000 0000 0000 0002')).toBeVisible();
    await expect(within(declined).getByText('Failed payment')).toBeVisible();
    for (const detail of [/any future expiry date/, /any 3-digit CVC/, /any 5-digit ZIP/]) {
      await expect(canvas.getByText(detail)).toBeVisible();
    }
  },
});

Default.test('copies a number', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Copy card number 4000 0000 0000 0002' }),
  );
  await expectCopied('4000 0000 0000 0002');
});
