import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import {
  ButtonLink,
  buttonLooks,
  buttonTones,
  buttonVariants,
  Icon,
  Inline,
  Stack,
} from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'Request Custom Web Design Quote', href: '#quote' },
  argTypes: {
    ...radioControls(buttonLooks),
    children: { control: 'text' },
  },
  parameters: {
    guidance: {
      use: 'For navigation that is the main action of a view: asking for a quote, going back to the shop. Name the destination.',
      avoid:
        'For an action on the page use a `Button`, for a link in a sentence or in a list a `TextLink`.',
      accessibility:
        'It is a real link: it opens in a new tab on request, and screen readers list it with the links. A link that opens a new tab says this in a `VisuallyHidden` at the end of its name.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Request Custom Web Design Quote' });
    await expect(link).toHaveAttribute('href', '#quote');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Each variant in each tone. */
export const Variants = meta.story({
  tags: ['!visual'],
  render: (args) => (
    <Stack>
      {buttonTones.map((tone) => (
        <Inline key={tone}>
          {buttonVariants.map((variant) => (
            <ButtonLink {...args} key={variant} variant={variant} tone={tone}>
              {variant}, {tone}
            </ButtonLink>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        Buy Standard
        <Icon name="arrowOut" />
      </>
    ),
    target: '_blank',
    rel: 'noopener noreferrer',
  },
});
