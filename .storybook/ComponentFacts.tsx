import { usedIn } from 'virtual:used-in';
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

/** Reads a story's elements, once they are rendered on this page. */
function useRendered(id: string | undefined) {
  const [rendered, setRendered] = useState<Rendered>();
  useEffect(() => {
    const read = () => {
      const root = document.querySelector(`#story--${id}--primary-inner`);
      if (!root?.firstElementChild || root.querySelector('iframe')) return;
      setRendered({
        lines: outline(root).join('\n'),
        conditions: [...conditionsOf(root)].map(([words, names]) => [words, [...names].join(', ')]),
      });
      observer.disconnect();
    };
    const observer = new MutationObserver(read);
    observer.observe(document.body, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
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
