import { type Backend, BackendError } from '#src/backend/Backend.ts';
import { SIGN_IN_DELAY } from '#src/backend/browser/createBrowserSessions.ts';
import type { AsyncVerb } from '#src/backend/delegateArea.ts';
import { createSessionListeners } from '#src/backend/sessionListeners.ts';
import type { Quote, QuoteDraft } from '#src/domain/quote.ts';
import { createTicket, type SupportTicket } from '#src/domain/ticket.ts';
import { createUser, findUser, type User } from '#src/domain/user.ts';
import { mockNow } from './clock.ts';
import {
  createMemoryAdmin,
  createMemoryAdminState,
  type MemoryAdminState,
} from './createMemoryAdmin.ts';
import { showStandInCaptcha } from './standInCaptcha.ts';

/** Every verb of the backend that answers with a promise, by its full name: 'tickets.open' … */
export type BackendVerb = {
  [Area in keyof Backend]: `${Area}.${AsyncVerb<Backend[Area]>}`;
}[keyof Backend];

/** Does a verb's work, unless the verb was told to fail or to hang. */
export type Perform = <R>(verb: BackendVerb, work: () => R, delay?: number) => Promise<R>;

export interface MemoryBackendOptions extends Partial<MemoryAdminState> {
  now?: () => Date;
  /** How the delay of a simulated request is passed. Default: not at all. */
  wait?: (milliseconds: number) => Promise<void>;
  users?: readonly User[];
  /** Who is signed in. Default: nobody. */
  currentUser?: User | null;
  supportTickets?: readonly SupportTicket[];
  /** What was typed into the quote form before. */
  quoteDraft?: QuoteDraft | null;
  /** Verbs that reject, each with its error. */
  fail?: Partial<Record<BackendVerb, BackendError>>;
  /** Verbs that never answer, for states such as submitting. */
  hang?: readonly BackendVerb[];
}

/** A backend that forgets everything with the page, and shows what it holds. */
export interface MemoryBackend extends Backend {
  readonly state: Readonly<MemoryAdminState> & {
    readonly users: readonly User[];
    readonly currentUser: User | null;
    readonly supportTickets: readonly SupportTicket[];
    readonly sentQuotes: readonly Quote[];
    readonly quoteDraft: QuoteDraft | null;
  };
}

/** The backend of stories and tests; it honours the same contract as the one that ships. */
export function createMemoryBackend(options: MemoryBackendOptions = {}): MemoryBackend {
  const {
    now = mockNow,
    wait = async () => {},
    fail = {},
    hang = [],
    users = [],
    currentUser = null,
    supportTickets = [],
    quoteDraft = null,
    ...adminState
  } = options;
  const { onChange, tell, note } = createSessionListeners();
  const state = {
    users: [...users],
    currentUser,
    supportTickets: [...supportTickets],
    sentQuotes: [] as Quote[],
    quoteDraft,
    ...createMemoryAdminState(adminState),
  };

  const perform: Perform = async (verb, work, delay = 0) => {
    if (hang.includes(verb)) await new Promise(() => {});
    if (delay > 0) await wait(delay);
    const error = fail[verb];
    if (error) throw error;
    return work();
  };

  function setCurrentUser(user: User | null): void {
    state.currentUser = user;
    tell(user);
  }

  return {
    state,
    sessions: {
      restore: () => perform('sessions.restore', () => note(state.currentUser)),
      logIn: ({ email }) =>
        perform(
          'sessions.logIn',
          () => {
            const user = findUser(state.users, email);
            if (!user) throw new BackendError('user-not-found');
            setCurrentUser(user);
            return user;
          },
          SIGN_IN_DELAY,
        ),
      register: ({ name, email }) =>
        perform(
          'sessions.register',
          () => {
            if (findUser(state.users, email)) throw new BackendError('email-in-use');
            const user = createUser({ name, email, now: now(), users: state.users });
            state.users.push(user);
            setCurrentUser(user);
            return user;
          },
          SIGN_IN_DELAY,
        ),
      logOut: () => perform('sessions.logOut', () => setCurrentUser(null)),
      onChange,
    },
    quotes: {
      showCaptcha: (element, events) =>
        perform('quotes.showCaptcha', () => showStandInCaptcha(element, events)),
      send: ({ quote }) =>
        perform('quotes.send', () => {
          state.sentQuotes.push(quote);
        }),
      restoreDraft: () => perform('quotes.restoreDraft', () => state.quoteDraft),
      keepDraft: (draft) =>
        perform('quotes.keepDraft', () => {
          state.quoteDraft = draft;
        }),
    },
    tickets: {
      open: (request) =>
        perform('tickets.open', () => {
          const { supportTickets } = state;
          const ticket = createTicket({
            ...request,
            replyTime: '1-2 business days',
            now: now(),
            tickets: supportTickets,
          });
          supportTickets.push(ticket);
          return ticket;
        }),
    },
    ...createMemoryAdmin({ state, perform, now, tellUser: () => tell(state.currentUser) }),
  };
}
