import { Disclosure, List, Stack, Text, TextLink } from '../../../design-system';
import { formatDay } from '../../../domain/day';
import { formatPence } from '../../../domain/money';
import type { QuoteVersion } from '../../../domain/quoteDesk';
import { totalOf } from '../../../domain/quoteTotal';
import { PriceList } from '../../prices/PriceList';
import { priceLines } from '../../prices/quoteLines';
import { typedText, wholeDate } from '../../tickets/typedText.css';
import { written } from '../../tickets/written';
import { ticketHref } from '../tickets/ticketHref';

function Decision({ decision }: Pick<QuoteVersion, 'decision'>) {
  if (!decision) return null;
  const { outcome, name, reason, decidedAt, address, ticketId } = decision;
  return (
    <Stack gap="xxs">
      <Text weight="medium">
        {outcome === 'accepted' ? `Accepted by ${name}` : 'Declined'} on{' '}
        <time dateTime={decidedAt} className={wholeDate}>
          {written(decidedAt)}
        </time>
      </Text>
      {reason && <div className={typedText}>{reason}</div>}
      <Text size="small" variant="quiet">
        From the address {address}
        {ticketId && (
          <>
            {'. '}
            <TextLink href={ticketHref(ticketId)}>Open the ticket</TextLink>
          </>
        )}
      </Text>
    </Stack>
  );
}

export interface QuoteVersionsProps {
  /** The newest first. */
  versions: readonly QuoteVersion[];
}

/** Every price that was sent, with what the customer has decided. */
export function QuoteVersions({ versions }: QuoteVersionsProps) {
  return (
    <List>
      {versions.map(({ version, lines, message, validUntil, sentAt, sentBy, decision }, index) => (
        <li key={version}>
          <Disclosure
            variant="plain"
            open={index === 0}
            summary={`Version ${version}, ${formatPence(totalOf(lines))}`}
          >
            <Stack gap="md">
              <Text size="small" variant="quiet">
                Sent by {sentBy} on{' '}
                <time dateTime={sentAt} className={wholeDate}>
                  {written(sentAt)}
                </time>
                {validUntil && (
                  <>
                    , <span className={wholeDate}>valid until {formatDay(validUntil)}</span>
                  </>
                )}
              </Text>
              <Decision decision={decision} />
              {message && <div className={typedText}>{message}</div>}
              <PriceList lines={priceLines(lines)} />
            </Stack>
          </Disclosure>
        </li>
      ))}
    </List>
  );
}
