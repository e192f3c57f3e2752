import { lazy, Suspense, useRef } from 'react';
import { useBackend } from '../../backend/BackendContext';
import type { FileUploadsProps } from './FileUploads';
import type { UploadsControl } from './useUploads';

/** Only connected mode has files, so only there this is loaded; without it, a text can still be sent. */
const FileUploads = lazy(() =>
  import('./FileUploads').then(
    ({ FileUploads }) => ({ default: FileUploads }),
    () => ({ default: (_: FileUploadsProps) => <></> }),
  ),
);

/** The files of a form: their field, missing where no server keeps files, and what the form does with them. */
export function useFileUploads() {
  const { attachments } = useBackend();
  const control = useRef<UploadsControl>(null);
  return {
    field: attachments && (
      <Suspense>
        <FileUploads ref={control} upload={attachments.upload} />
      </Suspense>
    ),
    finish: async () => (await control.current?.finish()) ?? [],
    clear: () => control.current?.clear(),
  };
}
