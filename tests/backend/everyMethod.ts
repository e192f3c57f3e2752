import type { WholeBackend } from '#mocks/createBackendOver.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { buildOrderQuery } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import type { BackendMethod } from '#mocks/withFaults.ts';
import type { SiteData } from '#src/domain/siteData.ts';

/** A backup with two readable values, an unreadable one and a partly readable one. */
const siteDataFile = JSON.stringify({
  version: 1,
  savedAt: '2026-03-02T09:30:00.000Z',
  contents: { orders: [], theme: 'light', webDevPrices: 7, users: [buildUser(), 7] },
  unreadable: [],
} satisfies SiteData);

const ignore = () => {};
const captchaEvents = { isCompact: false, onToken: ignore, onExpire: ignore, onFail: ignore };
const { id: userId } = buildUser();
const { id: ticketId } = buildSupportTicket();

type ArgumentsOf<Method> = Method extends (...details: infer Details) => unknown ? Details : never;

type MethodNamed<Name> = Name extends `${infer Group}.${infer Method}`
  ? Group extends keyof WholeBackend
    ? Method extends keyof WholeBackend[Group]
      ? WholeBackend[Group][Method]
      : never
    : never
  : never;

/** What to call each method of both modes with. It succeeds if `buildUser` has an account. */
const details: { [Name in BackendMethod]: ArgumentsOf<MethodNamed<Name>> } = {
  'sessions.restore': [],
  'sessions.logIn': [buildCredentials()],
  'sessions.register': [buildRegistration({ email: 'a@wood.example' })],
  'sessions.logOut': [],
  'account.exportData': [],
  'account.remove': [{ password: buildCredentials().password }],
  'quotes.showCaptcha': [{} as HTMLElement, captchaEvents],
  'quotes.send': [{ quote: buildQuote(), captchaToken: 'token' }],
  'quotes.readLockout': [],
  'quotes.restoreDraft': [],
  'quotes.keepDraft': [buildQuote()],
  'tickets.open': [buildTicketRequest()],
  'tickets.claim': [ticketId],
  'tickets.list': [],
  'tickets.read': [ticketId],
  'tickets.reply': [{ ticketId, text: 'Hello' }],
  'tickets.restoreDraft': [],
  'tickets.keepDraft': [buildQuestionnaire()],
  'tickets.restoreMessage': ['reply web-1'],
  'tickets.keepMessage': ['reply web-1', { text: 'Hello' }],
  'admin.restore': [],
  'admin.signIn': [buildAdminCredentials()],
  'admin.signOut': [],
  'orders.list': [buildOrderQuery()],
  'orders.listAll': [buildOrderQuery()],
  'accounts.list': [accountQuery],
  'accounts.resetPassword': [{ userId, password: 'oak-and-ash' }],
  'accounts.remove': [userId],
  'webDevPrices.read': [],
  'webDevPrices.save': [buildPrices().webDev],
  'hostingPrices.read': [],
  'hostingPrices.save': [buildPrices().hosting],
  'paymentSettings.read': [],
  'paymentSettings.save': [buildPaymentSettings()],
  'paymentSettings.testConnection': [buildPaymentSettings()],
  'emailTemplates.list': [],
  'emailTemplates.defaults': [],
  'emailTemplates.save': [buildEmailTemplate()],
  'emailTemplates.sendTest': [buildEmailTemplate()],
  'ownersTickets.list': [{ text: '', status: 'all', page: 1 }],
  'ownersTickets.open': [ticketId],
  'ownersTickets.write': [{ ticketId, text: 'Hello', isNote: false }],
  'ownersTickets.change': [{ ticketId, status: 'Closed' }],
  'ownersTickets.remove': [ticketId],
  'today.read': [],
  'savedReplies.list': [],
  'savedReplies.save': [buildSavedReply()],
  'savedReplies.remove': [buildSavedReply().id],
  'siteData.exportAll': [],
  'siteData.import': [siteDataFile],
  'siteData.unreadable': [],
  'siteData.discardUnreadable': [[]],
};

export const everyMethod = Object.keys(details) as BackendMethod[];

/** Calls the method with this full name. */
export async function callMethod(backend: WholeBackend, name: BackendMethod): Promise<unknown> {
  const [group, method] = name.split('.') as [keyof WholeBackend, string];
  return Reflect.get(Object(backend[group]), method)(...details[name]);
}
