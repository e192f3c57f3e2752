import { fillTemplate, placeholderSamples } from '../../../domain/emailTemplates';

/** A stretch of a template as it is looked at. */
export interface TemplatePart {
  text: string;
  /** Written as it stands, filled in with a sample, or a placeholder that nothing fills. */
  kind: 'text' | 'sample' | 'unknown';
  /** Where it begins in the template. */
  start: number;
}

/** A template's text with the sample values in it, and with what is no text set apart. */
export function templateParts(text: string): TemplatePart[] {
  let start = 0;
  return text
    .split(/(\{\{[^{}\n]*\}\})/)
    .map((written, index): TemplatePart => {
      const filled = fillTemplate(written, placeholderSamples);
      const kinds =
        filled === written ? (['text', 'unknown'] as const) : (['text', 'sample'] as const);
      const part = { text: filled, kind: kinds[index % 2] ?? 'text', start };
      start += written.length;
      return part;
    })
    .filter((part) => part.text !== '');
}

/** What a template is called where its name is blank. */
export function templateName({ name }: { name: string }): string {
  return name.trim() || 'Untitled template';
}

/** What nobody fills in, in a sentence. */
export function unknownLine(names: readonly string[]) {
  const written = names.map((name) => `{{${name}}}`);
  const last = written.pop();
  return written.length > 0
    ? `Nothing fills in ${written.join(', ')} and ${last}: they would go out as they are written here.`
    : `Nothing fills in ${last}: it would go out as it is written here.`;
}
