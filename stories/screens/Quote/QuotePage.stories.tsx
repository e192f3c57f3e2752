import { fn, screen } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSentQuote } from '#mocks/factories/pricedQuote.ts';
import { QuotePage } from '#src/screens/Quote/QuotePage.tsx';
import { failed, loading, ready, retriesOnce } from '../../features/loading/loadables';

const meta = preview.meta({
  title: 'Screens/Quote/QuotePage',
  component: QuotePage,
  decorators: [withApp],
  args: {
    target: ready(buildSentQuote()),
    onRetry: fn(),
    onAccept: fn(async () => {}),
    onDecline: fn(async () => {}),
  },
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: { story: { inline: false, height: '640px' } },
  },
});

const showsForm = {
  play: async () => {
    await screen.findByRole('button', { name: 'Accept Quote' });
  },
};

export const Default = meta.story(showsForm);

/** The prerendered page. */
export const Loading = meta.story({ args: { target: loading } });

/** The token is wrong or incomplete. */
export const UnknownLink = meta.story({ args: { target: ready('unknown' as const) } });

/** Browser mode sends no quotes. */
export const BrowserMode = meta.story({ args: { target: ready('no-server' as const) } });

/** The server cannot be reached. */
export const Failed = meta.story({ args: { target: failed } });

Failed.test('retries on demand', retriesOnce);

export const Phone = meta.story({
  ...showsForm,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
