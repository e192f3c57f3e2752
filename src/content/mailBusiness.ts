import type { QuoteMailBusiness } from '../domain/quoteMail';
import { business } from './business';
import { logo } from './logo';

/** The business as its mails show it. Apart from `business`, because most pages send no mail. */
export const mailBusiness: QuoteMailBusiness = {
  ...business,
  logo,
  /** Those of the design's tokens, in the notation that mail programs read. A test compares them. */
  colours: {
    light: {
      paper: '#fcfaf5',
      surface: '#ffffff',
      line: '#dbdcd3',
      ink: '#0e241e',
      inkQuiet: '#40524d',
      brand: '#005946',
      onBrand: '#f8fdf9',
      accent: '#cc6526',
    },
    dark: {
      paper: '#0d1916',
      surface: '#172522',
      line: '#32413d',
      ink: '#efefe8',
      inkQuiet: '#b6bfb7',
      brand: '#6ad0ab',
      onBrand: '#051a15',
      accent: '#e99355',
    },
  },
};
