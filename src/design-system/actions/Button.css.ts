import { keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingInline: vars.inset.button,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.medium,
  border: '1px solid transparent',
  fontWeight: fontWeight.semibold,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': focusRing,
    '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
    '&:disabled': { opacity: 0.65 },
    '&[aria-busy]::before': {
      content: '',
      inlineSize: '1em',
      blockSize: '1em',
      borderRadius: vars.radius.round,
      border: '2px solid currentcolor',
      borderInlineEndColor: 'transparent',
      // Forced colours would close the ring, and hide that it turns.
      forcedColorAdjust: 'none',
    },
  },
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: {
        '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
        '&[aria-busy]::before': { animation: `${turn} 800ms linear infinite` },
      },
    },
    [media.print]: { display: 'none' },
  },
});

/** It can have the focus, and `opacity` would fade its focus ring as well. */
const inactive = (rule: StyleRule) => ({
  '&&[aria-disabled="true"]': {
    ...rule,
    '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
  },
});

const inactiveSolid = (color: string, text: string) => ({
  ...inactive({ backgroundColor: `color-mix(in oklab, ${color} 85%, ${vars.color.surface})` }),
  // As faded as a disabled button, without its focus ring.
  '&&[aria-disabled="true"]:not([aria-busy])': {
    backgroundColor: `color-mix(in srgb, ${color} 65%, ${vars.color.surface})`,
    color: `color-mix(in srgb, ${text} 65%, ${vars.color.surface})`,
    '@media': { [media.forcedColors]: { color: 'GrayText' } },
  },
});

const fadedInk = `color-mix(in oklab, ${vars.color.ink} 62%, ${vars.color.surface})`;

const inactiveOutline = inactive({
  borderColor: vars.color.line,
  backgroundColor: vars.color.surface,
  color: fadedInk,
});

const inactiveQuiet = inactive({ backgroundColor: 'transparent', color: fadedInk });

/** A style for each pair of a variant and a tone. */
export const looks = {
  primary: styleVariants({
    neutral: {
      backgroundColor: vars.color.brand,
      color: vars.color.onBrand,
      ':hover': { backgroundColor: vars.color.brandStrong },
      selectors: inactiveSolid(vars.color.brand, vars.color.onBrand),
    },
    danger: {
      backgroundColor: vars.color.danger,
      color: vars.color.onSolid,
      ':hover': { textDecoration: 'underline' },
      selectors: inactiveSolid(vars.color.danger, vars.color.onSolid),
    },
  }),
  secondary: styleVariants({
    neutral: {
      borderColor: vars.color.lineStrong,
      backgroundColor: vars.color.surface,
      ':hover': { borderColor: vars.color.brand, color: vars.color.brand },
      selectors: inactiveOutline,
    },
    danger: {
      borderColor: vars.color.danger,
      backgroundColor: vars.color.surface,
      color: vars.color.danger,
      ':hover': { backgroundColor: vars.color.dangerSoft },
      selectors: inactiveOutline,
    },
  }),
  quiet: styleVariants({
    neutral: {
      color: vars.color.brand,
      ':hover': { backgroundColor: vars.color.brandSoft, color: vars.color.brandStrong },
      selectors: {
        '&[aria-current]': {
          borderColor: vars.color.brand,
          backgroundColor: vars.color.brandSoft,
          '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
        },
        ...inactiveQuiet,
      },
    },
    danger: {
      color: vars.color.danger,
      ':hover': { backgroundColor: vars.color.dangerSoft },
      selectors: inactiveQuiet,
    },
  }),
};

export const sizes = styleVariants({
  small: {
    minBlockSize: vars.size.small,
    paddingInline: vars.inset.compact,
    paddingBlock: 0,
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize.small,
    '@media': { [media.coarsePointer]: { minBlockSize: vars.size.target } },
  },
  medium: {},
  large: {
    minBlockSize: vars.size.targetLarge,
    paddingInline: vars.inset.buttonLarge,
    fontSize: vars.size.textLarge,
    // A long label keeps to one line on a phone.
    '@media': { [media.below('tablet')]: { paddingInline: vars.inset.button } },
  },
});

export const widths = styleVariants({ content: {}, full: { inlineSize: '100%' } });
