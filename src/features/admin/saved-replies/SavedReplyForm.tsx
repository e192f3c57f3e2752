import { useRef } from 'react';
import * as z from 'zod/mini';
import { Field, Stack, TextArea, TextInput } from '../../../design-system';
import { type SavedReply, savedReplySchema } from '../../../domain/savedReplies';
import { useSchemaForm } from '../../questions/useSchemaForm';
import type { Failure } from '../../submission/useSubmission';
import { PlaceholderChips } from '../email-templates/PlaceholderChips';
import { SaveError } from '../saving/SaveError';

const formSchema = z.pick(savedReplySchema, { name: true, text: true });

export interface SavedReplyFormProps {
  /** For the button outside of the form that submits it. */
  id: string;
  reply: Pick<SavedReply, 'name' | 'text'>;
  placeholders: readonly string[];
  onSubmit: (reply: Pick<SavedReply, 'name' | 'text'>) => void;
  failure: Failure;
}

/** Edits the name and the text of a saved reply. Renders `<form>` without a button. */
export function SavedReplyForm({
  id,
  reply,
  placeholders,
  onSubmit,
  failure,
}: SavedReplyFormProps) {
  const { register, handleSubmit, formState } = useSchemaForm(formSchema, {
    defaultValues: { name: reply.name, text: reply.text },
  });
  const { errors } = formState;
  const form = useRef<HTMLFormElement>(null);

  return (
    <form id={id} ref={form} noValidate aria-label="Saved reply" onSubmit={handleSubmit(onSubmit)}>
      <Stack gap="xs">
        <Field label="Name" required error={errors.name?.message} hint="Only you see it.">
          {(field) => <TextInput autoComplete="off" {...field} {...register('name')} />}
        </Field>
        <Field label="Text" required error={errors.text?.message}>
          {(field) => <TextArea size="long" autoComplete="off" {...field} {...register('text')} />}
        </Field>
        <Stack gap="md">
          <PlaceholderChips
            placeholders={placeholders}
            findField={() => form.current?.elements.namedItem('text')}
          />
          <SaveError failure={failure} />
        </Stack>
      </Stack>
    </form>
  );
}
