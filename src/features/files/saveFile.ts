/** Saves a file on the visitor's device, as a download. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers read the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
