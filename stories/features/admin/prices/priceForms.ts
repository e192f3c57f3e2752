import { screen, userEvent } from 'storybook/test';

/** A figure's field, by its label. */
export function priceField(label: string) {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: label });
}

/** Puts this into a field instead of what stands there, and leaves it. */
export async function typePrice(label: string, text: string) {
  const field = priceField(label);
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

/** What the list says, a line each: the name, then the price, then what follows from it. */
export function linesInList() {
  return [...(document.querySelector('dl')?.children ?? [])].map((line) =>
    [...line.querySelectorAll('dt, dd')].map(({ textContent }) => textContent?.trim()).join(': '),
  );
}
