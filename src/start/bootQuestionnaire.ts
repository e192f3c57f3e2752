/**
 * The boot script of the questionnaire's page, whose form is prerendered. It names the package, and hides the
 * form from a visitor who has bought nothing, who is redirected, or has sent it, who gets the thank-you view.
 */
import './boot';

const { documentElement } = document;
// The state of React Router's history entry, as `Questionnaire.tsx` reads it.
const { package: bought, ticket } = history.state?.usr ?? {};
if (bought && !ticket) {
  documentElement.style.setProperty('--bought', JSON.stringify(`the ${bought.title} package`));
} else documentElement.toggleAttribute('data-no-form', true);
