import { useForm, useWatch } from 'react-hook-form';
import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import { FigureField, type FigureFieldProps } from '#src/features/admin/prices/FigureField.tsx';
import { figureField, typeFigure } from './priceControls';

function InForm({
  initial,
  ...props
}: Omit<FigureFieldProps, 'field' | 'onCorrect' | 'text'> & { initial: string }) {
  const { register, setValue, control } = useForm({ defaultValues: { price: initial } });
  return (
    <div style={{ maxInlineSize: '16rem' }}>
      <FigureField
        {...props}
        field={register('price')}
        text={useWatch({ control, name: 'price' })}
        onCorrect={(text) => setValue('price', text)}
      />
    </div>
  );
}

const label = 'Single plan monthly';

const meta = preview.meta({
  title: 'Owner/Prices/FigureField',
  component: InForm,
  args: { label, kind: 'money' as const, step: '0.01', initial: '2.49' },
  argTypes: {
    ...radioControls({ kind: ['money', 'percent'] }),
    step: { description: 'The `step` of the input.' },
    initial: { description: 'The text of the input at first.' },
  },
});

export const Default = meta.story({
  play: async () => {
    await expect(figureField(label)).toHaveAccessibleDescription('pounds');
    await expect(figureField(label).parentElement).toHaveTextContent('£');
  },
});

Default.test(
  'keeps, rounds or zeroes its text on blur, and leaves to its form what that refuses',
  async () => {
    await typeFigure(label, '3.05');
    await expect(figureField(label)).toHaveDisplayValue('3.05');
    fireEvent.input(figureField(label), { target: { value: '3.50' } });
    fireEvent.blur(figureField(label));
    await expect(figureField(label)).toHaveDisplayValue('3.50');
    await typeFigure(label, '');
    await expect(figureField(label)).toHaveDisplayValue('0');
    await typeFigure(label, 'free');
    await expect(figureField(label)).toHaveDisplayValue('0');
    await typeFigure(label, '2.494');
    await expect(figureField(label)).toHaveDisplayValue('2.49');
    await typeFigure(label, '3,99');
    await expect(figureField(label)).toHaveDisplayValue('3,99');
    await typeFigure(label, '-5');
    await expect(figureField(label)).toHaveDisplayValue('-5');
  },
);

Default.test('steps by a penny with the arrow keys, not below 0', async () => {
  await userEvent.type(figureField(label), '{ArrowUp}');
  await expect(figureField(label)).toHaveDisplayValue('2.50');
  await typeFigure(label, '0.01');
  await userEvent.type(figureField(label), '{ArrowDown}{ArrowDown}');
  await expect(figureField(label)).toHaveDisplayValue('0');
});

Default.test('has the typed price in words for screen readers', async () => {
  await expect(figureField(label)).toHaveAttribute('aria-valuetext', '£2.49');
  await userEvent.type(figureField(label), '7');
  await expect(figureField(label)).toHaveAttribute('aria-valuetext', '£2.50');
  await userEvent.clear(figureField(label));
  await expect(figureField(label)).not.toHaveAttribute('aria-valuetext');
});

export const Units = meta.story({
  render: (args) => (
    <>
      <InForm {...args} label="A figure in pounds" />
      <InForm {...args} kind="percent" label="A figure in per cent" />
    </>
  ),
});

export const Percentage = meta.story({
  tags: ['!visual'],
  args: { label: 'Yearly discount percentage', kind: 'percent', initial: '25' },
  play: async () => {
    await expect(figureField('Yearly discount percentage')).toHaveAttribute(
      'aria-valuetext',
      '25%',
    );
    await typeFigure('Yearly discount percentage', '150');
    await expect(figureField('Yearly discount percentage')).toHaveDisplayValue('150');
  },
});

export const Disabled = meta.story({ args: { ...Percentage.input.args, disabled: true } });

export const Refused = meta.story({ args: { initial: '-5', error: 'Enter 0 or more' } });

export const WithHint = meta.story({ args: { hint: 'For more than 7 pages' } });
