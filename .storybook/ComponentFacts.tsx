import { usedIn } from 'virtual:components';
import { AnchorMdx, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Badge, Inline, Text } from '#src/design-system/index.ts';
import { docsPageOf } from './docsLinks';

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

/** The users of a component that are listed at once. */
const SHOWN_USERS = 8;

function Users({ names }: { names: readonly string[] }) {
  return (
    <p>
      {names.map((name, index) => {
        const page = docsPageOf(name);
        return (
          <span key={name}>
            {index > 0 && ', '}
            {page ? (
              <AnchorMdx href={`?path=/docs/${page}`} target="_self">
                {name}
              </AnchorMdx>
            ) : (
              name
            )}
          </span>
        );
      })}
    </p>
  );
}

/** Links to the components that render this one. */
export function UsedIn({ title }: { title: string }) {
  const users = usedIn[nameOf(title)] ?? [];
  const more = users.slice(SHOWN_USERS);
  if (users.length === 0) return null;
  return (
    <>
      <Heading>Used in</Heading>
      <Users names={users.slice(0, SHOWN_USERS)} />
      {more.length > 0 && (
        <details>
          <summary>{more.length} more</summary>
          <Users names={more} />
        </details>
      )}
    </>
  );
}
