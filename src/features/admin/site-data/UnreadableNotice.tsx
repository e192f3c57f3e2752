import { Button, Notice, Stack, Text } from '../../../design-system';
import type { UnreadableText } from '../../../domain/siteData';
import { partName } from './partNames';

export interface UnreadableNoticeProps {
  /** What could not be read; with nothing in it there is no notice. */
  unreadable: readonly UnreadableText[];
  onDownload: () => void;
}

/** Says that something stored is damaged, what the site does without it, and how to take it away. */
export function UnreadableNotice({ unreadable, onDownload }: UnreadableNoticeProps) {
  if (unreadable.length === 0) return null;
  const parts = [...new Set(unreadable.map(({ key }) => partName(key)))];
  return (
    <Notice tone="warning" title="Some stored data could not be read">
      <Stack gap="sm" align="start">
        <Text>
          {parts.join(', ')}: the website goes on with what is left, or with its defaults. The
          damaged text is kept in this browser; somebody who knows such files may mend it.
        </Text>
        <Button variant="secondary" onClick={onDownload}>
          Download Damaged Data
        </Button>
      </Stack>
    </Notice>
  );
}
