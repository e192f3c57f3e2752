import { type ReactNode, useId, useMemo } from 'react';
import * as z from 'zod/mini';
import type { Attachments } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { Button, Field, FormError, Inline, Stack, TextArea } from '../../design-system';
import { blankMessage, type MessageDraft, messageTextSchema } from '../../domain/messageText';
import { useFileUploads } from '../attachments/useFileUploads';
import { OtherAccount } from '../questions/OtherAccount';
import { useDraft, useFormDraft } from '../questions/useDraft';
import { useSchemaForm } from '../questions/useSchemaForm';
import { useSubmission } from '../submission/useSubmission';

const formSchema = z.object({ text: messageTextSchema });

export interface MessageFormProps {
  label: string;
  hint?: string | undefined;
  submitLabel: string;
  variant?: 'primary' | 'secondary';
  /** The name that keeps the draft after a reload or an expired session: 'reply web-1772444300000'. */
  draftName: string;
  /**
   * Sends the text, and the ids of uploaded files, of the author. Rejects with the reason; the text and
   * the files then stay in the form.
   */
  onSubmit: (text: string, attachments: readonly string[], author?: string) => Promise<void>;
  /** Uploads the files, in place of the visitors’ upload. */
  upload?: Attachments['upload'] | undefined;
  actions?: (message: TypedMessage) => ReactNode;
}

/** The text field of the form. */
interface TypedMessage {
  read: () => string;
  /** Adds a text as a new paragraph, and moves the focus to the field. */
  append: (text: string) => void;
}

/** The draft of this form, kept for the session of the browser. */
function useMessageDraft(draftName: string) {
  const { tickets } = useBackend();
  const drafts = useMemo(
    () => ({
      restoreDraft: (author?: string) => tickets.restoreMessage(draftName, author),
      keepDraft: (draft: MessageDraft | null, author?: string) =>
        tickets.keepMessage(draftName, draft, author),
    }),
    [tickets, draftName],
  );
  return useDraft(drafts, blankMessage);
}

/** Writes one message, and empties itself once it is sent. */
export function MessageForm({
  label,
  hint,
  submitLabel,
  variant = 'primary',
  draftName,
  onSubmit,
  upload,
  actions,
}: MessageFormProps) {
  const formId = useId();
  const form = useSchemaForm(formSchema, { defaultValues: blankMessage });
  const { register, handleSubmit, formState, getValues, setValue, setFocus, reset } = form;
  const { restored, keep, send, answer } = useMessageDraft(draftName);
  useFormDraft(form, blankMessage, { draft: restored, onDraft: keep });
  const files = useFileUploads(`Files for the ${label.toLowerCase()}`, upload);

  function append(text: string) {
    const typed = getValues('text').trimEnd();
    setValue('text', typed === '' ? text : `${typed}\n\n${text}`, { shouldDirty: true });
    setFocus('text');
  }

  const sending = useSubmission(async ({ text }: { text: string }) => {
    const attachments = await files.finish();
    await send((author) => onSubmit(text, attachments, author));
    reset();
    files.clear();
  });

  // The actions may open a dialog with a form, and no form may be in another one.
  return (
    <Stack gap="xs">
      <form id={formId} noValidate aria-label={label} onSubmit={handleSubmit(sending.run)}>
        <Field label={label} hint={hint} error={formState.errors.text?.message} required>
          {(field) => <TextArea autoComplete="off" {...field} {...register('text')} />}
        </Field>
      </form>
      <Stack gap="sm">
        {files.field}
        <FormError title="Your message was not sent">
          {sending.error && `${sending.error} Your text is still in the field.`}
        </FormError>
        <Inline stacked>
          <Button type="submit" form={formId} variant={variant} loading={sending.pending}>
            {submitLabel}
          </Button>
          {actions?.({ read: () => getValues('text'), append })}
        </Inline>
      </Stack>
      <OtherAccount onAnswer={answer} />
    </Stack>
  );
}
