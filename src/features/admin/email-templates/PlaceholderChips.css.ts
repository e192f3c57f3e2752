import { style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../../design-system/styles';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const label = style({ flexBasis: '100%' });

export const chip = style({
  minBlockSize: '2rem',
  paddingInline: '0.625rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  fontFamily: vars.fontFamily.code,
  fontSize: vars.fontSize.small,
  selectors: {
    '&:hover': { borderColor: vars.color.brand, color: vars.color.brand },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.target },
    [media.print]: { display: 'none' },
  },
});
