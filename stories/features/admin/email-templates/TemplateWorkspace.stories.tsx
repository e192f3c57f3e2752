import { expect, fn, screen, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import {
  buildEmailTemplate,
  originalTemplates,
  purchaseConfirmation,
} from '#mocks/factories/emailTemplate.ts';
import { TemplateWorkspace } from '#src/features/admin/email-templates/TemplateWorkspace.tsx';
import { fieldOf, press, write } from './templateForms';

const templates = [purchaseConfirmation, buildEmailTemplate()];

const meta = preview.meta({
  title: 'Owner/Email templates/TemplateWorkspace',
  component: TemplateWorkspace,
  decorators: [withApp],
  args: {
    templates,
    defaults: originalTemplates,
    onSave: fn(async () => {}),
    onSendTest: fn(async () => null),
  },
});

async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** No template is selected. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please select a template to edit.')).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    const middle = (element: Element | null) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return (top + bottom) / 2;
    };
    const row = canvas.getByText('Purchase Confirmation');
    const hint = canvas.getByText('Please select a template to edit.');
    await expect(Math.abs(middle(hint) - middle(row))).toBeLessThan(1);
  },
});

export const Selected = meta.story({
  play: async ({ canvas }) => {
    await press('Purchase Confirmation');
    await press('Website Is Live');
    await expect(canvas.getByRole('heading', { name: 'Website Is Live' })).toHaveFocus();
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(
      'Website Is Live',
    );
    await expect(fieldOf('Name')).toHaveValue('Website Is Live');
  },
  tags: ['!visual'],
});

export const Unsaved = meta.story({
  play: async ({ canvas }) => {
    await press('Purchase Confirmation');
    await write('Subject', 'Thank you');
    await canvas.findByRole('button', { name: 'Purchase Confirmation Unsaved' });
  },
});

Unsaved.test('is no longer marked once it is saved', async ({ canvas }) => {
  await press('Save Changes');
  await expect(await canvas.findByRole('button', { name: 'Purchase Confirmation' })).toBeVisible();
});

/** Another template is selected while there are unsaved edits. */
export const Asking = meta.story({
  ...Unsaved.input,
  play: async ({ canvas }) => {
    await press('Purchase Confirmation');
    await write('Subject', 'Thank you');
    await press('Website Is Live');
    await canvas.findByRole('dialog');
  },
  tags: ['!visual'],
});

Asking.test('keeps the edits when the owner stays', async ({ canvas }) => {
  await press('Keep Editing');
  await closed();
  await expect(fieldOf('Subject')).toHaveValue('Thank you');
  await expect(canvas.getByRole('button', { name: 'Purchase Confirmation Unsaved' })).toBeVisible();
});

Asking.test('discards the edits when the owner leaves', async () => {
  await press('Leave without Saving');
  await closed();
  await expect(screen.getByRole('heading', { name: 'Website Is Live' })).toHaveFocus();
  await press('Purchase Confirmation');
  await expect(fieldOf('Subject')).toHaveValue('Thank you for your purchase!');
});

/** No name, a long one, and one without a space. */
export const LongTexts = meta.story({
  args: {
    templates: [
      buildEmailTemplate({ id: 'a', name: ' ' }),
      buildEmailTemplate({ id: 'b', name: 'What we send a week before a hosting plan ends' }),
      buildEmailTemplate({ id: 'c', name: 'llanfairpwllgwyngyll'.repeat(4) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Untitled template' })).toBeVisible();
  },
});

/** Many templates on a phone. */
export const Many = meta.story({
  args: {
    templates: Array.from({ length: 40 }, (_, index) =>
      buildEmailTemplate({ id: `template-${index + 1}`, name: `Template ${index + 1}` }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
  play: async () => {
    await press('Template 1');
    await expect(fieldOf('Name').getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
});
