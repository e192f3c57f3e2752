import { packages, plans } from '../../../content/catalogue';
import type { Checklist } from '../../../domain/checklist';
import { formatNumber } from '../../../domain/numbers';
import type { Finding } from '../../../domain/priceGuard';
import { pages } from '../../../pages';
import { momentText } from '../../dates/Moment';

export interface ChecklistLine {
  title: string;
  isDone: boolean;
  /** What to do; once it is done, what is known. Code is in backticks. */
  text: string;
  /** What it is about, in lines of a few words. */
  details?: readonly string[];
  link?: { label: string; href: string };
  /** A test email has to be sent. */
  canTestMail?: boolean;
}

const linkProblems = {
  missing: 'Not among your payment links',
  inactive: 'Switched off',
  'wrong-price': 'Another price than on the website',
  'wrong-currency': 'Another currency than pounds',
  'wrong-interval': 'Paid at another interval than on the website',
} as const satisfies Partial<Record<Finding['problem'], string>>;

const listProblems: Readonly<Record<NonNullable<Checklist['listProblem']>, string>> = {
  'no-key':
    'Set `STRIPE_RESTRICTED_KEY` to a key that may read payment links, so that the server can check this. With `Checkout Sessions: write`, quotes can be paid by card, and with `Refunds: write` as well, refunded here.',
  'key-refused':
    'The payment provider refuses `STRIPE_RESTRICTED_KEY`: set a valid key that may read payment links.',
  'right-missing': 'Give the key of `STRIPE_RESTRICTED_KEY` the right to read payment links.',
  unreachable: 'The payment links could not be read. The server tries again by itself.',
  'too-many': 'There are more than 2,000 payment links. Archive those that nobody uses.',
  unread: 'The server is reading the payment links.',
};

/** What the key has to be allowed to read. */
const rights = {
  payment_links: 'payment links',
  events: 'events',
  invoice_payments: 'invoices',
  line_items: 'checkout sessions',
} as const;

/** The products in one line. */
const namesOf = (products: readonly Pick<Finding, 'product' | 'period'>[]) =>
  products
    .map(({ product, period }) => {
      const { title = product } = [...packages, ...plans].find(({ id }) => id === product) ?? {};
      return [title, period].filter(Boolean).join(' ');
    })
    .join(', ');

const dashboard = (label: string, path: string) => ({
  label,
  href: `https://dashboard.stripe.com/${path}`,
});
const linksPage = dashboard('Payment links', 'payment-links');
const causes: Readonly<Record<Refused['cause'], string>> = {
  malformed: 'has no signature. Does a proxy remove the header `Stripe-Signature`?',
  wrong:
    'has a wrong signature. Does a proxy change the body? Is `STRIPE_WEBHOOK_SECRET` that of this webhook?',
  old: 'is more than five minutes old. Is the clock of the server off? Does a proxy hold requests back?',
  future: 'is more than five minutes ahead. Is the clock of the server off?',
};

type Refused = NonNullable<Checklist['webhook']['refused']>;

const refusedText = ({ count, cause }: Refused) =>
  `${count === 1 ? 'One event was' : `${formatNumber(count)} events were`} refused within a day. The last one ${causes[cause]} The provider sends an event again for three days.`;

const keysPage = dashboard('API keys', 'apikeys');

/** What the owner has to do before the site sells, and what is done. */
export function checklistLines(facts: Checklist, hasSiteKey: boolean): ChecklistLine[] {
  const { origin, findings, sampleLinks, listProblem, webhook, mail, backup } = facts;

  const withProblem = (problem: Finding['problem']) =>
    namesOf(findings.filter((finding) => finding.problem === problem));
  const wrong = (Object.keys(linkProblems) as (keyof typeof linkProblems)[]).flatMap((problem) =>
    withProblem(problem) ? [`${linkProblems[problem]}: ${withProblem(problem)}`] : [],
  );
  // Without a key, payments show what is wrong.
  const isKeyWrong = listProblem === 'key-refused' || listProblem === 'right-missing';

  /** A line that only the provider's list can show as done. */
  const inList = (title: string, problem: Finding['problem'], text: string): ChecklistLine => {
    if (listProblem)
      return { title, isDone: false, text: listProblems[listProblem], link: keysPage };
    const named = withProblem(problem);
    const isDone = !named && !withProblem('missing');
    return { title, isDone, text, ...(named && { details: [named] }), link: linksPage };
  };

  const unread = [webhook.unreadList ?? []].flat().map(({ list, problem }) => ({
    title: 'Missed events',
    isDone: false,
    text: {
      'right-missing': `Give the key of \`STRIPE_RESTRICTED_KEY\` the right to read ${rights[list]}, so that nothing is missed while the server is off.`,
      'key-refused':
        'The payment provider refuses `STRIPE_RESTRICTED_KEY`: set a valid key that may read events and invoices.',
      unreachable: `The list of ${rights[list]} could not be read. The server tries again by itself.`,
      'too-many': `There are too many ${rights[list]} to read at once. The server reads the rest by itself.`,
    }[problem],
    link: keysPage,
  }));

  const links: Omit<ChecklistLine, 'title' | 'isDone'> =
    sampleLinks.length > 0
      ? {
          text: 'Make a payment link for each product, and put it into `src/content/catalogue.ts`.',
          details: [namesOf(sampleLinks)],
        }
      : wrong.length > 0
        ? { text: 'Correct these links, or the prices on the website.', details: wrong }
        : isKeyWrong
          ? { text: listProblems[listProblem], link: keysPage }
          : { text: 'Each product has a link of its own.' };

  return [
    {
      title: 'Payment links',
      isDone: sampleLinks.length === 0 && wrong.length === 0 && !isKeyWrong,
      link: linksPage,
      ...links,
    },
    inList(
      'Return address',
      'wrong-return-address',
      `After the payment, each link leads to a page of \`${origin}\` with \`{CHECKOUT_SESSION_ID}\` in its URL.`,
    ),
    ...(facts.needsAddress
      ? [
          inList(
            'Address on invoices',
            'no-address',
            'The address is asked for by links above £250.',
          ),
        ]
      : []),
    {
      title: 'Webhook',
      isDone: webhook.hasSecret && webhook.lastEvent !== null && !webhook.refused,
      text: !webhook.hasSecret
        ? `Make a webhook to \`${origin}/api/webhooks/stripe\` for these events, and set \`STRIPE_WEBHOOK_SECRET\` to its signing secret.`
        : // The most likely reason why none has arrived.
          webhook.refused
          ? refusedText(webhook.refused)
          : webhook.lastEvent
            ? `The last event arrived on ${momentText(webhook.lastEvent)}${webhook.lastVersion ? `, in version ${webhook.lastVersion}` : ''}.`
            : 'No event has arrived yet: pay with a test card.',
      details: webhook.hasSecret ? [] : [facts.eventTypes.join(', ')],
      link: dashboard('Webhooks', 'webhooks'),
    },
    ...unread,
    {
      title: 'Mail',
      isDone: mail === 'tested',
      text: {
        missing:
          'Set `MAIL_DOMAIN` and `MAIL_API_KEY`, or `SMTP_URL`. Until then, mails wait in the outbox.',
        untested: 'Send a test email to the business, and look whether it arrives.',
        tested: 'A test email was sent.',
      }[mail],
      link: { label: pages.adminMail.label, href: pages.adminMail.href },
      canTestMail: mail === 'untested',
    },
    {
      title: 'Captcha',
      isDone: facts.hasCaptcha && hasSiteKey,
      text:
        facts.hasCaptcha && hasSiteKey
          ? 'Quote requests are checked.'
          : 'There is no captcha service yet: the quote form shows a stand-in. Set `RECAPTCHA_SECRET`, and the site key for the build.',
      link: { label: 'reCAPTCHA', href: 'https://www.google.com/recaptcha/admin' },
    },
    {
      title: 'Two-step login',
      isDone: facts.hasTwoSteps,
      text: facts.hasTwoSteps
        ? 'Each login of an owner needs a code.'
        : 'Turn it on with “Two-step Login” in your menu. Each owner does this.',
    },
    {
      title: 'Backup',
      isDone: backup.isRecent && backup.isChecked,
      text: [
        !(backup.isRecent && backup.isChecked) &&
          'Run `npm run server:backup -- --check` each day, as `npm run deploy` does by itself.',
        backup.at && `The last backup was made on ${momentText(backup.at)}.`,
        backup.isChecked && 'It was restored to check it.',
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      title: 'Your business',
      isDone: facts.sampleTexts.length === 0,
      text:
        facts.sampleTexts.length === 0
          ? 'The website has the facts about your business.'
          : 'Put your own facts into `src/content/business.ts`.',
      details: [facts.sampleTexts.join(', ')].filter(Boolean),
      link: { label: 'The website', href: pages.landing.href },
    },
    {
      title: 'Encrypted connection',
      isDone: origin.startsWith('https:'),
      text: origin.startsWith('https:')
        ? `Visitors open \`${origin}\`.`
        : 'Set `PUBLIC_ORIGIN` to the https URL that visitors open.',
    },
  ];
}
