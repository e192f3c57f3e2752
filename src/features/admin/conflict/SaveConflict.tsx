import { Button, Inline, Notice, Stack, Table, Text } from '../../../design-system';

/** A value that the two versions have differently. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

export interface SaveConflictProps {
  /** What differs, in the order of the form. */
  differences: readonly Difference[];
  /** Whether a save is in progress. */
  saving: boolean;
  /** Called to replace what was typed by the other version. */
  onTakeTheirs: () => void;
}

/**
 * Compares what was typed with what another owner has saved meanwhile, and asks which one to keep.
 * Inside the form, which 'Save Mine' submits.
 */
export function SaveConflict({ differences, saving, onTakeTheirs }: SaveConflictProps) {
  return (
    <Notice tone="warning" title="Another version was saved meanwhile" live>
      <Stack gap="sm">
        <Text>
          Nothing of yours is saved yet, and nothing is lost. Choose which version to keep.
        </Text>
        {differences.length > 0 ? (
          <Table
            caption="What differs"
            captionHidden
            cards="columns"
            columns={[
              { header: 'Value', cell: ({ label }) => label },
              { header: 'Saved', cell: ({ theirs }) => theirs },
              { header: 'Yours', cell: ({ mine }) => mine },
            ]}
            rows={differences}
            rowKey={({ label }) => label}
          />
        ) : (
          <Text>Both versions are the same.</Text>
        )}
        <Inline stacked>
          <Button type="submit" variant="secondary" loading={saving}>
            Save Mine
          </Button>
          <Button
            variant="secondary"
            disabled={saving}
            onClick={({ currentTarget }) => {
              onTakeTheirs();
              // This button is no longer rendered then.
              currentTarget.form?.querySelector('input')?.focus();
            }}
          >
            Use the Saved Version
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
