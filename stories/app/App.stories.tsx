import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { App } from '#src/app/App.tsx';
import { paths } from '#src/paths.ts';

const meta = preview.meta({
  title: 'App/App',
  component: App,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
    },
    route: { path: paths.questionnaire.href },
  },
});

export const Default = meta.story();

Default.test('names the page', async () => {
  await expect(document.title).toBe('Website questionnaire · Millrace');
});

Default.test('leaves the focus where the browser put it', async () => {
  await expect(document.body).toHaveFocus();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

Dark.test('is painted dark', async ({ canvas }) => {
  await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

/** On another screen than at first. */
export const AnotherScreen = meta.story({
  parameters: { route: { path: '/nowhere' }, expectedLogs: ['404'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
    await canvas.findByRole('link', { name: 'Request Custom Web Design Quote' });
  },
});

AnotherScreen.test('names the new page', async () => {
  await waitFor(() => expect(document.title).toMatch(/^Millrace: /));
});

AnotherScreen.test('begins at the top of the screen', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  await expect(window.scrollY).toBe(0);
});

/** A section was asked for from another screen: home first, and there after 100 ms. */
export const SectionFromElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(main.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(window.location.hash).toBe('#contact'));
  },
});

SectionFromElsewhere.test('shows the section', async ({ canvas }) => {
  await waitFor(() => {
    const { top } = canvas.getByText('Working hours').getBoundingClientRect();
    expect(top).toBeLessThan(window.innerHeight);
  });
});

/** At the foot of a page that is longer than the screen. */
export const BackToTop = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to top' }));
  },
});

BackToTop.test('is at the top again', async () => {
  await waitFor(() => expect(window.scrollY).toBe(0));
});
