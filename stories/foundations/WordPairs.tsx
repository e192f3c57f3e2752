import { Table } from '#src/design-system/index.ts';
import { Sheet } from './Sheet';

const pairs = [
  ['Unlock your online potential today!', 'A website that says what you do and how to reach you.'],
  ['Enterprise-grade storage solution', '10GB SSD storage'],
  [
    'An unexpected error has occurred (0x80004005).',
    'The prices could not be saved. Your changes are still here; please try again.',
  ],
  ['Click here', 'Compare the hosting plans'],
  ['Submit', 'Submit Quote Request'],
] as const;

/** Examples of wording, with what they replace. */
export function WordPairs() {
  return (
    <Sheet>
      <Table
        caption="Wording"
        captionHidden
        columns={[
          { header: 'Write', cell: ([, better]: (typeof pairs)[number]) => better },
          { header: 'Instead of', cell: ([worse]) => worse },
        ]}
        rows={pairs}
        rowKey={([worse]) => worse}
      />
    </Sheet>
  );
}
