/** The boot script of the landing page, which also scrolls to a section that the URL names inexactly. */
import './boot';

// Typed in capitals, or with the query that a newsletter has added at the end.
document.addEventListener('DOMContentLoaded', () => {
  const [, id = ''] = /^#([\w-]+)/.exec(location.hash.toLowerCase()) ?? [];
  if (`#${id}` !== location.hash && document.getElementById(id)) location.replace(`#${id}`);
});
