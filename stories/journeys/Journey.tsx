import { useState } from 'react';
import { Button, Inline, Text } from '#src/design-system/index.ts';
import { Sheet } from '../foundations/Sheet';
import { idOf } from '../storyRefs';
import * as styles from './Journey.css';
import { type JourneyName, journeys } from './journeys';

/** Shows a journey step by step; each step is its story in a frame. */
export function Journey({ name }: { name: JourneyName }) {
  const steps = journeys[name];
  const [current, setCurrent] = useState(0);
  const step = steps[current] ?? steps[0];
  const id = idOf(step.story);
  return (
    <Sheet>
      <div className={styles.walk}>
        <ol className={styles.steps}>
          {steps.map(({ words, story }, index) => (
            <li key={story} className={styles.step}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => setCurrent(index)}
                className={styles.choice}
              >
                {words}
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.stage}>
          <Inline distribute="between">
            <Inline>
              <Button
                variant="secondary"
                disabled={current === 0}
                onClick={() => setCurrent(current - 1)}
              >
                Back
              </Button>
              <Button
                disabled={current === steps.length - 1}
                onClick={() => setCurrent(current + 1)}
              >
                Next
              </Button>
            </Inline>
            <Text as="span" variant="quiet" tabular>
              Step {current + 1} of {steps.length}
            </Text>
            <a href={`./?path=/story/${id}`} target="_top" className={styles.link}>
              Open this story
            </a>
          </Inline>
          <iframe
            key={id}
            title={step.words}
            src={`iframe.html?id=${id}&viewMode=story`}
            className={styles.screen}
          />
        </div>
      </div>
    </Sheet>
  );
}
