import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

/** The attributes of an anchor, with a required `href`. */
export type AnchorProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Makes the links of the design system use the application's router. */
export const LinkProvider = LinkContext.Provider;

/** The anchor component of the nearest `LinkProvider`; without one, a plain `<a>`. */
export function useLinkComponent() {
  return useContext(LinkContext);
}
