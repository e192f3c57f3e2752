/** A website that the business has built, or a page drawn as a sample. */
export interface WorkEntry {
  title: string;
  /** The address of a picture of 768 by 480 px: AVIF, or a drawing as SVG. */
  image: string;
  package: string;
  /** The customer's sentence; empty hides it. */
  quote: string;
  /** The address of the website; empty for a sample. */
  href: string;
  /** A sample page, to which its picture is a link: its path from the landing page. */
  sample?: string;
}
