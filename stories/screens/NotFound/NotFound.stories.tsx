import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { business } from '#src/content/business.ts';
import { NotFound } from '#src/screens/NotFound/NotFound.tsx';

const meta = preview.meta({
  title: 'Screens/NotFound/NotFound',
  component: NotFound,
  parameters: {
    ...wholePage,
    route: { path: '/web-desing' },
    expectedLogs: ['404: there is no page at /web-desing'],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Did you mean/ })).toBeNull();
  },
});

Default.test('links to the landing page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
  await expect(
    await canvas.findByRole('heading', { level: 1, name: business.headline }),
  ).toBeVisible();
});

/** In capitals, and with the bracket that a mail program has added to the link. */
export const MeantPage = meta.story({
  tags: ['!visual'],
  parameters: {
    route: { path: '/Custom-Quote)' },
    expectedLogs: ['404: there is no page at /Custom-Quote)'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Did you mean ‘Request a Custom Website Quote’?' }),
    ).toHaveAttribute('href', '/custom-quote');
  },
});

/** A URL that is longer than the screen is wide. */
export const LongAddress = meta.story({
  parameters: {
    route: { path: `/${'web-desing/'.repeat(40)}` },
    expectedLogs: [`404: there is no page at /${'web-desing/'.repeat(40)}`],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!visual'],
});
