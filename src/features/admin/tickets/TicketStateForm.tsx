import { type SubmitEvent, useState } from 'react';
import { Button, FilterField, Select, Stack } from '../../../design-system';
import {
  type TicketChanges,
  type TicketPriority,
  ticketPriorities,
} from '../../../domain/adminTickets';
import type { SupportTicket } from '../../../domain/ticket';
import { type TicketStatus, ticketStatuses } from '../../../domain/ticketStatus';
import { useSubmission } from '../../submission/useSubmission';
import { SaveError } from '../saving/SaveError';
import * as styles from './TicketStateForm.css';

/** The status and the priority of a ticket, as far as they are changed. */
export type TicketState = Omit<TicketChanges, 'ticketId'>;

/** The known values, and first the stored one if it is another. */
const optionsOf = (known: readonly string[], stored: string) =>
  [...new Set([...(known.includes(stored) ? [] : [stored]), ...known])].map((value) => ({
    value,
    label: value,
  }));

export interface TicketStateFormProps {
  ticket: Pick<SupportTicket, keyof TicketState>;
  onSave: (changes: TicketState) => Promise<void>;
}

/**
 * Changes the status and the priority of a ticket. It saves by a button: the arrow keys choose every
 * value in between. Renders `<form>`.
 */
export function TicketStateForm({ ticket: { status, priority }, onSave }: TicketStateFormProps) {
  const [chosen, setChosen] = useState<TicketState>({});
  const saving = useSubmission(async (changes: TicketState) => {
    await onSave(changes);
    setChosen({});
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void saving.run(chosen);
  }

  return (
    <form aria-label="Status and priority" onSubmit={submit}>
      <Stack gap="md">
        <div className={styles.controls}>
          <FilterField label="Status">
            {(field) => (
              <Select
                {...field}
                value={chosen.status ?? status}
                options={optionsOf(ticketStatuses, status)}
                onChange={({ target }) =>
                  setChosen({ ...chosen, status: target.value as TicketStatus })
                }
              />
            )}
          </FilterField>
          <FilterField label="Priority">
            {(field) => (
              <Select
                {...field}
                value={chosen.priority ?? priority}
                options={optionsOf(ticketPriorities, priority)}
                onChange={({ target }) =>
                  setChosen({ ...chosen, priority: target.value as TicketPriority })
                }
              />
            )}
          </FilterField>
          <Button type="submit" variant="secondary" loading={saving.pending}>
            Save Changes
          </Button>
        </div>
        <SaveError title="The ticket was not changed" failure={saving} />
      </Stack>
    </form>
  );
}
