import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, Field, FormError, Inline, Stack, TextArea } from '../../design-system';
import { messageTextSchema } from '../../domain/messageText';
import { errorMessage } from '../errorMessage';
import { useOneAtATime } from '../useOneAtATime';

const formSchema = z.object({ text: messageTextSchema });

export interface MessageFormProps {
  /** The name of the text field, such as 'Reply'. */
  label: string;
  /** A line below the label. */
  hint?: string;
  /** The label of the button. */
  submitLabel: string;
  /** `secondary` for a form beside another one. Default `primary`. */
  variant?: 'primary' | 'secondary';
  /** Sends the text. Rejects with the reason; the text then stays in the field. */
  onSubmit: (text: string) => Promise<void>;
}

/** Writes one message, and empties itself once it is sent. Renders `<form>`. */
export function MessageForm({
  label,
  hint,
  submitLabel,
  variant = 'primary',
  onSubmit,
}: MessageFormProps) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { text: '' },
  });
  const [error, setError] = useState<string>();

  const send = useOneAtATime(async ({ text }: { text: string }) => {
    setError(undefined);
    try {
      await onSubmit(text);
      reset();
    } catch (failure) {
      setError(errorMessage(failure));
    }
  });

  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit(send)}>
      <Stack gap="xs">
        <Field
          label={label}
          error={formState.errors.text?.message}
          required
          {...(hint && { hint })}
        >
          {(field) => <TextArea autoComplete="off" {...field} {...register('text')} />}
        </Field>
        <Stack gap="sm">
          <FormError>{error}</FormError>
          <Inline>
            <Button type="submit" variant={variant} loading={formState.isSubmitting}>
              {submitLabel}
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </form>
  );
}
