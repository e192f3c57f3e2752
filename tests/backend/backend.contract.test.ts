import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuestionnaire, buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { type Backend, BackendError } from '#src/backend/Backend.ts';
import { createTicket } from '#src/domain/ticket.ts';
import type { User } from '#src/domain/user.ts';
import { runs } from '../support/effort.ts';
import { implementations, type StorageErrorCode } from './implementations.ts';

const storageErrorCodes: StorageErrorCode[] = ['storage-full', 'storage-unavailable'];
const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no reason: it succeeded',
    (reason: unknown) => reason,
  );

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

const emailSpellings: [string, string][] = [
  ['unchanged', ruth.email],
  ['in capitals', ruth.email.toUpperCase()],
  ['between spaces', `  ${ruth.email}\t`],
];

describe.each(implementations)('The visitor’s $name', (implementation) => {
  describe('sessions.restore', () => {
    test('finds no user in an empty storage', async () => {
      const { backend, visitorValues } = implementation.create();
      expect(await backend.sessions.restore()).toBeNull();
      expect(visitorValues()).toEqual({ users: [], currentUser: null, supportTickets: [] });
    });

    test('finds the stored user', async () => {
      const { backend } = implementation.create({ users: [sam, ruth], currentUser: ruth });
      expect(await backend.sessions.restore()).toEqual(ruth);
    });
  });

  describe('sessions.logIn', () => {
    test.each(emailSpellings)('finds the account by its email, written %s', async (_, email) => {
      const { backend, visitorValues } = implementation.create({ users: [sam, ruth] });
      const user = await backend.sessions.logIn(buildCredentials({ email }));
      expect(user).toEqual(ruth);
      expect(await backend.sessions.restore()).toEqual(ruth);
      expect(visitorValues()).toMatchObject({ users: [sam, ruth], currentUser: ruth });
    });

    test('accepts any password', async () => {
      const { backend } = implementation.create({ users: [ruth] });
      for (const password of ['oak-and-ash', '123456', '      ']) {
        expect(await backend.sessions.logIn(buildCredentials({ password }))).toEqual(ruth);
      }
    });

    test('replaces the signed-in user', async () => {
      const { backend, visitorValues } = implementation.create({
        users: [sam, ruth],
        currentUser: sam,
      });
      await backend.sessions.logIn(buildCredentials());
      expect(visitorValues()).toMatchObject({ users: [sam, ruth], currentUser: ruth });
    });

    test('rejects an unknown email and keeps the signed-in user', async () => {
      const { backend, visitorValues } = implementation.create({ users: [sam], currentUser: sam });
      const error = await reasonOf(backend.sessions.logIn(buildCredentials()));
      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({
        code: 'user-not-found',
        message: 'User not found. Please check your email or register.',
      });
      expect(visitorValues()).toMatchObject({ users: [sam], currentUser: sam });
    });
  });

  describe('sessions.register', () => {
    test('creates an account and signs in to it', async () => {
      const { backend, visitorValues } = implementation.create({ users: [sam], currentUser: sam });
      const user = await backend.sessions.register(buildRegistration());
      expect(user).toEqual({
        id: `user-${mockNow().getTime()}`,
        email: 'ruth@harrow-joinery.example',
        name: 'Ruth Harrow',
      });
      expect(visitorValues()).toMatchObject({ users: [sam, user], currentUser: user });
      expect(await backend.sessions.restore()).toEqual(user);
    });

    test.each(emailSpellings)('rejects an email in use, written %s', async (_, email) => {
      const { backend, visitorValues } = implementation.create({
        users: [sam, ruth],
        currentUser: sam,
      });
      const error = await reasonOf(backend.sessions.register(buildRegistration({ email })));
      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({
        code: 'email-in-use',
        message: 'Email already in use. Please try another or login.',
      });
      expect(visitorValues()).toMatchObject({ users: [sam, ruth], currentUser: sam });
    });

    test('gives accounts of the same millisecond different ids', async () => {
      const { backend, visitorValues } = implementation.create();
      const users = await Promise.all(
        ['ash@wood.example', 'birch@wood.example', 'cedar@wood.example'].map((email) =>
          backend.sessions.register(buildRegistration({ email })),
        ),
      );
      expect(visitorValues().users).toEqual(users);
      expect(new Set(users.map(({ id }) => id)).size).toBe(3);
    });

    test('creates one account if the same email is registered twice at once', async () => {
      const { backend, visitorValues } = implementation.create();
      const [first, second] = await Promise.all([
        backend.sessions.register(buildRegistration()),
        reasonOf(backend.sessions.register(buildRegistration({ name: 'Rhys Harrow' }))),
      ]);
      expect(second).toMatchObject({ code: 'email-in-use' });
      expect(visitorValues()).toMatchObject({ users: [first], currentUser: first });
    });

    test('trims names and emails and keeps them otherwise', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string(), fc.emailAddress(), async (name, email) => {
          const { backend } = implementation.create();
          const user = await backend.sessions.register(
            buildRegistration({ name: ` ${name} `, email: ` ${email} ` }),
          );
          expect(user).toMatchObject({ name: name.trim(), email });
          expect(await backend.sessions.restore()).toEqual(user);
          await backend.sessions.logOut();
          const credentials = buildCredentials({ email: email.toUpperCase() });
          expect(await backend.sessions.logIn(credentials)).toEqual(user);
        }),
        { numRuns: runs(50) },
      );
    });
  });

  describe('sessions.logOut', () => {
    test('ends the session and keeps the account', async () => {
      const { backend, visitorValues } = implementation.create({
        users: [ruth],
        currentUser: ruth,
      });
      await backend.sessions.logOut();
      expect(await backend.sessions.restore()).toBeNull();
      expect(visitorValues()).toMatchObject({ users: [ruth], currentUser: null });
    });

    test('does nothing without a session', async () => {
      const { backend, visitorValues } = implementation.create({ users: [ruth] });
      await backend.sessions.logOut();
      expect(visitorValues()).toMatchObject({ users: [ruth], currentUser: null });
    });
  });

  describe('sessions.onChange', () => {
    /** A signed-out backend with Ruth's account, and the calls of its listener. */
    function listening() {
      const { backend } = implementation.create({ users: [ruth] });
      const heard: (User | null)[] = [];
      const stop = backend.sessions.onChange((user) => heard.push(user));
      return { ...backend.sessions, heard, stop };
    }

    test('reports each login, registration and logout once', async () => {
      const { restore, logIn, logOut, register, heard } = listening();
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
      const { logIn, register, heard } = listening();
      await reasonOf(logIn(buildCredentials({ email: 'unknown@wood.example' })));
      await reasonOf(register(buildRegistration()));
      expect(heard).toEqual([]);
    });

    test('stops for one listener and goes on for the others', async () => {
      const { onChange, logIn, logOut, heard, stop } = listening();
      const stopOther = onChange(() => {});
      await logIn(buildCredentials());
      stopOther();
      await logOut();
      stop();
      await logIn(buildCredentials());
      expect(heard).toEqual([ruth, null]);
    });
  });

  describe('delays', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

    test.each<[string, (sessions: Backend['sessions']) => Promise<unknown>]>([
      ['a login', ({ logIn }) => logIn(buildCredentials())],
      ['a rejected login', ({ logIn }) => logIn(buildCredentials({ email: 'no@wood.example' }))],
      [
        'a registration',
        ({ register }) => register(buildRegistration({ email: 'a@wood.example' })),
      ],
      ['a rejected registration', ({ register }) => register(buildRegistration())],
    ])('%s by 1000 ms', async (_, act) => {
      vi.useFakeTimers();
      const { backend } = implementation.create({ users: [ruth] }, wait);
      let isDone = false;
      void reasonOf(act(backend.sessions)).then(() => {
        isDone = true;
      });
      await vi.advanceTimersByTimeAsync(999);
      expect(isDone).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(isDone).toBe(true);
    });

    test('neither restoring nor logging out', async () => {
      vi.useFakeTimers();
      const { backend } = implementation.create({ users: [ruth], currentUser: ruth }, wait);
      expect(await backend.sessions.restore()).toEqual(ruth);
      await backend.sessions.logOut();
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test('stores no password', async () => {
    const { backend, storedText } = implementation.create();
    const password = 'correct horse battery staple';
    await backend.sessions.register(buildRegistration({ password }));
    await backend.sessions.logOut();
    await backend.sessions.logIn(buildCredentials({ password }));
    expect(storedText()).toContain('ruth@harrow-joinery.example');
    expect(storedText()).not.toMatch(/correct|horse|battery|staple|password/i);
  });

  describe.each(storageErrorCodes)('rejects with %s', (code) => {
    const earlier = { users: [ruth], currentUser: null, supportTickets: [buildSupportTicket()] };

    test.each<[string, (backend: Backend) => Promise<unknown>]>([
      ['a login', ({ sessions }) => sessions.logIn(buildCredentials())],
      [
        'a registration',
        ({ sessions }) => sessions.register(buildRegistration({ email: 'a@wood.example' })),
      ],
      ['a ticket', ({ tickets }) => tickets.open(buildTicketRequest())],
    ])('for %s and changes nothing', async (_, act) => {
      const { backend, visitorValues } = implementation.createFailing(code, earlier);
      const heard: (User | null)[] = [];
      backend.sessions.onChange((user) => heard.push(user));

      const error = await reasonOf(act(backend));

      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^Your browser .+\.$/) });
      expect(visitorValues()).toEqual(earlier);
      expect(heard).toEqual([]);
    });
  });

  test('logs out with a full storage', async () => {
    const subject = implementation.createFailing('storage-full', { currentUser: ruth });
    await subject.backend.sessions.logOut();
    expect(subject.visitorValues().currentUser).toBeNull();
  });

  test('rejects logging out if the session cannot be removed', async () => {
    const subject = implementation.createFailing('storage-unavailable', { currentUser: ruth });
    await expect(subject.backend.sessions.logOut()).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(subject.visitorValues().currentUser).toEqual(ruth);
  });

  describe('tickets.open', () => {
    test('stores and returns the ticket of the answers', async () => {
      const { backend, visitorValues } = implementation.create();
      const request = buildTicketRequest();

      const ticket = await backend.tickets.open(request);

      expect(ticket).toEqual(
        createTicket({ ...request, replyTime: '3-4 working days', now: mockNow(), tickets: [] }),
      );
      expect(visitorValues().supportTickets).toEqual([ticket]);
    });

    test.each([
      ['a guest', { customer: null }, 'guest'],
      ['a customer', { customer: sam }, 'user-7'],
      [
        'a guest with four answers',
        { customer: null, answers: buildShortQuestionnaire() },
        'guest',
      ],
    ])('opens a ticket for %s', async (_, request, userId) => {
      const { backend, visitorValues } = implementation.create();
      const ticket = await backend.tickets.open(buildTicketRequest(request));
      expect(ticket.userId).toBe(userId);
      expect(visitorValues().supportTickets).toEqual([ticket]);
    });

    test('appends the ticket and keeps the others unchanged', async () => {
      const earlier = [
        buildSupportTicket({ id: 'web-1' }),
        buildSupportTicket({ id: 'web-2', packageId: 'a package of last year' }),
      ];
      const { backend, visitorValues } = implementation.create({ supportTickets: earlier });
      const websitePackage = buildPackageInfo({ id: 'premium' });

      const ticket = await backend.tickets.open(buildTicketRequest({ websitePackage }));

      expect(visitorValues().supportTickets).toEqual([...earlier, ticket]);
    });

    test('gives tickets of the same millisecond different ids', async () => {
      const supportTickets = [buildSupportTicket()];
      const { backend, visitorValues } = implementation.create({ supportTickets });
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
      expect(visitorValues().supportTickets).toEqual([...supportTickets, ...tickets]);
      expect(new Set(visitorValues().supportTickets.map(({ id }) => id)).size).toBe(4);
    });
  });
});
