/** The payment provider's statuses of disputes. One that is not known yet is open. */

/** `charge_refunded` is of its older versions. */
export const isClosedDispute = (status: string) =>
  /^(warning_closed|won|lost|prevented|charge_refunded)$/.test(status);

/** Whether the owner can answer it. */
export const needsAnswer = (status: string) =>
  !isClosedDispute(status) && !status.endsWith('under_review');

const INQUIRY = 'warning_';

/** From which a dispute may follow. */
export const isInquiry = (status: string) => status.startsWith(INQUIRY);

/** The status without what says that it is an inquiry. */
export const disputeState = (status: string) => status.replace(INQUIRY, '');
