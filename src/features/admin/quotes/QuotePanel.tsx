import { Card, Columns, Heading, Inline, Stack, Text, TextLink } from '../../../design-system';
import { blankPrice, type PriceDraft, priceDraftOf } from '../../../domain/pricedQuote';
import type { DeskQuote } from '../../../domain/quoteDesk';
import { pages } from '../../../pages';
import { Moment } from '../../dates/Moment';
import { BackLink } from '../../tickets/BackLink';
import { Panel } from '../frame/Panel';
import { HistoryLink } from '../history/HistoryLink';
import { QuoteAnswers } from './QuoteAnswers';
import { QuotePriceForm, type QuotePriceFormProps } from './QuotePriceForm';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { QuoteVersions } from './QuoteVersions';

const captchas: Readonly<Record<DeskQuote['captcha'], string>> = {
  passed: 'Captcha passed',
  unverified: 'Not verified: the captcha service could not be reached',
};

export interface QuotePanelProps extends Omit<QuotePriceFormProps, 'initial' | 'newestVersion'> {
  /** The request with its versions. */
  quote: DeskQuote;
  /** What was typed before this page load. Default: the newest version. */
  draft?: PriceDraft | undefined;
}

/** One quote request, with a link to its history: its price, what was sent, and what the visitor has answered. */
export function QuotePanel({ quote, draft, ...form }: QuotePanelProps) {
  const { businessName, email, status, createdAt, answers, captcha, versions } = quote;
  const [newest] = versions;
  const { phone } = answers;

  const price = (
    <Stack key="price" gap="xl">
      {status !== 'Accepted' && (
        <Card>
          <QuotePriceForm
            {...form}
            initial={draft ?? (newest ? priceDraftOf(newest) : blankPrice)}
            newestVersion={newest?.version ?? 0}
          />
        </Card>
      )}
      {newest && (
        <Stack gap="sm">
          <Heading level="2" size="h4">
            What you have sent
          </Heading>
          <QuoteVersions versions={versions} />
        </Stack>
      )}
    </Stack>
  );
  const request = (
    <Stack key="request" gap="lg">
      <Stack gap="xs">
        <Heading level="2" size="h4">
          Contact
        </Heading>
        <Text>{quote.contactName}</Text>
        <Text>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Text>
        {phone && (
          <Text>
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </Text>
        )}
        <Text size="small" variant="quiet">
          {captchas[captcha]}
        </Text>
      </Stack>
      <Stack gap="sm">
        <Heading level="2" size="h4">
          Answers
        </Heading>
        <QuoteAnswers answers={answers} />
      </Stack>
      <HistoryLink subject={`quote ${quote.id}`} name={businessName} />
    </Stack>
  );
  return (
    <Panel
      title={businessName}
      back={<BackLink href={pages.adminQuotes.href}>All quote requests</BackLink>}
      intro={
        <Inline gap="sm" align="baseline">
          <QuoteStatusBadge status={status} />
          <Text variant="quiet">
            Received on <Moment date={createdAt} />
          </Text>
        </Inline>
      }
    >
      {/* The owner reads a request before pricing it. */}
      <Columns ratio={newest ? '3:2' : '5:6'}>
        {newest ? [price, request] : [request, price]}
      </Columns>
    </Panel>
  );
}
