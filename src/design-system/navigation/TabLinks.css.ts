import { style } from '@vanilla-extract/css';
import { tab } from './tab.css';

export const link = style([
  tab,
  { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
]);
