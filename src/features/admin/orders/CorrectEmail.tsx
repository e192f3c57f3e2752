import { Button, Disclosure, Field, Inline, Stack, TextInput } from '../../../design-system';
import { resetRequestSchema } from '../../../domain/credentials';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useSubmission } from '../../submission/useSubmission';
import { SaveError } from '../saving/SaveError';

export interface CorrectEmailProps {
  onCorrect: (email: string) => Promise<void>;
}

/** Sends the link of an order to another email address. Renders `<details>`. */
export function CorrectEmail({ onCorrect }: CorrectEmailProps) {
  const { register, handleSubmit, formState, reset } = useSchemaForm(resetRequestSchema, {
    defaultValues: { email: '' },
  });
  const correcting = useSubmission(async ({ email }: { email: string }) => {
    await onCorrect(email);
    reset();
  });
  return (
    <Disclosure summary="Correct the email">
      <form noValidate aria-label="Email" onSubmit={handleSubmit(correcting.run)}>
        <Stack gap="xs">
          <Field
            label="Right email"
            hint="It gets a new link to the order, once that is paid and known. The earlier links end."
            error={formState.errors.email?.message}
            required
          >
            {(field) => (
              <TextInput type="email" autoComplete="off" {...field} {...register('email')} />
            )}
          </Field>
          <SaveError failure={correcting} />
          <Inline stacked>
            <Button type="submit" variant="secondary" loading={correcting.pending}>
              Save Email
            </Button>
          </Inline>
        </Stack>
      </form>
    </Disclosure>
  );
}
