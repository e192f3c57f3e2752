import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { NotFound } from '#src/screens/NotFound/NotFound.tsx';

const meta = preview.meta({
  title: 'Screens/NotFound/NotFound',
  component: NotFound,
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
    },
    route: { path: '/web-desing' },
    expectedLogs: ['404: there is no page at /web-desing'],
    guidance: {
      use: 'What an address shows that nothing lives at; the bad path is logged.',
      avoid: 'A screen that broke shows `ErrorScreen`.',
      accessibility: ['One heading says what happened, one link leads home.'],
      do: 'Say it plainly, and lead home.',
      dont: 'Repeat the address, or make a joke of it.',
    },
  },
});

export const Default = meta.story();

Default.test('says that there is no such page', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
  ).toBeVisible();
});

Default.test('leads home', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: /website/ })).toBeVisible();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

/** Torture: an address longer than the screen, which the page does not repeat. */
export const LongAddress = meta.story({
  parameters: {
    route: { path: `/${'web-desing/'.repeat(40)}` },
    expectedLogs: [`404: there is no page at /${'web-desing/'.repeat(40)}`],
  },
  tags: ['!visual'],
});
