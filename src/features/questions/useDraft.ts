import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Drafts } from '../../backend/Backend';

/** Restores and keeps the draft of a form for the session. If that fails, the form works without it. */
export function useDraft<Draft extends object>(drafts: Drafts<Draft>, blank: Required<Draft>) {
  const [restored, setRestored] = useState<Draft>();
  const isRestored = useRef(false);

  useEffect(() => {
    async function restore() {
      let draft: Draft | null = null;
      try {
        draft = await drafts.restoreDraft();
      } catch (failure) {
        console.warn('The draft could not be restored.', failure);
      }
      isRestored.current = true;
      setRestored(draft ?? ({} as Draft));
    }
    void restore();
  }, [drafts]);

  const keep = useCallback(
    (typed: Draft) => {
      if (!isRestored.current) return;
      const fields = Object.keys(blank) as (keyof Draft)[];
      const isBlank = fields.every((field) => (typed[field] ?? blank[field]) === blank[field]);
      drafts.keepDraft(isBlank ? null : typed).catch((failure: unknown) => {
        console.warn('The draft could not be kept.', failure);
      });
    },
    [drafts, blank],
  );

  return {
    /** The draft that was kept before this page load, or `{}`; undefined until it has been read. */
    restored,
    /** Replaces the kept draft. It does nothing until the kept draft has been read. */
    keep,
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
      if (isConnected || !(field in blank) || (type === 'radio' && !checked)) continue;
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
