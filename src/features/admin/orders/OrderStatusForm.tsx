import { type SubmitEvent, useId, useState } from 'react';
import { Button, Inline, SegmentedControl, Stack } from '../../../design-system';
import { type HandStatus, handStatuses } from '../../../domain/orderStatus';
import { useSubmission } from '../../submission/useSubmission';
import { SaveError } from '../saving/SaveError';

export interface OrderStatusFormProps {
  status: HandStatus;
  /** Saves the chosen status. Rejects with the reason, or with `changed-meanwhile`. */
  onSave: (chosen: HandStatus) => Promise<void>;
}

/** Says how far the work on an order is. It saves by a button, as the status of a ticket. Renders `<form>`. */
export function OrderStatusForm({ status, onSave }: OrderStatusFormProps) {
  const name = useId();
  const [chosen, setChosen] = useState<HandStatus>();
  const saving = useSubmission(async (mine: HandStatus) => {
    await onSave(mine);
    setChosen(undefined);
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void saving.run(chosen ?? status);
  }

  return (
    <form aria-label="Status" onSubmit={submit}>
      <Stack gap="md">
        <Inline stacked>
          <SegmentedControl
            legend="Status"
            name={name}
            value={chosen ?? status}
            onChange={setChosen}
            options={handStatuses.map((value) => ({ value, label: value }))}
          />
          <Button type="submit" variant="secondary" loading={saving.pending}>
            Save Status
          </Button>
        </Inline>
        <SaveError title="The status was not saved" failure={saving} />
      </Stack>
    </form>
  );
}
