import { useId } from 'react';
import { Text, VisuallyHidden } from '../../../design-system';
import { placeholders, placeholderText } from '../../../domain/emailTemplates';
import * as styles from './PlaceholderChips.css';

export interface PlaceholderChipsProps {
  /** A placeholder was chosen: its text, with the braces. */
  onInsert: (text: string) => void;
}

/** The placeholders that a template can have, to be put in with a press. Renders a group. */
export function PlaceholderChips({ onInsert }: PlaceholderChipsProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers; these only write
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <div className={styles.label}>
        <Text as="span" size="small" variant="quiet" id={labelId}>
          Insert a placeholder
        </Text>
      </div>
      {placeholders.map((placeholder) => {
        const text = placeholderText(placeholder);
        return (
          <button key={text} type="button" onClick={() => onInsert(text)} className={styles.chip}>
            <VisuallyHidden>Insert </VisuallyHidden>
            {text}
          </button>
        );
      })}
    </div>
  );
}
