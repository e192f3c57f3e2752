import preview from '#.storybook/kit/preview.tsx';
import { Button, EmptyState, Text } from '#src/design-system/index.ts';

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
      pictures: {
        shows: 'WithAction',
        parts: [
          { at: 'end', selector: 'svg', text: 'A sheet without writing: nothing is here.' },
          { at: 'end', selector: 'p', text: 'What is missing, and why.' },
          { at: 'start', selector: 'button', text: 'The one next step, if there is one.' },
        ],
        widths:
          'On a narrow screen the action fills the line. On a wide screen the text keeps to 66 characters a line, and everything stays at the start.',
        right: {
          sample: () => (
            <EmptyState title="No orders yet">
              What your customers buy will be listed here.
            </EmptyState>
          ),
          text: 'It says what will be here.',
        },
        wrong: {
          sample: () => <Text>No data.</Text>,
          text: 'The reader does not know whether something is broken.',
        },
      },
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
