import { useId } from 'react';
import { Button, Code, Inline, Stack, Text, VisuallyHidden } from '../../../design-system';
import { placeholderText } from '../../../domain/placeholders';

/** Replaces the selection of a field by a text and puts the cursor behind it. */
function insertAtCursor(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus();
  // This deprecated command can be undone by the user; `setRangeText` cannot.
  if (document.execCommand('insertText', false, text)) return;
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface PlaceholderChipsProps {
  placeholders: readonly string[];
  /** Finds the field that takes the chosen placeholder, with its braces. */
  findField: () => Element | RadioNodeList | null | undefined;
}

/** Buttons that insert a placeholder each at the cursor of a text field. Renders a group, or nothing without any. */
export function PlaceholderChips({ placeholders, findField }: PlaceholderChipsProps) {
  const labelId = useId();
  if (placeholders.length === 0) return null;

  function insert(text: string) {
    const field = findField();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      insertAtCursor(field, text);
    }
  }

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
              <Button key={text} variant="secondary" size="small" onClick={() => insert(text)}>
                <span>
                  <Code>{text}</Code>
                  <VisuallyHidden> insert</VisuallyHidden>
                </span>
              </Button>
            );
          })}
        </Inline>
      </Stack>
    </div>
  );
}
