import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { pages } from '#src/pages.ts';
import { Admin } from '#src/screens/Admin/Admin.tsx';
import { findForm, signIn } from '../../features/admin/sign-in/signIn';

const DASHBOARD = 'Admin Dashboard';

const meta = preview.meta({
  title: 'Owner/Screens/Admin',
  component: Admin,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    route: { path: pages.admin.href },
    backend: {},
  },
});

export const Default = meta.story({ play: async () => void (await findForm()), tags: ['visual'] });

Default.test('links to the website', async ({ canvas, router, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Return to Website' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

/** The URL of a panel: the login form first, then the panel. */
export const PanelAddress = meta.story({
  parameters: { route: { path: pages.adminHosting.href } },
  play: async ({ canvas, router }) => {
    await findForm();
    await signIn();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Web hosting prices' }),
    ).toBeVisible();
    await expect(router.state.location.pathname).toBe('/admin/hosting');
  },
});

let expire = () => {};
let changeOwner = () => {};

/** The server has ended the session while the owner typed. */
export const Expired = meta.story({
  parameters: { scenario: 'ownerSignedIn' },
  beforeEach: ({ backend }) => {
    spyOn(backend.paymentSettings, 'read');
    const { onChange } = backend.admin;
    backend.admin.onChange = (listener) => {
      expire = () => listener(false, true);
      changeOwner = () => {
        listener(false);
        listener(true);
      };
      return onChange(listener);
    };
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Publishable key/ });
    await userEvent.type(field, 'pk_test_typed');
    expire();
    await findForm();
    await expect(canvas.getByLabelText(/Publishable key/)).not.toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

Expired.test('keeps what was typed for the same owner', async ({ backend, canvas }) => {
  await signIn();
  const field = await canvas.findByRole('textbox', { name: /Publishable key/ });
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('pk_test_typed');
  // Settings that are read again would replace the typed ones.
  await expect(backend.paymentSettings.read).toHaveBeenCalledOnce();
});

Expired.test('keeps nothing for another owner', async ({ canvas }) => {
  changeOwner();
  await waitFor(() => expect(canvas.queryByLabelText(/Publishable key/)).not.toBeInTheDocument());
});

Expired.test('keeps nothing after a logout in another tab', async ({ backend, canvas }) => {
  await backend.admin.signOut();
  await waitFor(() => expect(canvas.queryByLabelText(/Publishable key/)).not.toBeInTheDocument());
  await findForm();
});

/** A stored session. */
export const Restored = meta.story({
  parameters: { scenario: 'ownerSignedIn' },
  play: async ({ canvas, router }) => {
    await canvas.findByText(DASHBOARD);
    /** Where the element and the panel's heading begin in a line. Above the tabs stands the sheet Today. */
    const places = async (role: 'tab' | 'link') => {
      const elements = [
        await canvas.findByRole(role, { name: 'Orders', current: role === 'link' && 'page' }),
        await canvas.findByRole('heading', { level: 1, name: 'Orders' }),
      ];
      return elements.map((element) => {
        const { left, width } = element.getBoundingClientRect();
        return { left, width };
      });
    };
    await router.navigate(`${pages.admin.href}?tab=orders`);
    const inDashboard = await places('tab');
    await router.navigate(pages.adminOrders.href);
    await expect(await places('link')).toEqual(inDashboard);
  },
});
