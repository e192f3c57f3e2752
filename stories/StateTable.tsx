import { Table } from '#src/design-system/index.ts';
import { Sheet } from './foundations/Sheet';
import * as styles from './StateTable.css';
import { type ProductPart, productStates } from './states';
import { idOf } from './storyRefs';

/** Every state of the product, each a link to its story. */
export function StateTable() {
  return (
    <Sheet>
      <Table
        caption="States"
        captionHidden
        columns={[
          { header: 'Part', cell: ({ subject }: ProductPart) => subject },
          {
            header: 'States',
            cell: ({ states }) => (
              <ul className={styles.states}>
                {states.map(({ state, story }) => (
                  <li key={state}>
                    <a
                      href={`./?path=/story/${idOf(story)}`}
                      target="_top"
                      className={styles.state}
                    >
                      {state}
                    </a>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
        rows={productStates}
        rowKey={({ subject }) => subject}
      />
    </Sheet>
  );
}
