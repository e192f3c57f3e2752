import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Text } from '#src/design-system/index.ts';
import { ReadView } from '#src/features/admin/reading/ReadView.tsx';
import { canBeTriedAgain, reading, ready, unread } from '../reads';

const meta = preview.meta({
  title: 'Features/Admin reading/ReadView',
  component: ReadView<string>,
  args: {
    read: ready('Three orders.'),
    subject: 'the orders',
    onRetry: fn(),
    children: (value: string) => <Text>{value}</Text>,
  },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      use: 'Where something has to be read from the backend first: it says that it is under way, or why it failed and how to try again. `useRead` does the reading.',
      avoid:
        "What could not be saved is said by the form that tried, in a `FormError`. An empty list is the list's own state.",
      accessibility: [
        'The failure is an alert; ‘Try Again’ is a button right below it.',
        'What is known stays in sight while it is read once more.',
      ],
      do: 'Name what is read: ‘the orders’.',
      dont: 'Show a spinner without words.',
    },
  },
});

export const Default = meta.story();

Default.test('shows what was read', async ({ canvas }) => {
  await expect(canvas.getByText('Three orders.')).toBeVisible();
});

export const Loading = meta.story({ args: { read: reading } });

Loading.test('says what it is reading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the orders …')).toBeVisible();
});

export const Failed = meta.story({ args: { read: unread } });

Failed.test('says why, and can be asked again', async (story) => {
  await expect(story.canvas.getByRole('alert')).toHaveTextContent('We could not read the orders');
  await canBeTriedAgain(story);
});

export const FailedDark = Failed.extend({ globals: { theme: 'dark' } });
