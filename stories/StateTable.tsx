import { useEffect, useState } from 'react';
import { isState, placeOf } from '#.storybook/states.ts';
import {
  FilterField,
  Filters,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
} from '#src/design-system/index.ts';
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

const shelfOf = ({ title }: Story) => placeOf(title).root;

/** A search, and a shelf of the sidebar; 'All' for every one. */
const initialFilter = { search: '', shelf: 'Screens' };

/** Every state of the product: each story of a screen or a part of one, as a link, by folder. */
export function StateTable() {
  const [stories, setStories] = useState<readonly Story[]>([]);
  const [{ search, shelf }, setFilter] = useState(initialFilter);
  const change = (changes: Partial<typeof initialFilter>) =>
    setFilter((filter) => ({ ...filter, ...changes }));
  useEffect(() => void loadStories().then(setStories), []);

  const found = stories.filter(({ title, name }) =>
    `${title} ${name}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const onShelf = (name: string) =>
    found.filter((story) => name === 'All' || shelfOf(story) === name);
  const shown = onShelf(shelf);

  return (
    <Sheet>
      <Filters
        moreLabel={shelf}
        more={
          <SegmentedControl
            legend="Shelf"
            name="shelf"
            value={shelf}
            onChange={(name) => change({ shelf: name })}
            options={['All', ...new Set(stories.map(shelfOf))].map((name) => ({
              value: name,
              label: name,
              note: String(onShelf(name).length),
            }))}
          />
        }
      >
        <FilterField label="Search states" labelHidden>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              placeholder="Search states"
              value={search}
              onChange={({ target }) => change({ search: target.value })}
            />
          )}
        </FilterField>
      </Filters>
      <div role="status">
        {shown.length > 0 ? `${shown.length} of ${stories.length} states` : 'No states match'}
      </div>
      <Stack gap="xl">
        {[...new Set(shown.map(shelfOf))].map((name) => (
          <ShelfTable key={name} name={name} stories={onShelf(name)} />
        ))}
      </Stack>
    </Sheet>
  );
}

function ShelfTable({ name, stories }: { name: string; stories: readonly Story[] }) {
  return (
    <Table
      caption={name}
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
      rows={[...new Set(stories.map(({ title }) => title))]}
      rowKey={(title) => title}
    />
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
