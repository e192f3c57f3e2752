import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Inline, Stack, Text, TextLink, textLinkTones } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Actions/TextLink',
  component: TextLink,
  args: { children: 'hosting plans', href: '#pricing' },
  argTypes: {
    tone: { control: 'radio', options: textLinkTones },
    children: { control: 'text' },
  },
  render: (args) => (
    <Text>
      Each website needs a home: compare our <TextLink {...args} /> and choose the one that fits.
    </Text>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A link in a sentence or in a list of links; its words say where it leads. The main thing to do in a view is a `ButtonLink`; what does something here is a `Button`.',
      },
    },
  },
});

export const Default = meta.story();

Default.test('is reached with the Tab key', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'hosting plans' })).toHaveFocus();
});

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {textLinkTones.map((tone) => (
        <Text key={tone}>
          In the tone {tone}: our <TextLink {...args} tone={tone} />.
        </Text>
      ))}
    </Stack>
  ),
});

export const Standalone = meta.story({
  render: (args) => (
    <Inline as="ul" gap="lg">
      {['Home', 'About', 'Contact'].map((name) => (
        <li key={name}>
          <TextLink {...args} isStandalone tone="ink">
            {name}
          </TextLink>
        </li>
      ))}
    </Inline>
  ),
});

Standalone.test('is a target 44 px high', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

/** Torture: a link over several lines, with an address that cannot be broken at a space. */
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children:
      'everything about data protection that a small organisation has to know, at https://www.example.org/advice/small-organisations/data-protection/everything-in-one-place',
  },
});

export const Dark = Tones.extend({ globals: { theme: 'dark' } });
