import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { business } from '#src/content/business.ts';
import { packages, plans } from '#src/content/catalogue.ts';
import { pages } from '#src/pages.ts';
import { Landing } from '#src/screens/Landing/Landing.tsx';
import { fillIn, submit, submitButton } from '../../features/account/accountForms';

const WELCOME = `Welcome to ${business.name}`;
const [boughtPackage] = packages;
const [boughtPlan] = plans;
const REDIRECTING = 'Redirecting to Secure Payment';

const meta = preview.meta({
  title: 'Screens/Landing/Landing',
  component: Landing,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    route: { path: pages.landing.href },
  },
});

export const Default = meta.story({
  tags: ['visual', 'all-widths'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const sections = main.getAllByRole('region').filter(({ id }) => id);
    await expect(sections.map(({ id }) => id)).toEqual([
      'home',
      'web-development',
      'pricing',
      'about',
      'contact',
    ]);
    for (const section of sections) {
      const [heading] = within(section).getAllByRole('heading');
      await expect(section).toHaveAccessibleName(String(heading?.textContent));
    }
  },
});

Default.test('scrolls to a section when its link is followed', async ({ canvas, userEvent }) => {
  const radio = canvas.getByRole('radio', { name: 'Monthly' });
  await expect(radio.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  const main = within(canvas.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(main.getByRole('link', { name: 'Web Hosting' }));
  await waitFor(() => expect(radio.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
});

/** Connected mode: each payment link names its product and the tab. */
const RANDOM_PART = '0123456789abcdef0123456789abcdef';

export const Connected = meta.story({
  parameters: { backend: { connected: true, purchaseReference: RANDOM_PART } },
  play: async ({ canvas }) => {
    const links = () =>
      canvas
        .getAllByRole<HTMLAnchorElement>('link', { name: /opens the payment page/, hidden: true })
        .map(({ href }) => new URL(href).searchParams.get('client_reference_id'));
    await waitFor(() => expect(links()).toContain(`standard_once_${RANDOM_PART}`));
    await expect(links()).toContain(`basic_monthly_${RANDOM_PART}`);
    await expect(links()).toContain(`basic_yearly_${RANDOM_PART}`);
    await expect(links()).not.toContain(null);
  },
});

/** The references have not come. */
export const Loading = meta.story({
  parameters: { backend: { connected: true, hang: ['connected.orders.referenceOf'] } },
});

/** There are no references. The links are those of browser mode. */
export const Failed = meta.story({
  parameters: {
    backend: {
      connected: true,
      fail: { 'connected.orders.referenceOf': new BackendError('unreachable') },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(`^Buy ${boughtPackage?.title} `) });
    await expect(link).toHaveAttribute('href', boughtPackage?.paymentLink);
  },
});

/** Three plans and three steps in a row, packages in two columns. */
export const Tablet = Default.extend({
  globals: { viewport: { value: 'tablet' } },
  tags: ['!autodocs', '!visual'],
});

Tablet.test(
  'keeps each label of the plans’ comparison on one line',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Compare the plans line by line'));
    const table = within(canvas.getByRole('table', { name: 'What each hosting plan includes' }));
    for (const label of table.getAllByRole('rowheader').slice(0, -1)) {
      const words = document.createRange();
      words.selectNodeContents(label);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      await expect(lines.size).toBe(1);
    }
  },
);

/** Two seconds after the page opened. */
export const Welcome = meta.story({
  play: async ({ clock }) => {
    await clock.advance(1999);
    await expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
    await clock.advance(1);
    await waitFor(() => expect(screen.getByText(WELCOME)).toBeVisible());
    await expect(document.body).toHaveFocus();
  },
});

Welcome.test('closes with its Close button', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(screen.queryByText(WELCOME)).not.toBeInTheDocument());
});

export const BuyingHosting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('link', { name: new RegExp(`^Buy ${boughtPlan?.title} monthly`) }),
    );
    await waitFor(() => expect(screen.getByText(REDIRECTING)).toBeVisible());
    await expect(
      screen.getByText(
        "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
      ),
    ).toBeVisible();
  },
});

export const BuyingAPackage = meta.story({
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(
      canvas.getByRole('link', { name: new RegExp(`^Buy ${boughtPackage?.title}`) }),
    );
    await canvas.findByRole('heading', { name: 'Tell us about your project' });
    await waitFor(() => expect(screen.getByText(REDIRECTING)).toBeVisible());
    await expect(router.state.location.pathname).toBe(pages.questionnaire.href);
    await expect(canvas.getByText(/^You chose/).closest('p')).toHaveTextContent(
      `You chose the ${boughtPackage?.title} package.`,
    );
  },
});

/** A login request without an answer. */
export const LoggingIn = meta.story({
  parameters: { backend: { hang: ['sessions.logIn'] } },
  play: async ({ canvas, userEvent, clock }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await screen.findByRole('dialog', { name: 'Your account' });
    await fillIn(buildCredentials());
    await submit('Login');
    await waitFor(() => expect(submitButton('Login')).toHaveAttribute('aria-busy', 'true'));
    await clock.advance(2000);
    await expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  },
});
