import { type Ref, useImperativeHandle } from 'react';
import type { Attachments } from '../../backend/Backend';
import { AttachmentField } from './AttachmentField';
import { type UploadsControl, useUploads } from './useUploads';

export interface FileUploadsProps {
  /** What the files are for: 'Files for the reply'. */
  label: string;
  /** Uploads a file. */
  upload: Attachments['upload'];
  /** What the form does with the files. */
  ref?: Ref<UploadsControl>;
}

/** The files of a form, each uploaded as soon as it is chosen. */
export function FileUploads({ label, upload, ref }: FileUploadsProps) {
  const { finish, clear, ...field } = useUploads(upload);
  useImperativeHandle(ref, () => ({ finish, clear }));
  return <AttachmentField label={label} {...field} />;
}
