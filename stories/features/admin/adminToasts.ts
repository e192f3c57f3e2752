import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits for the toast with this title, and this description or none; there is never more than one. */
export async function findToast(title: string, description?: string | RegExp) {
  const findRegion = () => screen.getByRole('region', { name: /^Notifications/ });
  await waitFor(() => expect(within(findRegion()).getByText(title)).toBeVisible());
  const toast = within(findRegion()).getByRole('listitem');
  if (description) await expect(within(toast).getByText(description)).toBeVisible();
  else await expect(toast).toHaveTextContent(new RegExp(`^${title}(Close notification)?$`));
}
