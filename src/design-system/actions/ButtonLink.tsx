import type { ReactNode } from 'react';
import { type ButtonLook, buttonClassName } from './Button';
import { type AnchorProps, useLinkComponent } from './LinkContext';

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
}

/** A link that looks like a button: leads to another place. Renders `<a href>`. */
export function ButtonLink({ children, variant, size, width, ...anchor }: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      className={buttonClassName({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(width && { width }),
      })}
    >
      {children}
    </Anchor>
  );
}
