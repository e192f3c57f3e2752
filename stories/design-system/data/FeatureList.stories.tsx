import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FeatureList } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/FeatureList',
  component: FeatureList,
  args: {
    excludedLabel: 'Not included',
    features: [
      { name: '10GB SSD storage', included: true },
      { name: 'Weekly backups', included: true },
      { name: 'Free SSL certificate', included: true },
      { name: 'Advanced security', included: false },
      { name: 'Priority support', included: false },
    ],
  },
  parameters: {
    guidance: {
      use: 'What one offer gives, and what it leaves out, in the order in which it matters.',
      avoid:
        'Several offers are compared in a `Table`; amounts on one scale are `Meter`s; points without a yes or no are text.',
      accessibility: [
        'It is a list, so that its length is announced.',
        'What is left out begins with ‘Not included’ for those who do not see the dash.',
      ],
      do: {
        words: 'Say honestly what is left out.',
        shown: () => (
          <FeatureList
            excludedLabel="Not included"
            features={[
              { name: 'Contact form', included: true },
              { name: 'Online shop', included: false },
            ]}
          />
        ),
      },
      dont: {
        words: 'Write what is left out as if it were there.',
        shown: () => (
          <FeatureList
            excludedLabel="Not included"
            features={[
              { name: 'Contact form', included: true },
              { name: 'Online shop (extra charge)', included: true },
            ]}
          />
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('says in words what is left out', async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items[0]).toHaveTextContent(/^10GB SSD storage$/);
  await expect(items[3]).toHaveTextContent(/^Not included: Advanced security$/);
});

export const AllIncluded = meta.story({
  args: { features: meta.input.args.features.map(({ name }) => ({ name, included: true })) },
});

export const One = meta.story({
  args: { features: [{ name: 'Up to 5 pages', included: true }] },
});

export const Many = meta.story({
  args: {
    features: Array.from({ length: 24 }, (_, index) => ({
      name: `Feature number ${index + 1}`,
      included: index % 3 !== 2,
    })),
  },
  tags: ['!visual'],
});

/** Torture: names that run over several lines, and one that cannot be broken at a space. */
export const LongText = meta.story({
  args: {
    features: [
      {
        name: 'Design made for your business, with a layout of its own for each kind of page, drawn for the job that the page has to do and for the people who come to it',
        included: true,
      },
      {
        name: 'Stock photography licences, product photographs, product descriptions and the writing of the copy in as many languages as your customers speak',
        included: false,
      },
      {
        name: 'LlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochLlanfairpwllgwyngyll',
        included: true,
      },
    ],
  },
});
