/** Who the business is in law, in a line: the facts that are not empty. */
export const companyLine = (
  company: Partial<Record<'name' | 'companyNumber' | 'vatNumber' | 'address', string>>,
) =>
  [
    company.name,
    company.companyNumber && `Company number ${company.companyNumber}`,
    company.vatNumber && `VAT number ${company.vatNumber}`,
    company.address,
  ]
    .filter(Boolean)
    .join(' ·\u00a0');
