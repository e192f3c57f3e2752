import { screen, userEvent } from 'storybook/test';

export function figureField(label: string) {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: label });
}

/** Replaces the text of a field and leaves the field. */
export async function typeFigure(label: string, text: string) {
  const field = figureField(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.tab();
}

export async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Prices' }));
}

export async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
}

export async function cancel() {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
}

/** The lines of the price list: the name, the price and the note, separated by colons. */
export function listLines() {
  return [...(document.querySelector('dl')?.children ?? [])].map((line) =>
    [...line.querySelectorAll('dt, dd')].map(({ textContent }) => textContent?.trim()).join(': '),
  );
}
