import { style, styleVariants } from '@vanilla-extract/css';
import { fontWeight, vars } from '../../../design-system/styles';

/** Has the proportions of a payment card. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  aspectRatio: '1.586',
  paddingBlockStart: vars.space.md,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.xxs,
  border: '1px solid',
  borderRadius: vars.radius.large,
});

export const outcomes = styleVariants({
  accepted: { borderColor: vars.color.brand, backgroundColor: vars.color.brandSoft },
  declined: {
    borderStyle: 'dashed',
    borderColor: vars.color.lineStrong,
    backgroundColor: vars.color.surface,
  },
});

export const chip = style({ color: vars.color.inkQuiet });

export const number = style({
  display: 'block',
  fontFamily: vars.fontFamily.code,
  fontSize: 'clamp(1rem, 0.9rem + 0.5vw, 1.125rem)',
  fontWeight: fontWeight.medium,
});

/** The outcome and the button. A negative margin aligns the button with the edge of the card. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
});

export const outcome = style({ flexGrow: 1 });
