import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Text, TextLink } from '#src/design-system/index.ts';
import { Panel } from '#src/features/admin/frame/Panel.tsx';

const meta = preview.meta({
  title: 'Owner/Frame/Panel',
  component: Panel,
  args: {
    title: 'Boats',
    back: (
      <Text size="small">
        <TextLink href="#harbours">All harbours</TextLink>
      </Text>
    ),
    intro: <Text variant="quiet">The boats of this harbour.</Text>,
    children: <Text>Two boats.</Text>,
  },
  tags: ['!visual'],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Boats' })).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Boats' }),
    );
  },
});
