import { screen, userEvent } from 'storybook/test';

export function fieldOf(label: 'Name' | 'Subject' | 'Body') {
  return screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
}

/** Replaces the text of a field. */
export async function write(label: 'Name' | 'Subject' | 'Body', text: string) {
  await userEvent.clear(fieldOf(label));
  await userEvent.click(fieldOf(label));
  await userEvent.paste(text);
}

export async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}
