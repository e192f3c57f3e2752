/** Safari does not call an element without markers a list: https://bugs.webkit.org/show_bug.cgi?id=170179 */
export const listRole = (element: string) =>
  element === 'ul' || element === 'ol' ? 'list' : undefined;
