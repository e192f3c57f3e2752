import { type SubmitEvent, useId, useState } from 'react';
import { Button, FormError, Inline, SegmentedControl, Stack } from '../../../design-system';
import { type HandStatus, handStatuses } from '../../../domain/orderStatus';
import { useSubmission } from '../../useSubmission';
import { SaveConflict } from '../conflict/SaveConflict';
import { useSaveConflict } from '../conflict/useSaveConflict';

export interface OrderStatusFormProps {
  /** The status that is stored. */
  status: HandStatus;
  /** Saves the chosen status. Rejects with the reason, or with `changed-meanwhile`. */
  onSave: (chosen: HandStatus) => Promise<void>;
  /** Reads the stored status after `changed-meanwhile`, and shows it. */
  onRead: () => Promise<HandStatus>;
}

/** Says how far the work on an order is. It saves by a button, as the status of a ticket. Renders `<form>`. */
export function OrderStatusForm({ status, onSave, onRead }: OrderStatusFormProps) {
  const name = useId();
  const [chosen, setChosen] = useState<HandStatus>();
  const { theirs, resolve, save } = useSaveConflict<HandStatus>(onRead, async (mine) => {
    await onSave(mine);
    setChosen(undefined);
    return mine;
  });
  const saving = useSubmission(async (mine: HandStatus) => void (await save(mine)));

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
        <FormError title="The status was not saved">{saving.error}</FormError>
        {theirs && (
          <SaveConflict
            saving={saving.pending}
            onTakeTheirs={() => {
              setChosen(undefined);
              resolve();
            }}
          />
        )}
      </Stack>
    </form>
  );
}
