import { useId } from 'react';
import {
  Button,
  EmptyState,
  FilterField,
  Filters,
  Pagination,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
  TextLink,
} from '../../../design-system';
import { MAILS_PER_PAGE, type MailPage, type MailQuery, mailStates } from '../../../domain/outbox';
import { written } from '../../tickets/written';
import { MailStateBadge } from './MailStateBadge';
import { mailHref } from './mailHref';
import { mailStateLabels } from './mailStateLabels';

const numbers = new Intl.NumberFormat('en-GB');

function countLine({ found, counts }: MailPage) {
  if (found === counts.all) return `${numbers.format(found)} ${found === 1 ? 'mail' : 'mails'}`;
  return found === 0
    ? 'No mails match'
    : `${numbers.format(found)} of ${numbers.format(counts.all)} mails`;
}

export interface MailListProps {
  /** The page that matches the query. */
  page: MailPage;
  /** What the controls show. */
  query: MailQuery;
  /** Called with each change of a control. */
  onQuery: (query: MailQuery) => void;
}

/** Mails to search, filter and page through, the newest first. */
export function MailList({ page, query, onQuery }: MailListProps) {
  const name = useId();
  const change = (changed: Partial<MailQuery>) => onQuery({ ...query, page: 1, ...changed });
  return (
    <Stack gap="lg">
      <Filters>
        <FilterField label="Search by recipient and subject">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={query.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </FilterField>
        <SegmentedControl
          legend="State"
          name={name}
          value={query.state}
          onChange={(state) => change({ state })}
          options={(['all', ...mailStates] as const).map((state) => ({
            value: state,
            label: state === 'all' ? 'All' : mailStateLabels[state],
            note: numbers.format(page.counts[state]),
          }))}
        />
      </Filters>
      <Stack gap="md">
        <div role="status">
          <Text weight="semibold" tabular>
            {countLine(page)}
          </Text>
        </div>
        {page.found > 0 ? (
          <Table
            caption="Mails"
            captionHidden
            columns={[
              {
                header: 'Subject',
                cell: ({ id, subject }) => (
                  <TextLink href={mailHref(id)}>{subject || 'No subject'}</TextLink>
                ),
              },
              { header: 'To', cell: ({ to }) => to.join(', ') },
              { header: 'State', cell: ({ state }) => <MailStateBadge state={state} /> },
              {
                header: 'Queued',
                cell: ({ queuedAt }) => <time dateTime={queuedAt}>{written(queuedAt)}</time>,
                nowrap: true,
              },
            ]}
            rows={page.mails}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState
            action={
              <Button variant="secondary" onClick={() => change({ text: '', state: 'all' })}>
                Show All Mails
              </Button>
            }
          >
            No mail has all of these words and this state. A part of the address or of the subject
            is enough.
          </EmptyState>
        )}
        <Pagination
          label="Pages of mails"
          page={query.page}
          pageCount={Math.max(1, Math.ceil(page.found / MAILS_PER_PAGE))}
          onChange={(next) => change({ page: next })}
        />
      </Stack>
    </Stack>
  );
}
