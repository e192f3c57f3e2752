import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import {
  type AnchorProps,
  ButtonLink,
  Inline,
  LinkProvider,
  TextLink,
} from '#src/design-system/index.ts';

/** Stands for the anchor of a router, and can be told from a plain one. */
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
          'Hands every link of the design system the anchor of the application, which knows its router. Without it, links are plain anchors.',
      },
    },
    guidance: {
      use: 'Once, around the application: it hands the design system the anchor of the router, and every link in it changes the screen without a new page.',
      avoid:
        'A component that shows a link takes `TextLink` or `ButtonLink`, which ask for the anchor themselves. Nothing in a feature needs this.',
      accessibility: [
        'Whatever anchor is handed in must render a real `<a href>`: the links of the header, the footer and the menu all become it.',
      ],
      do: 'Hand in an anchor that passes every attribute on.',
      dont: 'Hand in a button that calls the router: it cannot be opened in a new tab, copied or followed before JavaScript is there.',
    },
  },
});

export const Default = meta.story();

Default.test('is what both kinds of link render', async ({ canvas }) => {
  const [text, button] = canvas.getAllByRole('link');
  await expect(text).toHaveAttribute('data-router');
  await expect(button).toHaveAttribute('data-router');
});

/** No provider around them. */
export const WithoutProvider = meta.story({ render: () => links });

WithoutProvider.test('renders plain anchors', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    await expect(link).toHaveAttribute('href');
    await expect(link).not.toHaveAttribute('data-router');
  }
});
