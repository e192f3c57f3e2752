import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
});

export const legend = style({ paddingBlockEnd: vars.space.xxs });

export const options = style({
  display: 'grid',
  // No narrower than a card with a word of nine letters.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.xs,
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInline: vars.inset.text,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:has(:checked)': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brandSoft,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': {
      borderStyle: 'dashed',
      borderColor: vars.color.line,
      backgroundColor: vars.color.sunken,
      color: vars.color.inkQuiet,
      cursor: 'not-allowed',
    },
  },
});

export const radio = style({
  flexShrink: 0,
  inlineSize: vars.size.mark,
  blockSize: vars.size.mark,
  marginBlockStart: `calc((1lh - ${vars.size.mark}) / 2)`,
  appearance: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '[aria-invalid="true"] &': { borderWidth: 2, borderColor: vars.color.danger },
    // The dot is the area inside a thick border, which forced colours keep.
    '&:checked': { borderWidth: vars.inset.icon, borderColor: vars.color.brand },
    '&:checked:disabled': { borderColor: vars.color.inkQuiet },
    '&:focus-visible': { outline: 'none' },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
