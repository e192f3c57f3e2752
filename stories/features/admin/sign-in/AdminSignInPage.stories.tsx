import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { Text } from '#src/design-system/index.ts';
import { AdminSignInPage } from '#src/features/admin/sign-in/AdminSignInPage.tsx';

const meta = preview.meta({
  title: 'Owner/Sign-in/AdminSignInPage',
  component: AdminSignInPage,
  args: { title: 'Hollin and Dale Admin', children: <Text>The form is here.</Text> },
  argTypes: { children: { control: false } },
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
});

export const Default = meta.story();

Default.test('has its title and a link to the website', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Hollin and Dale Admin' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Return to Website' })).toHaveAttribute(
    'href',
    '/',
  );
});

/** With a note about the site, such as that it is a demo. */
export const Note = meta.story({
  args: {
    note: 'This is a demo: nothing is charged, and no e-mail leaves this browser.',
  },
  tags: ['!visual'],
});

Note.test('shows the note below the form', async ({ args, canvas }) => {
  await expect(canvas.getByText(String(args.note))).toBeVisible();
});

/** A business whose name does not fit on a line. */
export const LongName = meta.story({
  args: { title: 'Harrow, Harrow & Daughters, Joiners of Hebden Bridge Admin' },
  globals: { viewport: { value: 'phone' } },
});
