import { useEffect, useState } from 'react';
import { isState } from '#.storybook/states.ts';
import { Table } from '#src/design-system/index.ts';
import { Sheet } from './foundations/Sheet';
import * as styles from './StateTable.css';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: readonly string[];
}

/** The states of screens and of their parts in Storybook's index. */
async function loadStories(): Promise<Story[]> {
  const { entries } = await (await fetch('./index.json')).json();
  return Object.values<Story>(entries).filter(
    (entry) =>
      entry.type === 'story' && isState(entry) && /^(Screens|Features|Admin)\//.test(entry.title),
  );
}

/** Every state of the product: each story of a screen or a part of one, as a link. */
export function StateTable() {
  const [stories, setStories] = useState<readonly Story[]>([]);
  useEffect(() => void loadStories().then(setStories), []);

  return (
    <Sheet>
      <Table
        caption="States"
        captionHidden
        columns={[
          {
            header: 'Component',
            cell: (title: string) => (
              <span className={styles.component}>{title.replace(/^.*\//, '')}</span>
            ),
          },
          {
            header: 'States',
            cell: (title) => (
              <ul className={styles.states}>
                {stories
                  .filter((story) => story.title === title)
                  .map(({ id, name }) => (
                    <li key={id}>
                      <a href={`./?path=/story/${id}`} target="_top" className={styles.state}>
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            ),
          },
        ]}
        rows={[...new Set(stories.map(({ title }) => title))]}
        rowKey={(title) => title}
      />
    </Sheet>
  );
}
