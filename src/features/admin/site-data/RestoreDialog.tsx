import {
  Badge,
  type BadgeProps,
  ConfirmDialog,
  type ConfirmDialogAnswers,
  Dialog,
  Table,
  Text,
} from '../../../design-system';
import type { ImportChange, ImportOutcome, ImportPlan } from '../../../domain/siteData';
import { Moment } from '../../dates/Moment';
import { recordLabel } from './recordLabel';

const outcomes: Readonly<
  Record<ImportOutcome, { label: string; tone: NonNullable<BadgeProps['tone']>; reason?: string }>
> = {
  restored: { label: 'Restored', tone: 'info' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  unreadable: { label: 'Left out', tone: 'warning', reason: 'It cannot be read.' },
  secret: { label: 'Left out', tone: 'warning', reason: 'It holds a secret key.' },
  unknown: { label: 'Left out', tone: 'warning', reason: 'This website does not store it.' },
};

/** The reason why a value is left out, or the numbers of entries of a list. */
function detailOf({ outcome, entries }: ImportChange) {
  const { reason } = outcomes[outcome];
  if (reason || !entries) return reason;
  const counts = `${entries.stored} now, ${entries.imported} in the file`;
  return entries.unreadable > 0 ? `${counts}, ${entries.unreadable} more cannot be read` : counts;
}

export interface RestoreDialogProps extends ConfirmDialogAnswers {
  /** What restoring the file changes. */
  plan: ImportPlan;
}

/** Shows what restoring a file changes, and asks for confirmation if it changes something. */
export function RestoreDialog({ plan: { savedAt, changes }, ...answers }: RestoreDialogProps) {
  const count = changes.filter(({ outcome }) => outcome === 'restored').length;
  const table = (
    <Table
      caption="What the file changes"
      captionHidden
      columns={[
        {
          header: 'Data',
          cell: (change) => (
            <>
              <span>{recordLabel(change.key)}</span>
              <Text as="div" size="small" variant="quiet">
                {detailOf(change)}
              </Text>
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
      rows={changes}
      rowKey={({ key }) => key}
    />
  );
  if (count === 0) {
    const description = (
      <>
        The file was saved on <Moment date={savedAt} />. Nothing in it can be restored or differs
        from what is stored.
      </>
    );
    return (
      <Dialog open onClose={answers.onClose} title="Nothing to restore" description={description}>
        {changes.length > 0 && table}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Restore site data?"
      description={
        <>
          The file was saved on <Moment date={savedAt} />. What is replaced is lost, unless you have
          downloaded it. Everything that is not in the file stays.
        </>
      }
      confirmLabel={`Restore ${count === 1 ? 'one part' : `${count} parts`}`}
      {...answers}
    >
      {table}
    </ConfirmDialog>
  );
}
