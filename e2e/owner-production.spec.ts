import { pages } from '#src/pages.ts';
import { productionSettings } from '../scripts/testSites.ts';
import { openHydrated } from './support/page.ts';
import { expect, test } from './support/production.ts';

const { VITE_ADMIN_USERNAME: username, VITE_ADMIN_PASSWORD: password } = productionSettings;

test('The owner signs in with the credentials of the build, and sees that a backend is connected', async ({
  page,
}) => {
  await openHydrated(page, pages.admin.href);
  const form = page.getByRole('form', { name: 'Admin login' });
  const login = form.getByRole('button', { name: 'Login' });
  await form.getByRole('textbox', { name: 'Username' }).fill('admin');
  await form.getByLabel('Password', { exact: true }).fill('change-me');
  await login.click();
  await expect(form.getByRole('group', { name: 'Error' })).toHaveText(
    'Incorrect username or password',
  );

  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await login.click();
  await expect(page.getByText('A backend is connected')).toBeVisible();
  await expect(page.getByText('supabase functions deploy create-payment-intent')).toBeVisible();
  await expect(page.getByText('No backend is connected')).toHaveCount(0);
});
