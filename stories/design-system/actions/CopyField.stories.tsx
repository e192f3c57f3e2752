import preview from '#.storybook/kit/preview.tsx';
import { CopyField } from '#src/design-system/index.ts';
import { allowCopying, expectCopied } from './clipboard';

const COMMAND = 'supabase functions deploy create-payment-intent';

const meta = preview.meta({
  title: 'Design system/Actions/CopyField',
  component: CopyField,
  args: { text: COMMAND, subject: 'the command that deploys the function' },
  beforeEach: allowCopying,
  parameters: {
    guidance: {
      use: 'A command, a URL or a key that is pasted elsewhere.',
      avoid:
        'Without copying use `Code`. Where the text is shown already, use a `CopyButton` beside it.',
      accessibility:
        'The name of the button contains the `subject`, so that several can be told apart.',
    },
  },
});

export const Default = meta.story();

Default.test('copies the command unchanged', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Copy the command that deploys the function' }),
  );
  await expectCopied(COMMAND);
});

/** A command without a space. */
export const LongText = meta.story({
  args: { text: `supabase secrets set KEY=${'0123456789'.repeat(20)}` },
  globals: { viewport: { value: 'phone' } },
});
