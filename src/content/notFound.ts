export const notFoundHint =
  'The address may have been mistyped, or the page has moved. Everything that we offer is on the home page.';
