import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { type Backend, BackendError } from '#src/backend/Backend.ts';
import type { User } from '#src/domain/user.ts';
import { browserImplementations, type StorageErrorCode } from './implementations.ts';
import { reasonOf } from './reasonOf.ts';
import { visitorContract } from './visitor.contract.ts';

const storageErrorCodes: StorageErrorCode[] = ['storage-full', 'storage-unavailable'];
const ruth = buildUser();

browserImplementations.forEach(visitorContract);

describe.each(browserImplementations)(
  'On browser storage, the visitor’s $name',
  (implementation) => {
    test('accepts any password', async () => {
      const { backend } = await implementation.create({ users: [ruth] });
      for (const password of ['oak-and-ash', '123456', '      ']) {
        expect(await backend.sessions.logIn(buildCredentials({ password }))).toEqual(ruth);
      }
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
        const { backend } = await implementation.create({ users: [ruth] }, wait);
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
        const { backend } = await implementation.create({ users: [ruth], currentUser: ruth }, wait);
        expect(await backend.sessions.restore()).toEqual(ruth);
        await backend.sessions.logOut();
        expect(vi.getTimerCount()).toBe(0);
      });
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
        expect(error).toMatchObject({
          code,
          message: expect.stringMatching(/^Your browser .+\.$/),
        });
        expect(await visitorValues()).toEqual(earlier);
        expect(heard).toEqual([]);
      });
    });

    test('logs out with a full storage', async () => {
      const subject = implementation.createFailing('storage-full', { currentUser: ruth });
      await subject.backend.sessions.logOut();
      expect((await subject.visitorValues()).currentUser).toBeNull();
    });

    test('rejects logging out if the session cannot be removed', async () => {
      const subject = implementation.createFailing('storage-unavailable', { currentUser: ruth });
      await expect(subject.backend.sessions.logOut()).rejects.toMatchObject({
        code: 'storage-unavailable',
      });
      expect((await subject.visitorValues()).currentUser).toEqual(ruth);
    });
  },
);
