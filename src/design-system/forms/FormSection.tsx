import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../typography/Heading';
import * as styles from './FormSection.css';

export interface FormSectionProps extends Pick<ComponentProps<'section'>, 'ref'> {
  /** The heading. Without it the content is aligned with the fields of the other sections. */
  title?: string;
  /** The level of the heading. Default `2`. */
  level?: HeadingProps['level'];
  /** Fields, or the buttons of the form. */
  children: ReactNode;
}

/** A part of a long form; on wide screens its title is beside its fields. Renders `<section>`. */
export function FormSection({ title, level = '2', children, ref }: FormSectionProps) {
  return (
    <section ref={ref} className={styles.section}>
      {title && (
        <Heading level={level} size="h4">
          {title}
        </Heading>
      )}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
