import { Stack, Text } from '../../design-system';
import { formatDay } from '../../domain/day';
import type { SentQuote } from '../../domain/pricedQuote';
import { Moment } from '../dates/Moment';
import { Letterhead, type LetterheadProps } from '../letterhead/Letterhead';
import { PriceList } from '../prices/PriceList';
import { depositText, priceLines } from '../prices/quoteLines';
import { typedText } from '../text/text.css';
import * as styles from './QuoteSheet.css';

export interface QuoteSheetProps extends Pick<LetterheadProps, 'from'> {
  quote: SentQuote;
}

/** A quote as the customer reads it: from whom, for what, and what it costs. Printed, it can be signed. */
export function QuoteSheet({ quote, ...sender }: QuoteSheetProps) {
  const { number, businessName, contactName, version, lines, message, validUntil, sentAt } = quote;
  const { deposit, terms, state } = quote;
  return (
    <Letterhead
      id="sheet-title"
      title={`Website for ${businessName}`}
      level="2"
      {...sender}
      to={[contactName, businessName]}
      figures={[
        ['Quote', `${number}, version ${version}`],
        ['Sent', <Moment key={version} date={sentAt} />],
        ...(validUntil ? [['Valid until', formatDay(validUntil)] as const] : []),
      ]}
    >
      {message && <div className={typedText}>{message}</div>}
      <PriceList lines={priceLines(lines)} total="figure" />
      {deposit.amount > 0 && (
        <Stack gap="xxs">
          <Text weight="semibold">{depositText(deposit)}</Text>
          <Text>{terms}</Text>
        </Stack>
      )}
      {state === 'open' && (
        <div className={styles.signature}>
          {['Signature on paper', 'Date'].map((label) => (
            <div key={label} className={styles.signatureLine}>
              <Text size="small" variant="quiet">
                {label}
              </Text>
            </div>
          ))}
        </div>
      )}
    </Letterhead>
  );
}
