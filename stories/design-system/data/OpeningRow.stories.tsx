import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Badge, List, OpeningRow } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/OpeningRow',
  component: OpeningRow,
  args: {
    name: 'Ruth Harrow',
    title: 'ruth@harrow-and-sons.example',
    status: <Badge tone="warning">Not confirmed</Badge>,
    time: '2 orders',
    children: 'The orders of this account.',
  },
  render: (args) => (
    <List>
      {['first', 'second', 'third'].map((key) => (
        <li key={key}>
          <OpeningRow {...args} />
        </li>
      ))}
    </List>
  ),
  parameters: {
    guidance: {
      use: 'A row of a list whose details open below it, in the same two lines as a `Table` with places.',
      avoid: 'For rows with a page of their own use a `Table` whose columns have a `place`.',
      accessibility: 'As of a `Disclosure`: no link or button in the row, only below it.',
    },
  },
});

export const Default = meta.story();

/** On a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { name: 'The Worshipful Company of Bakers, Millers and Confectioners' },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.querySelector('summary')?.getBoundingClientRect().height).toBe(72);
    }
  },
});
