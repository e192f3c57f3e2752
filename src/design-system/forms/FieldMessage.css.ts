import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  minBlockSize: '1lh',
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { selectors: { '&:empty': { display: 'none' } } } },
});

/** Centres the icon on the first line. */
export const mark = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
