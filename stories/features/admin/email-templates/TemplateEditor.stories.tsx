import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { purchaseConfirmation } from '#src/content/emailTemplates.ts';
import { TemplateEditor } from '#src/features/admin/email-templates/TemplateEditor.tsx';
import { fieldOf, press, write } from './templateForms';

const FAILURE = 'There was an error saving the template. Please try again.';
const template = purchaseConfirmation;

const meta = preview.meta({
  title: 'Features/Admin email templates/TemplateEditor',
  component: TemplateEditor,
  args: {
    template,
    onSave: fn(async () => {}),
    onSendTest: fn(async () => {}),
    onUnsaved: fn(),
  },
});

const never = () => new Promise<void>(() => {});

export const Default = meta.story();

Default.test('shows the template as it is saved', async ({ canvas }) => {
  await expect(fieldOf('Name')).toHaveValue('Purchase Confirmation');
  await expect(fieldOf('Subject')).toHaveValue('Thank you for your purchase!');
  await expect(fieldOf('Body')).toHaveValue(template.body);
  await expect(canvas.getByText(/^Everything here is saved/)).toBeVisible();
});

Default.test('puts a placeholder at the end of the text', async () => {
  await press('Insert {{orderId}}');
  await expect(fieldOf('Body')).toHaveValue(`${template.body}{{orderId}}`);
  await expect(fieldOf('Body')).toHaveFocus();
});

Default.test('puts a placeholder where the cursor is', async () => {
  const subject = fieldOf('Subject');
  await userEvent.click(subject);
  subject.setSelectionRange(9, 9);
  await press('Insert {{customerName}}');
  await expect(subject).toHaveValue('Thank you{{customerName}} for your purchase!');
  await expect(subject.selectionStart).toBe('Thank you{{customerName}}'.length);
  await expect(screen.getByText(/^You have unsaved changes/)).toBeVisible();
});

Default.test('puts a placeholder over what is marked', async () => {
  const subject = fieldOf('Subject');
  await userEvent.click(subject);
  subject.setSelectionRange(0, 9);
  await press('Insert {{customerName}}');
  await expect(subject).toHaveValue('{{customerName}} for your purchase!');
});

Default.test('previews what is being typed', async ({ canvas }) => {
  await write('Subject', 'Order {{orderId}} has arrived');
  const letter = canvas.getByRole('region', { name: 'Preview' });
  await waitFor(() => expect(letter).toHaveTextContent('Order ORD-001 has arrived'));
});

Default.test('sends the text as it stands, saved or not', async ({ args }) => {
  await write('Subject', 'Thank you');
  await press('Send Test Email');
  await expect(args.onSendTest).toHaveBeenCalledWith({ ...template, subject: 'Thank you' });
});

export const Unsaved = meta.story({
  play: async ({ canvas }) => {
    await write('Subject', 'Thank you');
    await canvas.findByText(/^You have unsaved changes/);
  },
  tags: ['!visual'],
});

Unsaved.test('tells that it is', async ({ args }) => {
  await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
});

Unsaved.test('is no longer, once everything is as it was', async ({ args, canvas }) => {
  await write('Subject', template.subject);
  await expect(await canvas.findByText(/^Everything here is saved/)).toBeVisible();
  await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
});

/** On its way, and not answered yet. */
export const Saving = meta.story({
  args: { onSave: fn(never) },
  play: async ({ canvas }) => {
    await write('Subject', 'Thank you');
    await press('Save Changes');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
  tags: ['!visual'],
});

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await write('Subject', 'Thank you');
    await press('Save Changes');
    await canvas.findByText(/^Everything here is saved/);
  },
  tags: ['!visual'],
});

Saved.test('has handed everything in, with its id', async ({ args }) => {
  await expect(args.onSave).toHaveBeenCalledWith({ ...template, subject: 'Thank you' });
  await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
});

export const SaveFailed = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error(FAILURE))) },
  play: async ({ canvas }) => {
    await write('Body', 'Hello {{customerName}}');
    await press('Save Changes');
    await canvas.findByRole('alert');
  },
  tags: ['!visual'],
});

SaveFailed.test('says so, and keeps the text', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(FAILURE);
  await expect(fieldOf('Body')).toHaveValue('Hello {{customerName}}');
  await expect(canvas.getByText(/^You have unsaved changes/)).toBeVisible();
});

/** The test email is on its way. */
export const Testing = meta.story({
  args: { onSendTest: fn(never) },
  play: async ({ canvas }) => {
    await press('Send Test Email');
    await expect(canvas.getByRole('button', { name: 'Send Test Email' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
  tags: ['!visual'],
});

Testing.test('sends only one', async ({ args }) => {
  await press('Send Test Email');
  await expect(args.onSendTest).toHaveBeenCalledOnce();
});

export const UnknownPlaceholder = meta.story({
  args: {
    template: buildEmailTemplate({ body: 'Hello {{customerNmae}}, see you on {{deliveryDay}}.' }),
  },
});

UnknownPlaceholder.test('warns of what nothing fills in', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Nothing fills in {{customerNmae}} and {{deliveryDay}}',
  );
});

UnknownPlaceholder.test('is content once it is mended', async ({ canvas }) => {
  await write('Body', 'Hello {{customerName}}.');
  await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
});

/** Torture: words that fit nowhere, and a letter of many lines. */
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
