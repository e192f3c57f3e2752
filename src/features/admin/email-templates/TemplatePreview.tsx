import { useId } from 'react';
import { mailBusiness } from '../../../content/mailBusiness';
import { Heading, Stack, Text } from '../../../design-system';
import type { DefaultTemplate, EmailTemplate } from '../../../domain/emailTemplates';
import { type Placeholders, placeholdersIn } from '../../../domain/placeholders';
import { renderTemplate } from '../../../domain/templateMail';
import { Letter } from '../letter/Letter';

export interface TemplatePreviewProps {
  template: Pick<EmailTemplate, 'subject' | 'body'>;
  placeholders: Placeholders;
  action: DefaultTemplate['action'];
}

/** A template as a mail, with sample values in place of its placeholders. */
export function TemplatePreview({ template, placeholders, action }: TemplatePreviewProps) {
  const titleId = useId();
  const business = mailBusiness;
  const { subject, html } = renderTemplate(template, placeholders, { business, action });
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="sm">
        <Heading level="2" size="h4" id={titleId}>
          Preview
        </Heading>
        <Letter html={html} title={subject || 'No subject yet'} />
        {placeholdersIn(template.subject + template.body).length > 0 && (
          <Text size="small" variant="quiet">
            The values are samples. Each customer gets their own.
          </Text>
        )}
      </Stack>
    </section>
  );
}
