import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { BackendNotice } from '#src/features/admin/payment-settings/BackendNotice.tsx';
import { nameColour } from '../../../colours';
import { allowCopying, expectCopied } from '../../../design-system/actions/clipboard';

const meta = preview.meta({
  title: 'Owner/Payment settings/BackendNotice',
  component: BackendNotice,
  args: { isConnected: false },
  beforeEach: allowCopying,
});

/** Checks the name of the colour of the notice's icon. */
async function isSigned(colour: 'amber' | 'green', canvasElement: HTMLElement) {
  const sign = canvasElement.querySelector('svg') as SVGElement;
  await expect(nameColour(getComputedStyle(sign).color)).toBe(colour);
}

const isAmber = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  isSigned('amber', canvasElement);

const isGreen = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  isSigned('green', canvasElement);

export const Default = meta.story();

Default.test('is amber', isAmber);

Default.test('explains what real payments need and the demo mode', async ({ canvas }) => {
  await expect(
    canvas.getByText(/Real payments need a backend connection and an edge function/),
  ).toHaveTextContent(/demo mode simulates payments/);
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

Dark.test('is amber', isAmber);

export const Connected = meta.story({ args: { isConnected: true } });

Connected.test('is green', isGreen);

Connected.test('explains the remaining steps', async ({ canvas }) => {
  await expect(
    canvas.getByText(/The edge function must be deployed and the secret key set/),
  ).toBeVisible();
});

Connected.test('copies the command that deploys the function', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Copy .*deploys/ }));
  await expectCopied('supabase functions deploy create-payment-intent');
});

Connected.test('copies the command that sets the secret key', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Copy .*secret key/ }));
  await expectCopied('supabase secrets set STRIPE_SECRET_KEY=…');
});

export const ConnectedDark = meta.story({ ...Connected.input, globals: { theme: 'dark' } });

ConnectedDark.test('is green', isGreen);

export const ConnectedPhone = meta.story({
  ...Connected.input,
  globals: { viewport: { value: 'phone' } },
});
