import {
  AnchorMdx,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Anatomy, Status, UsedIn } from './ComponentFacts';
import * as styles from './DocsPage.css';
import { linkNames } from './docsLinks';
import type { Guidance } from './guidance';
import { isState } from './states';

function Words({ children }: { children: string }) {
  return <Markdown>{linkNames(children)}</Markdown>;
}

function Advice({ guidance }: { guidance: Guidance }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Words>{guidance.use}</Words>
      <Heading>When to use something else</Heading>
      <Words>{guidance.avoid}</Words>
      <Heading>Accessibility</Heading>
      <Words>{guidance.accessibility}</Words>
    </>
  );
}

/** Links to the stories of the sidebar, including those that the docs page leaves out. */
function StateList() {
  const states = useContext(DocsContext).componentStories().filter(isState);
  return (
    <Unstyled>
      <ul className={styles.states}>
        {states.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The docs page of a component: status, guidance, props, anatomy, users and states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance: Guidance | undefined = preparedMeta.parameters.guidance;
  return (
    <>
      <Title />
      {guidance && <Status title={preparedMeta.title} />}
      <Description of="meta" />
      <Primary />
      {guidance && <Advice guidance={guidance} />}
      <Heading>Props</Heading>
      <Controls />
      <Anatomy />
      <UsedIn title={preparedMeta.title} />
      <Heading>States</Heading>
      <StateList />
      <Stories title="" includePrimary={false} />
    </>
  );
}
