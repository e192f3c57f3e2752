import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { RadioOption } from '#src/design-system/forms/RadioOption.tsx';

const meta = preview.meta({
  title: 'Design system/Forms/RadioOption',
  component: RadioOption,
  args: { id: 'option', name: 'websiteType', value: 'ecommerce', label: 'Ecommerce' },
  parameters: {
    guidance: {
      use: 'By `RadioGroup` alone, once for each of its answers: a card, all of which is the target.',
      avoid: 'By itself it asks no question: take a `RadioGroup`. For a yes or no take a `Switch`.',
      accessibility: [
        'With a hint, the label alone is its name and the hint describes it: the name stays short.',
        "The native radio button is there and visible, so that forced colours and the system's own settings hold.",
      ],
      do: {
        words: 'Explain in the hint what choosing it means.',
        shown: () => (
          <RadioOption
            id="option-do"
            name="option-do"
            value="shop"
            label="Ecommerce"
            hint="A shop with a basket and payments."
          />
        ),
      },
      dont: {
        words: 'Write the explanation into the label: all of it is read with every option.',
        shown: () => (
          <RadioOption
            id="option-dont"
            name="option-dont"
            value="shop"
            label="Ecommerce, which is a shop with a basket and payments"
          />
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('is chosen by a press anywhere on its card', async ({ canvas, userEvent }) => {
  const option = canvas.getByRole('radio', { name: 'Ecommerce' });
  await userEvent.click(option.closest('label') as HTMLElement);
  await expect(option).toBeChecked();
});

export const Chosen = meta.story({ args: { defaultChecked: true } });

export const Hint = meta.story({ args: { hint: 'A shop with a basket and payments.' } });

Hint.test('is named by its label and described by its hint', async ({ canvas }) => {
  const option = canvas.getByRole('radio', { name: 'Ecommerce' });
  await expect(option).toHaveAccessibleDescription('A shop with a basket and payments.');
});

export const Disabled = meta.story({ args: { disabled: true } });

/** Torture: an answer of several lines. */
export const LongText = meta.story({
  args: {
    label: 'A shop with a basket, payments, delivery and a catalogue that you keep yourself',
    hint: 'We set up the first twenty products with you, and show you how to add the others.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ ...Chosen.input, globals: { theme: 'dark' } });
