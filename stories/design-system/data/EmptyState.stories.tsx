import preview from '#.storybook/preview.tsx';
import { Button, EmptyState } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/EmptyState',
  component: EmptyState,
  args: {
    title: 'No orders yet',
    children: 'What your customers buy will be listed here: who, what, when and for how much.',
  },
  argTypes: { action: { control: false } },
  parameters: {
    guidance: {
      use: 'In place of a list or a table without entries: what is missing, and what will be here. After a search offer to show everything.',
      avoid: 'If loading failed use a `Notice` with a button to retry.',
      accessibility:
        'It is plain text. Announce the number of matches of a search in an `output` above it.',
    },
  },
});

export const Default = meta.story();

/** After a search, with a button. */
export const WithAction = meta.story({
  render: (args) => (
    <EmptyState action={args.action}>No account has all of these words in its name.</EmptyState>
  ),
  args: { action: <Button variant="secondary">Show All Accounts</Button> },
});
