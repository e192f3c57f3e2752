import type { SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { SaveConflict } from '#src/features/admin/conflict/SaveConflict.tsx';

const meta = preview.meta({
  title: 'Admin/Conflict/SaveConflict',
  component: SaveConflict<Readonly<Record<string, string>>>,
  args: {
    saving: false,
    onTakeTheirs: fn(),
    describe: (version) => version,
    conflict: {
      theirs: { 'Single plan, monthly': '£2.75', 'Setup fee': '£9.00', 'Yearly discount': 'No' },
      mine: { 'Single plan, monthly': '£3.21', 'Setup fee': '£9.00', 'Yearly discount': 'Yes' },
    },
  },
  decorators: [inColumn('36rem')],
});

export const Default = meta.story();

Default.test('compares both versions of what differs', async ({ canvas }) => {
  const [price, ...others] = canvas.getAllByRole('listitem');
  await expect(price).toHaveTextContent('Single plan, monthlySaved£2.75Yours£3.21');
  await expect(others).toHaveLength(1);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Both owners typed the same. */
export const SameValues = meta.story({ args: { conflict: { theirs: {}, mine: {} } } });

export const Saving = meta.story({ args: { saving: true }, tags: ['!visual'] });

const submitted = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());

/** Below the fields of a form that has its own button to save. */
export const InForm = meta.story({
  render: (args) => (
    <form aria-label="Prices" onSubmit={submitted}>
      <SaveConflict {...args} />
      <input aria-label="Single plan, monthly" />
      <button type="submit">Save Changes</button>
    </form>
  ),
  tags: ['!visual'],
});

InForm.test('saves only what was chosen, not with the form’s button', async ({ canvas }) => {
  submitted.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
  await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
  await expect(submitted).not.toHaveBeenCalled();
  await expect(document.activeElement).toHaveTextContent(/^Single plan, monthly/);
  await userEvent.click(canvas.getByRole('button', { name: 'Save Mine' }));
  await expect(submitted).toHaveBeenCalledOnce();
});

export const LongTexts = meta.story({
  args: {
    conflict: {
      theirs: { Body: 'Dear {{customer_name}},\n\nthank you for your order. '.repeat(6) },
      mine: { Body: 'llanfairpwllgwyngyll'.repeat(6) },
    },
  },
  globals: { viewport: { value: 'phone' } },
});
