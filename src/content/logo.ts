/**
 * The drawing of the logo in a box of 28 by 28: lines without a fill, in the colour `brand` and below
 * it in the colour `accent`. The header, the icons, the link preview and Storybook draw it.
 */
export const logo = {
  /** A mill wheel around the point 14, 12.5. */
  mark: 'M22 12.5a8 8 0 1 1-16 0a8 8 0 1 1 16 0M14 1.8v21.4M3.3 12.5h21.4M6.4 4.9l15.2 15.2M21.6 4.9 6.4 20.1',
  /** A line of water. */
  accent: 'M1.5 26.4h25',
};
