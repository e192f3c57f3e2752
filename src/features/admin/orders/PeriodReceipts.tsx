import { useCallback, useEffect, useState } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { business } from '../../../content/business';
import {
  announce,
  ButtonLink,
  EmptyState,
  FilterField,
  Inline,
  Notice,
  Select,
} from '../../../design-system';
import { formatAmount } from '../../../domain/amount';
import { dayIn } from '../../../domain/day';
import { formatNumber } from '../../../domain/numbers';
import type { Receipt } from '../../../domain/receipt';
import { periodsUntil, type ReceiptPeriod, receiptPeriods } from '../../../domain/receiptPeriods';
import { pages } from '../../../pages';
import { Figures } from '../../figures/Figures';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { BackLink } from '../../page/BackLink';
import { Receipts } from '../../receipts/Receipts';
import { Panel } from '../frame/Panel';
import { ExchangeRates } from './ExchangeRates';

const kinds = Object.entries(receiptPeriods).map(([value, { label }]) => ({ value, label }));

/** How many there are, and what they add up to in each currency. */
function figuresOf(receipts: readonly Receipt[]) {
  const sums = new Map<string, number>();
  for (const { kind, amount, currency } of receipts)
    sums.set(currency, (sums.get(currency) ?? 0) + (kind === 'credit' ? -amount : amount));
  const credits = receipts.filter(({ kind }) => kind === 'credit').length;
  return [
    ['Receipts', formatNumber(receipts.length - credits)],
    ['Credits', formatNumber(credits)],
    ...[...sums].map(([code, sum]) => [`Sum in ${code.toUpperCase()}`, formatAmount(sum, code)]),
  ] as [string, string][];
}

const NOT_ALL = 'These are not all';

/** The currencies that need a rate. */
const foreignOf = (some: readonly { currency: string }[]) =>
  [...new Set(some.map(({ currency }) => currency))].filter((code) => code !== 'gbp').sort();

export interface PeriodReceiptsProps {
  /** Default: the time. */
  now?: () => Date;
}

function ListedReceipts({
  list,
  entriesHref,
  saveRate,
  now,
}: ConnectedAdminMethods['receipts'] & Required<PeriodReceiptsProps>) {
  const [kind, setKind] = useState<ReceiptPeriod>('month');
  const [from, setFrom] = useState('');
  const today = dayIn(business.timeZone, now());
  const periods = periodsUntil(kind, today);
  const chosen = periods.find((period) => period.from === from) ?? periods[0];
  const { from: first = '', to: last = '', label = '' } = chosen ?? {};
  const load = useCallback(() => list({ from: first, to: last }), [list, first, last]);
  const { loadable, reload } = useLoadable(load);
  const listed = loadable.state === 'ready' ? loadable.value : null;
  useEffect(() => {
    if (!listed) return;
    // Silent about a period that has been left by the time it would be announced.
    let isShown = true;
    const figures = figuresOf(listed.receipts).map((figure) => figure.join(': '));
    const sentence = listed.hasMore ? NOT_ALL : figures.join(', ');
    announce(() => (isShown ? sentence : undefined));
    return () => {
      isShown = false;
    };
  }, [listed]);
  return (
    <Panel
      title="Receipts and credits"
      back={<BackLink href={pages.adminOrders.href}>All orders</BackLink>}
      controls={
        <Inline gap="xs">
          <FilterField label="Kind of period" labelHidden>
            {(control) => (
              <Select
                {...control}
                value={kind}
                options={kinds}
                onChange={({ target }) => setKind(target.value as ReceiptPeriod)}
              />
            )}
          </FilterField>
          <FilterField label="Period" labelHidden>
            {(control) => (
              <Select
                {...control}
                value={first}
                options={periods.map(({ from: value, label }) => ({ value, label }))}
                onChange={({ target }) => setFrom(target.value)}
              />
            )}
          </FilterField>
          <ButtonLink variant="secondary" href={entriesHref({ from: first, to: last })} download>
            Entries as CSV
          </ButtonLink>
        </Inline>
      }
    >
      <LoadableView loadable={loadable} subject="the receipts" onRetry={reload}>
        {({ receipts, hasMore, rates }) => (
          <>
            {hasMore && (
              <Notice tone="info" title={NOT_ALL}>
                {`The first ${formatNumber(receipts.length)} are here. Choose a shorter period.`}
              </Notice>
            )}
            {receipts.length > 0 && !hasMore && <Figures figures={figuresOf(receipts)} />}
            <Receipts key={label} isFolded isTest={false} receipts={receipts} period={label} />
            {foreignOf([...receipts, ...rates]).length > 0 && (
              <ExchangeRates
                key={`rates ${label}`}
                rates={rates}
                months={periodsUntil('month', today)
                  .filter(({ from: month }) => month >= first && month <= last)
                  .map(({ from: month }) => month.slice(0, 7))}
                currencies={foreignOf([...receipts, ...rates])}
                onSave={saveRate}
              />
            )}
          </>
        )}
      </LoadableView>
    </Panel>
  );
}

/** The receipts and credits of a month, a quarter or a year, which a server alone has. */
export function PeriodReceipts({ now = () => new Date() }: PeriodReceiptsProps) {
  const { connected } = useAdminBackend();
  if (connected) return <ListedReceipts {...connected.receipts} now={now} />;
  return (
    <Panel title="Receipts and credits">
      <EmptyState title="This website has no server">
        With one, the receipts and credits of a period are listed and printed here.
      </EmptyState>
    </Panel>
  );
}
