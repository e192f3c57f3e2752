import { expect, screen, waitFor, within } from 'storybook/test';
import { nameColour } from './colours';

interface ToastSearch {
  title: string;
  description: string | RegExp | undefined;
  border: 'grey' | 'red';
}

/** Waits for the toast with these texts, and sees how it looks; there is never more than one. */
async function find({ title, description, border }: ToastSearch) {
  const findRegion = () => screen.getByRole('region', { name: /^Notifications/ });
  await waitFor(() => expect(within(findRegion()).getByText(title)).toBeVisible());
  const toast = within(findRegion()).getByRole('listitem');
  if (description) await expect(within(toast).getByText(description)).toBeVisible();
  else await expect(toast).toHaveTextContent(new RegExp(`^${title}(Close notification)?$`));
  await expect(nameColour(getComputedStyle(toast).borderTopColor)).toBe(border);
}

/** Waits for the toast with this title, and this description or none; not in the style of errors. */
export function findToast(title: string, description?: string | RegExp) {
  return find({ title, description, border: 'grey' });
}

/** The same for what went wrong: in the destructive style (spec §8). */
export function findErrorToast(title: string, description?: string | RegExp) {
  return find({ title, description, border: 'red' });
}
