import { useId } from 'react';
import { Button, Code, Inline, Stack, Text, VisuallyHidden } from '../../../design-system';
import { placeholderText } from '../../../domain/emailTemplates';

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
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="xs">
        <Text as="span" size="small" variant="quiet" id={labelId}>
          Insert a placeholder
        </Text>
        <Inline gap="xs">
          {placeholders.map((placeholder) => {
            const text = placeholderText(placeholder);
            return (
              <Button key={text} variant="secondary" size="small" onClick={() => onInsert(text)}>
                <span>
                  <VisuallyHidden>Insert </VisuallyHidden>
                  <Code>{text}</Code>
                </span>
              </Button>
            );
          })}
        </Inline>
      </Stack>
    </div>
  );
}
