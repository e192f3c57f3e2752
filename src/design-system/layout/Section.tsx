import type { ComponentProps, ReactNode } from 'react';
import { Container, type ContainerProps } from './Container';
import * as styles from './Section.css';

export const sectionBackgrounds = ['paper', 'sunken', 'soft'] as const;
export const sectionSpacings = ['large', 'drawing', 'small'] as const;

export interface SectionProps extends Pick<ComponentProps<'section'>, 'id' | 'ref'> {
  children: ReactNode;
  /** The id of the heading that names the section and makes it a landmark. */
  labelledBy?: string;
  /** `soft` is a tint of the brand, for the one strip that asks for something. Default `paper`. */
  background?: (typeof sectionBackgrounds)[number];
  /**
   * The space above and below; `drawing` has more above a drawing, `small` is for a page of one section.
   * Default `large`.
   */
  spacing?: (typeof sectionSpacings)[number];
  /** The width of its content. Default `page`. */
  width?: ContainerProps['width'];
}

/** A part of a page, as wide as the screen, with space above and below. */
export function Section({
  children,
  labelledBy,
  background = 'paper',
  spacing = 'large',
  width = 'page',
  ...native
}: SectionProps) {
  return (
    <section
      {...native}
      aria-labelledby={labelledBy}
      className={`${styles.spacings[spacing]} ${styles.backgrounds[background]}`}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}
