import {
  Badge,
  type BadgeProps,
  Button,
  ConfirmDialog,
  type ConfirmDialogAnswers,
  Dialog,
  Stack,
  Table,
  Text,
} from '../../../design-system';
import type { ImportChange, ImportOutcome, ImportPlan } from '../../../domain/siteData';
import { partName } from './partNames';

const outcomes: Readonly<
  Record<ImportOutcome, { label: string; tone: NonNullable<BadgeProps['tone']>; reason?: string }>
> = {
  added: { label: 'Added', tone: 'success' },
  replaced: { label: 'Replaced', tone: 'info' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  unreadable: { label: 'Left out', tone: 'warning', reason: 'It cannot be read.' },
  secret: { label: 'Left out', tone: 'warning', reason: 'It holds a secret key.' },
  session: { label: 'Left out', tone: 'neutral', reason: 'A file logs nobody in or out.' },
  unknown: { label: 'Left out', tone: 'warning', reason: 'This website has no such part.' },
};

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function formatTime(iso: string) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : dateTime.format(date);
}

/** The reason why a part is left out, or the numbers of entries of a list. */
function detailOf({ outcome, entries }: ImportChange) {
  const { reason } = outcomes[outcome];
  if (reason || !entries) return reason;
  const { stored, imported, unreadable } = entries;
  const counts = `${stored} now, ${imported} in the file`;
  return unreadable > 0 ? `${counts}, ${unreadable} more cannot be read` : counts;
}

export interface RestoreDialogProps extends ConfirmDialogAnswers {
  /** What restoring the file would change. */
  plan: ImportPlan;
}

/** Shows what restoring a file would change, part by part, and asks for confirmation. */
export function RestoreDialog({ plan, ...answers }: RestoreDialogProps) {
  const changed = plan.changes.filter(({ outcome }) => /added|replaced/.test(outcome)).length;
  const saved = `The file was saved on ${formatTime(plan.savedAt)}.`;
  const table = plan.changes.length > 0 && (
    <Table
      caption="What the file would change"
      captionHidden
      columns={[
        {
          header: 'Part',
          cell: (change) => (
            <>
              {partName(change.key)}
              {detailOf(change) && (
                <Text as="div" size="small" variant="quiet">
                  {detailOf(change)}
                </Text>
              )}
            </>
          ),
        },
        {
          header: 'What happens',
          cell: ({ outcome }) => (
            <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>
          ),
          nowrap: true,
        },
      ]}
      rows={plan.changes}
      rowKey={({ key }) => key}
    />
  );

  if (changed === 0) {
    const { onClose } = answers;
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
      {...answers}
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
