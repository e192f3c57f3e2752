import { placeholderText } from '../../../domain/placeholders';

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
