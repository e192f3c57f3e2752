/** Texts of the landing page. */

/** Pages of other organisations that help a business which is about to commission a website. */
export const resources = [
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
] as const;

/** Quotations that customers allowed us to publish. The page hides the block while the list is empty. */
export const testimonials: readonly { quote: string; name: string; business: string }[] = [];
