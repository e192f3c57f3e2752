import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Field, PasswordInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password' as const, onChange: fn() },
  render: (args) => (
    <Field label="Password" required>
      {(control) => <PasswordInput {...control} {...args} />}
    </Field>
  ),
  parameters: {
    guidance: {
      use: 'Every password, inside a `Field`. ‘Show’ lets people check what they type, above all on a phone.',
      avoid: 'For a code from an app or an email use a `TextInput`: it needs no hiding.',
      accessibility:
        'The button is called ‘Show password’ and says whether it is pressed. Password managers fill the field in, because `autoComplete` is required (WCAG 1.3.5, 3.3.8).',
    },
  },
});

export const Default = meta.story();

Default.test('shows the password, and hides it again', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Password', { exact: false });
  await userEvent.type(input, 'oak-and-ash');
  await expect(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const toggle = canvas.getByRole('button', { name: 'Show password', pressed: true });
  await expect(input).toHaveAttribute('type', 'text');
  await expect(input).toHaveValue('oak-and-ash');
  await userEvent.click(toggle);
  await expect(input).toHaveAttribute('type', 'password');
});

export const Shown = meta.story({
  args: { defaultValue: 'oak-and-ash' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
});

export const Invalid = meta.story({
  args: { autoComplete: 'new-password' as const, defaultValue: 'oak' },
  render: (args) => (
    <Field label="Password" error="Password must be at least 6 characters" required>
      {(control) => <PasswordInput {...control} {...args} />}
    </Field>
  ),
});

export const Disabled = meta.story({ args: { disabled: true } });
