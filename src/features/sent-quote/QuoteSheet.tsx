import { business } from '../../content/business';
import { Card, Heading, Inline, Stack, Text } from '../../design-system';
import { formatDay } from '../../domain/day';
import type { SentQuote } from '../../domain/pricedQuote';
import { unbroken } from '../dates/dates.css';
import { Moment } from '../dates/Moment';
import { PriceList } from '../prices/PriceList';
import { priceLines } from '../prices/quoteLines';
import { typedText } from '../typedText.css';

export interface QuoteSheetProps {
  /** The version that is shown. */
  quote: SentQuote;
}

/** A quote as the customer reads it: from whom, for what, and what it costs. */
export function QuoteSheet({ quote }: QuoteSheetProps) {
  const { businessName, version, lines, message, validUntil, sentAt } = quote;
  return (
    <Card as="article" padding="xl" labelledBy="sheet-title">
      <Stack gap="lg">
        <Stack gap="xs">
          <Inline distribute="between" align="baseline">
            <Text weight="semibold">
              <span translate="no">{business.name}</span>
            </Text>
            <Text as="span" size="small" variant="quiet">
              {`Version ${version}`}
            </Text>
          </Inline>
          <Heading level="2" size="h3" id="sheet-title">
            {`Website for ${businessName}`}
          </Heading>
          <Text key={version} variant="quiet">
            Sent on <Moment date={sentAt} />
            {validUntil && (
              <>
                , <span className={unbroken}>{`valid until ${formatDay(validUntil)}`}</span>
              </>
            )}
          </Text>
        </Stack>
        {message && <div className={typedText}>{message}</div>}
        <PriceList lines={priceLines(lines)} />
      </Stack>
    </Card>
  );
}
