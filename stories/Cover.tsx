import { Unstyled } from '@storybook/addon-docs/blocks';
import { business } from '#src/content/business.ts';
import { themes } from '#src/design-system/tokens/tokens.ts';
import { HeroIllustration } from '#src/screens/Landing/HeroIllustration.tsx';
import * as styles from './Cover.css';

/** The name of the business, and the drawing of its landing page in both themes. */
export function Cover() {
  return (
    <Unstyled>
      <div className={styles.cover}>
        <h1 className={styles.name} translate="no">
          {business.name}
        </h1>
        <div className={styles.scene}>
          {Object.keys(themes).map((theme) => (
            <div key={theme} data-theme={theme} className={styles.half}>
              <HeroIllustration />
            </div>
          ))}
        </div>
        <a href="./?path=/docs/start-using-storybook--docs" target="_top" className={styles.link}>
          Using Storybook
        </a>
      </div>
    </Unstyled>
  );
}
