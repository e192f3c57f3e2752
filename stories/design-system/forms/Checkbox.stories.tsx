import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Checkbox } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Select Joinery', onChange: fn() },
  parameters: {
    guidance: {
      use: 'Selects a row of a table, for something that is then done to all selected rows.',
      avoid: 'To turn something on, use a `Switch`; for a choice in a form, a `RadioGroup`.',
      accessibility:
        'It has no visible label: name the row in `label`, such as ‘Select Joinery’. The target is 44 px.',
    },
  },
});

export const Default = meta.story();

Default.test('is selected by the space bar', async ({ args, canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Select Joinery' });
  await expect(box).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(box).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledOnce();
});

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true } });
