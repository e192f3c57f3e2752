import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  type AnchorProps,
  ButtonLink,
  Inline,
  LinkProvider,
  TextLink,
} from '#src/design-system/index.ts';

/** A router's anchor, marked by an attribute. */
function RouterLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} data-router="">
      {children}
    </a>
  );
}

const links = (
  <Inline gap="md">
    <TextLink href="/account">My Account</TextLink>
    <ButtonLink href="/custom-quote">Request a quote</ButtonLink>
  </Inline>
);

const meta = preview.meta({
  title: 'Design system/Actions/LinkContext',
  render: () => <LinkProvider value={RouterLink}>{links}</LinkProvider>,
  parameters: {
    docs: {
      description: {
        component:
          'Makes every link of the design system use the anchor of the application’s router. Without it, links are plain anchors.',
      },
    },
    guidance: {
      use: 'Once, around the application, with the anchor of its router: links then change the screen without loading a page.',
      avoid:
        'Features use `TextLink` or `ButtonLink`, which read the provider themselves. Do not pass a button that calls the router: it cannot be opened in a new tab, copied or followed without JavaScript.',
      accessibility:
        'The anchor must render a real `<a href>`: the links of the header, the footer and the menu all use it.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [text, button] = canvas.getAllByRole('link');
    await expect(text).toHaveAttribute('data-router');
    await expect(button).toHaveAttribute('data-router');
  },
});

export const WithoutProvider = meta.story({
  tags: ['!visual'],
  render: () => links,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href');
      await expect(link).not.toHaveAttribute('data-router');
    }
  },
});
