import { useId } from 'react';
import { Text, VisuallyHidden } from '../../../design-system';
import { placeholderText } from '../../../domain/emailTemplates';
import * as styles from './PlaceholderChips.css';

export interface PlaceholderChipsProps {
  /** The names to offer. */
  placeholders: readonly string[];
  /** Receives the text of the chosen placeholder, with its braces. */
  onInsert: (text: string) => void;
}

/** Buttons that insert a placeholder each. Renders a group. */
export function PlaceholderChips({ placeholders, onInsert }: PlaceholderChipsProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons
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
