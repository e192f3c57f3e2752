import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Heading, Section, Text } from '#src/design-system/index.ts';
import { SiteFrame } from '#src/features/site-frame/SiteFrame.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/SiteFrame',
  component: SiteFrame,
  args: {
    name: 'Hollin and Dale',
    email: 'hello@hollin-dale.example',
    children: (
      <Section labelledBy="screen-title">
        <Heading level="1" id="screen-title">
          A screen
        </Heading>
        <Text>The content of the screen.</Text>
      </Section>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

Default.test('begins with a link that skips the header', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
});

/** With less content than fills the screen. */
export const ShortScreen = meta.story({
  args: { children: null },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight - 1);
  },
});
