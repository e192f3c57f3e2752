/** Replaces the selection of a field by a text and puts the cursor behind it. */
export function insertAtCursor(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus();
  // This deprecated command can be undone by the user; `setRangeText` cannot.
  if (document.execCommand('insertText', false, text)) return;
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
