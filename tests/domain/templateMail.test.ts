import { expect, test } from 'vitest';
import { defaultTemplates, siteTemplates } from '#src/content/emailTemplates.ts';
import { mailBusiness as business } from '#src/content/mailBusiness.ts';
import { emailTemplateSchema, unknownPlaceholders } from '#src/domain/emailTemplates.ts';
import { bodyAsText } from '#src/domain/mailBody.ts';
import { stepInMail } from '#src/domain/nextStep.ts';
import { placeholdersIn } from '#src/domain/placeholders.ts';
import { renderTemplate } from '#src/domain/templateMail.ts';

const all = [...defaultTemplates, ...siteTemplates];

test.each(all)(
  'the template $template.id is valid and uses its placeholders',
  ({ template, placeholders }) => {
    expect(emailTemplateSchema.parse(template)).toEqual(template);
    expect(unknownPlaceholders(template, placeholders)).toEqual([]);
    const used = placeholdersIn(`${template.subject}\n${template.body}`);
    expect(used.sort()).toEqual(Object.keys(placeholders).sort());
  },
);

const render = (body: string, values: Parameters<typeof renderTemplate>[1] = {}) =>
  renderTemplate({ subject: 'Hello', body }, values, { business });

/** The URLs of the links of the HTML part, without the line below a mail that has no signature. */
const hrefsIn = (html: string) =>
  [...html.replace(/<tr><td[^>]*class="quiet".*/, '').matchAll(/<a href="([^"]*)"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  );

test.each(all)('the HTML part of $template.id has a link for each URL of its text part', (each) => {
  const { template, placeholders, action } = each;
  const { text, html } = renderTemplate(template, placeholders, { business, action });
  const { email, phone } = business.contact;
  const expected = [
    // As a button and as text.
    ...[...text.matchAll(/https:\S+/g)].flatMap(([link]) => [link, link]),
    ...(text.includes(email) ? [`mailto:${email}`] : []),
    ...(text.includes(phone.shown) ? [`tel:${phone.dialled}`] : []),
  ];
  expect(hrefsIn(html)).toEqual(expected);
  // Once, in the signature or below the mail.
  expect(html.split(`href="mailto:${email}"`)).toHaveLength(2);
  expect(html.split(`href="tel:${phone.dialled}"`)).toHaveLength(2);
  expect(html.includes(`>${action}</a>`)).toBe('link' in placeholders);
  if ('link' in placeholders) expect(html).toContain(`>${placeholders.link}</a>`);
});

test('a value other than the link of the site never becomes a link', () => {
  const { email, phone } = business.contact;
  const value = `https://evil.example ${email} ${phone.shown} <a href="https://evil.example">`;
  const answers = [
    { kind: 'answers', rows: [{ label: 'Info', answer: value, ifBlank: '' }] },
  ] as const;
  const { html } = render('{{message}}\n\n1. {{message}}\n\n{{answers}}', {
    message: value,
    answers,
  });
  expect(hrefsIn(html)).toEqual([]);
  expect(hrefsIn(render('{{link}}', { link: 'javascript:alert(1)' }).html)).toEqual([]);
});

test('a link within a paragraph or a list is a link without a button', () => {
  const link = 'https://a.example/?a=1&b=2#x';
  const { text, html } = render('See {{link}} first\n\n1. Open {{ link }}', { link });
  expect(text).toBe(`See ${link} first\n\n1. Open ${link}\n`);
  expect(hrefsIn(html)).toEqual([link, link]);
});

test('headings, lists and line breaks of a template are those of the mail', () => {
  const { text, html } = render('Steps\n-----\n\n1. Read\n2. Write\n\nYours\nus');
  expect(text).toBe('Steps\n-----\n\n1. Read\n2. Write\n\nYours\nus\n');
  expect(html).toMatch(/<h2[^>]*>Steps<\/h2>/);
  expect(html.match(/<li[^>]*>\w+<\/li>/g)).toHaveLength(2);
  expect(html).toContain('Yours<br>us');
});

test('columns and indents are kept wherever a text can have them', () => {
  const columns = '  Page\tPrice\n  Home   £120';
  const values = {
    message: columns,
    link: 'https://a.example/1',
    lines: [{ kind: 'answers', rows: [{ label: 'Prices', answer: columns, ifBlank: '' }] }],
  } as const;
  const { html } = renderTemplate(
    {
      subject: '{{message}}',
      body: '{{message}}\n---\n\n{{message}}\n\n1. {{message}}\n\n{{lines}}\n\n{{message}} {{link}}',
    },
    values,
    { business },
  );
  const around = html.match(/<[^<>]*>(?= {2}Page\tPrice(?:<br>|\n) {2}Home {3}£120)/g) ?? [];
  expect(around.map((element) => element.slice(1, element.indexOf(' ')))).toEqual([
    ...['h2', 'p', 'li', 'td', 'p'],
  ]);
  for (const element of around) expect(element).toMatch(/white-space: pre-wrap; overflow-wrap/);
});

test('headings and lists are filled in', () => {
  const { html } = render('For {{name}}\n---\n\n1. Dear {{name}}\n2. Yours', { name: 'Ruth' });
  expect(html).toMatch(/<h2[^>]*>For Ruth<\/h2>/);
  expect(html).toMatch(/<li[^>]*>Dear Ruth<\/li>/);
});

test('a list can have more than nine steps', () => {
  const steps = Array.from({ length: 11 }, (_, index) => `${index + 1}. Step`).join('\n');
  expect(render(steps).html.match(/<li/g)).toHaveLength(11);
});

test.each([
  'Title\n--\nmore',
  'Title\na--',
  'Title\n--a',
  'Title\n',
  'See 1. this',
  'Step 1.\n2. two',
])('the paragraph %j is neither a heading nor a list', (body) => {
  expect(render(body).html).not.toMatch(/<h2|<li/);
});

test('blank lines around the text are dropped', () => {
  expect(render('\n\nHello\n \n\nYours\n\n').text).toBe('Hello\n\nYours\n');
});

test('values cannot become headings, lists, tags or other placeholders', () => {
  const value = 'Sale\n----\n\n1. <b>\n\n{{link}}';
  const { text, html } = render('{{message}}', { message: value });
  expect(text.trim()).toBe(value);
  expect(html).not.toMatch(/<h2|<li|<b>/);
  expect(html).toContain('&lt;b&gt;');
});

test('blocks replace their own paragraph, and are text within another', () => {
  const blocks = [{ kind: 'heading', text: 'Lines' }] as const;
  const { text, html } = render(' {{ lines }} \n\nSee {{lines}}\n\n{{lines}}: see', {
    lines: blocks,
  });
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(text).toBe(`${bodyAsText(blocks)}\nSee Lines\n-----\n\nLines\n-----: see\n`);
});

test('a subject is one line without a line break from a value', () => {
  const template = { subject: 'Re: {{title}} {{unknown}}', body: '' };
  const { subject } = renderTemplate(
    template,
    { title: 'a\r\nBcc: eve@example.com' },
    { business },
  );
  expect(subject).toBe('Re: a Bcc: eve@example.com {{unknown}}');
});

test('a mail whose template has lost its link has it at the end, above a signature', () => {
  const link = 'https://a.example/#reset=1';
  const added = (body: string) => render(body, { link }).text;
  expect(added('Choose a password.')).toBe(`Choose a password.\n\n${link}\n`);
  expect(added('Choose.\n\nKind regards,\nRuth')).toBe(
    `Choose.\n\n${link}\n\nKind regards,\nRuth\n`,
  );
  expect(added('Read this.\n\nThen choose.')).toBe(`Read this.\n\nThen choose.\n\n${link}\n`);
  expect(added('Now:\n\n1. Read\n2. Choose')).toBe(`Now:\n\n1. Read\n2. Choose\n\n${link}\n`);
  expect(added('Choose.\r\n\r\nKind regards,\r\n\r\nRuth')).toBe(
    `Choose.\n\n${link}\n\nKind regards,\n\nRuth\n`,
  );
  for (const end of ['- Read\n- Choose', 'https://a.example/help', 'Ruth']) {
    const own = end === 'Ruth' ? end : `Hello Ruth,\n\n${end}`;
    expect(added(own)).toBe(`${own}\n\n${link}\n`);
  }
  expect(added('Hello Ruth,\n\nYours, Ada')).toBe(`Hello Ruth,\n\n${link}\n\nYours, Ada\n`);
  expect(added('Choose.\n\nOur phone:\n\n01632 960 148')).toBe(
    `Choose.\n\nOur phone:\n\n01632 960 148\n\n${link}\n`,
  );
  expect(render('Here: {{ link }}', { link: 'x' }).text).toBe('Here: x\n');
  expect(render('No link', {}).text).toBe('No link\n');
});

test('the button of a mail with a questionnaire answers it, and its link is text', () => {
  const link = 'https://a.example/orders/1#order=1';
  const questionnaire = 'https://a.example/website-questionnaire?session_id=cs_1';
  const both = 'Tell us: {{questionnaire}}\n\nYour order: {{link}}';
  const buttons = (values: Parameters<typeof render>[1], body = both) =>
    [...render(body, values).html.matchAll(/<a href="([^"]*)"[^>]*>([^<:]*)<\/a>/g)]
      .map(([, href, label]) => [label, href])
      .filter(([label]) => label === 'Answer the questions' || label === 'Open the link');
  expect(buttons({ link, questionnaire })).toEqual([['Answer the questions', questionnaire]]);
  expect(buttons({ link })).toEqual([['Open the link', link]]);
  expect(buttons({ link, questionnaire }, 'Tell us at {{questionnaire}}.\n\n{{link}}')).toEqual([
    ['Open the link', link],
  ]);
});

test('the stations of a job are a table without images, and in the text a line', () => {
  const steps = stepInMail({ kind: 'package', state: 'reply', until: '2026-03-04' });
  const { text, html } = renderTemplate(
    { subject: '', body: '{{steps}}' },
    { steps },
    { business },
  );
  expect(text).toBe(
    'Paid > You tell us > [We build] > Online\n\nOur turn, until 4 March 2026: we read what you wrote, and reply.\n',
  );
  expect(html.match(/<td width="25%"/g)).toHaveLength(4);
  expect(html).toMatch(/<td width="25%" aria-current="step" class="ink turn"[^>]*>We build<\/td>/);
  expect(html).not.toContain('<img');
});
