import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { App } from '#src/app/App.tsx';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';

const meta = preview.meta({
  title: 'Screens/App/App',
  component: App,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    route: { path: pages.questionnaire.href },
  },
});

export const Default = meta.story();

Default.test('sets the page’s title, and does not move the focus at first', async () => {
  await expect(document.title).toBe(`Website questionnaire · ${business.name}`);
  await expect(document.body).toHaveFocus();
});

let titleAtFocus = '';

/** Notes the title that a screen reader says when the focus reaches a heading. */
function noteTitle({ target }: FocusEvent) {
  if (target instanceof HTMLHeadingElement) titleAtFocus = document.title;
}

/** After a link to another screen. */
export const AnotherScreen = meta.story({
  parameters: { route: { path: '/nowhere' }, expectedLogs: ['404'] },
  beforeEach() {
    document.addEventListener('focusin', noteTitle);
    return () => document.removeEventListener('focusin', noteTitle);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
    await canvas.findByRole('link', { name: 'Request Custom Web Design Quote' });
    await waitFor(() => expect(titleAtFocus).toBe(business.title));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(window.scrollY).toBe(0);
  },
});

/** A link to a section from another screen: the landing page shows first, then scrolls after 100 ms. */
export const SectionFromElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(main.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(window.location.hash).toBe('#contact'));
    await waitFor(() => {
      const { top } = canvas.getByText('Talk to a person').getBoundingClientRect();
      expect(top).toBeLessThan(window.innerHeight);
    });
  },
});

/** At the bottom of a page that is longer than the screen. */
export const BackToTop = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});
