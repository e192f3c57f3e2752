import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WholeBackend } from '#mocks/createBackendOver.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { Fetch } from '#src/backend/browser/deadline.ts';
import type { QuoteDraft } from '#src/domain/quote.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import { anyTab, command, failureOf, follows, type Limits } from './world.ts';

interface Quotes extends Limits {
  /** Each tab has its own. */
  drafts: [QuoteDraft | null, QuoteDraft | null];
  /** Loaded pages whose business has the request, and whose customer does not know. */
  unacknowledged: Set<WholeBackend>;
}

const keepDraft = fc
  .tuple(anyTab, fc.option(fc.string({ unit: 'binary', maxLength: 20 })))
  .map(([tab, text]) =>
    command<Quotes>(
      `${text === null ? 'forget' : 'keep'} a draft in ${tab}`,
      async (model, world) => {
        const draft = text === null ? null : buildQuote({ additionalInfo: text });
        await world.tab(tab).quotes.keepDraft(draft);
        if (!draft || !model.isFull) model.drafts[tab] = draft;
      },
    ),
  );

const restoreDraft = anyTab.map((tab) =>
  command<Quotes>(`restore the draft in ${tab}`, async (model, world) => {
    expect(await world.tab(tab).quotes.restoreDraft()).toEqual(model.drafts[tab]);
  }),
);

/** What the captcha's check may say, and whether the request then goes on. */
const verdicts = {
  yes: { goesOn: true, response: () => Response.json({ success: true }) },
  no: { goesOn: false, response: () => Response.json({ success: false }) },
  rubbish: { goesOn: true, response: () => new Response('<h1>It works!</h1>') },
  error: { goesOn: true, response: () => new Response('', { status: 503 }) },
  down: {
    goesOn: true,
    response: () => {
      throw new TypeError('Failed to fetch');
    },
  },
};

const send = fc
  .record({
    tab: anyTab,
    token: fc.option(fc.constant('token')),
    verdict: fc.constantFrom(...(Object.keys(verdicts) as (keyof typeof verdicts)[])),
    /** Which of the messages the mail API does not confirm, and its answer to that one. */
    refused: fc.constantFrom(null, 1, 2),
    failure: fc.constantFrom(
      () => new Response('', { status: 500 }),
      () => new Response('<title>Log in to this network</title>'),
    ),
  })
  .map(({ tab, token, verdict, refused, failure }) =>
    command<Quotes>(
      `send with ${token}, ${verdict}, ${refused} refused, in ${tab}`,
      async ({ unacknowledged }, world) => {
        const page = world.tab(tab);
        const asked: string[] = [];
        const fetch: Fetch = async (url) => {
          const isCheck = url.includes('siteverify');
          asked.push(isCheck ? 'check' : 'message');
          if (isCheck) return verdicts[verdict].response();
          const count = asked.filter((each) => each === 'message').length;
          return count === refused ? failure() : Response.json({ id: `<${count}@mail.example>` });
        };
        world.answer(fetch);
        const sending = page.quotes.send({ quote: buildQuote(), captchaToken: token });
        const check = token ? ['check'] : [];
        const code = await failureOf(sending);
        if (token && !verdicts[verdict].goesOn) {
          expect([code, asked]).toEqual(['captcha-refused', check]);
        } else {
          const due = unacknowledged.has(page) ? 1 : 2;
          const isRefused = refused !== null && refused <= due;
          const messages = Array(isRefused ? refused : due).fill('message');
          expect([code, asked]).toEqual([
            isRefused ? 'quote-not-sent' : null,
            [...check, ...messages],
          ]);
          if (!isRefused) unacknowledged.delete(page);
          else if (refused === 2) unacknowledged.add(page);
        }
      },
    ),
  );

test('Whatever is typed and sent, drafts, checks and messages are what a simple model says', () =>
  follows<Quotes>(
    () => ({ isFull: false, drafts: [null, null], unacknowledged: new Set() }),
    fc.oneof(keepDraft, restoreDraft, send),
  ));

interface Tickets extends Limits {
  /** The titles in their order, and whose each ticket is. */
  kept: [title: string, userName: string][];
}

const openTicket = fc
  .tuple(anyTab, fc.string({ unit: 'binary', minLength: 2, maxLength: 20 }), fc.boolean())
  .map(([tab, businessName, isGuest]) =>
    command<Tickets>(`open a ticket in ${tab}`, async (model, world) => {
      const request = buildTicketRequest({
        answers: buildQuestionnaire({ businessName }),
        customer: isGuest ? null : buildUser(),
      });
      const opening = world.tab(tab).tickets.open(request);
      expect(await failureOf(opening)).toBe(model.isFull ? 'storage-full' : null);
      if (!model.isFull) {
        model.kept.push([(await opening).title, isGuest ? 'Guest User' : buildUser().name]);
      }
      const tickets = (world.stored('supportTickets') ?? []) as SupportTicket[];
      expect(tickets.map(({ title, userName }) => [title, userName])).toEqual(model.kept);
      expect(new Set(tickets.map(({ id }) => id)).size).toBe(tickets.length);
    }),
  );

test('Whoever hands in questionnaires, the tickets are what a simple model says', () =>
  follows<Tickets>(() => ({ isFull: false, kept: [] }), openTicket));
