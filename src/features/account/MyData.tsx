import { useState } from 'react';
import { Button, Inline, Notice, Stack, Text } from '../../design-system';
import { lazyComponent } from '../lazyComponent';
import { useSubmission } from '../useSubmission';
import type { DeleteMyAccountDialogProps } from './DeleteMyAccountDialog';

/** Its form is loaded only when it is needed: the account page has none. */
const DeleteMyAccountDialog = lazyComponent(
  async () => (await import('./DeleteMyAccountDialog')).DeleteMyAccountDialog,
);

export interface MyDataProps extends Pick<DeleteMyAccountDialogProps, 'asksPassword' | 'onDelete'> {
  /** Downloads what the site keeps about the customer. Rejects with the reason. */
  onDownload: () => Promise<void>;
}

/** Lets customers download what the site keeps about them, and delete their account. */
export function MyData({ onDownload, ...dialog }: MyDataProps) {
  const [isAsking, setIsAsking] = useState(false);
  const download = useSubmission(onDownload);
  const deletion = useSubmission(async () => {
    await DeleteMyAccountDialog.preload();
    setIsAsking(true);
  });
  const error = download.error ?? deletion.error;

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
          loading={download.pending}
          onClick={() => {
            deletion.clearError();
            void download.run();
          }}
        >
          Download My Data
        </Button>
        <Button
          variant="secondary"
          tone="danger"
          loading={deletion.pending}
          onClick={() => {
            download.clearError();
            void deletion.run();
          }}
        >
          Delete My Account
        </Button>
      </Inline>
      {isAsking && <DeleteMyAccountDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}
