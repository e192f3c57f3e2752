import { business } from '../../content/business';
import { Card, Heading, Stack, Text } from '../../design-system';
import type { Business } from '../../domain/business';
import { formatDay } from '../../domain/day';
import type { SentQuote } from '../../domain/pricedQuote';
import { Moment } from '../dates/Moment';
import { PriceList } from '../prices/PriceList';
import { priceLines } from '../prices/quoteLines';
import { Logo } from '../site-frame/Logo';
import { typedText, unbroken } from '../text/text.css';
import * as styles from './QuoteSheet.css';

export interface QuoteSheetProps {
  quote: SentQuote;
  from?: Pick<Business, 'name' | 'legal' | 'contact'>;
}

/** A quote as the customer reads it: from whom, for what, and what it costs. Printed, it can be signed. */
export function QuoteSheet({ quote, from = business }: QuoteSheetProps) {
  const { number, businessName, version, lines, message, validUntil, sentAt, state } = quote;
  return (
    <Card as="article" padding="xl" labelledBy="sheet-title">
      <Stack gap="lg">
        <header className={styles.letterhead}>
          <Stack gap="xs">
            <Logo name={from.name} />
            <Text as="address" size="small" variant="quiet">
              {[from.legal.address, from.contact.email, from.contact.phone.shown]
                .filter(Boolean)
                .map((line) => (
                  <div key={line} translate="no">
                    {line}
                  </div>
                ))}
            </Text>
          </Stack>
          <div className={styles.facts}>
            <Text weight="semibold">{`Quote ${number}, version ${version}`}</Text>
            <Text key={version} size="small" variant="quiet">
              Sent on <Moment date={sentAt} />
            </Text>
            {validUntil && (
              <Text size="small" variant="quiet">
                <span className={unbroken}>{`Valid until ${formatDay(validUntil)}`}</span>
              </Text>
            )}
          </div>
        </header>
        <Heading level="2" size="h3" id="sheet-title">
          {`Website for ${businessName}`}
        </Heading>
        {message && <div className={typedText}>{message}</div>}
        <PriceList lines={priceLines(lines)} total="figure" />
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
      </Stack>
    </Card>
  );
}
