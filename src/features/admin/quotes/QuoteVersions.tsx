import { Disclosure, List, Stack, Text, TextLink } from '../../../design-system';
import type { QuoteVersion } from '../../../domain/adminQuotes';
import { formatDay } from '../../../domain/day';
import { formatPence } from '../../../domain/money';
import { totalOf } from '../../../domain/quoteTotal';
import { Moment } from '../../dates/Moment';
import { PriceList } from '../../prices/PriceList';
import { depositText, priceLines } from '../../prices/quoteLines';
import { typedText, unbroken } from '../../text/text.css';
import { entryHref } from '../kinds/hrefs';

function Decision({ decision }: Pick<QuoteVersion, 'decision'>) {
  if (!decision) return null;
  const { outcome, name, reason, decidedAt, ipAddress, ticketId } = decision;
  return (
    <Stack gap="xxs">
      <Text weight="medium">
        <span>{outcome === 'accepted' ? 'Accepted by' : 'Declined'}</span>{' '}
        {name && <bdi translate="no">{`${name} `}</bdi>}
        <span>on</span> <Moment date={decidedAt} />
      </Text>
      {reason && <div className={typedText}>{reason}</div>}
      <Text size="small" variant="quiet">
        From the IP address <span>{ipAddress}</span>
        {ticketId && (
          <>
            {'. '}
            <TextLink href={entryHref('ticket', ticketId)}>Open the ticket</TextLink>
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
      {versions.map(
        ({ version, lines, deposit, message, validUntil, sentAt, sentBy, decision }, index) => (
          <li key={version}>
            <Disclosure
              variant="plain"
              open={index === 0}
              summary={`Version ${version}, ${formatPence(totalOf(lines))}`}
            >
              <Stack gap="md">
                <Text size="small" variant="quiet">
                  Sent by <span>{sentBy}</span> on <Moment date={sentAt} />
                  {validUntil && (
                    <>
                      , <span className={unbroken}>{`valid until ${formatDay(validUntil)}`}</span>
                    </>
                  )}
                </Text>
                <Decision decision={decision} />
                {message && <div className={typedText}>{message}</div>}
                <PriceList lines={priceLines(lines)} />
                {deposit.amount > 0 && <Text size="small">{depositText(deposit)}</Text>}
              </Stack>
            </Disclosure>
          </li>
        ),
      )}
    </List>
  );
}
