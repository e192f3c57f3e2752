import { type ComponentType, useState } from 'react';
import { BackendError } from '../../backend/Backend';
import { Button, Inline, Notice, Stack, Text } from '../../design-system';
import { errorMessage } from '../errorMessage';
import type { DeleteMyAccountDialogProps } from './DeleteMyAccountDialog';

/** Its form is loaded only when it is needed: the account page has none. */
async function loadDialog() {
  try {
    return (await import('./DeleteMyAccountDialog')).DeleteMyAccountDialog;
  } catch (cause) {
    throw new BackendError('unreachable', { cause });
  }
}

export interface MyDataProps extends Pick<DeleteMyAccountDialogProps, 'asksPassword' | 'onDelete'> {
  /** Downloads what the site keeps about the customer. Rejects with the reason. */
  onDownload: () => Promise<void>;
}

/** Lets customers download what the site keeps about them, and delete their account. */
export function MyData({ onDownload, ...deletion }: MyDataProps) {
  const [busy, setBusy] = useState<'download' | 'deletion'>();
  const [Dialog, setDialog] = useState<ComponentType<DeleteMyAccountDialogProps>>();
  const [error, setError] = useState<string>();

  async function attempt(name: 'download' | 'deletion', work: () => Promise<void>) {
    setError(undefined);
    setBusy(name);
    try {
      await work();
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setBusy(undefined);
  }

  async function askForDeletion() {
    const loaded = await loadDialog();
    setDialog(() => loaded);
  }

  return (
    <Stack gap="md">
      <Text>
        Download everything that we keep about you as a file, or delete your account for good.
      </Text>
      {error !== undefined && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <Inline stacked>
        <Button
          variant="secondary"
          loading={busy === 'download'}
          onClick={() => void attempt('download', onDownload)}
        >
          Download My Data
        </Button>
        <Button
          variant="secondary"
          tone="danger"
          loading={busy === 'deletion'}
          onClick={() => void attempt('deletion', askForDeletion)}
        >
          Delete My Account
        </Button>
      </Inline>
      {Dialog && <Dialog {...deletion} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}
