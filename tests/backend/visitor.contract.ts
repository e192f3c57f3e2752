import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuestionnaire, buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import {
  buildConversation,
  buildSupportTicket,
  buildTicketRequest,
} from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { registerSchema } from '#src/domain/credentials.ts';
import { createTicket } from '#src/domain/ticket.ts';
import type { User } from '#src/domain/user.ts';
import { runs } from '../support/effort.ts';
import type { Implementation } from './implementations.ts';
import { reasonOf } from './reasonOf.ts';

/** What the registration form accepts. */
const isValid = (field: 'name' | 'email') => (text: string) =>
  registerSchema.shape[field].safeParse(text).success;
const names = fc.string({ minLength: 2 }).filter(isValid('name'));
const emails = fc.emailAddress().filter(isValid('email'));

/** In the order of their ids: requests in parallel may be answered in any order. */
const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.id.localeCompare(other.id));

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

const emailSpellings: [string, string][] = [
  ['unchanged', ruth.email],
  ['in capitals', ruth.email.toUpperCase()],
  ['between spaces', `  ${ruth.email}\t`],
  ['with invisible characters', `\u202A${ruth.email.replace('@', '\u00AD@')}`],
];

/** What every implementation of the visitor’s methods does. */
export function visitorContract(implementation: Implementation) {
  describe(`The visitor’s ${implementation.name}`, () => {
    describe('sessions.restore', () => {
      test('finds no user in an empty storage', async () => {
        const { backend, visitorValues } = await implementation.create();
        expect(await backend.sessions.restore()).toBeNull();
        expect(await visitorValues()).toEqual({ users: [], currentUser: null, supportTickets: [] });
      });

      test('finds the stored user', async () => {
        const { backend } = await implementation.create({ users: [sam, ruth], currentUser: ruth });
        expect(await backend.sessions.restore()).toEqual(ruth);
      });
    });

    describe('account', () => {
      const own = buildConversation();
      const sams = buildSupportTicket({ id: 'web-7', userId: sam.id });
      const create = () =>
        implementation.create({
          users: [sam, ruth],
          currentUser: ruth,
          supportTickets: [own, sams],
        });

      test('exports the customer’s account and tickets, without notes', async () => {
        const { backend } = await create();
        expect(await backend.account.exportData()).toMatchObject({
          account: ruth,
          tickets: [{ id: own.id, messages: own.messages.filter(({ from }) => from !== 'note') }],
        });
      });

      test('removes the account, its tickets and the session, and nothing else', async () => {
        const { backend, visitorValues } = await create();
        await backend.account.remove(buildCredentials());
        const rest = { users: [sam], currentUser: null, supportTickets: [sams] };
        expect(await visitorValues()).toEqual(rest);
        await expect(backend.sessions.logIn(buildCredentials())).rejects.toMatchObject(
          implementation.unknownEmail,
        );
      });

      test('needs a session', async () => {
        const { backend, visitorValues } = await implementation.create({ users: [ruth] });
        const signedOut = { code: 'signed-out' };
        await expect(backend.account.exportData()).rejects.toMatchObject(signedOut);
        await expect(backend.account.remove(buildCredentials())).rejects.toMatchObject(signedOut);
        expect((await visitorValues()).users).toEqual([ruth]);
      });
    });

    describe('sessions.logIn', () => {
      test.each(emailSpellings)('finds the account by its email, written %s', async (_, email) => {
        const { backend, visitorValues } = await implementation.create({ users: [sam, ruth] });
        const user = await backend.sessions.logIn(buildCredentials({ email }));
        expect(user).toEqual(ruth);
        expect(await backend.sessions.restore()).toEqual(ruth);
        expect(await visitorValues()).toMatchObject({ users: [sam, ruth], currentUser: ruth });
      });

      test('replaces the signed-in user', async () => {
        const { backend, visitorValues } = await implementation.create({
          users: [sam, ruth],
          currentUser: sam,
        });
        await backend.sessions.logIn(buildCredentials());
        expect(await visitorValues()).toMatchObject({ users: [sam, ruth], currentUser: ruth });
      });

      test('rejects an unknown email and keeps the signed-in user', async () => {
        const { backend, visitorValues } = await implementation.create({
          users: [sam],
          currentUser: sam,
        });
        const error = await reasonOf(backend.sessions.logIn(buildCredentials()));
        expect(error).toBeInstanceOf(BackendError);
        expect(error).toMatchObject(implementation.unknownEmail);
        expect(await visitorValues()).toMatchObject({ users: [sam], currentUser: sam });
      });
    });

    describe('sessions.register', () => {
      test('creates an account and signs in to it', async () => {
        const { backend, visitorValues } = await implementation.create({
          users: [sam],
          currentUser: sam,
        });
        const user = await backend.sessions.register(buildRegistration());
        expect(user).toEqual({
          id: `user-${mockNow().getTime()}`,
          email: 'ruth@harrow-joinery.example',
          name: 'Ruth Harrow',
        });
        expect(await visitorValues()).toMatchObject({ users: [sam, user], currentUser: user });
        expect(await backend.sessions.restore()).toEqual(user);
      });

      test.each(emailSpellings)('rejects an email in use, written %s', async (_, email) => {
        const { backend, visitorValues } = await implementation.create({
          users: [sam, ruth],
          currentUser: sam,
        });
        const error = await reasonOf(backend.sessions.register(buildRegistration({ email })));
        expect(error).toBeInstanceOf(BackendError);
        expect(error).toMatchObject({
          code: 'email-in-use',
          message: 'Email already in use. Please try another or login.',
        });
        expect(await visitorValues()).toMatchObject({ users: [sam, ruth], currentUser: sam });
      });

      test('gives accounts of the same millisecond different ids', async () => {
        const { backend, visitorValues } = await implementation.create();
        const users = await Promise.all(
          ['ash@wood.example', 'birch@wood.example', 'cedar@wood.example'].map((email) =>
            backend.sessions.register(buildRegistration({ email })),
          ),
        );
        expect(byId((await visitorValues()).users)).toEqual(byId(users));
        expect(new Set(users.map(({ id }) => id)).size).toBe(3);
      });

      test('creates one account if the same email is registered twice at once', async () => {
        const { backend, visitorValues } = await implementation.create();
        const results = await Promise.allSettled([
          backend.sessions.register(buildRegistration()),
          backend.sessions.register(buildRegistration({ name: 'Rhys Harrow' })),
        ]);
        const users = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        const reasons = results.flatMap((each) =>
          each.status === 'rejected' ? [each.reason] : [],
        );
        expect(users).toHaveLength(1);
        expect(reasons).toMatchObject([{ code: 'email-in-use' }]);
        expect(await visitorValues()).toMatchObject({ users, currentUser: users[0] });
      });

      test('trims names and emails and keeps them otherwise', async () => {
        await fc.assert(
          fc.asyncProperty(names, emails, async (name, email) => {
            const { backend } = await implementation.create();
            const user = await backend.sessions.register(
              buildRegistration({ name: ` ${name} `, email: ` ${email} ` }),
            );
            expect(user).toMatchObject({ name: name.trim(), email });
            expect(await backend.sessions.restore()).toEqual(user);
            await backend.sessions.logOut();
            const credentials = buildCredentials({ email: email.toUpperCase() });
            expect(await backend.sessions.logIn(credentials)).toEqual(user);
          }),
          { numRuns: runs(implementation.numRuns) },
        );
      });
    });

    describe('sessions.logOut', () => {
      test('ends the session and keeps the account', async () => {
        const { backend, visitorValues } = await implementation.create({
          users: [ruth],
          currentUser: ruth,
        });
        await backend.sessions.logOut();
        expect(await backend.sessions.restore()).toBeNull();
        expect(await visitorValues()).toMatchObject({ users: [ruth], currentUser: null });
      });

      test('does nothing without a session', async () => {
        const { backend, visitorValues } = await implementation.create({ users: [ruth] });
        await backend.sessions.logOut();
        expect(await visitorValues()).toMatchObject({ users: [ruth], currentUser: null });
      });
    });

    describe('sessions.onChange', () => {
      /** A signed-out backend with Ruth's account, and the calls of its listener. */
      async function listening() {
        const { backend } = await implementation.create({ users: [ruth] });
        const heard: (User | null)[] = [];
        const stop = backend.sessions.onChange((user) => heard.push(user));
        return { sessions: backend.sessions, heard, stop };
      }

      test('reports each login, registration and logout once', async () => {
        const { sessions, heard } = await listening();
        const { restore, logIn, logOut, register } = sessions;
        await restore();
        expect(heard).toEqual([]);
        await logIn(buildCredentials());
        await logIn(buildCredentials());
        await logOut();
        await logOut();
        const user = await register(buildRegistration({ email: 'new@wood.example' }));
        expect(heard).toEqual([ruth, null, user]);
      });

      test('does not report a failed login or registration', async () => {
        const { sessions, heard } = await listening();
        await reasonOf(sessions.logIn(buildCredentials({ email: 'unknown@wood.example' })));
        await reasonOf(sessions.register(buildRegistration()));
        expect(heard).toEqual([]);
      });

      test('stops for one listener and goes on for the others', async () => {
        const { sessions, heard, stop } = await listening();
        const { onChange, logIn, logOut } = sessions;
        const stopOther = onChange(() => {});
        await logIn(buildCredentials());
        stopOther();
        await logOut();
        stop();
        await logIn(buildCredentials());
        expect(heard).toEqual([ruth, null]);
      });
    });

    test('stores no password', async () => {
      const { backend, storedText } = await implementation.create();
      const password = 'correct horse battery staple';
      await backend.sessions.register(buildRegistration({ password }));
      await backend.sessions.logOut();
      await backend.sessions.logIn(buildCredentials({ password }));
      expect(await storedText()).toContain('ruth@harrow-joinery.example');
      expect(await storedText()).not.toMatch(/correct|horse|battery|staple|password/i);
    });

    describe('tickets.open', () => {
      test('stores and returns the ticket of the answers', async () => {
        const { backend, visitorValues } = await implementation.create({
          users: [ruth],
          currentUser: ruth,
        });
        const request = buildTicketRequest();

        const ticket = await backend.tickets.open(request);

        expect(ticket).toEqual(
          createTicket({
            ...request,
            customer: ruth,
            replyTime: implementation.replyTime,
            now: mockNow(),
            tickets: [],
          }),
        );
        expect((await visitorValues()).supportTickets).toEqual([ticket]);
      });

      test.each([
        ['a guest', null, {}, 'guest'],
        ['a customer', sam, {}, 'user-7'],
        ['a guest with four answers', null, { answers: buildShortQuestionnaire() }, 'guest'],
      ])('opens a ticket for %s', async (_, currentUser, request, userId) => {
        const { backend, visitorValues } = await implementation.create({
          users: [sam],
          currentUser,
        });
        const ticket = await backend.tickets.open(buildTicketRequest(request));
        expect(ticket.userId).toBe(userId);
        expect((await visitorValues()).supportTickets).toEqual([ticket]);
      });

      test.each([
        ['another account', 'other-account', sam.id, ruth],
        ['a guest who is signed in now', 'other-account', 'guest', ruth],
        ['an account that is signed out now', 'signed-out', ruth.id, null],
      ])('refuses the answers of %s', async (_, code, author, currentUser) => {
        const { backend, visitorValues } = await implementation.create({
          users: [sam, ruth],
          currentUser,
        });
        const request = buildTicketRequest({ author });
        await expect(backend.tickets.open(request)).rejects.toMatchObject({ code });
        expect((await visitorValues()).supportTickets).toEqual([]);
        const sentNow = { ...request, author: currentUser?.id ?? 'guest' };
        expect(await backend.tickets.open(sentNow)).toMatchObject({ userId: sentNow.author });
      });

      test('appends the ticket and keeps the others unchanged', async () => {
        const earlier = [
          buildSupportTicket({ id: 'web-1', date: '2026-01-01T12:00:00.000Z' }),
          buildSupportTicket({
            id: 'web-2',
            date: '2026-01-02T12:00:00.000Z',
            packageId: 'a package of last year',
          }),
        ];
        const { backend, visitorValues } = await implementation.create({ supportTickets: earlier });
        const websitePackage = buildPackageInfo({ id: 'premium' });

        const ticket = await backend.tickets.open(buildTicketRequest({ websitePackage }));

        expect((await visitorValues()).supportTickets).toEqual([...earlier, ticket]);
      });

      test('gives tickets of the same millisecond different ids', async () => {
        const supportTickets = [buildSupportTicket()];
        const { backend, visitorValues } = await implementation.create({ supportTickets });
        const tickets = await Promise.all(
          ['Ash', 'Birch', 'Cedar'].map((businessName) =>
            backend.tickets.open(
              buildTicketRequest({ answers: buildQuestionnaire({ businessName }) }),
            ),
          ),
        );

        expect(tickets.map(({ title }) => title)).toEqual([
          'Web Design Project: Ash',
          'Web Design Project: Birch',
          'Web Design Project: Cedar',
        ]);
        const stored = (await visitorValues()).supportTickets;
        expect(byId(stored)).toEqual(byId([...supportTickets, ...tickets]));
        expect(new Set(stored.map(({ id }) => id)).size).toBe(4);
      });
    });
  });
}
