import { expect, screen, waitFor, within } from 'storybook/test';
import { nameColour } from './colours';

interface ToastSearch {
  title: string;
  description: string | RegExp | undefined;
  border: 'grey' | 'red';
}

/** Waits for the one visible toast, and checks its texts and its border. */
async function find({ title, description, border }: ToastSearch) {
  const findRegion = () => screen.getByRole('region', { name: /^Notifications/ });
  await waitFor(() => expect(within(findRegion()).getByText(title)).toBeVisible());
  const toast = within(findRegion()).getByRole('listitem');
  if (description) await expect(within(toast).getByText(description)).toBeVisible();
  else await expect(toast).toHaveTextContent(new RegExp(`^${title}(Close notification)?$`));
  await expect(nameColour(getComputedStyle(toast).borderTopColor)).toBe(border);
}

/** Waits for a toast that is not an error. Without a description, the toast must have none. */
export function findToast(title: string, description?: string | RegExp) {
  return find({ title, description, border: 'grey' });
}

/** Waits for a toast in the destructive style. */
export function findErrorToast(title: string, description?: string | RegExp) {
  return find({ title, description, border: 'red' });
}

/** Waits for the reason in a form that failed, which no toast repeats. */
export async function findFormError(title: string, reason: string) {
  const error = await screen.findByRole('group', { name: 'Error' });
  await expect(within(error).getByText(title)).toBeVisible();
  await expect(within(error).getByText(reason)).toBeVisible();
  await expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
}
