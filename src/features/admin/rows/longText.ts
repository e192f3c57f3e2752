import * as styles from './rows.css';

/** The longest status, number or amount that stays on one line, in characters. Other tools may store longer text. */
const LONGEST_LINE = 20;

/** The class of an element around a text in a table: it wraps only if it is long. */
export const wrapsIfLong = (text: string) =>
  text.length > LONGEST_LINE ? styles.wraps : undefined;
