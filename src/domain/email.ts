import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './textLength';
import { visibleText } from './visibleText';

const INVALID = 'Please enter a valid email address';

/** The pattern of HTML's email fields, except that the domain has at least one dot. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** The domain in ASCII, as mail is sent to it. Stays as it is if it is too long or not the name of a host. */
function asciiDomain(domain: string): string {
  // The URL parser takes quadratic time.
  if (domain.length > EMAIL_LENGTH) return domain;
  if (!/\P{ASCII}/u.test(domain) || /[\s/\\:?#@%[\]]/.test(domain)) return domain;
  const url = `http://${domain}`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : domain;
  // The URL parser reads digits of other scripts as an IP address.
  return /^[\d.]+$/.test(hostname) ? domain : hostname;
}

/** A typed or pasted email without invisible characters, and with its domain in ASCII. */
export function cleanEmail(text: string): string {
  const email = visibleText(text);
  const start = email.lastIndexOf('@') + 1;
  return email.slice(0, start) + asciiDomain(email.slice(start));
}

/** Every email that a visitor or the owner types. It is cleaned. */
export const emailSchema = z.string(INVALID).check(
  z.overwrite(cleanEmail),
  z.refine((email) => email.length <= EMAIL_LENGTH && pattern.test(email), INVALID),
);
