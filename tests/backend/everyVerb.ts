import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { BackendVerb } from '#mocks/withFaults.ts';
import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import type { Backend } from '#src/backend/Backend.ts';
import type { SiteData } from '#src/domain/siteData.ts';

type VerbOf<Area extends string> = Extract<BackendVerb, `${Area}.${string}`>;

/** A backup with two readable parts, an unreadable one and a partly readable one. */
const siteDataFile = JSON.stringify({
  version: 1,
  savedAt: '2026-03-02T09:30:00.000Z',
  contents: { orders: [], theme: 'light', webDevPrices: 7, users: [buildUser(), 7] },
  unreadable: [],
} satisfies SiteData);

/** One call of each of the visitor's verbs; it succeeds if `buildUser` has an account. */
export const visitorVerbs: Readonly<
  Record<VerbOf<keyof Backend>, (backend: Backend) => Promise<unknown>>
> = {
  'sessions.restore': ({ sessions }) => sessions.restore(),
  'sessions.logIn': ({ sessions }) => sessions.logIn(buildCredentials()),
  'sessions.register': ({ sessions }) =>
    sessions.register(buildRegistration({ email: 'a@wood.example' })),
  'sessions.logOut': ({ sessions }) => sessions.logOut(),
  'account.exportData': ({ account }) => account.exportData(),
  'account.remove': ({ account }) => account.remove({ password: buildCredentials().password }),
  'quotes.showCaptcha': ({ quotes }) =>
    quotes.showCaptcha({} as HTMLElement, {
      isCompact: false,
      onToken: () => {},
      onExpire: () => {},
      onFail: () => {},
    }),
  'quotes.send': ({ quotes }) => quotes.send({ quote: buildQuote(), captchaToken: 'token' }),
  'quotes.readLockout': ({ quotes }) => quotes.readLockout(),
  'quotes.restoreDraft': ({ quotes }) => quotes.restoreDraft(),
  'quotes.keepDraft': ({ quotes }) => quotes.keepDraft(buildQuote()),
  'tickets.open': ({ tickets }) => tickets.open(buildTicketRequest()),
  'tickets.claim': ({ tickets }) => tickets.claim(buildSupportTicket().id),
  'tickets.list': ({ tickets }) => tickets.list(),
  'tickets.read': ({ tickets }) => tickets.read(buildSupportTicket().id),
  'tickets.reply': ({ tickets }) =>
    tickets.reply({ ticketId: buildSupportTicket().id, text: 'Hello' }),
  'tickets.restoreDraft': ({ tickets }) => tickets.restoreDraft(),
  'tickets.keepDraft': ({ tickets }) => tickets.keepDraft(buildQuestionnaire()),
  'tickets.restoreMessage': ({ tickets }) => tickets.restoreMessage('reply web-1'),
  'tickets.keepMessage': ({ tickets }) => tickets.keepMessage('reply web-1', { text: 'Hello' }),
};

/** Likewise of each of the owner's verbs. */
export const ownerVerbs: Readonly<
  Record<VerbOf<keyof AdminBackend>, (backend: AdminBackend) => Promise<unknown>>
> = {
  'admin.restore': ({ admin }) => admin.restore(),
  'admin.signIn': ({ admin }) => admin.signIn(buildAdminCredentials()),
  'admin.signOut': ({ admin }) => admin.signOut(),
  'orders.list': ({ orders }) => orders.list(),
  'accounts.list': ({ accounts }) => accounts.list(),
  'accounts.resetPassword': ({ accounts }) =>
    accounts.resetPassword({ userId: buildUser().id, password: 'oak-and-ash' }),
  'accounts.remove': ({ accounts }) => accounts.remove(buildUser().id),
  'prices.readWebDev': ({ prices }) => prices.readWebDev(),
  'prices.saveWebDev': ({ prices }) => prices.saveWebDev(buildPrices().webDev),
  'prices.readHosting': ({ prices }) => prices.readHosting(),
  'prices.saveHosting': ({ prices }) => prices.saveHosting(buildPrices().hosting),
  'paymentSettings.read': ({ paymentSettings }) => paymentSettings.read(),
  'paymentSettings.save': ({ paymentSettings }) => paymentSettings.save(buildPaymentSettings()),
  'paymentSettings.testConnection': ({ paymentSettings }) =>
    paymentSettings.testConnection(buildPaymentSettings()),
  'emailTemplates.list': ({ emailTemplates }) => emailTemplates.list(),
  'emailTemplates.defaults': ({ emailTemplates }) => emailTemplates.defaults(),
  'emailTemplates.save': ({ emailTemplates }) => emailTemplates.save(buildEmailTemplate()),
  'emailTemplates.sendTest': ({ emailTemplates }) => emailTemplates.sendTest(buildEmailTemplate()),
  'desk.list': ({ desk }) => desk.list({ text: '', status: 'all', page: 1 }),
  'desk.countWaiting': ({ desk }) => desk.countWaiting(),
  'desk.open': ({ desk }) => desk.open(buildSupportTicket().id),
  'desk.write': ({ desk }) =>
    desk.write({ ticketId: buildSupportTicket().id, text: 'Hello', isNote: false }),
  'desk.change': ({ desk }) => desk.change({ ticketId: buildSupportTicket().id, status: 'Closed' }),
  'savedReplies.list': ({ savedReplies }) => savedReplies.list(),
  'savedReplies.save': ({ savedReplies }) => savedReplies.save(buildSavedReply()),
  'savedReplies.remove': ({ savedReplies }) => savedReplies.remove(buildSavedReply().id),
  'siteData.exportAll': ({ siteData }) => siteData.exportAll(),
  'siteData.planImport': ({ siteData }) => siteData.planImport(siteDataFile),
  'siteData.import': ({ siteData }) => siteData.import(siteDataFile),
  'siteData.unreadable': ({ siteData }) => siteData.unreadable(),
  'siteData.discardUnreadable': ({ siteData }) => siteData.discardUnreadable([]),
};

export const everyVerb = { ...visitorVerbs, ...ownerVerbs };
