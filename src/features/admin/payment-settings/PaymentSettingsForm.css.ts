import { style } from '@vanilla-extract/css';
import { fontWeight, vars } from '../../../design-system/styles';

export const keyField = style({ position: 'relative' });

/** In the space for the field's error, which is never shown at the same time. */
export const success = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.inset.icon,
  color: vars.color.success,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
});
