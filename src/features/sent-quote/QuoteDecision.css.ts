import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** As wide as the other short forms. */
export const form = style({ maxInlineSize: vars.measure.form });
