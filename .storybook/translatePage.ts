/**
 * Does to a page what the translators of browsers do: replaces each text node by an element, now and
 * whenever the page changes. The words stay, so that tests find them, and spaces around them stay text,
 * which Testing Library's accessible names need. What is announced stays as well: React does not write it, and
 * stories compare it. Playwright runs it in the page, so it uses nothing outside
 * itself. Returns a function that stops.
 */
export function translatePage() {
  const translate = (text: Text) => {
    const [, before = '', words, after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    if (!words || text.parentElement?.closest('script, style, textarea, font, [aria-live]')) return;
    const font = document.createElement('font');
    font.append(words);
    text.replaceWith(before, font, after);
  };
  const translateAll = (root: Node) => {
    const texts = [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translate(text);
  };
  translateAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) translateAll(node);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
