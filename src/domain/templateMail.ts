/** Renders a template as a mail. */
import { type EmailTemplate, fillTemplate, placeholdersIn, withLink } from './emailTemplates';
import { bodyAsHtml, bodyAsText, type MailBlock } from './mailBody';
import { bodyText, headerText, type MailMessage } from './mailMessage';

/** The value of a placeholder. Blocks replace a paragraph that has nothing but their placeholder. */
export type MailValue = string | readonly MailBlock[];

/** The values of a template's placeholders by their names. */
export type MailValues = Readonly<Record<string, MailValue>>;

/** A paragraph of a template: a heading is underlined with hyphens, the lines of a list are numbered. */
function parseParagraph(paragraph: string): MailBlock {
  const lines = paragraph.split('\n');
  const [heading = '', underline = ''] = lines;
  if (lines.length === 2 && /^-+$/.test(underline)) return { kind: 'heading', text: heading };
  const items = lines.flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? []);
  if (items.length === lines.length) return { kind: 'steps', items };
  return { kind: 'paragraph', text: paragraph };
}

const textOf = (value: MailValue) =>
  typeof value === 'string' ? value : bodyAsText(value).trimEnd();

/** The mail without its addresses. Placeholders without a value stay as they are written. */
export function renderTemplate(
  { subject, body }: Pick<EmailTemplate, 'subject' | 'body'>,
  values: MailValues,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, textOf(value)]),
  );
  const fill = (text: string) => fillTemplate(text, texts);

  function fillBlock(block: MailBlock): readonly MailBlock[] {
    switch (block.kind) {
      case 'steps':
        return [{ kind: 'steps', items: block.items.map(fill) }];
      case 'heading':
        return [{ kind: 'heading', text: fill(block.text) }];
      case 'paragraph': {
        const isPlaceholder = /^\s*\{\{[^{}\n]*\}\}\s*$/.test(block.text);
        const [name = ''] = isPlaceholder ? placeholdersIn(block.text) : [];
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (typeof value === 'object') return value;
        return [{ kind: 'paragraph', text: fill(block.text) }];
      }
      default:
        return [block];
    }
  }

  const title = headerText(fill(subject));
  const blocks = bodyText(withLink(body, values))
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    // The template is parsed before it is filled in, so that values cannot be taken for headings.
    .flatMap((paragraph) => fillBlock(parseParagraph(paragraph)));
  return { subject: title, text: bodyAsText(blocks), html: bodyAsHtml(title, blocks) };
}
