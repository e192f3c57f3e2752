import type { SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { SaveConflict } from '#src/features/admin/conflict/SaveConflict.tsx';

const meta = preview.meta({
  title: 'Owner/Conflict/SaveConflict',
  component: SaveConflict,
  args: {
    saving: false,
    onTakeTheirs: fn(),
  },
  decorators: [inColumn('36rem')],
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

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
  await expect(document.activeElement).toHaveTextContent(/^Nothing of yours is saved yet/);
  await userEvent.click(canvas.getByRole('button', { name: 'Save Mine' }));
  await expect(submitted).toHaveBeenCalledOnce();
});
