import { globalStyle, style } from '@vanilla-extract/css';
import { scrollPadding } from '../css/rules';
import { vars } from '../tokens/theme.css';

export const group = style({ display: 'inline-block' });

/** Below its trigger; in the corner of the screen where the browser has no anchor positioning. */
export const card = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '4.5rem',
  insetInlineEnd: vars.space.md,
  minInlineSize: vars.measure.hoverCard,
  maxInlineSize: `calc(100vw - ${vars.space.xl})`,
  margin: 0,
  padding: vars.space.md,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow,
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-inline, flip-block',
      marginBlock: vars.space.xs,
    },
  },
});

// When the focus enters the card, Chrome scrolls the page by its `scroll-padding`, although the card is
// fixed. This takes the padding back.
globalStyle(`${card} *`, { scrollMarginBlockStart: `-${scrollPadding}` });
