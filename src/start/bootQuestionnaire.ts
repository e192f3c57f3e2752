/**
 * The boot script of the questionnaire's page, whose form is prerendered. It names the package, and hides the
 * form from a visitor who has bought nothing, who is redirected, has sent it, who gets the thank-you view, or
 * returns from the payment page, who waits until the payment is known.
 */
import './bootForm';
import { checkoutSessionOf } from '../domain/checkoutSession';

const { documentElement } = document;
// The state of React Router's history entry, as `Questionnaire.tsx` reads it.
const { package: bought, ticket } = history.state?.usr ?? {};
if (bought && !ticket) {
  documentElement.style.setProperty('--bought', JSON.stringify(`the ${bought.title} package`));
} else documentElement.toggleAttribute('data-no-form', true);
if (import.meta.env.MODE === 'connected' && !bought && checkoutSessionOf(location.search)) {
  documentElement.toggleAttribute('data-returned', true);
}
