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
import { type ReactNode, useContext } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { Badge, Grid } from '#src/design-system/index.ts';
import { Status, UsedIn } from './ComponentFacts';
import * as styles from './DocsPage.css';
import { linkNames } from './docsLinks';
import type { Guidance, Pictures } from './guidance';
import { NumberedParts } from './NumberedParts';
import { isState } from './states';

function Words({ children }: { children: string }) {
  return <Markdown>{linkNames(children)}</Markdown>;
}

function Example({ sample, text, verdict }: Pictures['right'] & { verdict: ReactNode }) {
  return (
    <figure className={styles.example}>
      <div inert className={styles.sample}>
        {sample()}
      </div>
      <figcaption className={styles.verdict}>
        {verdict}
        {text}
      </figcaption>
    </figure>
  );
}

/** What is right and wrong, the parts, and the behaviour on narrow and wide screens. */
function Illustrations({ shows, parts, widths, right, wrong }: Pictures) {
  const name = storyNameFromExport(shows);
  const story = useContext(DocsContext)
    .componentStories()
    .find((each) => each.name === name);
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <Grid columns="wide">
          <Example {...right} verdict={<Badge tone="success">Do</Badge>} />
          <Example {...wrong} verdict={<Badge tone="danger">Don’t</Badge>} />
        </Grid>
      </Unstyled>
      <Heading>Parts</Heading>
      {story && <NumberedParts story={story} parts={parts} />}
      <Heading>Narrow and wide</Heading>
      <Words>{widths}</Words>
    </>
  );
}

function Advice({ guidance }: { guidance: Guidance }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Words>{guidance.use}</Words>
      <Heading>When to use something else</Heading>
      <Words>{guidance.avoid}</Words>
      {guidance.pictures && <Illustrations {...guidance.pictures} />}
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

/** The docs page of a component: status, guidance with pictures, props, users and states. */
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
      <UsedIn title={preparedMeta.title} />
      <Heading>States</Heading>
      <StateList />
      <Stories title="" includePrimary={false} />
    </>
  );
}
