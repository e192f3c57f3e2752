import type { EmailTemplate } from './emailTemplates';
import { bodyAsText, contactLinks, type MailBlock, type MailLink, type MailText } from './mailBody';
import { bodyAsHtml, type MailBrand } from './mailHtml';
import { bodyText, headerText, type MailMessage } from './mailMessage';
import { fillTemplate, placeholdersIn, withLink } from './placeholders';

/** The value of a placeholder. Blocks replace a paragraph that has nothing but their placeholder. */
export type MailValue = string | readonly MailBlock[];

/** The values of a template's placeholders by their names. */
export type MailValues = Readonly<Record<string, MailValue>>;

/** A paragraph of a template before it is filled in. */
type TemplateBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'steps'; items: readonly string[] };

/** A paragraph of a template: a heading is underlined with hyphens, the lines of a list are numbered. */
function parseParagraph(paragraph: string): TemplateBlock {
  const lines = paragraph.split('\n');
  const [heading = '', underline = ''] = lines;
  if (lines.length === 2 && /^-+$/.test(underline)) return { kind: 'heading', text: heading };
  const items = lines.flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? []);
  if (items.length === lines.length) return { kind: 'steps', items };
  return { kind: 'paragraph', text: paragraph };
}

const textOf = (value: MailValue) =>
  typeof value === 'string' ? value : bodyAsText(value).trimEnd();

/** The text with these links where it has their texts. */
function withLinks(text: string, links: readonly MailLink[]): (string | MailLink)[] {
  return links.reduce<(string | MailLink)[]>(
    (parts, link) =>
      parts.flatMap((part) => {
        if (typeof part !== 'string') return [part];
        const [start = '', ...rest] = part.split(link.text);
        return [start, ...rest.flatMap((piece) => [link, piece])];
      }),
    [text],
  );
}

interface TemplateOptions {
  /** The business that writes. Its email address and its phone number become links. */
  business: MailBrand;
  /** The label of the button for the placeholder `link`. One for the `questionnaire` replaces it. */
  action?: string | undefined;
}

/**
 * The mail without its sender and its recipients. Placeholders without a value stay as they are written. Links are made
 * of the template's own text and of the values of `link` and `questionnaire` alone: the others come from forms.
 */
export function renderTemplate(
  { subject, body }: Pick<EmailTemplate, 'subject' | 'body'>,
  values: MailValues,
  { business, action = 'Open the link' }: TemplateOptions,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, textOf(value)]),
  );
  const isUrl = (text = '') => /^https?:\/\//.test(text);
  const paragraphs = bodyText(withLink(body, values))
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '');
  const endOf = (name: string) => new RegExp(`\\{\\{ *${name} *\\}\\}\\s*$`);
  const hasQuestionnaire =
    isUrl(texts.questionnaire) &&
    paragraphs.some((paragraph) => endOf('questionnaire').test(paragraph));
  const [button, label] = hasQuestionnaire
    ? (['questionnaire', 'Answer the questions'] as const)
    : (['link', action] as const);
  const href = texts[button] ?? '';
  const fill = (text: string) => fillTemplate(text, texts);

  const fillText = (text: string): MailText =>
    text.split(/(\{\{[^{}\n]*\}\})/).flatMap((part, index) => {
      if (index % 2 === 0) return withLinks(part, contactLinks(business));
      const [name] = placeholdersIn(part);
      const value = name === 'link' || name === 'questionnaire' ? texts[name] : undefined;
      return value && isUrl(value) ? [{ text: value, href: value }] : [fill(part)];
    });

  function fillParagraph(paragraph: string): MailBlock {
    const start = isUrl(href) ? paragraph.search(endOf(button)) : -1;
    if (start === -1) return { kind: 'paragraph', text: fillText(paragraph) };
    return { kind: 'action', text: fill(paragraph.slice(0, start)), label, href };
  }

  function fillBlock(block: TemplateBlock): readonly MailBlock[] {
    switch (block.kind) {
      case 'steps':
        return [{ kind: 'steps', items: block.items.map(fillText) }];
      case 'heading':
        return [{ kind: 'heading', text: fill(block.text) }];
      case 'paragraph': {
        const isPlaceholder = /^\s*\{\{[^{}\n]*\}\}\s*$/.test(block.text);
        const [name = ''] = isPlaceholder ? placeholdersIn(block.text) : [];
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        return typeof value === 'object' ? value : [fillParagraph(block.text)];
      }
    }
  }

  const title = headerText(fill(subject));
  const blocks = paragraphs
    // The template is parsed before it is filled in, so that values cannot be taken for headings.
    .flatMap((paragraph) => fillBlock(parseParagraph(paragraph)));
  const html = bodyAsHtml(title, blocks, business);
  return { subject: title, text: bodyAsText(blocks), html };
}
