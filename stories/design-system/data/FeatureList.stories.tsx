import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
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
      use: 'What one offer includes and leaves out, the most important first.',
      avoid:
        'To compare offers use a `Table`, for amounts on one scale `Meter`s. Do not list an extra charge as included.',
      accessibility:
        'It is a list, so that screen readers announce its length. An excluded feature begins with a hidden text such as ‘Not included’.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent(/^10GB SSD storage$/);
    await expect(items[3]).toHaveTextContent(/^Not included: Advanced security$/);
  },
});

export const One = meta.story({
  args: { features: [{ name: 'Up to 5 pages', included: true }] },
});

/** Names of several lines, and one without a space. */
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
