/**
 * The parts of the elements' texts that are on more than one line, by default words. A browser test can also run it
 * in the page.
 */
export function findBrokenTexts(elements: readonly Element[], parts = /[^\s-]+/g): string[] {
  const broken: string[] = [];
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: part } of (text.textContent ?? '').matchAll(parts)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(part);
      }
    }
  }
  return broken;
}
