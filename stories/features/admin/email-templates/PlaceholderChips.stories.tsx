import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PlaceholderChips } from '#src/features/admin/email-templates/PlaceholderChips.tsx';

const meta = preview.meta({
  title: 'Features/Admin email templates/PlaceholderChips',
  component: PlaceholderChips,
  args: { onInsert: fn() },
  parameters: {
    guidance: {
      use: 'The placeholders that a template can have, to be put in with a press; above the body of a `TemplateEditor`.',
      avoid: 'A state or a rank is a `Badge`; a choice is a `SegmentedControl`.',
      accessibility: [
        'Each is a button in a named group.',
        'After a press the focus is back in the text, behind the placeholder.',
      ],
      do: 'Use the names that the backend fills in.',
      dont: 'Explain the syntax: a press writes it.',
    },
  },
});

export const Default = meta.story();

Default.test('hands the placeholder out with its braces', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Insert {{orderId}}' }));
  await expect(args.onInsert).toHaveBeenCalledWith('{{orderId}}');
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
