import { business } from './business';

/** The first paragraph of the custom quote page. */
export const quoteLead = `Tell us what you need, and we come back with a price for exactly that within ${business.replyTime}.`;
