import { type ComponentProps, useState } from 'react';
import { PhraseText } from '../words/phrases';
import { useWords } from '../words/WordsProvider';
import { control } from './control.css';
import * as styles from './PasswordInput.css';
import { frame } from './TextInput.css';

export interface PasswordInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  /** What a password manager fills in: `current-password` or `new-password`. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password, inside a `Field`, with a button that shows what is typed. Renders `<input>`, which gets
 * every other attribute.
 */
export function PasswordInput({ disabled, ...native }: PasswordInputProps) {
  const { showPassword } = useWords();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={frame}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...native}
        type={isShown ? 'text' : 'password'}
        disabled={disabled}
        className={`${control} ${styles.input}`}
      />
      <button
        type="button"
        disabled={disabled}
        aria-pressed={isShown}
        className={styles.toggle}
        onClick={() => setIsShown(!isShown)}
      >
        <PhraseText>{showPassword}</PhraseText>
      </button>
    </div>
  );
}
