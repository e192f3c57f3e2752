import type { ReactNode } from 'react';
import {
  Button,
  Disclosure,
  Field,
  FormError,
  Heading,
  Inline,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '../../design-system';
import { formatPence } from '../../domain/money';
import { acceptanceSchema, refusalSchema } from '../../domain/pricedQuote';
import type { QuoteLine } from '../../domain/quoteLine';
import { totalOf } from '../../domain/quoteTotal';
import { useSchemaForm } from '../questions/useSchemaForm';
import { useSubmission } from '../submission/useSubmission';

function FormEnd({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <Stack>
      <FormError>{error}</FormError>
      <Inline stacked>{children}</Inline>
    </Stack>
  );
}

function AcceptForm({ onAccept }: Pick<QuoteDecisionProps, 'onAccept'>) {
  const { register, handleSubmit, formState } = useSchemaForm(acceptanceSchema);
  const { error, pending, run } = useSubmission(({ name }: { name: string }) => onAccept(name));
  return (
    <form noValidate aria-label="Accept the quote" onSubmit={handleSubmit(run)}>
      <Stack>
        <Field
          label="Your name"
          hint="It is your signature."
          error={formState.errors.name?.message}
          required
        >
          {(field) => <TextInput autoComplete="name" {...field} {...register('name')} />}
        </Field>
        <FormEnd error={error}>
          <Button type="submit" size="large" loading={pending}>
            Accept Quote
          </Button>
        </FormEnd>
      </Stack>
    </form>
  );
}

function DeclineForm({ onDecline }: Pick<QuoteDecisionProps, 'onDecline'>) {
  const { register, handleSubmit, formState } = useSchemaForm(refusalSchema);
  const { error, pending, run } = useSubmission(({ reason }: { reason: string }) =>
    onDecline(reason),
  );
  return (
    <form noValidate aria-label="Decline the quote" onSubmit={handleSubmit(run)}>
      <Stack>
        <Field
          label="Reason"
          hint="What would have to be different?"
          error={formState.errors.reason?.message}
        >
          {(field) => <TextArea autoComplete="off" {...field} {...register('reason')} />}
        </Field>
        <FormEnd error={error}>
          <Button type="submit" variant="secondary" loading={pending}>
            Decline Quote
          </Button>
        </FormEnd>
      </Stack>
    </form>
  );
}

export interface QuoteDecisionProps {
  lines: readonly QuoteLine[];
  /** What is paid first, in pence. */
  deposit?: number;
  /** Called with the typed name. Rejects with the reason; the name then stays. */
  onAccept: (name: string) => Promise<void>;
  /** Called with the reason, or ''. Rejects with why it failed; the reason then stays. */
  onDecline: (reason: string) => Promise<void>;
  children?: ReactNode;
}

/** Accepts a quote with a typed name, or declines it with a reason. */
export function QuoteDecision({
  lines,
  deposit = 0,
  onAccept,
  onDecline,
  children,
}: QuoteDecisionProps) {
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level="2" size="h3">
          Do you accept?
        </Heading>
        <Text>
          With your name you accept this quote for{' '}
          <span translate="no">{formatPence(totalOf(lines))}</span>. We then open a ticket for your
          project.{' '}
          {deposit > 0 && (
            <span>
              Then you pay the deposit of <span translate="no">{formatPence(deposit)}</span>.
            </span>
          )}
        </Text>
      </Stack>
      <AcceptForm onAccept={onAccept} />
      <Disclosure summary="Decline">
        <DeclineForm onDecline={onDecline} />
      </Disclosure>
      {children}
    </Stack>
  );
}
