/** Writes a text where the cursor of a field is, over what is marked there, and goes on from it. */
export function insertAtCursor(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus();
  // Like typing: it can be undone. What has replaced this command in the standards cannot.
  if (document.execCommand('insertText', false, text)) return;
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
