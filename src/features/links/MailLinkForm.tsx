import { useState } from 'react';
import { Button, Field, FormError, Inline, Notice, Stack, TextInput } from '../../design-system';
import { resetRequestSchema } from '../../domain/credentials';
import { useSchemaForm } from '../questions/useSchemaForm';
import { useSubmission } from '../submission/useSubmission';

export interface MailLinkFormProps {
  /** Mails the link to this email. Rejects with the reason; the email then stays in the field. */
  onMail: (email: string) => Promise<void>;
}

/** A guest's link to a ticket. */
export interface GuestLink extends MailLinkFormProps {
  /** The URL that opens the ticket without an account. */
  link: string;
}

/** Mails a guest the link to a ticket. Renders `<form>`. */
export function MailLinkForm({ onMail }: MailLinkFormProps) {
  const { register, handleSubmit, formState, reset } = useSchemaForm(resetRequestSchema);
  const [sentTo, setSentTo] = useState<string>();

  const sending = useSubmission(async ({ email }: { email: string }) => {
    setSentTo(undefined);
    await onMail(email);
    setSentTo(email);
    reset();
  });

  return (
    <form noValidate aria-label="Email me this link" onSubmit={handleSubmit(sending.run)}>
      <Stack gap="xs">
        <Field
          label="Your email"
          hint="Our answers are sent there as well."
          required
          error={formState.errors.email?.message}
        >
          {(field) => (
            <TextInput type="email" autoComplete="email" {...field} {...register('email')} />
          )}
        </Field>
        <Stack gap="sm">
          <FormError>{sending.error}</FormError>
          {sentTo && (
            <Notice tone="success" live>
              {`The link is on its way to ${sentTo}.`}
            </Notice>
          )}
          <Inline stacked>
            <Button type="submit" loading={sending.pending}>
              Email Me This Link
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </form>
  );
}
