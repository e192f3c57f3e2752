import { screen, userEvent } from 'storybook/test';

/** The field for the key, in whichever mode. */
export function keyField() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: /^Publishable key/ });
}

export function modeSwitch() {
  return screen.getByRole('switch', { name: 'Test mode' });
}

/** Replaces the text of the field. */
export async function typeKey(key: string) {
  await userEvent.clear(keyField());
  if (!key) return;
  await userEvent.click(keyField());
  await userEvent.paste(key);
}

export async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save Stripe Settings' }));
}

export async function testConnection() {
  await userEvent.click(screen.getByRole('button', { name: 'Test Connection' }));
}
