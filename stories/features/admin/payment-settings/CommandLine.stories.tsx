import preview from '#.storybook/preview.tsx';
import { CommandLine } from '#src/features/admin/payment-settings/CommandLine.tsx';
import { allowCopying, expectCopied } from './clipboard';

const COMMAND = 'supabase functions deploy create-payment-intent';

const meta = preview.meta({
  title: 'Features/Admin payment settings/CommandLine',
  component: CommandLine,
  args: { command: COMMAND, subject: 'the command that deploys the function' },
  beforeEach: allowCopying,
});

export const Default = meta.story();

Default.test('copies the command unchanged', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Copy the command that deploys the function' }),
  );
  await expectCopied(COMMAND);
});

/** A command without a space. */
export const LongCommand = meta.story({
  args: { command: `supabase secrets set KEY=${'0123456789'.repeat(20)}` },
  globals: { viewport: { value: 'phone' } },
});
