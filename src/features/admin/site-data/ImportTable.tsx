import { Badge, type BadgeProps, Table, Text } from '../../../design-system';
import type { ImportChange, ImportOutcome } from '../../../domain/siteData';
import { partName } from './partNames';

const outcomes: Readonly<
  Record<ImportOutcome, { label: string; tone: NonNullable<BadgeProps['tone']>; why?: string }>
> = {
  added: { label: 'Added', tone: 'success' },
  replaced: { label: 'Replaced', tone: 'info' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  unreadable: { label: 'Left out', tone: 'warning', why: 'It cannot be read.' },
  secret: { label: 'Left out', tone: 'warning', why: 'It holds a secret key.' },
  session: { label: 'Left out', tone: 'neutral', why: 'A file logs nobody in or out.' },
  unknown: { label: 'Left out', tone: 'warning', why: 'This website has no such part.' },
};

/** Why a part is left out, or what is in it: '3 now, 5 in the file, 1 more cannot be read'. */
function detailOf({ outcome, entries }: ImportChange) {
  const { why } = outcomes[outcome];
  if (why || !entries) return why;
  const { stored, imported, unreadable } = entries;
  const counts = `${stored} now, ${imported} in the file`;
  return unreadable > 0 ? `${counts}, ${unreadable} more cannot be read` : counts;
}

export interface ImportTableProps {
  /** What the table is about; heard, not seen. */
  caption: string;
  changes: readonly ImportChange[];
}

/** What restoring a file does, part by part. */
export function ImportTable({ caption, changes }: ImportTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[
        {
          header: 'Part',
          cell: (change) => {
            const detail = detailOf(change);
            return (
              <>
                {partName(change.key)}
                {detail && (
                  <Text as="div" size="small" variant="quiet">
                    {detail}
                  </Text>
                )}
              </>
            );
          },
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
}
