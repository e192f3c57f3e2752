/** The height at the top of the page that the fixed header covers, and some air. */
export const scrollPadding = '6rem';
