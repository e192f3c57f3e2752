const sentences = new Map([
  ['Open', 'Waiting for our answer'],
  ['Waiting for customer', 'Waiting for your answer'],
]);

/** The status of a ticket in the customer's words. Other statuses are shown as they are stored. */
export const customerStatus = (status: string): string => sentences.get(status) ?? status;

/** Whether the customer's answer is awaited, which must be seen at a glance. */
export const isYourTurn = (status: string): boolean => status === 'Waiting for customer';
