/** The height at the top of the page that the fixed header covers, and some air. */
export const scrollPadding = '6rem';

/** The height at the edge of the screen that a toast can cover. */
export const toastSpace = '7.5rem';
