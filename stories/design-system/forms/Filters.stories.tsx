import preview from '#.storybook/kit/preview.tsx';
import { FilterField, Filters, SegmentedControl, TextInput } from '#src/design-system/index.ts';

const search = (
  <FilterField label="Search orders">
    {(control) => <TextInput {...control} type="search" />}
  </FilterField>
);

const meta = preview.meta({
  title: 'Design system/Forms/Filters',
  component: Filters,
  args: { children: search },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      use: 'Above a list that is searched or filtered while typing. The search comes first.',
      avoid: 'Fields that are sent with a button are a form of `Field`.',
      accessibility:
        'It is the search landmark. Announce the number of matches in an `output` below it.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

export const WithStatus = meta.story({
  args: {
    children: (
      <>
        {search}
        <SegmentedControl
          legend="Status"
          name="status"
          defaultValue="all"
          options={[
            { value: 'all', label: 'All' },
            { value: 'active', label: 'Active' },
            { value: 'completed', label: 'Completed' },
          ]}
        />
      </>
    ),
  },
});
