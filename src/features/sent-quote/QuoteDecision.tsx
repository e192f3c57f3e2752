import type { ReactNode } from 'react';
import * as z from 'zod/mini';
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
import { acceptanceSchema, type QuoteOutcome, refusalSchema } from '../../domain/pricedQuote';
import type { QuoteLine } from '../../domain/quoteLine';
import { totalOf } from '../../domain/quoteTotal';
import { useSchemaForm } from '../questions/useSchemaForm';
import { useSubmission } from '../submission/useSubmission';

const forms = {
  accepted: {
    verb: 'Accept',
    label: 'Your name',
    hint: 'It is your signature.',
    schema: z.object({ text: acceptanceSchema.shape.name }),
  },
  declined: {
    verb: 'Decline',
    label: 'Reason',
    hint: 'What would have to be different?',
    schema: z.object({ text: refusalSchema.shape.reason }),
  },
};

export interface DecisionFormsProps {
  /** What is decided on. Default: the quote. */
  subject?: 'Quote' | 'Extra';
  /** Accepting is what the page is for now. Default `true`. */
  isPrimary?: boolean;
  /** Called with the typed name, or with the reason or ''. Rejects with why it failed; the text then stays. */
  onDecide: (outcome: QuoteOutcome, text: string) => Promise<void>;
}

function DecisionForm({
  outcome,
  subject = 'Quote',
  isPrimary = true,
  onDecide,
}: DecisionFormsProps & { outcome: QuoteOutcome }) {
  const { verb, label, hint, schema } = forms[outcome];
  const isAccepting = outcome === 'accepted';
  const { register, handleSubmit, formState } = useSchemaForm(schema);
  const { error, pending, run } = useSubmission(({ text }: { text: string }) =>
    onDecide(outcome, text),
  );
  return (
    <form
      noValidate
      aria-label={`${verb} the ${subject.toLowerCase()}`}
      onSubmit={handleSubmit(run)}
    >
      <Stack>
        <Field
          label={label}
          hint={hint}
          error={formState.errors.text?.message}
          required={isAccepting}
        >
          {(field) =>
            isAccepting ? (
              <TextInput autoComplete="name" {...field} {...register('text')} />
            ) : (
              <TextArea autoComplete="off" {...field} {...register('text')} />
            )
          }
        </Field>
        <FormError>{error}</FormError>
        <Inline stacked>
          <Button
            type="submit"
            {...(isAccepting && isPrimary ? { size: 'large' } : { variant: 'secondary' })}
            loading={pending}
          >
            {`${verb} ${subject}`}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Accepts with a typed name, or declines with a reason. */
export function DecisionForms(props: DecisionFormsProps) {
  return (
    <>
      <DecisionForm outcome="accepted" {...props} />
      {/* The edge of the card of an extra is line enough. */}
      <Disclosure variant={props.subject === 'Extra' ? 'plain' : 'lines'} summary="Decline">
        <DecisionForm outcome="declined" {...props} />
      </Disclosure>
    </>
  );
}

export interface QuoteDecisionProps extends Pick<DecisionFormsProps, 'onDecide'> {
  lines: readonly QuoteLine[];
  /** What is paid first, in pence. */
  deposit?: number;
  children?: ReactNode;
}

/** What accepting a quote means, and the forms for it. */
export function QuoteDecision({ lines, deposit = 0, onDecide, children }: QuoteDecisionProps) {
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
      <DecisionForms onDecide={onDecide} />
      {children}
    </Stack>
  );
}
