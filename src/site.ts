/**
 * Who the business is. Another business makes this site its own by editing this file and the
 * design tokens; nothing else in the code names it.
 */
export const site = {
  name: 'Millrace',
  /** Where the built site lives, without a slash at the end. */
  url: 'https://www.millrace.example',
  /** What it does, in the words that everybody reads first: on the landing page, and on link previews. */
  headline: 'We build your website. Then we keep it running.',
  /** One sentence, for search results and link previews. */
  description:
    'Fixed-price websites and hosting for small British businesses. We build your website, then we keep it running.',

  contact: {
    email: 'hello@millrace.example',
    /** As people read it, and as a phone dials it. */
    phone: { shown: '01632 960 148', dialled: '+441632960148' },
  },

  /** Quote requests by e-mail: who they are from, and the two who are told of them (spec §7). */
  mail: {
    sender: 'Millrace <quotes@millrace.example>',
    internalRecipients: ['hello@millrace.example', 'studio@millrace.example'],
  },

  /** Spec §2: working hours. `schema` is the same in schema.org's notation. */
  hours: [
    { days: 'Mon-Fri', time: '9am-8pm', schema: 'Mo-Fr 09:00-20:00' },
    { days: 'Sat-Sun', time: '10am-7pm', schema: 'Sa-Su 10:00-19:00' },
  ],
  /** Spec §9: the promised reply time. */
  replyTime: '1-2 business days',

  /** Hosted payment pages of the card payment provider, one for each thing that can be bought. */
  paymentLinks: {
    packages: {
      standard: 'https://buy.stripe.com/millrace-standard-website',
      ecommerce: 'https://buy.stripe.com/millrace-ecommerce-website',
      premium: 'https://buy.stripe.com/millrace-premium-website',
    },
    hosting: {
      single: {
        monthly: 'https://buy.stripe.com/millrace-single-monthly',
        yearly: 'https://buy.stripe.com/millrace-single-yearly',
      },
      basic: {
        monthly: 'https://buy.stripe.com/millrace-basic-monthly',
        yearly: 'https://buy.stripe.com/millrace-basic-yearly',
      },
      ultimate: {
        monthly: 'https://buy.stripe.com/millrace-ultimate-monthly',
        yearly: 'https://buy.stripe.com/millrace-ultimate-yearly',
      },
    },
  },

  /** Pages of others that help somebody who is about to have a website made. */
  resources: [
    {
      label: 'Setting up a business',
      source: 'GOV.UK',
      href: 'https://www.gov.uk/set-up-business',
    },
    {
      label: 'Data protection for small organisations',
      source: 'ICO',
      href: 'https://ico.org.uk/for-organisations/advice-for-small-organisations/',
    },
    {
      label: 'Easy checks: is a website accessible?',
      source: 'W3C',
      href: 'https://www.w3.org/WAI/test-evaluate/easy-checks/',
    },
  ],

  /**
   * What customers said, with their leave: `{ quote, name, business }`. The page shows the block
   * once there is something in it, and nothing while it is empty.
   */
  testimonials: [] as readonly { quote: string; name: string; business: string }[],
} as const;
