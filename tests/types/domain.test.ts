import { describe, expectTypeOf, test } from 'vitest';
import type { BackendVerb } from '#mocks/createMemoryBackend.ts';
import type { Locks, StorageEvents } from '#src/backend/browser/browserEnvironment.ts';
import type { PackageId, PaymentLinks, PlanId } from '#src/domain/catalogue.ts';
import type { Credentials, Registration } from '#src/domain/credentials.ts';
import type { PackageInfo, Questionnaire } from '#src/domain/questionnaire.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import type { User } from '#src/domain/user.ts';

describe('Types', () => {
  test('Every package and both billings of every plan need a payment link', () => {
    expectTypeOf<keyof PaymentLinks['packages']>().toEqualTypeOf<PackageId>();
    expectTypeOf<keyof PaymentLinks['hosting']>().toEqualTypeOf<PlanId>();
    expectTypeOf<keyof PaymentLinks['hosting'][PlanId]>().toEqualTypeOf<'monthly' | 'yearly'>();
  });

  test('An accepted questionnaire has text in all of its fields', () => {
    expectTypeOf<Questionnaire[keyof Questionnaire]>().toEqualTypeOf<string>();
  });

  test('The package on its way to the questionnaire is one of the catalogue', () => {
    expectTypeOf<PackageInfo['id']>().toEqualTypeOf<PackageId>();
  });

  test('A ticket starts open, urgent and private', () => {
    expectTypeOf<SupportTicket['status']>().toEqualTypeOf<'Open'>();
    expectTypeOf<SupportTicket['priority']>().toEqualTypeOf<'High'>();
    expectTypeOf<SupportTicket['isPrivate']>().toEqualTypeOf<true>();
  });

  test('A verb that does not exist cannot be made to fail', () => {
    expectTypeOf<'tickets.open'>().toExtend<BackendVerb>();
    expectTypeOf<'sessions.logIn'>().toExtend<BackendVerb>();
    expectTypeOf<'tickets.lose'>().not.toExtend<BackendVerb>();
  });

  test('A verb that answers at once cannot be made to fail or hang', () => {
    expectTypeOf<'sessions.onChange'>().not.toExtend<BackendVerb>();
  });

  test('A registration has what logging in asks for, and an account has no password', () => {
    expectTypeOf<Registration>().toExtend<Credentials>();
    expectTypeOf<keyof User>().toEqualTypeOf<'id' | 'email' | 'name'>();
  });

  test('A browser has the locks and the events that the backend asks for', () => {
    expectTypeOf<LockManager>().toExtend<Locks>();
    expectTypeOf<Window>().toExtend<StorageEvents>();
  });
});
