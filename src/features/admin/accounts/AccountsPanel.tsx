import type { Ref } from 'react';
import { EmptyState } from '../../../design-system';
import type { Account } from '../../../domain/accounts';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { AccountList } from './AccountList';
import type { AccountActions } from './AccountRow';

export interface AccountsPanelProps extends AccountActions {
  /** The accounts, while they load, loaded or failed. */
  accounts: Loadable<readonly Account[]>;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Receives the focus after an account was deleted. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The accounts tab. In connected mode each account links to its history. */
export function AccountsPanel({ accounts, onRetry, titleRef, ...actions }: AccountsPanelProps) {
  return (
    <Panel title="Accounts" titleRef={titleRef}>
      <LoadableView loadable={accounts} subject="the accounts" onRetry={onRetry}>
        {(all) =>
          all.length > 0 ? (
            <AccountList accounts={all} {...actions} />
          ) : (
            <EmptyState title="No accounts yet">
              Customers who register on the website will be listed here, each with their orders.
            </EmptyState>
          )
        }
      </LoadableView>
    </Panel>
  );
}
