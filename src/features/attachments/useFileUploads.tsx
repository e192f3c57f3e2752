import { useRef } from 'react';
import type { Attachments } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { lazyComponent } from '../page/lazyComponent';
import type { UploadsControl } from './useUploads';

/** Loaded only in connected mode, which alone has files. If it does not load, the form works without. */
const FileUploads = lazyComponent(async () => (await import('./FileUploads')).FileUploads, {
  optional: true,
});

/** The field for the files of a form, which visitors upload unless there is another `upload`, undefined where no server keeps files, and what the form does with them. */
export function useFileUploads(label: string, upload?: Attachments['upload']) {
  const { connected } = useBackend();
  const control = useRef<UploadsControl>(null);
  return {
    field: connected && (
      <FileUploads ref={control} label={label} upload={upload ?? connected.attachments.upload} />
    ),
    finish: async () => (await control.current?.finish()) ?? [],
    clear: () => control.current?.clear(),
  };
}
