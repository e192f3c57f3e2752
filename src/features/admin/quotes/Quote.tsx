import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { business } from '../../../content/business';
import { DEPOSIT_PERCENT, PAYMENT_DAYS } from '../../../content/payment';
import { Card, Columns, Heading, Inline, Stack, Text, useToast } from '../../../design-system';
import type { AdminQuote } from '../../../domain/adminQuotes';
import { dayIn } from '../../../domain/day';
import { nextStep } from '../../../domain/nextStep';
import { blankPrice, type PriceDraft, priceDraftOf } from '../../../domain/pricedQuote';
import { answerInWords, blankInWords } from '../../../domain/questions';
import { quoteFields, quoteQuestion } from '../../../domain/quote';
import { askedPart } from '../../../domain/quoteMoney';
import { Agreements } from '../../agreements/Agreements';
import { Moment } from '../../dates/Moment';
import { JobTicket } from '../../job-ticket/JobTicket';
import { LoadableView } from '../../loading/LoadableView';
import { useDraft } from '../../questions/useDraft';
import { Answers } from '../../tickets/Answers';
import { Panel } from '../frame/Panel';
import { Customer } from '../opened/Customer';
import { ReplaceLink } from '../opened/ReplaceLink';
import { useOpened } from '../opened/useOpened';
import { QuoteMoney, type QuoteMoneyProps } from './QuoteMoney';
import { QuotePriceForm } from './QuotePriceForm';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { QuoteVersions } from './QuoteVersions';

const captchas: Readonly<Record<NonNullable<AdminQuote['captcha']>, string>> = {
  passed: 'Captcha passed',
  unverified: 'Not verified: the captcha service could not be reached',
};

const contactGroup = quoteQuestion('email').group;

/** What the visitor has answered in the quote form, except who it is. A missing answer counts as blank. */
const answersInWords = (answers: AdminQuote['answers']) =>
  quoteFields.flatMap((field) => {
    const question = quoteQuestion(field);
    if (question.group === contactGroup) return [];
    const answer = answerInWords(question, answers[field] ?? '') || blankInWords(question);
    return [{ label: question.label, answer }];
  });

/** The form of the first version. */
const firstPrice: PriceDraft = {
  ...blankPrice,
  deposit: DEPOSIT_PERCENT > 0 ? `${DEPOSIT_PERCENT}%` : '',
};

/** Whose turn it is. Once an accepted quote asks for nothing, that depends on its ticket, which has it. */
function QuoteSteps({ quote }: Pick<QuoteMoneyProps, 'quote'>) {
  const { status, createdAt, versions, money, requests } = quote;
  const { sentAt: since = createdAt, validUntil = null } = versions[0] ?? {};
  const isAccepted = status === 'Accepted';
  const asked = isAccepted && money && askedPart(money, requests, PAYMENT_DAYS);
  if (isAccepted && !asked) return null;
  const job = { quote: { status, since, validUntil, asked: asked || null } };
  return <JobTicket next={nextStep(job, business, new Date())} side="owner" />;
}

interface QuotePanelProps extends Pick<QuoteMoneyProps, 'quote'> {
  money: ReactNode;
  form: ReactNode;
  onReplaceLink: () => Promise<void>;
  back: ReactNode;
  ends: ReactNode;
}

/** The price, what was sent, and what the visitor has answered. */
function QuotePanel({ quote, money, form, onReplaceLink, back, ends }: QuotePanelProps) {
  const { businessName, email, status, createdAt, answers, captcha, versions, agreements } = quote;
  const [newest] = versions;

  const price = (
    <Stack key="price" gap="xl">
      {money}
      <Card>{form}</Card>
      {newest && (
        <Stack gap="sm">
          <Heading level="2" size="h4">
            What you have sent
          </Heading>
          <QuoteVersions versions={versions} />
          <Inline>
            <ReplaceLink email={email} onReplace={onReplaceLink} />
          </Inline>
        </Stack>
      )}
      {agreements.length > 0 && <Agreements agreements={agreements} />}
      {!newest && ends}
    </Stack>
  );
  const request = (
    <Stack key="request" gap="lg">
      <Customer name={quote.contactName} email={email} phone={answers.phone}>
        <Text size="small" variant="quiet">
          {captcha ? captchas[captcha] : 'Captcha not checked'}
        </Text>
      </Customer>
      <Stack gap="sm">
        <Heading level="2" size="h4">
          Answers
        </Heading>
        <Answers answers={answersInWords(answers)} />
      </Stack>
      {newest && ends}
    </Stack>
  );
  return (
    <Panel
      title={businessName}
      back={back}
      intro={
        <Inline gap="sm" align="baseline">
          <QuoteStatusBadge status={status} />
          <Text variant="quiet">
            Received on <Moment date={createdAt} />
          </Text>
        </Inline>
      }
    >
      <QuoteSteps quote={quote} />
      {/* The owner reads a request before pricing it: on a phone it stands above. */}
      <Columns ratio="3:2" swapped={!newest}>
        {newest ? [price, request] : [request, price]}
      </Columns>
    </Panel>
  );
}

export interface QuoteProps {
  /** The request to open. Another one needs another `key`. */
  id: string;
  quotes: ConnectedAdminMethods['quotes'];
}

/** One quote request, loaded and followed, with a link to its history. Sends its price. */
export function Quote({ id, quotes }: QuoteProps) {
  const { toast } = useToast();
  const { view, refresh, ...frame } = useOpened(
    'quote',
    id,
    quotes,
    ({ businessName }) => businessName,
  );
  const { loadable } = view;

  // Undefined while no quote is shown, and null while nothing is decided.
  const newest = loadable.state === 'ready' ? loadable.value.versions[0] : undefined;
  const decided = newest?.decision && `${newest.decision.outcome} version ${newest.version}`;
  const decidedBefore = useRef(decided);
  useEffect(() => {
    if (decided && decidedBefore.current === null) toast({ title: `The customer has ${decided}` });
    decidedBefore.current = decided;
  }, [decided, toast]);

  const drafts = useMemo(
    () => ({
      restoreDraft: () => quotes.restoreDraft(id),
      keepDraft: (typed: Partial<PriceDraft> | null) =>
        quotes.keepDraft(id, typed && { ...firstPrice, ...typed }),
    }),
    [quotes, id],
  );
  const { restored, keep } = useDraft<Partial<PriceDraft>>(drafts, firstPrice);

  // The form begins with the draft, so it waits for it.
  const opened = restored ? loadable : ({ state: 'loading' } as const);
  const sent = newest ? priceDraftOf(newest) : firstPrice;
  return (
    <LoadableView {...view} loadable={opened}>
      {(quote) => (
        <QuotePanel
          {...frame}
          quote={quote}
          money={<QuoteMoney isOnQuote quote={quote} quotes={quotes} refresh={refresh} />}
          form={
            <QuotePriceForm
              initial={restored?.lines ? { ...firstPrice, ...restored } : sent}
              newestVersion={newest?.version ?? 0}
              isAccepted={quote.status === 'Accepted'}
              today={dayIn(business.timeZone, new Date())}
              onDraft={keep}
              onSend={async (price, replacedVersion) => {
                await quotes.send({ quoteId: id, replacedVersion, ...price });
                keep({});
                const description = `A link to it is on its way to ${quote.email}.`;
                toast({ title: 'Quote sent', description });
                await refresh();
              }}
            />
          }
          onReplaceLink={() => quotes.replaceLink(id)}
        />
      )}
    </LoadableView>
  );
}
