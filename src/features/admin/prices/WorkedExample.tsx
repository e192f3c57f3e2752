import { Divider, Heading, Stack, Text } from '../../../design-system';
import { formatPence } from '../../../domain/money';
import { type Prices, workedExample } from '../../../domain/prices';
import { PriceList } from '../../prices/PriceList';
import type { PriceListView } from './priceLists';

export interface WorkedExampleProps {
  list: PriceListView;
  prices: Prices;
}

/** What the prices come to in one case. Renders nothing if the list has no example. */
export function WorkedExample({ list, prices }: WorkedExampleProps) {
  const example = workedExample(list, prices);
  if (!example) return null;
  const amounts = [example.total, ...example.lines.map(({ amount }) => amount)];
  // Pounds below pounds: pence for all lines or for none.
  const hideZeroPence = !list.hasPence && amounts.every((amount) => amount % 100 === 0);
  const price = (pence: number) => formatPence(pence, { hideZeroPence });
  return (
    <Stack gap="sm">
      <Divider />
      <Stack gap="xxs">
        <Heading level="2" size="h4">
          Worked example
        </Heading>
        <Text size="small" variant="quiet">
          {example.title}
        </Text>
      </Stack>
      <PriceList
        lines={[
          ...example.lines.map(({ label, amount }) => ({ name: label, price: price(amount) })),
          { name: 'Total', price: price(example.total), isTotal: true },
        ]}
      />
    </Stack>
  );
}
