import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

export const answers = style({ display: 'grid', gap: vars.space.md });

export const question = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });
