import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildEmailTemplate, purchaseConfirmation } from '#mocks/factories/emailTemplate.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { siteTemplates } from '#src/content/emailTemplates.ts';
import { EmailTemplates } from '#src/features/admin/email-templates/EmailTemplates.tsx';
import { findErrorToast, findToast } from '../../../toasts';
import { fieldOf, press, write } from './templateForms';

const FAILURE = 'There was an error saving the template. Please try again.';

const meta = preview.meta({
  title: 'Owner/Email templates/EmailTemplates',
  component: EmailTemplates,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: {
    backend: { emailTemplates: [purchaseConfirmation, buildEmailTemplate()] },
  },
});

type Canvas = { findByRole: (role: 'button', options: { name: string }) => Promise<HTMLElement> };

async function open(canvas: Canvas) {
  await canvas.findByRole('button', { name: 'Purchase Confirmation' });
  await press('Purchase Confirmation');
}

export const Default = meta.story({
  tags: ['visual', 'all-widths'],
  play: async ({ canvas }) => {
    await canvas.findByText('Please select a template to edit.');
  },
});

/** The stored list of templates is empty. */
export const Empty = meta.story({
  tags: ['visual'],
  parameters: { scenario: 'emptyTemplates' },
  play: async ({ canvas }) => {
    await canvas.findByText('No email templates');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Saved = meta.story({
  play: async ({ canvas, backend }) => {
    await open(canvas);
    await write('Name', 'Order Confirmation');
    await press('Save Changes');
    await findToast('Template Saved');
    await expect(await canvas.findByRole('button', { name: 'Order Confirmation' })).toBeVisible();
    await expect((await backend.emailTemplates.list())[0]?.name).toBe('Order Confirmation');
  },
});

export const SaveFailed = meta.story({
  parameters: {
    backend: { fail: { 'emailTemplates.save': new AdminError('template-not-saved') } },
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await write('Subject', 'Thank you');
    await press('Save Changes');
    await findErrorToast('Save Failed', FAILURE);
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(FAILURE);
    await expect(fieldOf('Subject')).toHaveValue('Thank you');
  },
});

/** Another owner has saved the template meanwhile. */
export const ChangedMeanwhile = meta.story({
  parameters: {
    backend: { fail: { 'emailTemplates.save': new AdminError('changed-meanwhile') } },
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await write('Subject', 'Thank you');
    await press('Save Changes');
    await canvas.findByRole('button', { name: 'Load the Saved Version' });
    await expect(fieldOf('Subject')).toHaveValue('Thank you');
  },
});

export const TestSent = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
    await press('Send Test Email');
    await findToast('Test Email Sent', 'This was a simulation: nothing was sent to anybody.');
  },
});

/** In connected mode, the test email is really sent. */
export const TestSentByServer = meta.story({
  parameters: { backend: { connected: true } },
  play: async ({ canvas }) => {
    await open(canvas);
    await canvas.findByText(/A test email goes to the business itself/);
    await press('Send Test Email');
    await findToast('Test Email Sent', /^It is on its way to office@hollin\.example/);
  },
});

/** In connected mode, each mail of the server has a template. */
export const MailsOfServer = meta.story({
  parameters: {
    backend: {
      connected: true,
      emailTemplates: [purchaseConfirmation, ...siteTemplates.map(({ template }) => template)],
    },
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await press('Quote Received');
    await expect(fieldOf('Name')).toHaveValue('Quote Received');
  },
});

export const TestFailed = meta.story({
  parameters: { backend: { fail: { 'emailTemplates.sendTest': new BackendError('unreachable') } } },
  play: async ({ canvas }) => {
    await open(canvas);
    await press('Send Test Email');
    await findErrorToast('Test Email Failed', /cannot be reached/);
  },
});
