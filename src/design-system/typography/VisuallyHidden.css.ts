import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../css/visuallyHidden';

export const hidden = style(visuallyHidden);
