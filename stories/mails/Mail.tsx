import { defaultTemplates, siteTemplates } from '#src/content/emailTemplates.ts';
import { mailBusiness as business } from '#src/content/mailBusiness.ts';
import { type Placeholders, withParagraphs } from '#src/domain/placeholders.ts';
import { type MailValues, renderTemplate } from '#src/domain/templateMail.ts';

const templates = [...defaultTemplates, ...siteTemplates];

/** In a story, the theme of the toolbar replaces the colour scheme of the system. */
const followTheme = (html: string) =>
  html.replace('@media (prefers-color-scheme: dark)', ':host-context([data-theme=dark])');

export interface MailProps {
  /** The id of the template. */
  id: string;
  /** Values of placeholders, instead of the samples. */
  values?: MailValues;
  /** Paragraphs that a server adds, by their placeholders. */
  added?: Placeholders;
}

/** The HTML part of a mail, apart from the styles of the page. */
export function Mail({ id, values = {}, added = {} }: MailProps) {
  const found = templates.find(({ template }) => template.id === id);
  if (!found) throw new Error(`There is no template ${id}.`);
  const { html } = renderTemplate(
    { ...found.template, body: withParagraphs(found.template.body, added, values) },
    { ...found.placeholders, ...values },
    { business, action: found.action },
  );
  const show = (host: HTMLElement | null) => {
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.innerHTML = followTheme(html);
  };
  return <div ref={show} />;
}
