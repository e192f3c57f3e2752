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

const writtenInOtherWays: [string, string][] = [
  ['as it was', ruth.email],
  ['in capitals', ruth.email.toUpperCase()],
  ['between blanks', `  ${ruth.email}\t`],
];

describe.each(implementations)('Every backend keeps its word: $name', (implementation) => {
  describe('sessions.restore', () => {
    test('To a new visitor nobody is signed in', async () => {
      const { backend, kept } = implementation.create();
      expect(await backend.sessions.restore()).toBeNull();
      expect(kept()).toEqual({ users: [], currentUser: null, supportTickets: [] });
    });

    test('Who was signed in still is', async () => {
      const { backend } = implementation.create({ users: [sam, ruth], currentUser: ruth });
      expect(await backend.sessions.restore()).toEqual(ruth);
    });
  });

  describe('sessions.logIn', () => {
    test.each(writtenInOtherWays)('An email written %s finds its account', async (_, email) => {
      const { backend, kept } = implementation.create({ users: [sam, ruth] });
      const user = await backend.sessions.logIn(buildCredentials({ email }));
      expect(user).toEqual(ruth);
      expect(await backend.sessions.restore()).toEqual(ruth);
      expect(kept()).toMatchObject({ users: [sam, ruth], currentUser: ruth });
    });

    test('Any password will do', async () => {
      const { backend } = implementation.create({ users: [ruth] });
      for (const password of ['oak-and-ash', '123456', '      ']) {
        expect(await backend.sessions.logIn(buildCredentials({ password }))).toEqual(ruth);
      }
    });

    test('It takes the place of whoever was signed in', async () => {
      const { backend, kept } = implementation.create({ users: [sam, ruth], currentUser: sam });
      await backend.sessions.logIn(buildCredentials());
      expect(kept()).toMatchObject({ users: [sam, ruth], currentUser: ruth });
    });

    test('An unknown email is refused in words, and whoever was signed in still is', async () => {
      const { backend, kept } = implementation.create({ users: [sam], currentUser: sam });
      const error = await reasonOf(backend.sessions.logIn(buildCredentials()));
      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({
        code: 'user-not-found',
        message: 'User not found. Please check your email or register.',
      });
      expect(kept()).toMatchObject({ users: [sam], currentUser: sam });
    });
  });

  describe('sessions.register', () => {
    test('A new customer gets an account, and is signed in to it', async () => {
      const { backend, kept } = implementation.create({ users: [sam], currentUser: sam });
      const user = await backend.sessions.register(buildRegistration());
      expect(user).toEqual({
        id: `user-${mockNow().getTime()}`,
        email: 'ruth@harrow-joinery.example',
        name: 'Ruth Harrow',
      });
      expect(kept()).toMatchObject({ users: [sam, user], currentUser: user });
      expect(await backend.sessions.restore()).toEqual(user);
    });

    test.each(writtenInOtherWays)(
      'An email in use, written %s, is refused in words',
      async (_, email) => {
        const { backend, kept } = implementation.create({ users: [sam, ruth], currentUser: sam });
        const error = await reasonOf(backend.sessions.register(buildRegistration({ email })));
        expect(error).toBeInstanceOf(BackendError);
        expect(error).toMatchObject({
          code: 'email-in-use',
          message: 'Email already in use. Please try another or login.',
        });
        expect(kept()).toMatchObject({ users: [sam, ruth], currentUser: sam });
      },
    );

    test('Accounts made in the same millisecond have different ids', async () => {
      const { backend, kept } = implementation.create();
      const users = await Promise.all(
        ['ash@wood.example', 'birch@wood.example', 'cedar@wood.example'].map((email) =>
          backend.sessions.register(buildRegistration({ email })),
        ),
      );
      expect(kept().users).toEqual(users);
      expect(new Set(users.map(({ id }) => id)).size).toBe(3);
    });

    test('The same email asked for twice at once is one account and one refusal', async () => {
      const { backend, kept } = implementation.create();
      const [first, second] = await Promise.all([
        backend.sessions.register(buildRegistration()),
        reasonOf(backend.sessions.register(buildRegistration({ name: 'Rhys Harrow' }))),
      ]);
      expect(second).toMatchObject({ code: 'email-in-use' });
      expect(kept()).toMatchObject({ users: [first], currentUser: first });
    });

    test('Any name and email come back as they were given, but for the blanks around them', async () => {
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
    test('Nobody is signed in any more, and the account stays', async () => {
      const { backend, kept } = implementation.create({ users: [ruth], currentUser: ruth });
      await backend.sessions.logOut();
      expect(await backend.sessions.restore()).toBeNull();
      expect(kept()).toMatchObject({ users: [ruth], currentUser: null });
    });

    test('Where nobody is signed in, nothing happens', async () => {
      const { backend, kept } = implementation.create({ users: [ruth] });
      await backend.sessions.logOut();
      expect(kept()).toMatchObject({ users: [ruth], currentUser: null });
    });
  });

  describe('sessions.onChange', () => {
    /** A signed-out backend with Ruth's account, and what its listener heard. */
    function listening() {
      const { backend } = implementation.create({ users: [ruth] });
      const heard: (User | null)[] = [];
      const stop = backend.sessions.onChange((user) => heard.push(user));
      return { ...backend.sessions, heard, stop };
    }

    test('It tells of every login, registration and logout, once each', async () => {
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

    test('It tells nothing of what failed', async () => {
      const { logIn, register, heard } = listening();
      await reasonOf(logIn(buildCredentials({ email: 'nobody@wood.example' })));
      await reasonOf(register(buildRegistration()));
      expect(heard).toEqual([]);
    });

    test('Who stops listening hears no more, and the others do', async () => {
      const { onChange, logIn, logOut, heard, stop } = listening();
      const stopNothing = onChange(() => {});
      await logIn(buildCredentials());
      stopNothing();
      await logOut();
      stop();
      await logIn(buildCredentials());
      expect(heard).toEqual([ruth, null]);
    });
  });

  describe('The time that a session takes', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

    test.each<[string, (sessions: Backend['sessions']) => Promise<unknown>]>([
      ['Logging in', ({ logIn }) => logIn(buildCredentials())],
      ['A refused login', ({ logIn }) => logIn(buildCredentials({ email: 'no@wood.example' }))],
      ['Registering', ({ register }) => register(buildRegistration({ email: 'a@wood.example' }))],
      ['A refused registration', ({ register }) => register(buildRegistration())],
    ])('%s takes 1000 ms', async (_, act) => {
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

    test('Restoring and logging out take none', async () => {
      vi.useFakeTimers();
      const { backend } = implementation.create({ users: [ruth], currentUser: ruth }, wait);
      expect(await backend.sessions.restore()).toEqual(ruth);
      await backend.sessions.logOut();
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test('No password is kept anywhere', async () => {
    const { backend, keptText } = implementation.create();
    const password = 'correct horse battery staple';
    await backend.sessions.register(buildRegistration({ password }));
    await backend.sessions.logOut();
    await backend.sessions.logIn(buildCredentials({ password }));
    expect(keptText()).toContain('ruth@harrow-joinery.example');
    expect(keptText()).not.toMatch(/correct|horse|battery|staple|password/i);
  });

  describe.each(storageErrorCodes)('When nothing more can be kept (%s)', (code) => {
    const earlier = { users: [ruth], currentUser: null, supportTickets: [buildSupportTicket()] };

    test.each<[string, (backend: Backend) => Promise<unknown>]>([
      ['A login', ({ sessions }) => sessions.logIn(buildCredentials())],
      [
        'A registration',
        ({ sessions }) => sessions.register(buildRegistration({ email: 'a@wood.example' })),
      ],
      ['A ticket', ({ tickets }) => tickets.open(buildTicketRequest())],
    ])('%s is refused in words, and nothing is lost', async (_, act) => {
      const { backend, kept } = implementation.createFailing(code, earlier);
      const heard: (User | null)[] = [];
      backend.sessions.onChange((user) => heard.push(user));

      const error = await reasonOf(act(backend));

      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^Your browser .+\.$/) });
      expect(kept()).toEqual(earlier);
      expect(heard).toEqual([]);
    });
  });

  test('A full storage does not stop anybody from logging out', async () => {
    const subject = implementation.createFailing('storage-full', { currentUser: ruth });
    await subject.backend.sessions.logOut();
    expect(subject.kept().currentUser).toBeNull();
  });

  test('Where the session cannot be ended, logging out says so', async () => {
    const subject = implementation.createFailing('storage-unavailable', { currentUser: ruth });
    await expect(subject.backend.sessions.logOut()).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(subject.kept().currentUser).toEqual(ruth);
  });

  describe('tickets.open', () => {
    test('A customer gets the ticket that the answers make, and it is kept', async () => {
      const { backend, kept } = implementation.create();
      const request = buildTicketRequest();

      const ticket = await backend.tickets.open(request);

      expect(ticket).toEqual(
        createTicket({ ...request, replyTime: '1-2 business days', now: mockNow(), tickets: [] }),
      );
      expect(kept().supportTickets).toEqual([ticket]);
    });

    test.each([
      ['a guest', { customer: null }, 'guest'],
      ['a customer', { customer: sam }, 'user-7'],
      [
        'a guest with four answers',
        { customer: null, answers: buildShortQuestionnaire() },
        'guest',
      ],
    ])('%s can open one', async (_, request, userId) => {
      const { backend, kept } = implementation.create();
      const ticket = await backend.tickets.open(buildTicketRequest(request));
      expect(ticket.userId).toBe(userId);
      expect(kept().supportTickets).toEqual([ticket]);
    });

    test('A ticket joins those that are there, which stay as they are', async () => {
      const earlier = [
        buildSupportTicket({ id: 'web-1' }),
        buildSupportTicket({ id: 'web-2', packageId: 'a package of last year' }),
      ];
      const { backend, kept } = implementation.create({ supportTickets: earlier });
      const websitePackage = buildPackageInfo({ id: 'premium' });

      const ticket = await backend.tickets.open(buildTicketRequest({ websitePackage }));

      expect(kept().supportTickets).toEqual([...earlier, ticket]);
    });

    test('Tickets opened in the same millisecond have different ids', async () => {
      const supportTickets = [buildSupportTicket()];
      const { backend, kept } = implementation.create({ supportTickets });
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
      expect(kept().supportTickets).toEqual([...supportTickets, ...tickets]);
      expect(new Set(kept().supportTickets.map(({ id }) => id)).size).toBe(4);
    });
  });
});
