import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

const inset = 'clamp(1.25rem, 2.4vw, 2rem)';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlockEnd: inset,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.from('laptop')]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' },
  },
});

const tray = style({
  padding: inset,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
});

/** The area of the drawn pages. Without a page limit, the drawing runs off the edges. */
export const trays = styleVariants({
  limited: [tray],
  endless: [tray, { paddingBlockEnd: 0, paddingInlineEnd: 0 }],
});

export const part = style({ paddingInline: inset });
