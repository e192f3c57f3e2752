import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { paths } from '#src/paths.ts';
import { Account } from '#src/screens/Account/Account.tsx';

const GATE = { name: 'Please login to access your account' };
const HOME = { level: 1, name: /website/ };

const meta = preview.meta({
  title: 'Screens/Account',
  component: Account,
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
      description: {
        component:
          "The account page. Who is not logged in finds its gate, reads why, and is taken home after three seconds; in these stories only once the clock is moved on. The owner's area has a gate of its own.",
      },
    },
    route: { path: paths.account.href },
  },
});

export const Default = meta.story();

Default.test('says what is needed', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, ...GATE })).toBeVisible();
});

Default.test('stays for almost three seconds', async ({ canvas, clock }) => {
  await clock.advance(2999);
  await expect(canvas.getByRole('heading', GATE)).toBeVisible();
});

Default.test('goes home after three seconds', async ({ canvas, clock }) => {
  await clock.advance(3000);
  await expect(await canvas.findByRole('heading', HOME)).toBeVisible();
});

Default.test('goes home at once for who does not wait', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
  await expect(await canvas.findByRole('heading', HOME)).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
