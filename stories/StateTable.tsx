import { useEffect, useState } from 'react';
import { isState, placeOf } from '#.storybook/states.ts';
import { Stack, Table, Text } from '#src/design-system/index.ts';
import { Sheet } from './foundations/Sheet';
import * as styles from './StateTable.css';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: readonly string[];
}

/** The states of screens and of their parts in Storybook's index, which are all but the design system's. */
async function loadStories(): Promise<Story[]> {
  const { entries } = await (await fetch('./index.json')).json();
  return Object.values<Story>(entries).filter(
    (entry) =>
      entry.type === 'story' && isState(entry) && !entry.title.startsWith('Design system/'),
  );
}

/** Every state of the product: each story of a screen or a part of one, as a link, by folder. */
export function StateTable() {
  const [stories, setStories] = useState<readonly Story[]>([]);
  useEffect(() => void loadStories().then(setStories), []);
  const titles = [...new Set(stories.map(({ title }) => title))];

  return (
    <Sheet>
      <Stack gap="xl">
        {[...new Set(titles.map((title) => placeOf(title).root))].map((root) => (
          <Table
            key={root}
            caption={root}
            columns={[
              {
                header: 'Component',
                cell: (title: string) => <Component {...placeOf(title)} />,
              },
              {
                header: 'States',
                cell: (title) => <States of={stories.filter((story) => story.title === title)} />,
              },
            ]}
            rows={titles.filter((title) => placeOf(title).root === root)}
            rowKey={(title) => title}
          />
        ))}
      </Stack>
    </Sheet>
  );
}

function Component({ folder, name }: ReturnType<typeof placeOf>) {
  return (
    <>
      <span className={styles.component}>{name}</span>
      {folder && (
        <Text size="small" variant="quiet">
          {folder}
        </Text>
      )}
    </>
  );
}

function States({ of: states }: { of: readonly Story[] }) {
  return (
    <ul className={styles.states}>
      {states.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top" className={styles.state}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
