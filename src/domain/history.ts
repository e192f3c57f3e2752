/** Who changed what: what the server notes of the owner's actions and sign-ins. */
import * as z from 'zod/mini';
import { foundSchema } from './listQuery';

/**
 * The kinds of what the history is about. A record is one or more settings or lists, by their keys; a login is
 * the owners', by an IP address, a username or what was changed; a link is a payment link; an event is one for the
 * owner's other tools.
 */
const kinds = z.enum([
  'account',
  'event',
  'file',
  'link',
  'login',
  'mail',
  'order',
  'quote',
  'record',
  'reply',
  'template',
  'ticket',
]);

export const aboutSchema = z.object({ kind: kinds, id: z.string() });
export type About = z.infer<typeof aboutSchema>;
export type AboutKind = About['kind'];

export const historyEntrySchema = z.object({
  id: z.string(),
  /** An ISO date and time in UTC. */
  at: z.iso.datetime(),
  /** An owner's username, 'Customer', 'Server', or 'Unknown' where a login named no owner. */
  actor: z.string(),
  /** A `HistoryAction`; earlier versions may have noted others. */
  action: z.string(),
  /** What it was done to. */
  about: aboutSchema,
  /** What that is called; null if it has no name or was deleted. */
  name: z.optional(z.nullable(z.string())),
  /** Whether the owner who reads the history is the actor. */
  isOwn: z.optional(z.boolean()),
});

/** The action of a login that was refused, or its beginning. Like a login, it is about the IP address. */
export const FAILED_SIGN_IN = 'failed to sign in';

/** What is noted, such as 'wrote a reply'. */
export const plainActions = [
  'signed in',
  FAILED_SIGN_IN,
  'signed out',
  'set up',
  'changed',
  'turned on',
  'turned off',
  'saved',
  'saved the template',
  'saved the reply',
  'deleted the reply',
  'imported',
  'wrote a reply',
  'wrote a note',
  'deleted the ticket',
  'deleted a file of',
  'sent a new link',
  'sent again',
  'set aside',
  'deleted',
  'reset the password of',
  'reset the password',
  'confirmed the email',
  'deleted the account',
  'assigned the payment link',
  'added the order',
  'corrected the email of',
  'accepted an extra of',
  'declined an extra of',
  'took back what was asked for in',
] as const;

/** What is noted with a value after it, such as 'sent version 2'. */
export const valuedActions = [
  'sent version',
  'accepted version',
  'declined version',
  'asked for',
  'set to',
  'changed to',
  'noted a payment of',
  'noted a refund of',
  'noted a void of',
  `${FAILED_SIGN_IN} with`,
] as const;

type PlainAction = (typeof plainActions)[number];
type ValuedAction = (typeof valuedActions)[number];

export type HistoryAction = PlainAction | `${ValuedAction} ${string}`;

export type ActionName = PlainAction | ValuedAction;

/** Splits an action into its name and its value. Null for an unknown one. */
export function readAction(action: string): { name: ActionName; value: string } | null {
  const valued = valuedActions.find((name) => action.startsWith(`${name} `));
  if (valued) return { name: valued, value: action.slice(valued.length + 1) };
  const name = plainActions.find((plain) => plain === action);
  return name ? { name, value: '' } : null;
}

export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export interface HistoryQuery {
  /** Only entries about this; null for all. */
  about: About | null;
  /** From 1. */
  page: number;
}

/** A page of entries, the newest first. */
export const historyPageSchema = z.object({
  entries: z.array(historyEntrySchema),
  ...foundSchema.shape,
  /** What the one thing is called that was asked for, if it has a name. */
  name: z.optional(z.string()),
});

export type HistoryPage = z.infer<typeof historyPageSchema>;

export const HISTORY_PER_PAGE = 50;
