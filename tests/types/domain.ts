/** What `tsc` checks. Nothing runs this file. */
import { expectTypeOf } from 'vitest';
import type { BackendMethod } from '#mocks/withFaults.ts';
import type { AdminError } from '#src/backend/adminErrors.ts';
import type { BackendErrorCode } from '#src/backend/Backend.ts';
import type { Locks, StorageEvents } from '#src/backend/storage/browserEnvironment.ts';
import type { Credentials, Registration } from '#src/domain/credentials.ts';
import type { EmailTemplate } from '#src/domain/emailTemplates.ts';
import type { ListedStatus } from '#src/domain/orderStatus.ts';
import type { Order } from '#src/domain/orders.ts';
import type { PaymentSettings } from '#src/domain/paymentSettings.ts';
import type { Questionnaire } from '#src/domain/questionnaire.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import type { User } from '#src/domain/user.ts';

// An accepted questionnaire has text in all of its fields.
expectTypeOf<Questionnaire[keyof Questionnaire]>().toEqualTypeOf<string>();

// How a ticket goes on is for other tools to say.
expectTypeOf<SupportTicket['status']>().toEqualTypeOf<string>();
expectTypeOf<SupportTicket['priority']>().toEqualTypeOf<string>();
expectTypeOf<SupportTicket['isPrivate']>().toEqualTypeOf<boolean>();

// A method that does not exist cannot be made to fail.
expectTypeOf<'tickets.open'>().toExtend<BackendMethod>();
expectTypeOf<'sessions.logIn'>().toExtend<BackendMethod>();
expectTypeOf<'accounts.remove'>().toExtend<BackendMethod>();
expectTypeOf<'tickets.lose'>().not.toExtend<BackendMethod>();

// A synchronous method cannot be made to fail or hang.
expectTypeOf<'sessions.onChange'>().not.toExtend<BackendMethod>();
expectTypeOf<'admin.onChange'>().not.toExtend<BackendMethod>();

// A registration has what logging in asks for, and an account has no password.
expectTypeOf<Registration>().toExtend<Credentials>();
expectTypeOf<keyof User>().toEqualTypeOf<'id' | 'email' | 'name'>();

// What the owner works on has the fields of the specification.
expectTypeOf<keyof Order>().toEqualTypeOf<
  'id' | 'customer' | 'service' | 'date' | 'amount' | 'status'
>();
expectTypeOf<ListedStatus>().toEqualTypeOf<'Completed' | 'In Progress' | 'Active'>();
expectTypeOf<keyof PaymentSettings>().toEqualTypeOf<
  'publishableKey' | 'testMode' | 'secretKey' | 'webhookSecret'
>();
expectTypeOf<keyof EmailTemplate>().toEqualTypeOf<'id' | 'name' | 'subject' | 'body'>();

// The error codes of visitors and of the owner are different.
expectTypeOf<'account-not-deleted'>().toExtend<AdminError['code']>();
expectTypeOf<'account-lost'>().not.toExtend<AdminError['code']>();
expectTypeOf<AdminError['code'] & BackendErrorCode>().toEqualTypeOf<never>();

// A browser has the locks and the events that the backend asks for.
expectTypeOf<LockManager>().toExtend<Locks>();
expectTypeOf<Window>().toExtend<StorageEvents>();
