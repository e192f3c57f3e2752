/** Presses a button twice, before anything can be drawn anew. */
export function pressTwice(button: HTMLElement) {
  button.click();
  button.click();
}
