import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PlaceholderChips } from '#src/features/admin/email-templates/PlaceholderChips.tsx';

const meta = preview.meta({
  title: 'Owner/Email templates/PlaceholderChips',
  component: PlaceholderChips,
  args: {
    placeholders: ['customerName', 'productName', 'orderId'],
    findField: () => document.querySelector('textarea'),
  },
});

export const Default = meta.story();

/** Beside the field that it fills in. */
export const WithField = meta.story({
  render: (args) => (
    <>
      <PlaceholderChips {...args} />
      <textarea aria-label="Text" />
    </>
  ),
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '{{orderId}} insert' }));
    await expect(screen.getByRole('textbox')).toHaveValue('{{orderId}}');
  },
});

/** For a mail without placeholders. */
export const Empty = meta.story({
  args: { placeholders: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
  tags: ['!visual'],
});
