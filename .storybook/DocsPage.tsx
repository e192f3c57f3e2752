import {
  AnchorMdx,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as styles from './DocsPage.css';
import { linkNames } from './docsLinks';
import type { Example, Guidance } from './guidance';

function Words({ children }: { children: string }) {
  return <Markdown>{linkNames(children)}</Markdown>;
}

function Side({ advice, isGood }: { advice: string | Example; isGood: boolean }) {
  const { words, shown }: Example = typeof advice === 'string' ? { words: advice } : advice;
  return (
    <div className={styles.side}>
      {shown && (
        <Unstyled>
          <div inert data-theme="light" className={styles.shown}>
            {shown()}
          </div>
        </Unstyled>
      )}
      <div className={`${styles.words} ${isGood ? styles.good : styles.bad}`}>
        <div className={styles.verdict}>{isGood ? 'Do' : 'Don’t'}</div>
        <Words>{words}</Words>
      </div>
    </div>
  );
}

function Advice({ guidance }: { guidance: Guidance }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Words>{guidance.use}</Words>
      <Heading>When to use something else</Heading>
      <Words>{guidance.avoid}</Words>
      <Heading>Do and don’t</Heading>
      <div className={styles.pair}>
        <Side advice={guidance.do} isGood />
        <Side advice={guidance.dont} isGood={false} />
      </div>
      <Heading>Accessibility</Heading>
      <Words>{guidance.accessibility.map((note) => `- ${note}`).join('\n')}</Words>
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
