import type { InputType } from 'storybook/internal/csf';

/** Descriptions of props that mean the same in every component. */
export const commonProps: Readonly<Record<string, string>> = {
  children: 'The content.',
  href: 'The address.',
  onClick: 'Called by a press.',
  onClose: 'Called when it is closed.',
  open: 'Whether it is shown.',
  ref: 'The rendered element.',
};

const DEFAULT = /\s*Default:?\s(?:`([^`]+)`|'([^']+)'|(\d+))\.?$/;

type Row = Pick<InputType, 'description' | 'options' | 'table'>;

/** Completes a row of the table of props: its description, its default, the members of a tuple. */
export function describeProp(name: string, { description, options, table }: Row) {
  const text = description || commonProps[name] || '';
  const [, ...defaults] = DEFAULT.exec(text) ?? [];
  const ownDefault = defaults.find(Boolean);
  const isTuple = table?.type?.summary === 'unknown[number]' && Array.isArray(options);
  return {
    ...(text && { description: ownDefault ? text.replace(DEFAULT, '') : text }),
    table: {
      ...table,
      ...(isTuple && { type: { summary: options.map(String).join(' | ') } }),
      ...(ownDefault && !table?.defaultValue && { defaultValue: { summary: ownDefault } }),
    },
  };
}
