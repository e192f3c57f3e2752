import {
  type ActionName,
  FAILED_SIGN_IN,
  type HistoryEntry,
  readAction,
} from '../../../domain/history';

/** What the history says of each action: `{who}` did it to `{what}`, with a `{value}`. */
const sentences: Readonly<Record<ActionName, string>> = {
  'signed in': '{who} logged in from {what}',
  [FAILED_SIGN_IN]: 'A login as {who} failed, from {what}',
  [`${FAILED_SIGN_IN} with`]: 'A login as {who} failed with {value}, from {what}',
  'signed out': '{who} logged out in every browser',
  'set up': '{who} set up the login of the owner',
  changed: '{who} changed the {what}',
  'turned on': '{who} turned on {what}',
  'turned off': '{who} turned off {what}',
  saved: '{who} saved {what}',
  'saved the template': '{who} saved the email template {what}',
  'saved the reply': '{who} saved {what} for later use',
  'deleted the reply': '{who} deleted {what}',
  imported: '{who} imported {what}',
  'wrote a reply': '{who} wrote a reply in {what}',
  'wrote a note': '{who} wrote a note in {what}',
  'deleted the ticket': '{who} deleted {what}',
  'deleted a file of': '{who} deleted a file of {what}',
  'sent a new link': '{who} sent a new link to {what}',
  'sent again': '{who} sent {what} again',
  'set aside': '{who} set aside {what}',
  'assigned the payment link': '{who} assigned {what} to a payment link',
  'added the order': '{who} added {what} by hand',
  'corrected the email of': '{who} corrected the email of {what}',
  deleted: '{who} deleted {what}',
  'reset the password of': '{who} reset the password of {what}',
  'reset the password': '{what} reset their password',
  'confirmed the email': '{what} confirmed their email address',
  'deleted the account': '{who} deleted {what}',
  'sent version': '{who} sent version {value} of {what}',
  'accepted version': '{who} accepted version {value} of {what}',
  'declined version': '{who} declined version {value} of {what}',
  'accepted an extra of': '{who} accepted an extra of {what}',
  'declined an extra of': '{who} declined an extra of {what}',
  'took back what was asked for in': '{who} took back what was asked for in {what}',
  'asked for': '{who} asked for {value} of {what}',
  'set to': '{who} set {what} to {value}',
  'changed to': '{who} changed {what} to {value}',
  'noted a payment of': '{who} noted a payment for {what}: {value}',
  'noted a refund of': '{who} noted a refund of {what}: {value}',
  'noted a void of': '{who} voided {what}: {value}',
};

const actors: ReadonlyMap<string, string> = new Map([
  ['Customer', 'A customer'],
  ['Server', 'The server'],
  ['Unknown', 'an unknown owner'],
]);

/** Who acted. A login that failed may have been another person's. */
function nameOfActor({ actor, action, isOwn }: HistoryEntry): string {
  if (isOwn && !action.startsWith(FAILED_SIGN_IN)) return 'You';
  return actors.get(actor) ?? actor;
}

/** The sentence of an entry: the text before what it was done to, and if it names that, the text after it. */
export function sentenceOf(entry: HistoryEntry): string[] {
  const action = readAction(entry.action);
  const sentence = action ? sentences[action.name] : `{who} ${entry.action} {what}`;
  return sentence
    .split('{what}')
    .map((part) =>
      part.replace('{who}', () => nameOfActor(entry)).replace('{value}', () => action?.value ?? ''),
    );
}
