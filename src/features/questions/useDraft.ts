import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Drafts } from '../../backend/Backend';
import { authorOf, GUEST } from '../../domain/author';
import { AuthorContext } from './AuthorContext';

/**
 * Restores and keeps the draft of a form for the session. If that fails, the form works without it. What is
 * typed is its author's, also after another visitor has logged in.
 */
export function useDraft<Draft extends object>(drafts: Drafts<Draft>, blank: Required<Draft>) {
  const user = useContext(AuthorContext);
  const visitor = user === undefined ? undefined : authorOf(user);
  const [restored, setRestored] = useState<Draft>();
  const isRestored = useRef(false);
  const present = useRef(visitor);
  /** The author of the answers; undefined while they are blank. */
  const author = useRef<string>(undefined);

  useEffect(() => {
    present.current = visitor;
    if (visitor === undefined || author.current) return;
    let isCurrent = true;
    async function restore(writers: readonly string[]) {
      try {
        for (const writer of writers) {
          const draft = await drafts.restoreDraft(writer);
          if (!isCurrent) return;
          if (!draft) continue;
          author.current ??= writer;
          return draft;
        }
      } catch (failure) {
        console.warn('The draft could not be restored.', failure);
      }
      return undefined;
    }
    // A guest who has logged in since goes on with the same draft.
    void restore([...new Set([visitor, GUEST])]).then((draft) => {
      if (!isCurrent) return;
      isRestored.current = true;
      setRestored(draft ?? ({} as Draft));
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, visitor]);

  // A page that the browser has kept in memory does not know of a logout, which deletes the draft.
  useEffect(() => {
    async function check({ persisted }: PageTransitionEvent) {
      const writer = persisted && author.current;
      if (writer && !(await drafts.restoreDraft(writer))) location.reload();
    }
    addEventListener('pageshow', check);
    return () => removeEventListener('pageshow', check);
  }, [drafts]);

  const keep = useCallback(
    (typed: Draft) => {
      if (!isRestored.current) return;
      const fields = Object.keys(blank) as (keyof Draft)[];
      const isBlank = fields.every((field) => (typed[field] ?? blank[field]) === blank[field]);
      const writer = author.current ?? present.current;
      author.current = isBlank ? undefined : writer;
      drafts.keepDraft(isBlank ? null : typed, writer).catch((failure: unknown) => {
        console.warn('The draft could not be kept.', failure);
      });
    },
    [drafts, blank],
  );

  const [answer, setAnswer] = useState<(isWanted: boolean) => void>();

  /**
   * Sends the answers as their author, then deletes the draft. If another visitor is signed in now, asks
   * whether to send them as that one: as a guest only if `maySendAsGuest`. Rejects with the reason.
   */
  async function send<Result>(
    work: (author: string | undefined) => Promise<Result>,
    maySendAsGuest = false,
  ): Promise<Result> {
    let result: Result;
    try {
      result = await work(author.current ?? present.current);
    } catch (failure) {
      const { code } = Object(failure);
      if (code !== 'other-account' && !(maySendAsGuest && code === 'signed-out')) throw failure;
      const isWanted = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(undefined);
      if (!isWanted) throw failure;
      result = await work(present.current);
    }
    keep(blank);
    return result;
  }

  return {
    /** The draft that was kept before this page load, or `{}`; undefined until it has been read. */
    restored,
    /** Replaces the kept draft. It does nothing until the kept draft has been read. */
    keep,
    send,
    /** Answers the question of `send`, which an `OtherAccount` asks; undefined without one. */
    answer,
  };
}

export interface FormDraftOptions<Values> {
  /** Called with all answers whenever one changes. */
  onDraft: (draft: Values) => void;
  /** The restored draft, for the fields that the visitor has not filled in. */
  draft?: Values | undefined;
}

/** The fields of the built page. React replaces them if an extension has changed the form before hydration. */
const builtFields = [
  ...(globalThis.document?.querySelectorAll<HTMLInputElement>('form [name]') ?? []),
];

/** The browser fills in a page that is opened again with Back, also after a logout. */
const [navigation] = globalThis.performance?.getEntriesByType('navigation') ?? [];
const isReopened = Object(navigation).type === 'back_forward';

type FormMethods<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'getValues' | 'setValue' | 'setFocus' | 'subscribe'
>;

/**
 * Fills what was typed before hydration and the restored draft into the form, and reports each change of
 * its answers.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  { getValues, setValue, setFocus, subscribe }: FormMethods<Values, Output>,
  blank: Required<Values>,
  { draft, onDraft }: FormDraftOptions<Values>,
) {
  // While React renders, the field that it replaces still has the focus.
  const [focused] = useState(() => builtFields.find((field) => field === document.activeElement));
  useEffect(() => {
    for (const { isConnected, name, type, checked, value } of builtFields.splice(0)) {
      const field = name as FieldPath<Values>;
      if (!(field in blank)) continue;
      // The draft has what is the visitor's.
      if (isReopened) setValue(field, blank[field]);
      if (isReopened || isConnected || (type === 'radio' && !checked)) continue;
      setValue(field, value as FieldPathValue<Values, typeof field>);
      if (name === focused?.name) setFocus(field);
    }
  }, [blank, setValue, setFocus, focused]);

  useEffect(() => {
    if (!draft) return;
    for (const field of Object.keys(blank) as FieldPath<Values>[]) {
      const isUntouched = (getValues(field) || blank[field]) === blank[field];
      const kept = draft[field];
      if (kept && isUntouched) setValue(field, kept);
    }
    onDraft(getValues());
  }, [draft, blank, onDraft, getValues, setValue]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );
}
