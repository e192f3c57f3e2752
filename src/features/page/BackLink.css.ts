import { style } from '@vanilla-extract/css';
import { flushText, vars } from '../../design-system/styles';

export const back = style(flushText(vars.inset.button));
