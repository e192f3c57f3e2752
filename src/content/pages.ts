import { business } from './business';

/** The first paragraph of the custom quote page. */
export const quoteLead = `Tell us what you need, and we come back with a price for exactly that within ${business.replyTime}.`;

/** The paragraph of the 404 page. */
export const notFoundHint =
  'The address may have been mistyped, or the page has moved. Everything that we offer is on the home page.';
