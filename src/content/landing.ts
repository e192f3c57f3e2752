import { business } from './business';
import { packages, plans } from './catalogue';

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const inWords = (count: number) => numberWords[count] ?? String(count);

/** The texts of the landing page, from top to bottom. */
export const landing = {
  hero: {
    title: business.headline,
    lead: `${inWords(packages.length)} website packages at a fixed price, ${inWords(plans.length).toLowerCase()} hosting plans without small print, and people who answer when you write.`,
  },
  /** Below the links that buy; empty hides it. */
  paymentNote: 'You pay by card on our payment provider’s secure page, which opens in a new tab.',
  packages: {
    title: 'A website, at the price on the label',
    intro: 'You pay once. We ask, draw the pages, build them and put them online.',
  },
  work: {
    title: 'Our work',
    intro: 'Websites that we have built, each with its package.',
  },
  /** Instead of `work` while the list of it is empty. */
  samples: {
    title: 'Sample pages',
    intro: 'Made by us, one for each package. They work: try them.',
  },
  hosting: {
    title: 'Hosting that you can compare at a glance',
    intro: 'Free SSL and backups in every plan.',
  },
  about: {
    title: 'A small workshop, on purpose',
    intro: 'The person who answers your first message builds your site.',
    steps: [
      {
        title: 'You tell us',
        text: 'A short questionnaire about your business, your customers and the sites you like. No meeting needed.',
      },
      {
        title: 'We build',
        text: 'You watch the pages take shape and comment in your private development ticket. Nothing goes online before you agree.',
      },
      {
        title: 'We look after it',
        text: 'If you host with us, backups, certificates and updates are our job. You write, a person answers.',
      },
    ],
  },
  contact: {
    title: 'Talk to a person',
    intro: `Write, ring, or send us the details. You hear from us within ${business.replyTime}.`,
  },
  /** The toast that appears shortly after the page opens. */
  welcome: {
    title: `Welcome to ${business.name}`,
    description: 'Every price is on this page. If something is unclear, just ask.',
  },
} as const;

/** Quotations that customers allowed us to publish. The page hides the block while the list is empty. */
export const testimonials: readonly { quote: string; name: string; business: string }[] = [];
