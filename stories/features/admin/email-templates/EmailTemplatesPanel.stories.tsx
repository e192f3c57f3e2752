import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { createDefaultTemplate } from '#src/domain/emailTemplates.ts';
import { EmailTemplatesPanel } from '#src/features/admin/email-templates/EmailTemplatesPanel.tsx';
import { canBeTriedAgain, reading, ready, unread } from '../reads';

const meta = preview.meta({
  title: 'Features/Admin email templates/EmailTemplatesPanel',
  component: EmailTemplatesPanel,
  args: {
    templates: ready([createDefaultTemplate('Millrace')]),
    onRetry: fn(),
    onSave: fn(async () => {}),
    onSendTest: fn(async () => {}),
  },
  parameters: {
    guidance: {
      use: 'The email templates tab in each of its states, from props alone.',
      avoid:
        'With the backend behind it, it is `EmailTemplates`; the list and the editor are `TemplateWorkspace`.',
      accessibility: ['Reading, failed and empty are words under the same heading.'],
      do: 'Let the empty state say what templates are for.',
      dont: 'Show an editor with nothing to edit.',
    },
  },
});

export const Default = meta.story();

Default.test('is called Email Templates', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Email Templates' })).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

export const Loading = meta.story({ args: { templates: reading } });

Loading.test('says what it is doing', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the email templates …')).toBeVisible();
});

export const Failed = meta.story({ args: { templates: unread } });

Failed.test('can be tried again', canBeTriedAgain);

export const Empty = meta.story({ args: { templates: ready([]) } });

Empty.test('says what will be here', async ({ canvas }) => {
  await expect(canvas.getByText('No email templates')).toBeVisible();
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
});

export const EmptyDark = Empty.extend({ globals: { theme: 'dark' } });
