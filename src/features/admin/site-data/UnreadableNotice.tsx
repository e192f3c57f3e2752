import { Button, Inline, Notice, Stack, Text } from '../../../design-system';
import type { UnreadableText } from '../../../domain/siteData';
import { partName } from './partNames';

export interface UnreadableNoticeProps {
  /** What could not be read; with nothing in it there is no notice. */
  unreadable: readonly UnreadableText[];
  onDownload: () => void;
  /** Asks to be rid of it, and of the notice. */
  onDiscard: () => void;
}

/** Says that something stored is damaged, what the site does without it, and how to take it away. */
export function UnreadableNotice({ unreadable, onDownload, onDiscard }: UnreadableNoticeProps) {
  if (unreadable.length === 0) return null;
  const parts = [...new Set(unreadable.map(({ key }) => partName(key)))];
  return (
    <Notice tone="warning" title="Some stored data could not be read">
      <Stack gap="sm" align="start">
        <Text>
          {parts.join(', ')}: the website goes on with what is left, or with its defaults. The
          damaged text is kept in this browser; somebody who knows such files may mend it.
        </Text>
        <Inline>
          <Button variant="secondary" onClick={onDownload}>
            Download Damaged Data
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            Delete Damaged Data
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
