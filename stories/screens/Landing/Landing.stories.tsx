import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { business } from '#src/content/business.ts';
import { paths } from '#src/paths.ts';
import { Landing } from '#src/screens/Landing/Landing.tsx';
import { fitsTheScreen } from '../../checks';
import { fillIn, submit, submitButton } from '../../features/account/accountForms';

const WELCOME = `Welcome to ${business.name}`;
const REDIRECTING = 'Redirecting to Secure Payment';

const meta = preview.meta({
  title: 'Screens/Landing/Landing',
  component: Landing,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
    },
    route: { path: paths.landing.href },
    guidance: {
      use: 'At `/`: what we build, what we host, what it costs, and how to buy it. Everything on it but the toasts works without JavaScript.',
      avoid: 'A part of it is changed in its own section, for example `Hero` or `PackagesSection`.',
      accessibility: [
        "Each section is a landmark named by its heading, in the order of the header's links.",
        'The welcome comes two seconds after the page, politely, and leaves the focus alone.',
      ],
      do: 'Look at it at 360 px first.',
      dont: 'Let anything move or pop up that nobody asked for.',
    },
  },
});

export const Default = meta.story({ tags: ['visual'] });

Default.test('has its sections in their order', async ({ canvas }) => {
  const main = canvas.getByRole('main');
  const ids = [...main.querySelectorAll('section[id]')].map(({ id }) => id);
  await expect(ids).toEqual(['home', 'web-development', 'pricing', 'about', 'contact']);
});

Default.test('ends with helpful resources', async ({ canvas }) => {
  const headings = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 });
  await expect(headings.at(-1)).toHaveTextContent('Helpful Resources');
});

Default.test('has one heading of the first level', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

Default.test('welcomes nobody before two seconds have passed', async ({ clock }) => {
  await clock.advance(1999);
  await expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
});

Default.test('goes to a section when its anchor is followed', async ({ canvas, userEvent }) => {
  const main = within(canvas.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(main.getByRole('link', { name: 'Web Hosting' }));
  await waitFor(() => {
    const { top } = canvas.getByRole('radio', { name: 'Monthly' }).getBoundingClientRect();
    expect(top).toBeLessThan(window.innerHeight);
  });
});

Default.test(
  'leaves the way to the quote, a document of its own, to the browser',
  async ({ canvas, router, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Request Custom Web Design Quote' });
    await expect(link).toHaveAttribute('href', paths.customQuote.href);
    await userEvent.click(link);
    await expect(router.state.location.pathname).toBe('/');
  },
);

Default.test('offers 25% off for yearly billing', async ({ canvas }) => {
  await expect(
    canvas.getByText('Switch to yearly billing and save 25% on your hosting plan!'),
  ).toBeVisible();
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

Phone.test('is no wider than the screen', fitsTheScreen);

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  tags: ['!autodocs'],
});

export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, tags: ['!autodocs'] });

export const Yearly = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Yearly')),
});

Yearly.test('shows the yearly prices', async ({ canvas }) => {
  for (const price of ['£22.41', '£43.11', '£70.11']) {
    await expect(canvas.getByText(price)).toBeVisible();
  }
});

Yearly.test('states the discount of 25%', async ({ canvas }) => {
  await expect(canvas.getByText('Paid by the year, each plan costs 25% less.')).toBeVisible();
  await expect(canvas.getByText(/Switch to yearly billing/)).not.toBeVisible();
});

/** Two seconds after the page. */
export const Welcome = meta.story({
  play: async ({ clock }) => {
    await clock.advance(2000);
    await waitFor(() => expect(screen.getByText(WELCOME)).toBeVisible());
  },
});

Welcome.test('leaves the focus alone', async () => {
  await expect(document.body).toHaveFocus();
});

Welcome.test('can be closed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(screen.queryByText(WELCOME)).not.toBeInTheDocument());
});

export const BuyingHosting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Buy Basic monthly/ }));
    await waitFor(() => expect(screen.getByText(REDIRECTING)).toBeVisible());
  },
});

BuyingHosting.test('says what happens in the other tab', async () => {
  await expect(
    screen.getByText(
      "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
    ),
  ).toBeVisible();
});

BuyingHosting.test('stays on the page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Buy Basic monthly/ })).toBeVisible();
});

/** A package leads on to its questionnaire. */
export const BuyingAPackage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Buy Standard/ }));
    await canvas.findByRole('heading', { name: 'Tell us about your project' });
  },
});

BuyingAPackage.test('says what happens in the other tab', async () => {
  await waitFor(() => expect(screen.getByText(REDIRECTING)).toBeVisible());
});

BuyingAPackage.test('carries the package along', async ({ canvas }) => {
  await expect(canvas.getByText(/You chose the Standard package/)).toBeVisible();
});

/** The dialog over the page, while the backend has not answered: nothing closes it. */
export const LoggingIn = meta.story({
  parameters: { backend: { hang: ['sessions.logIn'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await screen.findByRole('dialog', { name: 'Your account' });
    await fillIn(buildCredentials());
    await submit('Login');
    await waitFor(() => expect(submitButton('Login')).toHaveAttribute('aria-busy', 'true'));
  },
});

LoggingIn.test('is not closed by Escape', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('dialog', { name: 'Your account' })).toBeVisible();
});
