import { Button, Inline, OpeningRow, Stack, VisuallyHidden } from '../../../design-system';
import type { Account } from '../../../domain/accounts';
import { displayName } from '../../../domain/displayName';
import { formatNumber } from '../../../domain/numbers';
import { HistoryLink } from '../rows/HistoryLink';
import { UnconfirmedBadge } from '../rows/UnconfirmedBadge';
import { accountName } from './accountName';
import { OrderHistory } from './OrderHistory';

function orderCount({ orders }: Account) {
  if (orders.length === 0) return 'No orders';
  return orders.length === 1 ? '1 order' : `${formatNumber(orders.length)} orders`;
}

export interface AccountRowProps {
  account: Account;
  onResetPassword: () => void;
  onDelete: () => void;
}

/** An account in one line, with its orders and actions when opened. Renders `<details>`. */
export function AccountRow({ account, onResetPassword, onDelete }: AccountRowProps) {
  const name = accountName(account);
  return (
    <OpeningRow
      name={<span translate="no">{displayName(account)}</span>}
      title={<span translate="no">{account.email}</span>}
      status={<UnconfirmedBadge shown={account.isUnconfirmed} />}
      time={orderCount(account)}
    >
      <Stack gap="md">
        <OrderHistory account={account} />
        <Inline>
          <Button variant="secondary" onClick={onResetPassword}>
            <span>
              Reset Password<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </span>
          </Button>
          <Button variant="secondary" tone="danger" onClick={onDelete}>
            <span>
              Delete Account<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </span>
          </Button>
          <HistoryLink about={{ kind: 'account', id: account.id }} name={name} />
        </Inline>
      </Stack>
    </OpeningRow>
  );
}
