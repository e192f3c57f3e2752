import type { ReactNode } from 'react';
import { Container, type ContainerProps } from './Container';
import * as styles from './Section.css';

export const sectionTones = ['paper', 'sunken'] as const;

export interface SectionProps {
  children: ReactNode;
  /** The anchor that links lead to. */
  id?: string;
  /** The id of the heading that names the section; with it, it is a landmark. */
  labelledBy?: string;
  /** The ground it stands on. Default `paper`. */
  tone?: (typeof sectionTones)[number];
  /** The width of its content. Default `page`. */
  width?: ContainerProps['width'];
}

/** A part of a page, as wide as the screen, with the page's rhythm above and below. */
export function Section({
  children,
  id,
  labelledBy,
  tone = 'paper',
  width = 'page',
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.section} ${styles.tones[tone]}`}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}
