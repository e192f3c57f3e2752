import { useId } from 'react';
import { Heading, Stack, Text } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import * as styles from './TemplatePreview.css';
import { templateParts } from './templateParts';

function Filled({ text }: { text: string }) {
  return templateParts(text).map(({ kind, text: shown, start }) => {
    if (kind === 'text') return shown;
    return (
      <mark key={start} className={styles.marks[kind]}>
        {shown}
      </mark>
    );
  });
}

export interface TemplatePreviewProps {
  template: Pick<EmailTemplate, 'subject' | 'body'>;
}

/** A template as a customer would read it, with sample values in the place of placeholders. */
export function TemplatePreview({ template: { subject, body } }: TemplatePreviewProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="sm">
        <Heading level="3" size="h4" id={titleId}>
          Preview
        </Heading>
        <div className={styles.letter}>
          <div className={styles.subject}>
            <Text size="small" variant="quiet">
              Subject
            </Text>
            <Text weight="semibold" variant={subject.trim() ? 'default' : 'quiet'}>
              {subject.trim() ? <Filled text={subject} /> : 'No subject yet'}
            </Text>
          </div>
          <div className={styles.body}>
            {body.trim() ? <Filled text={body} /> : <Text variant="quiet">No text yet</Text>}
          </div>
        </div>
        <Text size="small" variant="quiet">
          The marked words are samples. Each customer gets their own.
        </Text>
      </Stack>
    </section>
  );
}
