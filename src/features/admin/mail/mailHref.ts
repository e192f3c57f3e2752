import { pages } from '../../../pages';

/** The address of a mail in the owner's list. */
export const mailHref = (id: string) =>
  `${pages.adminMail.href}?${new URLSearchParams({ mail: id })}`;
