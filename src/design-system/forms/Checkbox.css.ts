import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';

const sized = (size: string) => ({
  inlineSize: size,
  blockSize: size,
  // In the middle of its line, which keeps its height.
  marginBlock: `calc((1lh - ${size}) / 2)`,
});

/** The target, above a link that covers the row. With a mouse it is no higher than a row. */
export const target = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'top',
  cursor: 'pointer',
  ...sized(vars.size.target),
  '@media': { [media.withMouse('desktop')]: sized(vars.size.small) },
});

export const box = style({
  inlineSize: vars.size.mark,
  blockSize: vars.size.mark,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  appearance: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.brand, backgroundColor: vars.color.brand },
    // The check is two sides of a box that is turned.
    '&:checked::before': {
      content: '""',
      inlineSize: vars.inset.icon,
      blockSize: vars.inset.compact,
      border: `solid ${vars.color.onBrand}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '&:focus-visible': focusRing,
    '&:disabled': { borderStyle: 'dashed', cursor: 'not-allowed' },
    '&:checked:disabled': {
      borderColor: vars.color.inkQuiet,
      backgroundColor: vars.color.inkQuiet,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      selectors: {
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:checked::before': { borderColor: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:checked:disabled': { borderColor: 'GrayText', backgroundColor: 'GrayText' },
      },
    },
  },
});
