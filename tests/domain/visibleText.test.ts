import { describe, expect, test } from 'vitest';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { registerSchema } from '#src/domain/credentials.ts';
import { templateFormSchema } from '#src/domain/emailTemplates.ts';
import { bodyAsText } from '#src/domain/mailBody.ts';
import { messageTextSchema } from '#src/domain/messageText.ts';
import { acceptanceSchema } from '#src/domain/pricedQuote.ts';
import { packageInfoSchema, questionnaireSchema } from '#src/domain/questionnaire.ts';
import { lacksRequiredAnswer, quoteSchema } from '#src/domain/quote.ts';
import { savedReplySchema } from '#src/domain/savedReplies.ts';

const isRegistered = (name: string) =>
  registerSchema.safeParse(buildRegistration({ name })).success;
const isAnswered = (businessDescription: string) =>
  questionnaireSchema.safeParse({ ...buildQuestionnaire(), businessDescription }).success;

// Soft hyphen, joiners, marks of direction, a byte order mark, and letters that have no shape.
describe.each([
  '\u00AD',
  '\u200B\u200D',
  '\u202A\u202C',
  ' \uFEFF\u3164\n',
  '\u2800',
  '\uFE0F\u0007',
])('The text %j', (text) => {
  test('is blank in every form', () => {
    expect(isRegistered(text.repeat(4))).toBe(false);
    expect(isAnswered(text.repeat(10))).toBe(false);
    expect(quoteSchema.safeParse(buildQuote({ contactName: text })).success).toBe(false);
    expect(lacksRequiredAnswer(buildQuote({ contactName: text }))).toBe(true);
    expect(messageTextSchema.safeParse(text).success).toBe(false);
    expect(acceptanceSchema.safeParse({ name: text }).success).toBe(false);
    expect(savedReplySchema.safeParse({ id: 'reply-1', name: text, text: 'Hi' }).success).toBe(
      false,
    );
    expect(packageInfoSchema.shape.title.safeParse(text).success).toBe(false);
    const template = { id: 'a', name: text, subject: text, body: text };
    expect(templateFormSchema.safeParse(template).error?.issues).toHaveLength(3);
  });

  test('is shown as no answer', () => {
    expect(quoteSchema.parse(buildQuote({ phone: text })).phone).toBe('');
    const rows = [{ label: 'Phone', answer: text, ifBlank: 'None provided' }];
    expect(bodyAsText([{ kind: 'answers', rows }])).toBe('Phone: None provided\n');
  });

  test('does not count within an answer', () => {
    expect(isRegistered(`R${text}`)).toBe(false);
    expect(isAnswered(`Joinery${text}12`)).toBe(/\n/.test(text));
    expect(isRegistered(`Ru${text}`)).toBe(true);
  });
});

test('An answer keeps the characters that join emoji and letters, and its line breaks', () => {
  const text = 'A family 👩‍👩‍👧 ❤️\n\tنامه‌ها';
  expect(messageTextSchema.parse(` ${text} `)).toBe(text);
  expect(quoteSchema.parse(buildQuote({ additionalInfo: text })).additionalInfo).toBe(text);
  expect(isRegistered('❤️❤️')).toBe(true);
});
