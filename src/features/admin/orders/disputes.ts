/** Whether the owner can answer it, also in a state that is not known yet. */
export const isOpenDispute = (status: string) =>
  !/(under_review|won|lost|closed|prevented)$/.test(status);

/** Before the status of an inquiry, from which a dispute may follow. */
export const INQUIRY = 'warning_';
