import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FieldLabel } from '#src/design-system/forms/FieldLabel.tsx';
import { TextInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/FieldLabel',
  component: FieldLabel,
  args: { label: 'Business name', isRequired: true },
  render: (args) => (
    <>
      <label htmlFor="labelled">
        <FieldLabel {...args} />
      </label>
      <TextInput id="labelled" />
    </>
  ),
  parameters: {
    guidance: {
      use: 'Inside a `<label>` or a `<legend>` that the system does not draw yet: it adds ‘(optional)’ where something may stay empty.',
      avoid:
        'In a form take a `Field` or a `RadioGroup`, which have it. It labels nothing by itself.',
      accessibility: [
        '‘(optional)’ is part of the name that is read out; required controls say so themselves, by `aria-required`.',
      ],
      do: {
        words: 'Mark what may stay empty; most of a good form must be filled in.',
        shown: () => <FieldLabel label="Phone" isRequired={false} />,
      },
      dont: {
        words: 'Mark what is required with a star that has to be explained.',
        shown: () => <FieldLabel label="Phone *" isRequired />,
      },
    },
  },
});

export const Default = meta.story();

Default.test('is the name of its control', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Business name' })).toBeVisible();
});

export const Optional = meta.story({ args: { label: 'Phone', isRequired: false } });

Optional.test('says that it may stay empty', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).toBeVisible();
});

/** Torture: a label of several lines. */
export const LongText = meta.story({
  args: {
    label: 'The name of the business exactly as it should be set at the top of each page',
    isRequired: false,
  },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ args: { isRequired: false }, globals: { theme: 'dark' } });
