import { usedIn } from 'virtual:components';
import { AnchorMdx, DocsContext, Heading, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';
import { Badge, Inline, Text } from '#src/design-system/index.ts';
import { docsPageOf } from './docsLinks';
import { conditionsOf, outline } from './renderedFacts';

const nameOf = (title: string) => title.replace(/^.*\//, '');

/** A component with this many users is stable. */
const STABLE_FROM = 2;

/** Whether the props of a component of the design system may still change. */
export function Status({ title }: { title: string }) {
  const users = usedIn[nameOf(title)] ?? [];
  const isStable = users.length >= STABLE_FROM;
  return (
    <Unstyled>
      <Inline>
        <Badge tone={isStable ? 'success' : 'warning'}>
          {isStable ? 'Stable' : 'Experimental'}
        </Badge>
        <Text as="span" size="small" variant="quiet">
          {isStable
            ? `${users.length} components use it.`
            : 'Fewer than two components use it, so its props may change.'}
        </Text>
      </Inline>
    </Unstyled>
  );
}

/** Links to the components that render this one. */
export function UsedIn({ title }: { title: string }) {
  const users = usedIn[nameOf(title)] ?? [];
  if (users.length === 0) return null;
  return (
    <>
      <Heading>Used in</Heading>
      <p>
        {users.map((user, index) => {
          const page = docsPageOf(user);
          return (
            <span key={user}>
              {index > 0 && ', '}
              {page ? (
                <AnchorMdx href={`?path=/docs/${page}`} target="_self">
                  {user}
                </AnchorMdx>
              ) : (
                user
              )}
            </span>
          );
        })}
      </p>
    </>
  );
}

interface Rendered {
  lines: string;
  conditions: [condition: string, properties: string][];
}

/** Reads a story's elements, once they are rendered on this page or in a frame of it. */
function useRendered(id: string | undefined) {
  const [rendered, setRendered] = useState<Rendered>();
  useEffect(() => {
    let frame: HTMLIFrameElement | null = null;
    const read = () => {
      const story = document.querySelector(`#story--${id}--primary`);
      const inFrame = story?.querySelector<HTMLIFrameElement>(`#iframe--${id}`) ?? null;
      if (inFrame !== frame) {
        frame = inFrame;
        frame?.addEventListener('load', watchFrame);
        watchFrame();
      }
      const root = frame
        ? frame.contentDocument?.querySelector('#storybook-root')
        : story?.querySelector(`#story--${id}--primary-inner`);
      // A frame inside a story shows it in two themes, side by side.
      if (!root?.firstElementChild || root.querySelector('iframe')) return;
      setRendered({
        lines: outline(root).join('\n'),
        conditions: [...conditionsOf(root)].map(([words, names]) => [words, [...names].join(', ')]),
      });
      observer.disconnect();
    };
    const observer = new MutationObserver(read);
    const watch = (body: Element) => observer.observe(body, { childList: true, subtree: true });
    const watchFrame = () => {
      const body = frame?.contentDocument?.body;
      if (body) watch(body);
      if (body) read();
    };
    watch(document.body);
    read();
    return () => {
      observer.disconnect();
      frame?.removeEventListener('load', watchFrame);
    };
  }, [id]);
  return rendered;
}

/** The elements of the first story, and what its styles change with the screen and the visitor. */
export function Anatomy() {
  const { base } = useTheme();
  const [first] = useContext(DocsContext).componentStories();
  const rendered = useRendered(first?.id);
  if (!rendered) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <Source code={rendered.lines} language="html" dark={base === 'dark'} />
      <Heading>Responsive rules</Heading>
      {rendered.conditions.length === 0 ? (
        <p>Its styles are the same at every width; its text wraps.</p>
      ) : (
        <ul>
          {rendered.conditions.map(([words, properties]) => (
            <li key={words}>
              {words}: {properties}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
