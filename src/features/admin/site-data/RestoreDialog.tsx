import {
  Button,
  ConfirmDialog,
  type ConfirmDialogAnswers,
  Dialog,
  Stack,
  Text,
} from '../../../design-system';
import type { ImportPlan } from '../../../domain/siteData';
import { ImportTable } from './ImportTable';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function savedAt(iso: string) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : moment.format(date);
}

export interface RestoreDialogProps extends ConfirmDialogAnswers {
  /** What restoring the file would do. */
  plan: ImportPlan;
}

/** Says what a file would change, and asks before it does. It is there for as long as it is open. */
export function RestoreDialog({ plan, ...question }: RestoreDialogProps) {
  const changed = plan.changes.filter(({ outcome }) => /added|replaced/.test(outcome)).length;
  const saved = `The file was saved on ${savedAt(plan.savedAt)}.`;
  const table = plan.changes.length > 0 && (
    <ImportTable caption="What the file would change" changes={plan.changes} />
  );

  if (changed === 0) {
    const { onClose } = question;
    return (
      <Dialog
        open
        onClose={onClose}
        title="Nothing to restore"
        description={`${saved} There is nothing in it that would change anything here.`}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        {table}
      </Dialog>
    );
  }

  return (
    <ConfirmDialog
      open
      title="Restore site data?"
      description={`${saved} Nothing has been changed yet. This is what would be:`}
      confirmLabel={`Restore ${changed === 1 ? 'one part' : `${changed} parts`}`}
      {...question}
    >
      <Stack gap="md">
        {table}
        <Text size="small" variant="quiet">
          What is replaced cannot be brought back, unless you have downloaded it. What is not in the
          file stays as it is.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
