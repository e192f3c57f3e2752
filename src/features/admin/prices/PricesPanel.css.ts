import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

export const frame = style({ maxInlineSize: vars.measure.narrow });
