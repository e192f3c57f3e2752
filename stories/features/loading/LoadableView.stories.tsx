import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Text } from '#src/design-system/index.ts';
import { LoadableView } from '#src/features/loading/LoadableView.tsx';
import { failed, loading, ready, retriesOnce } from './loadables';

const meta = preview.meta({
  title: 'Features/Loading/LoadableView',
  component: LoadableView<string>,
  args: {
    loadable: ready('Three orders.'),
    subject: 'the orders',
    onRetry: fn(),
    children: (value: string) => <Text>{value}</Text>,
  },
  argTypes: { children: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Three orders.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { loadable: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading the orders …')).toBeVisible();
  },
});

export const Failed = meta.story({ args: { loadable: failed } });

Failed.test('shows the reason and retries on demand', async (story) => {
  await expect(story.canvas.getByLabelText('Error')).toHaveTextContent(
    'We could not read the orders',
  );
  await retriesOnce(story);
});

/** Loading it again has failed. */
export const Outdated = meta.story({
  args: {
    loadable: { state: 'ready', value: 'Three orders.', outdated: failed.reason },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Warning')).toHaveTextContent(
      'We could not read the orders again',
    );
    await expect(canvas.getByText('Three orders.')).toBeVisible();
  },
});
