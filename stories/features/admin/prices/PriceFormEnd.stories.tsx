import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PriceFormEnd } from '#src/features/admin/prices/PriceFormEnd.tsx';
import { cancel } from './priceForms';

const meta = preview.meta({
  title: 'Features/Admin prices/PriceFormEnd',
  component: PriceFormEnd,
  args: { onCancel: fn(), isSaving: false },
  parameters: {
    guidance: {
      use: 'The end of both price forms: what went wrong, and the two ways out.',
      avoid:
        'Other forms have buttons of their own. Why one field is wrong stands at that `Field`.',
      accessibility: [
        'The error is read out, above the buttons.',
        'While it saves, the button says so and keeps the focus.',
      ],
      do: 'Put Save first, and Cancel after it.',
      dont: 'Ask before Cancel: it says what it does.',
    },
  },
});

export const Default = meta.story();

Default.test('cancels', async ({ args }) => {
  await cancel();
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On its way: it is too late to cancel. */
export const Saving = meta.story({ args: { isSaving: true }, tags: ['!visual'] });

Saving.test('cannot be cancelled', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const Failed = meta.story({
  args: { saveError: 'Your browser has no room left for this website.' },
});

Failed.test('says so above its buttons', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/no room left/);
});

export const FailedDark = meta.story({ ...Failed.input, globals: { theme: 'dark' } });
