import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Badge, List, RowLines } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/RowLines',
  component: RowLines,
  args: {
    name: 'Ruth Harrow',
    title: 'ruth@harrow-and-sons.example',
    status: <Badge tone="warning">Not confirmed</Badge>,
    time: '2 orders',
  },
  render: (args) => (
    <List>
      {['first', 'second', 'third'].map((key) => (
        <li key={key}>
          <RowLines {...args} />
        </li>
      ))}
    </List>
  ),
  parameters: {
    guidance: {
      use: 'The summary of a row that opens, in the same two lines as a `Table` with places.',
      avoid: 'For rows with links use a `Table` whose columns have a `place`.',
      accessibility: 'Text alone: the list and the control around it have the roles.',
    },
  },
});

export const Default = meta.story();

/** On a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { name: 'The Worshipful Company of Bakers, Millers and Confectioners' },
});

Phone.test('is 72 px high, whatever its texts are', async ({ canvas }) => {
  for (const item of canvas.getAllByRole('listitem')) {
    await expect(item.firstElementChild?.getBoundingClientRect().height).toBe(72);
  }
});
