import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import type { Attachments } from '../../backend/Backend';
import { Button, FormError, List, Stack, Text, VisuallyHidden } from '../../design-system';
import { acceptedFiles, kindsInWords, MAX_FILE_MB, MAX_FILES } from '../../domain/fileRules';
import { fileSize } from '../../domain/fileSize';
import * as styles from './FileUploads.css';
import { type Upload, type UploadsControl, useUploads } from './useUploads';

/** What screen readers are told of the uploads. */
function progressInWords(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return '';
  const ready = uploads.filter(({ state }) => state.kind === 'ready').length;
  const files = uploads.length === 1 ? 'file' : 'files';
  const failures = uploads.flatMap(({ name, state }) =>
    state.kind === 'failed' ? `${name}: ${state.reason}` : [],
  );
  const progress = `${ready} of ${uploads.length} ${files} uploaded`;
  return failures.length > 0 ? `${progress}. ${failures.join(' ')}` : progress;
}

interface FileRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

function FileRow({ upload: { name, size, state }, onRetry, onRemove }: FileRowProps) {
  const removeButton = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.row}>
      <div className={styles.file}>
        <Text as="div" weight="medium">
          {name}
        </Text>
        {state.kind === 'uploading' && (
          <progress
            className={styles.progress}
            value={state.share}
            aria-label={`Uploading ${name}`}
          />
        )}
        {state.kind === 'failed' ? (
          <Text as="div" size="small" tone="danger">
            {state.reason}
          </Text>
        ) : (
          <Text as="div" size="small" variant="quiet" tabular>
            {fileSize(size)}
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        {state.kind === 'failed' && state.canRetry && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // This button is removed, and the focus would be lost with it.
              removeButton.current?.focus();
              onRetry();
            }}
          >
            Try Again<VisuallyHidden>{` with ${name}`}</VisuallyHidden>
          </Button>
        )}
        <Button ref={removeButton} variant="quiet" size="small" onClick={onRemove}>
          Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

export interface FileUploadsProps {
  /** The name of the group, which tells it from another one on the page: 'Files for the reply'. */
  label: string;
  upload: Attachments['upload'];
  ref?: Ref<UploadsControl>;
}

/** The files of a form, each uploaded as soon as it is chosen. Renders `<fieldset>`. */
export function FileUploads({ label, upload, ref }: FileUploadsProps) {
  const { uploads, refusal, add, retry, remove, finish, clear } = useUploads(upload);
  useImperativeHandle(ref, () => ({ finish, clear }));
  const input = useRef<HTMLInputElement>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  return (
    <fieldset
      className={styles.field}
      // By default, the browser leaves the page to show the dropped file.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <Stack gap="sm">
        {uploads.length > 0 && (
          <List>
            {uploads.map((upload) => (
              <FileRow
                key={upload.key}
                upload={upload}
                onRetry={() => retry(upload.key)}
                onRemove={() => {
                  attachButton.current?.focus();
                  remove(upload.key);
                }}
              />
            ))}
          </List>
        )}
        <Stack gap="xxs" align="start">
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={label}
            accept={acceptedFiles}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // Otherwise a file that was removed could not be chosen again.
              target.value = '';
            }}
          />
          <Button
            ref={attachButton}
            variant="secondary"
            size="small"
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            Attach Files
          </Button>
          <Text id={hintId} size="small" variant="quiet">
            {`Up to ${MAX_FILES} files of ${MAX_FILE_MB} MB each: ${kindsInWords}.`}
          </Text>
        </Stack>
        <FormError>{refusal}</FormError>
        <span role="status">
          <VisuallyHidden>{progressInWords(uploads)}</VisuallyHidden>
        </span>
      </Stack>
    </fieldset>
  );
}
