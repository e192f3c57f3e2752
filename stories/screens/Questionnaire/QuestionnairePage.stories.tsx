import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { QuestionnairePage } from '#src/screens/Questionnaire/QuestionnairePage.tsx';
import { fitsTheScreen } from '../../checks';

const form = {
  state: 'form' as const,
  websitePackage: buildPackageInfo(),
  onSubmit: fn(async () => {}),
};

const meta = preview.meta({
  title: 'Screens/Questionnaire/QuestionnairePage',
  component: QuestionnairePage,
  argTypes: { state: { control: false }, websitePackage: { control: 'object' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
    },
    guidance: {
      use: 'The questionnaire in each of its states, from props alone and without the frame.',
      avoid: 'The screen that asks the backend is `Questionnaire`.',
      accessibility: ['Each state has one heading of level 1.'],
      do: 'Say that paying goes on in the other tab.',
      dont: 'Thank before the answers have arrived.',
    },
  },
});

export const Default = meta.story({ args: form, tags: ['!visual'] });

Default.test('says which package it is about', async ({ canvas }) => {
  await expect(canvas.getByText(/You chose the Standard package/)).toBeVisible();
});

Default.test('says that paying goes on in the other tab', async ({ canvas }) => {
  await expect(canvas.getByText(/payment page has opened in another tab/)).toBeVisible();
});

/** What is prerendered: the package is known to the browser alone. */
export const Pending = meta.story({ args: { state: 'pending' } });

Pending.test('asks nothing yet', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Tell us about your project' })).toBeVisible();
  await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
});

export const Failed = meta.story({
  args: {
    ...form,
    error: 'There was a problem submitting your information. Please try again.',
  },
  tags: ['!visual'],
});

Failed.test('says why above the button', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'There was a problem submitting your information. Please try again.',
  );
});

export const Submitted = meta.story({ args: { state: 'submitted' } });

Submitted.test('thanks, and is read out', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1, name: 'Thank You!' });
  await expect(heading).toBeVisible();
  await expect(document.activeElement).toContainElement(heading);
});

Submitted.test('leads to the account', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Go to my account' })).toHaveAttribute(
    'href',
    '/account',
  );
});

/** Torture: a package with a long name. */
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

LongTitle.test('is no wider than the screen', fitsTheScreen);
