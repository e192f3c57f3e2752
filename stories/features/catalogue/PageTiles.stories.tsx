import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { vars } from '#src/design-system/styles.ts';
import { PageTiles } from '#src/features/catalogue/PageTiles.tsx';

const meta = preview.meta({
  title: 'Features/Catalogue/PageTiles',
  component: PageTiles,
  args: { pageLimit: 5 },
  decorators: [inColumn('22rem')],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Overflows to the right and below, until its parent clips it, as the card of a package does. */
export const Unlimited = meta.story({
  args: { pageLimit: null, slots: 10 },
  decorators: [
    (Story) => (
      <div
        style={{
          overflow: 'clip',
          padding: vars.space.lg,
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.large,
        }}
      >
        <Story />
      </div>
    ),
  ],
});

export const One = meta.story({ args: { pageLimit: 1 } });

/** Many rows. */
export const Many = meta.story({ args: { pageLimit: 48 } });
