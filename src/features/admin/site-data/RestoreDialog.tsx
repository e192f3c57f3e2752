import { Button, Dialog, FormError, Stack, Text } from '../../../design-system';
import type { ImportPlan } from '../../../domain/siteData';
import { ImportTable } from './ImportTable';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function savedAt(iso: string) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : moment.format(date);
}

export interface RestoreDialogProps {
  /** What restoring the file would do. */
  plan: ImportPlan;
  onConfirm: () => void;
  onClose: () => void;
  /** At work: it cannot be closed. */
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
}

/** Says what a file would change, and asks before it does. It is there for as long as it is open. */
export function RestoreDialog({ plan, onConfirm, onClose, isBusy, error }: RestoreDialogProps) {
  const changed = plan.changes.filter(({ outcome }) => /added|replaced/.test(outcome)).length;
  const isNothing = changed === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={isNothing ? 'Nothing to restore' : 'Restore site data?'}
      description={`The file was saved on ${savedAt(plan.savedAt)}. ${
        isNothing
          ? 'There is nothing in it that would change anything here.'
          : 'Nothing has been changed yet. This is what would be:'
      }`}
      actions={
        isNothing ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" isDisabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
              Restore {changed === 1 ? 'one part' : `${changed} parts`}
            </Button>
          </>
        )
      }
    >
      <Stack gap="md">
        {plan.changes.length > 0 && (
          <ImportTable caption="What the file would change" changes={plan.changes} />
        )}
        {!isNothing && (
          <Text size="small" tone="quiet">
            What is replaced cannot be brought back, unless you have downloaded it. What is not in
            the file stays as it is.
          </Text>
        )}
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
