import { useId } from 'react';
import { Card, Divider, Heading, Stack, Text } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import { type Placeholders, placeholdersIn } from '../../../domain/placeholders';
import * as styles from './TemplatePreview.css';
import { textSegments } from './templateText';

function Filled({ text, placeholders }: { text: string; placeholders: Placeholders }) {
  return textSegments(text, placeholders).map(({ kind, text: shown, start }) => {
    if (kind === 'text') return <span key={start}>{shown}</span>;
    return (
      <mark key={start} className={styles.marks[kind]}>
        {shown}
      </mark>
    );
  });
}

export interface TemplatePreviewProps {
  template: Pick<EmailTemplate, 'subject' | 'body'>;
  placeholders: Placeholders;
}

/** A template with sample values in place of its placeholders. */
export function TemplatePreview({ template, placeholders }: TemplatePreviewProps) {
  const { subject, body } = template;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="sm">
        <Heading level="2" size="h4" id={titleId}>
          Preview
        </Heading>
        <Card>
          <Stack>
            <Stack gap="none">
              <Text size="small" variant="quiet">
                Subject
              </Text>
              <Text weight="semibold" variant={subject.trim() ? 'default' : 'quiet'}>
                {subject.trim() ? (
                  <Filled text={subject} placeholders={placeholders} />
                ) : (
                  'No subject yet'
                )}
              </Text>
            </Stack>
            <Divider />
            <div className={styles.body}>
              {body.trim() ? (
                <Filled text={body} placeholders={placeholders} />
              ) : (
                <Text variant="quiet">No text yet</Text>
              )}
            </div>
          </Stack>
        </Card>
        {placeholdersIn(subject + body).length > 0 && (
          <Text size="small" variant="quiet">
            The marked words are samples. Each customer gets their own.
          </Text>
        )}
      </Stack>
    </section>
  );
}
