import { fillTemplate, type Placeholders, placeholderText } from '../../../domain/placeholders';

/** A piece of a template's text as the preview shows it. */
export interface TextSegment {
  text: string;
  kind: 'text' | 'sample' | 'unknown';
  /** The offset in the template, in characters. */
  start: number;
}

/** Splits a template's text at its placeholders and fills in the sample values. */
export function textSegments(text: string, placeholders: Placeholders): TextSegment[] {
  let start = 0;
  return text
    .split(/(\{\{[^{}\n]*\}\})/)
    .map((written, index): TextSegment => {
      const filled = fillTemplate(written, placeholders);
      const isPlaceholder = index % 2 === 1;
      const kind = isPlaceholder ? (filled === written ? 'unknown' : 'sample') : 'text';
      const segment: TextSegment = { text: filled, kind, start };
      start += written.length;
      return segment;
    })
    .filter((segment) => segment.text !== '');
}

/** The name, or a substitute if it is blank. */
export function templateName({ name }: { name: string }): string {
  return name.trim() || 'Untitled template';
}

/** The warning about names between braces that are no placeholders. */
export function unknownWarning(names: readonly string[]) {
  const written = new Intl.ListFormat('en-GB').format(names.map(placeholderText));
  return names.length > 1
    ? `Nothing fills in ${written}: they would go out as they are written here.`
    : `Nothing fills in ${written}: it would go out as it is written here.`;
}
