import { Button, Inline, Text, useToast, VisuallyHidden } from '../../design-system';
import type { Attachment } from '../../domain/attachment';
import { fileSize } from '../../domain/fileSize';
import { errorMessage } from '../errorMessage';
import { saveFile } from '../saveFile';
import * as styles from './AttachmentList.css';

export interface AttachmentListProps {
  /** The files, in their order. */
  attachments?: readonly Attachment[] | undefined;
  /** Loads the content of a file. Rejects with the reason. Missing where no server keeps files. */
  download?: ((attachmentId: string) => Promise<Blob>) | undefined;
}

/** The files of a message, each as a button that saves it. Renders nothing without files. */
export function AttachmentList({ attachments = [], download }: AttachmentListProps) {
  const { toast } = useToast();
  if (!download || attachments.length === 0) return null;

  async function save(content: Promise<Blob>, name: string) {
    try {
      saveFile(name, await content);
    } catch (failure) {
      toast({
        title: 'The file was not downloaded',
        description: errorMessage(failure),
        tone: 'danger',
      });
    }
  }

  return (
    <Inline as="ul" gap="xs">
      {attachments.map(({ id, name, size }) => (
        <li key={id}>
          <Button variant="secondary" size="small" onClick={() => void save(download(id), name)}>
            <VisuallyHidden>Download </VisuallyHidden>
            {name}
            <span className={styles.size}>
              <Text as="span" size="small" variant="quiet" tabular>
                {fileSize(size)}
              </Text>
            </span>
          </Button>
        </li>
      ))}
    </Inline>
  );
}
