import { screen, userEvent, within } from 'storybook/test';
import type { Credentials, Registration } from '#src/domain/credentials.ts';

const labels: Readonly<Record<keyof Registration, string>> = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

/** A field of the visible form. */
export function fieldOf(name: keyof Registration) {
  return screen.getByLabelText<HTMLInputElement>(labels[name]);
}

/** Fills in fields of the visible form. Fields without an answer keep their values. */
export async function fillIn(answers: Partial<Registration | Credentials>) {
  for (const [name, answer] of Object.entries(answers)) {
    const field = fieldOf(name as keyof Registration);
    await userEvent.clear(field);
    if (!answer) continue;
    await userEvent.click(field);
    await userEvent.paste(answer);
  }
}

/** The submit button of a form. The tab above the form has the same name. */
export function submitButton(name: 'Login' | 'Register') {
  return within(screen.getByRole('form', { name })).getByRole('button', { name });
}

export async function submit(name: 'Login' | 'Register') {
  await userEvent.click(submitButton(name));
}
