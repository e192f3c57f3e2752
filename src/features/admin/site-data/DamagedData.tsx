import { useCallback, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  ConfirmDialog,
  Inline,
  Notice,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import { downloadJson } from '../downloadFile';
import { useLoadable } from '../loading/useLoadable';
import { useAction } from '../useAction';
import { recordLabel } from './recordLabel';

/** If stored texts cannot be read, warns of them, and downloads or deletes them. */
export function DamagedData() {
  const { siteData } = useAdminBackend();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(useCallback(() => siteData.unreadable(), [siteData]));
  const texts = loadable.state === 'ready' ? loadable.value : [];
  const [isAsking, setIsAsking] = useState(false);
  const { clearError, ...deletion } = useAction('Deleting failed', async () => {
    await siteData.discardUnreadable(texts);
    setIsAsking(false);
    toast({ title: 'Damaged data deleted' });
    void reload();
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
            {labels.join(', ')}: the website uses the readable entries, or the defaults. The damaged
            text is kept in this browser, and a developer may be able to repair it.
          </Text>
          <Inline>
            <Button variant="secondary" onClick={download}>
              Download Damaged Data
            </Button>
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
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
