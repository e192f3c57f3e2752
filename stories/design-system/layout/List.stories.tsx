import preview from '#.storybook/kit/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import {
  Disclosure,
  List,
  listLines,
  listPaddings,
  Stack,
  Text,
} from '#src/design-system/index.ts';

const names = ['Ada Mill', 'Ben Weir', 'Cleo Sluice'];

const meta = preview.meta({
  title: 'Design system/Layout/List',
  component: List,
  args: {
    padding: 'sm' as const,
    children: names.map((name) => (
      <li key={name}>
        <Text>{name}</Text>
      </li>
    )),
  },
  argTypes: {
    children: { control: false },
    ...radioControls({ padding: listPaddings, lines: listLines }),
  },
  parameters: {
    guidance: {
      use: 'Rows of one kind: texts with the padding `sm`; without padding buttons, or each a `Disclosure` of the variant `plain`.',
      avoid: 'For several facts about each thing use a `Table`, for boxes a `Grid`.',
      accessibility: 'Screen readers announce the number of rows. Each child must be a `li`.',
    },
  },
});

export const Default = meta.story();

export const Paddings = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {listPaddings.map((padding) => (
        <List key={padding} {...args} padding={padding} />
      ))}
    </Stack>
  ),
});

export const Lines = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {listLines.map((lines) => (
        <List key={lines} {...args} lines={lines} />
      ))}
    </Stack>
  ),
});

export const Disclosures = meta.story({
  args: {
    padding: 'none',
    children: names.map((name) => (
      <li key={name}>
        <Disclosure variant="plain" summary={name}>
          <Text>No orders</Text>
        </Disclosure>
      </li>
    )),
  },
});
