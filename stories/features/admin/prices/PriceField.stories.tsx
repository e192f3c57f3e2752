import { useForm } from 'react-hook-form';
import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { parsePercentageInput, parsePriceInput } from '#src/domain/prices.ts';
import {
  PriceField,
  type PriceFieldProps,
  priceUnits,
} from '#src/features/admin/prices/PriceField.tsx';
import { priceField } from './priceForms';

/** In a form, as it always is. */
function InForm({
  initial,
  ...props
}: Omit<PriceFieldProps, 'field' | 'onCorrect'> & { initial: string }) {
  const { register, setValue } = useForm({ defaultValues: { price: initial } });
  return (
    <div style={{ maxInlineSize: '16rem' }}>
      <PriceField
        {...props}
        field={register('price')}
        onCorrect={(text) => setValue('price', text)}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/Admin prices/PriceField',
  component: InForm,
  args: {
    label: 'Single plan monthly',
    step: '0.01',
    parse: parsePriceInput,
    initial: '2.49',
  },
  argTypes: { unit: { options: priceUnits } },
  parameters: {
    guidance: {
      use: 'A figure of a price list. What is no figure becomes 0 as soon as the field is left, and is seen to.',
      avoid: 'A figure that can be wrong stands in a `Field` with a `TextInput`.',
      accessibility: [
        'The sign beside the figure is for the eye; its unit is read out in words.',
        'A phone shows the keyboard for figures.',
      ],
      do: 'Show what would be saved.',
      dont: 'Correct the figure while it is typed.',
    },
  },
});

export const Default = meta.story();

Default.test('takes pennies', async () => {
  const field = priceField('Single plan monthly');
  await expect(field).toHaveAttribute('step', '0.01');
  await userEvent.clear(field);
  await userEvent.type(field, '3.05');
  await userEvent.tab();
  await expect(field).toHaveDisplayValue('3.05');
});

Default.test('leaves alone what was written with a zero at its end', async () => {
  const field = priceField('Single plan monthly');
  fireEvent.input(field, { target: { value: '3.50' } });
  fireEvent.blur(field);
  await expect(field).toHaveDisplayValue('3.50');
});

Default.test('becomes 0 when nothing is left in it', async () => {
  await userEvent.clear(priceField('Single plan monthly'));
  await userEvent.tab();
  await expect(priceField('Single plan monthly')).toHaveDisplayValue('0');
});

Default.test('becomes 0 when what is left is no price', async () => {
  const field = priceField('Single plan monthly');
  await userEvent.clear(field);
  await userEvent.type(field, '-5');
  await userEvent.tab();
  await expect(field).toHaveDisplayValue('0');
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Units = meta.story({
  render: (args) => (
    <>
      {priceUnits.map((unit) => (
        <InForm {...args} key={unit} unit={unit} label={`A figure in ${unit}`} />
      ))}
    </>
  ),
});

export const Percentage = meta.story({
  args: {
    label: 'Yearly discount percentage',
    unit: 'per cent',
    max: '100',
    parse: parsePercentageInput,
    initial: '25',
  },
});

Percentage.test('is never more than all of it', async () => {
  const field = priceField('Yearly discount percentage');
  await userEvent.clear(field);
  await userEvent.type(field, '150');
  await userEvent.tab();
  await expect(field).toHaveDisplayValue('100');
});

export const Disabled = meta.story({ args: { ...Percentage.input.args, disabled: true } });

export const WithHint = meta.story({ args: { hint: 'For more than 7 pages' } });
