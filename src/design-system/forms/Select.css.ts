import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const select = style({
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
  justifySelf: 'end',
  marginInlineEnd: vars.inset.text,
  color: vars.color.inkQuiet,
  pointerEvents: 'none',
});
