import { style } from '@vanilla-extract/css';
import { flushText, vars } from '../../design-system/styles';

export const actions = style(flushText(vars.inset.compact));
