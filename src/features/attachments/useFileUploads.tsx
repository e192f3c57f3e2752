import { lazy, Suspense, useRef } from 'react';
import { useBackend } from '../../backend/BackendContext';
import type { FileUploadsProps } from './FileUploads';
import type { UploadsControl } from './useUploads';

/** Loaded only in connected mode, which alone has files. If it does not load, the form works without. */
const FileUploads = lazy(() =>
  import('./FileUploads').then(
    ({ FileUploads }) => ({ default: FileUploads }),
    () => ({ default: (_: FileUploadsProps) => <></> }),
  ),
);

/** The field for the files of a form, undefined where no server keeps files, and what the form does with them. */
export function useFileUploads(label: string) {
  const { attachments } = useBackend();
  const control = useRef<UploadsControl>(null);
  return {
    field: attachments && (
      <Suspense>
        <FileUploads ref={control} label={label} upload={attachments.upload} />
      </Suspense>
    ),
    finish: async () => (await control.current?.finish()) ?? [],
    clear: () => control.current?.clear(),
  };
}
