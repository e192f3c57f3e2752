import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { MailLinkForm } from '#src/features/links/MailLinkForm.tsx';

const meta = preview.meta({
  title: 'Features/Tickets/MailLinkForm',
  component: MailLinkForm,
  decorators: [inColumn('48rem')],
  args: {
    onMail: fn<(email: string) => Promise<void>>(),
  },
});

export const Default = meta.story();

Default.test('asks for an email', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Email Me This Link' }));
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
  await expect(args.onMail).not.toHaveBeenCalled();
});

/** The link has been mailed. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' sam@dale.example ');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Email Me This Link' }));
    await expect(await canvas.findByText(/is on its way to sam@dale.example/)).toBeVisible();
    await expect(args.onMail).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

/** Too many links were asked for. */
export const Failed = meta.story({
  args: {
    onMail: fn<(email: string) => Promise<void>>(async () => {
      throw new BackendError('too-many-attempts');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'sam@dale.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Email Me This Link' }));
    await expect(await canvas.findByLabelText('Error')).toHaveTextContent(/Too many attempts/);
    await expect(canvas.getByRole('textbox')).toHaveValue('sam@dale.example');
  },
});

/** A long email address. */
export const Torture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = `${'llanfairpwllgwyngyll'.repeat(3)}@${'dale'.repeat(12)}.example`;
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Email Me This Link' }));
    await canvas.findByText(new RegExp(email));
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});
