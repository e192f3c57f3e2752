import type { ElementType, ReactNode, Ref } from 'react';
import { Heading } from '../typography/Heading';
import * as styles from './FormSection.css';

export interface FormSectionProps {
  ref?: Ref<HTMLElement>;
  /** The heading. Without it the content is aligned with the fields of the other sections. */
  title?: string;
  /** Fields, or the buttons of the form. */
  children: ReactNode;
}

/** A part of a long form, on wide screens with its title beside its fields. Renders `<section>`; `<div>` without a title. */
export function FormSection({ title, children, ref }: FormSectionProps) {
  const Element = (title ? 'section' : 'div') as ElementType;
  return (
    <Element ref={ref} className={styles.section}>
      {title && (
        <Heading level="2" size="h4">
          {title}
        </Heading>
      )}
      <div className={styles.content}>{children}</div>
    </Element>
  );
}
