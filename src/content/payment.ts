/** How quotes are paid. */

/** The deposit that the form of a price begins with, in percent of the total; 0 for none. */
export const DEPOSIT_PERCENT = 30;

/** How many days the customer has to pay the deposit, or to answer an extra, before it is on the owner's sheet Today. */
export const PAYMENT_DAYS = 7;

/** What a quote says of its payment. */
export const paymentTerms =
  'The deposit is paid when you accept, and the rest when your website is ready to go online.';

/** The account for bank transfers. While the number is empty, only cards are offered. */
export const bankAccount = { name: '', sortCode: '', number: '' };
