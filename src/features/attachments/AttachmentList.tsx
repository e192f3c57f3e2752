import type { ReactNode } from 'react';
import { Button, Inline, Text, VisuallyHidden } from '../../design-system';
import type { Attachment } from '../../domain/attachment';
import { fileSize } from '../../domain/fileSize';
import { saveFile } from '../files/saveFile';
import { useAction } from '../submission/useSubmission';
import * as styles from './AttachmentList.css';

export interface AttachmentListProps {
  attachments?: readonly Attachment[] | undefined;
  /** Loads the content of a file. Rejects with the reason. Missing where no server keeps files. */
  download?: ((attachmentId: string) => Promise<Blob>) | undefined;
  actions?: ((attachment: Attachment) => ReactNode) | undefined;
}

interface FileProps extends Pick<Attachment, 'name' | 'size'> {
  load: () => Promise<Blob>;
}

function File({ name, size, load }: FileProps) {
  const download = useAction('The file was not downloaded', async () =>
    saveFile(name, await load()),
  );
  return (
    <Button variant="secondary" size="small" onClick={() => void download.run()}>
      <span translate="no">{name}</span>
      <span className={styles.size}>
        <Text as="span" size="small" variant="quiet" tabular>
          {fileSize(size)}
        </Text>
      </span>
      <VisuallyHidden>download</VisuallyHidden>
    </Button>
  );
}

/** The files of a message, each as a button that saves it. Renders nothing without files. */
export function AttachmentList({ attachments = [], download, actions }: AttachmentListProps) {
  if (!download || attachments.length === 0) return null;
  return (
    <Inline as="ul" gap="xs">
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <File {...attachment} load={() => download(attachment.id)} />
          {actions?.(attachment)}
        </li>
      ))}
    </Inline>
  );
}
