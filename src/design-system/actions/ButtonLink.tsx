import type { ReactNode } from 'react';
import { type ButtonLook, withButtonClass } from './Button';
import { type AnchorProps, useLinkComponent } from './LinkContext';

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
}

/** A link that looks like a button. Renders `<a href>`. */
export function ButtonLink({ children, ...props }: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return <Anchor {...withButtonClass(props)}>{children}</Anchor>;
}
