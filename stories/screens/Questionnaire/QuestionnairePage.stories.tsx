import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { QuestionnairePage } from '#src/screens/Questionnaire/QuestionnairePage.tsx';

const form = {
  state: 'form' as const,
  websitePackage: buildPackageInfo(),
  onSubmit: fn(async () => {}),
  onDraft: fn(),
};

const meta = preview.meta({
  title: 'Screens/Questionnaire/QuestionnairePage',
  component: QuestionnairePage,
  decorators: [withApp],
  argTypes: { state: { control: false }, websitePackage: { control: 'object' } },
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: {
      story: { inline: false, height: '720px' },
    },
  },
});

export const Default = meta.story({ args: form, tags: ['!visual'] });

/** The prerendered page, which does not know the package. */
export const Prerendered = meta.story({
  args: { ...form, websitePackage: undefined },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/payment page has opened in another tab/)).toBeVisible();
  },
});

/** Another page opens, or the sent ticket is read. */
export const Pending = meta.story({
  args: { state: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tell us about your project' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** The prerendered page for a visitor who returns: the boot script has set its attributes. */
export const PrerenderedForReturn = meta.story({
  args: { ...form, websitePackage: undefined },
  beforeEach() {
    const { documentElement } = document;
    const names = ['data-no-form', 'data-returned'];
    for (const name of names) documentElement.toggleAttribute(name, true);
    return () => {
      for (const name of names) documentElement.removeAttribute(name);
    };
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^You chose/)).not.toBeVisible();
    await expect(canvas.getByText(/payment page has opened in another tab/)).not.toBeVisible();
  },
});

const ticketId = 'web-1772443800000';

export const Submitted = meta.story({
  args: {
    state: 'submitted',
    ticketId,
    isGuest: false,
    onRegister: fn(),
    leaving: true,
    onStay: fn(),
  },
});

Submitted.test(
  'moves the focus to its heading, and names no landmark after it',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank You!' })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Thank You!' })).not.toBeInTheDocument();
  },
);

export const SubmittedByGuest = meta.story({
  args: {
    state: 'submitted',
    ticketId,
    isGuest: true,
    onRegister: fn(),
    leaving: true,
    onStay: fn(),
  },
});

/** Connected mode: the guest reads the ticket with a link. */
export const SubmittedWithLink = meta.story({
  args: {
    state: 'submitted',
    ticketId,
    isGuest: true,
    link: {
      link: `https://hollin.example/account/tickets/web-1772443800000#guest=${GUEST_TOKEN}`,
      onMail: fn<(email: string) => Promise<void>>(),
    },
    onRegister: fn(),
    leaving: false,
    onStay: fn(),
  },
  // The form loads later. Nothing may move below the finger of a visitor who is about to press.
  play: async ({ canvas }) => {
    const register = canvas.getByRole('button', { name: 'Register' });
    const { top } = register.getBoundingClientRect();
    await canvas.findByRole('button', { name: 'Email Me This Link' });
    await expect(register.getBoundingClientRect().top).toBe(top);
    const ticket = canvas.getByRole('link', { name: 'Open My Ticket' });
    const actions = Array.from(
      ticket.parentElement?.children ?? [],
      (action) => action.textContent,
    );
    await expect(actions).toEqual([
      'Open My Ticket',
      'Copy the link to your ticket',
      'Return to Home',
      'Register',
    ]);
  },
});

/** A package whose name is longer than a line. */
export const LongTitle = meta.story({
  args: {
    ...form,
    websitePackage: buildPackageInfo({
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});
