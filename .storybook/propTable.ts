import type { InputType } from 'storybook/internal/csf';

/** Descriptions of props that mean the same in every component. */
const commonProps: Readonly<Record<string, string>> = {
  children: 'The content.',
  href: 'The address.',
  onChange: 'Called with a change.',
  onClick: 'Called by a press.',
  onClose: 'Called when it is closed.',
  onLogIn: 'Opens the login dialog.',
  open: 'Whether it is shown.',
  ref: 'The rendered element.',
  state: 'Which state is shown.',
};

const DEFAULT = /\s*Default:?\s(?:`([^`]+)`|'([^']+)'|(\d+))\.?$/;

/** A text as it is written in code. */
const QUOTED = /^(['"])(.*)\1$/;

type Row = Pick<InputType, 'description' | 'options' | 'table'>;

/**
 * Completes a row of the table of props: its description, its default, the members of a tuple.
 * `inherited` describes it where its own type does not.
 */
export function describeProp(
  name: string,
  { description, options, table }: Row,
  inherited?: string,
) {
  const texts = [description, inherited, commonProps[name]];
  const [, ...defaults] = DEFAULT.exec(texts.find(Boolean) ?? '') ?? [];
  const ownDefault = table?.defaultValue?.summary ?? defaults.find(Boolean);
  const text = texts.map((each) => each?.replace(DEFAULT, '')).find(Boolean);
  const isTuple = table?.type?.summary === 'unknown[number]' && Array.isArray(options);
  return {
    ...(text && { description: text }),
    table: {
      ...table,
      ...(isTuple && { type: { summary: options.map(String).join(' | ') } }),
      ...(ownDefault && { defaultValue: { summary: ownDefault.replace(QUOTED, '$2') } }),
    },
  };
}
