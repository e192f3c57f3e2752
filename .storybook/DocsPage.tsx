import {
  AnchorMdx,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as styles from './DocsPage.css';
import { linkNames } from './docsLinks';
import type { Guidance } from './guidance';

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

/** Links to all stories, including those that the docs page hides. */
function StateList() {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <ul className={styles.states}>
      {Object.values(csfFile.stories).map(({ id, name }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            {name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  );
}

/** The docs page of a component: description, guidance, props and states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance: Guidance | undefined = preparedMeta.parameters.guidance;
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      {guidance && <Advice guidance={guidance} />}
      <Heading>Props</Heading>
      <Controls />
      <Heading>States</Heading>
      <StateList />
      <Stories title="" includePrimary={false} />
    </>
  );
}
