import type { ReactNode } from 'react';
import { Container, type ContainerProps } from './Container';
import * as styles from './Section.css';

export const sectionBackgrounds = ['paper', 'sunken'] as const;

export interface SectionProps {
  children: ReactNode;
  /** The anchor that links lead to. */
  id?: string;
  /** The id of the heading that names the section; with it, it is a landmark. */
  labelledBy?: string;
  /** Default `paper`. */
  background?: (typeof sectionBackgrounds)[number];
  /** The width of its content. Default `page`. */
  width?: ContainerProps['width'];
}

/** A part of a page, as wide as the screen, with the page's rhythm above and below. */
export function Section({
  children,
  id,
  labelledBy,
  background = 'paper',
  width = 'page',
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.section} ${styles.backgrounds[background]}`}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}
