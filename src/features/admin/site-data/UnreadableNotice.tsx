import { Button, Inline, Notice, Stack, Text } from '../../../design-system';
import type { UnreadableText } from '../../../domain/siteData';
import { recordLabel } from './recordLabel';

export interface UnreadableNoticeProps {
  /** Nothing is rendered if it is empty. */
  unreadable: readonly UnreadableText[];
  onDownload: () => void;
  onDelete: () => void;
}

/** Warns of stored texts that cannot be read, and offers to download and to delete them. */
export function UnreadableNotice({ unreadable, onDownload, onDelete }: UnreadableNoticeProps) {
  if (unreadable.length === 0) return null;
  const labels = [...new Set(unreadable.map(({ key }) => recordLabel(key)))];
  return (
    <Notice tone="warning" title="Some stored data could not be read">
      <Stack gap="sm" align="start">
        <Text>
          {labels.join(', ')}: the website uses the readable entries, or the defaults. The damaged
          text is kept in this browser, and a developer may be able to repair it.
        </Text>
        <Inline>
          <Button variant="secondary" onClick={onDownload}>
            Download Damaged Data
          </Button>
          <Button variant="quiet" onClick={onDelete}>
            Delete Damaged Data
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
