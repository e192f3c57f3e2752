import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Heading, Section, Text } from '#src/design-system/index.ts';
import { SiteFrame } from '#src/features/site-frame/SiteFrame.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/SiteFrame',
  component: SiteFrame,
  args: {
    name: 'Millrace',
    email: 'hello@millrace.example',
    children: (
      <Section labelledBy="screen-title">
        <Heading level="1" id="screen-title">
          A screen
        </Heading>
        <Text>What a visitor came for.</Text>
      </Section>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
    },
    guidance: {
      use: 'Around every screen of the site: skip link, header, main, footer. The app renders it once, so that it stays when the screen changes.',
      avoid: "A screen must not render it. The owner's pages have `AdminFrame`.",
      accessibility: [
        "The keyboard's first stop is the `SkipLink`.",
        'Main takes the focus when the screen has changed.',
      ],
      do: 'Hand the screen in as children.',
      dont: 'Put another `main` into a screen.',
    },
  },
});

export const Default = meta.story();

Default.test('is a page with its landmarks', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('main')).toContainElement(
    canvas.getByRole('heading', { level: 1 }),
  );
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
});

Default.test('begins with the way past the header', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

/** Less on the screen than it is high. */
export const ShortScreen = meta.story({ args: { children: null } });

ShortScreen.test('keeps the footer at the foot', async ({ canvas }) => {
  const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
  await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight - 1);
});
