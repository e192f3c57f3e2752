import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildEmailTemplate, purchaseConfirmation } from '#mocks/factories/emailTemplate.ts';
import { defaultTemplates } from '#src/content/emailTemplates.ts';
import { placeholdersOf } from '#src/domain/emailTemplates.ts';
import { TemplatePreview } from '#src/features/admin/email-templates/TemplatePreview.tsx';

const meta = preview.meta({
  title: 'Owner/Email templates/TemplatePreview',
  component: TemplatePreview,
  args: {
    template: purchaseConfirmation,
    placeholders: placeholdersOf(defaultTemplates, purchaseConfirmation.id),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eleanor Whitby')).toBeVisible();
    await expect(canvas.queryByText(/\{\{/)).not.toBeInTheDocument();
  },
});

export const UnknownPlaceholder = meta.story({
  args: {
    template: buildEmailTemplate({
      body: 'Hello {{ customerName }},\n\n{{deliveryDay}} is the day.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('{{deliveryDay}}')).toBeVisible();
    await expect(canvas.getByText('Eleanor Whitby')).toBeVisible();
  },
});

export const Blank = meta.story({
  args: { template: buildEmailTemplate({ subject: '', body: '  ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subject yet')).toBeVisible();
    await expect(canvas.getByText('No text yet')).toBeVisible();
  },
});

/** A body that looks like HTML is text. */
export const Markup = meta.story({
  args: { template: buildEmailTemplate({ body: '<b>Hello</b> & <script>alert(1)</script>' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Hello</b> & <script>alert(1)</script>')).toBeVisible();
  },
});
