import { screen, userEvent, within } from 'storybook/test';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import type { AdminCredentials } from '#src/domain/adminCredentials.ts';

/** The owner's login form, once it is there. */
export function findForm() {
  return screen.findByRole('form', { name: 'Admin login' });
}

/** A field of the form that is shown. */
export function fieldOf(name: keyof AdminCredentials) {
  return screen.getByLabelText<HTMLInputElement>(name === 'username' ? 'Username' : 'Password');
}

/** Types into the form; what is empty stays empty. */
export async function fillIn(credentials: Partial<AdminCredentials>) {
  for (const [name, text] of Object.entries(credentials)) {
    const field = fieldOf(name as keyof AdminCredentials);
    await userEvent.clear(field);
    if (!text) continue;
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

/** Logs in; without other words, with those that count where nothing else is stored. */
export async function signIn(credentials: AdminCredentials = buildAdminCredentials()) {
  const form = await findForm();
  await fillIn(credentials);
  await userEvent.click(within(form).getByRole('button', { name: 'Login' }));
}
