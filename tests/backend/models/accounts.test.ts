import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { normaliseEmail } from '#src/domain/credentials.ts';
import type { User } from '#src/domain/user.ts';
import { anyTab, command, failureOf, follows, type Limits, type World } from './world.ts';

interface Model extends Limits {
  /** Names by email. */
  accounts: Map<string, string>;
  signedIn: string | null;
}

const anyEmail = fc.constantFrom(
  'ash@wood.example',
  ' ASH@wood.example ',
  'oak@wood.example',
  'Elm@wood.example',
);
const anyName = fc.constantFrom('Ash', 'Oak', '梅', 'أرز', '🌲', 'x'.repeat(1000));

function expectKept(model: Model, world: World) {
  const users = (world.stored('users') ?? []) as User[];
  expect(users.map(({ email }) => normaliseEmail(email)).sort()).toEqual(
    [...model.accounts.keys()].sort(),
  );
  expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
}

const register = fc.tuple(anyTab, anyName, anyEmail).map(([tab, name, email]) =>
  command<Model>(`register ${email} in ${tab}`, async (model, world) => {
    const key = normaliseEmail(email);
    const full = model.isFull ? 'storage-full' : null;
    const expected = model.accounts.has(key) ? 'email-in-use' : full;
    const registration = buildRegistration({ name, email });
    expect(await failureOf(world.tab(tab).sessions.register(registration))).toBe(expected);
    if (!expected) {
      model.accounts.set(key, name);
      model.signedIn = key;
    }
    expectKept(model, world);
  }),
);

const logIn = fc.tuple(anyTab, anyEmail).map(([tab, email]) =>
  command<Model>(`log in ${email} in ${tab}`, async (model, world) => {
    const key = normaliseEmail(email);
    const full = model.isFull ? 'storage-full' : null;
    const expected = model.accounts.has(key) ? full : 'user-not-found';
    const answer = world.tab(tab).sessions.logIn({ email, password: 'whatever' });
    expect(await failureOf(answer)).toBe(expected);
    if (!expected) model.signedIn = key;
  }),
);

const logOut = anyTab.map((tab) =>
  command<Model>(`log out in ${tab}`, async (model, world) => {
    await world.tab(tab).sessions.logOut();
    model.signedIn = null;
  }),
);

const look = anyTab.map((tab) =>
  command<Model>(`look in ${tab}`, async (model, world) => {
    const user = await world.tab(tab).sessions.restore();
    expect(user && normaliseEmail(user.email)).toBe(model.signedIn);
    if (user) expect(user.name).toBe(model.accounts.get(model.signedIn ?? ''));
  }),
);

const remove = fc.tuple(anyTab, anyEmail).map(([tab, email]) =>
  command<Model>(`delete ${email} in ${tab}`, async (model, world) => {
    const key = normaliseEmail(email);
    const { accounts } = world.tab(tab);
    const account = (await accounts.list()).find((each) => normaliseEmail(each.email) === key);
    expect(account !== undefined).toBe(model.accounts.has(key));
    const isPossible = account !== undefined && !model.isFull;
    const failure = await failureOf(accounts.remove(account?.id ?? 'user-0'));
    expect(failure).toBe(isPossible ? null : 'account-not-deleted');
    if (isPossible) {
      model.accounts.delete(key);
      if (model.signedIn === key) model.signedIn = null;
    }
    expectKept(model, world);
  }),
);

test('Whatever is done in two tabs, accounts and who is signed in are what a simple model says', () =>
  follows<Model>(
    () => ({ isFull: false, accounts: new Map(), signedIn: null }),
    fc.oneof(register, logIn, logOut, look, remove),
  ));
