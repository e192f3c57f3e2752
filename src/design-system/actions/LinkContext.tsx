import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

/** What an anchor takes, with an address that must be there. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Hands the design system an anchor that knows the application's router. */
export const LinkProvider = LinkContext.Provider;

/** The anchor of the nearest `LinkProvider`; a plain `<a>` where there is none. */
export function useLinkComponent() {
  return useContext(LinkContext);
}
