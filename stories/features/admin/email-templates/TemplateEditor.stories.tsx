import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import {
  buildEmailTemplate,
  originalTemplates,
  purchaseConfirmation,
} from '#mocks/factories/emailTemplate.ts';
import {
  TemplateEditor,
  type TemplateEditorProps,
} from '#src/features/admin/email-templates/TemplateEditor.tsx';
import { fieldOf, press, write } from './templateForms';

type SendTest = TemplateEditorProps['onSendTest'];

const template = purchaseConfirmation;

const meta = preview.meta({
  title: 'Owner/Email templates/TemplateEditor',
  component: TemplateEditor,
  decorators: [withApp],
  args: {
    template,
    defaults: originalTemplates,
    onSave: fn(async () => {}),
    onSendTest: fn<SendTest>(async () => null),
    onUnsaved: fn(),
  },
});

const never = () => new Promise<never>(() => {});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(fieldOf('Name')).toHaveValue('Purchase Confirmation');
    await expect(fieldOf('Subject')).toHaveValue('Thank you for your purchase!');
    await expect(fieldOf('Body')).toHaveValue(template.body);
    await expect(canvas.getByText(/^Everything here is saved/)).toBeVisible();
  },
});

Default.test('inserts a placeholder at the cursor', async () => {
  const subject = fieldOf('Subject');
  await userEvent.click(subject);
  subject.setSelectionRange(9, 9);
  await press('{{customerName}} insert');
  await expect(subject).toHaveValue('Thank you{{customerName}} for your purchase!');
  await expect(subject.selectionStart).toBe('Thank you{{customerName}}'.length);
  await expect(screen.getByText(/^You have unsaved changes/)).toBeVisible();
});

Default.test('previews the typed text, and sends it, saved or not', async ({ canvas, args }) => {
  await write('Subject', 'Order {{orderId}} has arrived');
  await expect(canvas.getByTitle('Order ORD-001 has arrived')).toBeVisible();
  await write('Subject', 'Thank you');
  await press('Send Test Email');
  await expect(args.onSendTest).toHaveBeenCalledWith({ ...template, subject: 'Thank you' });
});

Default.test(
  'goes back to the default text, which is then saved like any other',
  async ({ args }) => {
    await write('Subject', 'Thank you');
    await write('Body', 'Bye.');
    await press('Restore Default');
    await expect(fieldOf('Body')).toHaveValue(template.body);
    await press('Save Changes');
    await expect(args.onSave).toHaveBeenCalledWith(template);
  },
);

/** No field may be blank. */
export const Blank = meta.story({
  play: async ({ canvas, args }) => {
    await write('Subject', ' ');
    await press('Save Changes');
    await canvas.findByText('Please enter a subject');
    await expect(fieldOf('Subject')).toHaveFocus();
    await expect(fieldOf('Subject')).toHaveAccessibleDescription('Please enter a subject');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
  tags: ['!visual'],
});

/** A template of the owner's own has no default. */
export const Own = meta.story({
  args: { template: buildEmailTemplate() },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Restore Default' })).not.toBeInTheDocument();
  },
});

export const Unsaved = meta.story({
  play: async ({ canvas, args }) => {
    await write('Subject', 'Thank you');
    await canvas.findByText(/^You have unsaved changes/);
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
    await write('Subject', template.subject);
    await expect(await canvas.findByText(/^Everything here is saved/)).toBeVisible();
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
  },
  tags: ['!visual'],
});

/** A test email without an answer. */
export const Testing = meta.story({
  args: { onSendTest: fn<SendTest>(never) },
  play: async ({ canvas, args }) => {
    await press('Send Test Email');
    await expect(canvas.getByRole('button', { name: 'Send Test Email' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await press('Send Test Email');
    await expect(args.onSendTest).toHaveBeenCalledOnce();
  },
  tags: ['!visual'],
});

export const UnknownPlaceholder = meta.story({
  args: {
    template: buildEmailTemplate({ body: 'Hello {{customerNmae}}, see you on {{deliveryDay}}.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Warning')).toHaveTextContent(
      'Nothing fills in {{customerNmae}} and {{deliveryDay}}',
    );
  },
});

UnknownPlaceholder.test('shows no warning once it is corrected', async ({ canvas }) => {
  await write('Body', 'Hello {{customerName}}.');
  await waitFor(() => expect(canvas.queryByLabelText('Warning')).not.toBeInTheDocument());
});

/** Words that are longer than a line, and a letter of many lines. */
export const LongTexts = meta.story({
  args: {
    template: buildEmailTemplate({
      name: 'What we send to a customer a week before a hosting plan ends, and again the day before',
      subject: `Your ${'llanfairpwllgwyngyll'.repeat(4)} is live`,
      body: Array.from({ length: 60 }, (_, index) => `Line ${index + 1}, {{customerName}}.`).join(
        '\n',
      ),
    }),
  },
  tags: ['!visual'],
});
