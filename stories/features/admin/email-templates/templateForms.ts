import { screen, userEvent } from 'storybook/test';

/** A field of the template that is open. */
export function fieldOf(label: 'Name' | 'Subject' | 'Body') {
  return screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
}

/** Writes over what stands in a field. */
export async function write(label: 'Name' | 'Subject' | 'Body', text: string) {
  await userEvent.clear(fieldOf(label));
  await userEvent.click(fieldOf(label));
  await userEvent.paste(text);
}

export async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}
