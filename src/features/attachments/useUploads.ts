import { useEffect, useRef, useState } from 'react';
import type { Attachments } from '../../backend/Backend';
import {
  fileProblems,
  MAX_FILES,
  problemOfContent,
  problemOfFile,
  safeFileName,
} from '../../domain/fileRules';
import { errorMessage } from '../submission/errorMessage';

/** A file that was chosen for a message. */
export interface Upload {
  key: number;
  name: string;
  /** In bytes. */
  size: number;
  state:
    | { kind: 'uploading'; share: number }
    | { kind: 'ready' }
    | { kind: 'failed'; reason: string; canRetry: boolean };
}

/** What a form does with its files. */
export interface UploadsControl {
  /** Resolves with the ids of all files once they are uploaded. Rejects if one has failed. */
  finish: () => Promise<string[]>;
  /** Removes the files whose ids `finish` returned, once they are sent. */
  clear: () => void;
}

interface Attempt {
  file: File;
  controller: AbortController;
  /** The id of the uploaded file; null if the upload has failed. */
  id: Promise<string | null>;
}

/** The sentence for a file that is not accepted, or null. Reads only files of an accepted size. */
async function problemOf(file: File): Promise<string | null> {
  const problem =
    problemOfFile(file) ?? problemOfContent(file.name, new Uint8Array(await file.arrayBuffer()));
  return problem && fileProblems[problem];
}

/** The file with the name that the server stores. */
const named = (file: File) => new File([file], safeFileName(file.name));

/** Uploads files as soon as they are chosen. */
export function useUploads(send: Attachments['upload']) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const attempts = useRef(new Map<number, Attempt>());
  const lastKey = useRef(0);
  const finished = useRef<readonly number[]>([]);

  // Aborts the uploads when the form is removed.
  useEffect(() => {
    const { current } = attempts;
    return () => {
      for (const { controller } of current.values()) controller.abort();
    };
  }, []);

  const setState = (key: number, state: Upload['state']) =>
    setUploads((known) => known.map((file) => (file.key === key ? { ...file, state } : file)));

  async function upload(key: number, file: File, signal: AbortSignal): Promise<string | null> {
    let canRetry = false;
    try {
      const problem = await problemOf(file);
      if (problem) throw new Error(problem);
      canRetry = true;
      const onProgress = (share: number) => setState(key, { kind: 'uploading', share });
      const { id } = await send(file, { onProgress, signal });
      setState(key, { kind: 'ready' });
      return id;
    } catch (error) {
      setState(key, { kind: 'failed', reason: errorMessage(error), canRetry });
      return null;
    }
  }

  function start(key: number, file: File) {
    const controller = new AbortController();
    const id = upload(key, file, controller.signal);
    attempts.current.set(key, { file, controller, id });
  }

  const ids = () => Promise.all([...attempts.current.values()].map(({ id }) => id));

  return {
    uploads,
    /** Why some of the last chosen files were not added. */
    refusal,
    add(files: readonly File[]) {
      const taken = files.slice(0, MAX_FILES - uploads.length);
      const others = files.slice(taken.length).map(({ name }) => name);
      setRefusal(
        others.length > 0
          ? `A message can have ${MAX_FILES} files. Not added: ${others.join(', ')}.`
          : undefined,
      );
      const added = taken.map(named).map((file): Upload => {
        lastKey.current += 1;
        start(lastKey.current, file);
        const { name, size } = file;
        return { key: lastKey.current, name, size, state: { kind: 'uploading', share: 0 } };
      });
      setUploads((known) => [...known, ...added]);
    },
    retry(key: number) {
      const file = attempts.current.get(key)?.file;
      if (!file) return;
      setState(key, { kind: 'uploading', share: 0 });
      start(key, file);
    },
    remove(key: number) {
      attempts.current.get(key)?.controller.abort();
      attempts.current.delete(key);
      setUploads((known) => known.filter((file) => file.key !== key));
      setRefusal(undefined);
    },
    async finish() {
      await ids();
      // A file may have been removed while the uploads finished.
      finished.current = [...attempts.current.keys()];
      const uploaded = await ids();
      if (uploaded.includes(null)) {
        throw new Error('Some files were not uploaded. Try them again, or remove them.');
      }
      return uploaded.filter((id) => id !== null);
    },
    clear() {
      const sent = finished.current;
      for (const key of sent) attempts.current.delete(key);
      setUploads((known) => known.filter(({ key }) => !sent.includes(key)));
      setRefusal(undefined);
    },
  };
}
