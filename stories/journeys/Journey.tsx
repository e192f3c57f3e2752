import { idOf } from '../storyRefs';
import * as styles from './Journey.css';
import { type JourneyName, journeys } from './journeys';

/** A way through the product: what happens at each step, and the screen itself, to be used. */
export function Journey({ name }: { name: JourneyName }) {
  return (
    <ol className={styles.steps}>
      {journeys[name].map(({ words, story }) => (
        <li key={story} className={styles.step}>
          <p className={styles.words}>{words}</p>
          <iframe
            title={words}
            // Fetched when it comes near: a journey has up to ten screens.
            loading="lazy"
            src={`iframe.html?id=${idOf(story)}&viewMode=story`}
            className={styles.screen}
          />
          <a href={`?path=/story/${idOf(story)}`} target="_top">
            Open this story
          </a>
        </li>
      ))}
    </ol>
  );
}
