import { pages } from '../../pages';

/** The address that asks for the email to which a link for a new password is mailed. */
export const forgotPasswordHref = `${pages.account.href}?forgot-password`;
