import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { purchaseConfirmation } from '#src/content/emailTemplates.ts';
import { TemplateList } from '#src/features/admin/email-templates/TemplateList.tsx';

const templates = [purchaseConfirmation, buildEmailTemplate()];

const meta = preview.meta({
  title: 'Admin/Email templates/TemplateList',
  component: TemplateList,
  args: { templates, onSelect: fn() },
  decorators: [inColumn('14rem')],
});

export const Default = meta.story();

Default.test('reports the chosen template', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Website Is Live' }));
  await expect(args.onSelect).toHaveBeenCalledWith('website-is-live');
});

export const Selected = meta.story({ args: { selectedId: 'purchase-confirmation' } });

Selected.test('marks the selected template', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(
    'Purchase Confirmation',
  );
});

export const Unsaved = meta.story({
  args: { selectedId: 'purchase-confirmation', isUnsaved: true },
});

Unsaved.test('is marked in words', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Purchase Confirmation Unsaved' })).toBeVisible();
});

/** no name, a long one, and one without a space. */
export const LongTexts = meta.story({
  args: {
    templates: [
      buildEmailTemplate({ id: 'a', name: ' ' }),
      buildEmailTemplate({ id: 'b', name: 'What we send a week before a hosting plan ends' }),
      buildEmailTemplate({ id: 'c', name: 'llanfairpwllgwyngyll'.repeat(4) }),
    ],
    selectedId: 'c',
    isUnsaved: true,
  },
});

LongTexts.test('names a template without a name', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Untitled template' })).toBeVisible();
});
