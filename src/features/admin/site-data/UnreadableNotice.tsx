import { Button, ConfirmDialog, Inline, Notice, Stack, Text } from '../../../design-system';
import type { UnreadableText } from '../../../domain/siteData';
import { partName } from './partNames';
import { useConfirmation } from './useConfirmation';

export interface UnreadableNoticeProps {
  /** Without any, the notice renders nothing. */
  unreadable: readonly UnreadableText[];
  onDownload: () => void;
  /** Rejects with the reason why nothing was deleted. */
  onDiscard: () => Promise<void>;
}

/** Warns of stored data that cannot be read, and offers to download and to delete it. */
export function UnreadableNotice({ unreadable, onDownload, onDiscard }: UnreadableNoticeProps) {
  const { subject, ask, dialogProps } = useConfirmation<true>(onDiscard, {
    success: 'Damaged data deleted',
    failure: 'Deleting failed',
  });
  if (unreadable.length === 0) return null;
  const parts = [...new Set(unreadable.map(({ key }) => partName(key)))];
  return (
    <>
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
            <Button variant="quiet" onClick={() => ask(true)}>
              Delete Damaged Data
            </Button>
          </Inline>
        </Stack>
      </Notice>
      {subject && (
        <ConfirmDialog
          open
          title="Delete damaged data?"
          description="It is gone for good, unless you have downloaded it."
          confirmLabel="Delete Damaged Data"
          {...dialogProps}
        >
          <Text>What can still be read of it stays as it is, and so does everything else.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
