import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

/** The control and its arrow share one grid cell. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});

export const select = style({
  gridArea: '1 / 1',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&&': { paddingInlineEnd: '2.5rem' },
    // Every select matches `:read-only`.
    '&&:enabled': { backgroundColor: vars.color.surface },
    '&&:enabled:hover': { borderColor: vars.color.ink },
  },
});

export const mark = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: vars.inset.text,
  color: vars.color.inkQuiet,
  pointerEvents: 'none',
});
