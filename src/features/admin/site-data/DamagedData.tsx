import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Inline,
  Notice,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import type { UnreadableText } from '../../../domain/siteData';
import { downloadJson } from '../../files/downloadFile';
import { useAction } from '../../submission/useSubmission';
import { recordLabel } from './recordLabel';

export interface DamagedDataProps {
  /** Nothing is rendered if it is empty. */
  texts: readonly UnreadableText[];
  onDelete: (texts: readonly UnreadableText[]) => Promise<void>;
}

/** Warns of stored texts that cannot be read, and downloads or deletes them. */
export function DamagedData({ texts, onDelete }: DamagedDataProps) {
  const { toast } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { clearError, ...deletion } = useAction('Deleting failed', async () => {
    await onDelete(texts);
    setIsAsking(false);
    toast({ title: 'Damaged data deleted' });
  });

  if (texts.length === 0) return null;

  const download = () => {
    const name = downloadJson('damaged-data', texts);
    toast({ title: 'Damaged data downloaded', description: `It is in ${name}.` });
  };

  const close = () => {
    clearError();
    setIsAsking(false);
  };

  const labels = [...new Set(texts.map(({ key }) => recordLabel(key)))];
  return (
    <>
      <Notice tone="warning" title="Some stored data could not be read">
        <Stack gap="sm" align="start">
          <Text>
            <span>{labels.join(', ')}</span>: the website uses the readable entries, or the
            defaults. The damaged text is kept in this browser, and a developer may be able to
            repair it.
          </Text>
          <Inline>
            <Button variant="secondary" onClick={download}>
              Download Damaged Data
            </Button>
            <Button variant="secondary" tone="danger" onClick={() => setIsAsking(true)}>
              Delete Damaged Data
            </Button>
          </Inline>
        </Stack>
      </Notice>
      <ConfirmDialog
        open={isAsking}
        title="Delete damaged data?"
        description="It is lost, unless you have downloaded it. Everything that can be read stays."
        confirmLabel="Delete Damaged Data"
        onConfirm={deletion.run}
        onClose={close}
        loading={deletion.pending}
        error={deletion.error}
      />
    </>
  );
}
