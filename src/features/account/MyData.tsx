import { useState } from 'react';
import { Button, Inline, Notice, Stack, Text } from '../../design-system';
import { lazyComponent } from '../page/lazyComponent';
import { useSubmission } from '../submission/useSubmission';
import type { DeleteMyAccountDialogProps } from './DeleteMyAccountDialog';
import * as styles from './MyData.css';

/** Its form is loaded only when it is needed: the account page has none. */
const DeleteMyAccountDialog = lazyComponent(
  async () => (await import('./DeleteMyAccountDialog')).DeleteMyAccountDialog,
);

export interface MyDataProps extends Pick<DeleteMyAccountDialogProps, 'asksPassword' | 'onDelete'> {
  onDownload: () => Promise<void>;
}

/** One line: lets customers download what the site keeps about them, and delete their account. */
export function MyData({ onDownload, ...dialog }: MyDataProps) {
  const [isAsking, setIsAsking] = useState(false);
  const download = useSubmission(onDownload);
  const deletion = useSubmission(async () => {
    await DeleteMyAccountDialog.preload();
    setIsAsking(true);
  });
  const error = download.error ?? deletion.error;

  return (
    <Stack gap="xs">
      {error !== undefined && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <div className={styles.actions}>
        <Inline gap="xs">
          <Button
            variant="quiet"
            size="small"
            loading={download.pending}
            onClick={() => {
              deletion.clearError();
              void download.run();
            }}
          >
            Download my data
          </Button>
          <Text as="span" variant="quiet">
            <span aria-hidden="true">·</span>
          </Text>
          <Button
            variant="quiet"
            size="small"
            tone="danger"
            loading={deletion.pending}
            onClick={() => {
              download.clearError();
              void deletion.run();
            }}
          >
            Delete my account
          </Button>
        </Inline>
      </div>
      {isAsking && <DeleteMyAccountDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}
