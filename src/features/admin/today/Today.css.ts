import { keyframes, style } from '@vanilla-extract/css';
import { fontWeight, media, vars } from '../../../design-system/styles';

/** Paper with the margin of a job sheet. */
export const sheet = style({
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.brand}`,
  borderRadius: `0 ${vars.radius.medium} ${vars.radius.medium} 0`,
  backgroundColor: vars.color.surface,
});

/** Something waits: it is the owner's turn. */
export const turn = style({ borderInlineStartColor: vars.color.accent });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.target,
});

export const mail = style({ marginInlineStart: 'auto' });

/** Two lines on a phone, with large text more, and one of three columns on wider screens. */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.target,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
});

export const about = style({
  display: 'grid',
  flex: '1 1 10rem',
  '@media': {
    [media.from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      columnGap: vars.space.md,
    },
  },
});

export const what = style({ fontWeight: fontWeight.semibold });

/** Its day has passed. */
export const late = style({ color: vars.color.danger });

// What is cut off is read on the page that the row opens.
export const who = style({
  overflow: 'hidden',
  color: vars.color.inkQuiet,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** As wide in each row, so that the columns before it are in line. */
export const action = style({
  minInlineSize: '4.5em',
  fontWeight: fontWeight.medium,
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const more = style([head, { borderBlockStart: `1px solid ${vars.color.line}` }]);

export const empty = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  paddingBlockEnd: vars.space.sm,
});

export const drawing = style({ flexShrink: 0 });

const turning = keyframes({ to: { rotate: '0.5turn' } });

/** It turns for less than five seconds: what moves for longer needs a button that stops it. */
export const wheel = style({
  stroke: vars.color.brand,
  transformOrigin: '14px 12.5px',
  '@media': { [media.motion]: { animation: `${turning} 4.5s ease-out` } },
});

export const water = style({ stroke: vars.color.accent });
