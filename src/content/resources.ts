/** The links to sections of the landing page, in the block 'Helpful Resources'. */
export const sectionLinks = [
  { section: 'web-development', label: 'What is in each website package' },
  { section: 'pricing', label: 'Compare the hosting plans' },
  { section: 'about', label: 'How the work goes' },
  { section: 'contact', label: 'Working hours and contact' },
] as const;

/** Pages of other organisations that help a business before it orders a website. */
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
