import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['medium', 'large'] as const;
export const buttonWidths = ['content', 'full'] as const;

/** How a button looks, for `Button` and `ButtonLink` alike. */
export interface ButtonLook {
  /** `primary` once in a view, `danger` for what cannot be undone. Default `primary`. */
  variant?: (typeof buttonVariants)[number];
  /** `large` for a page's main action. Default `medium`. */
  size?: (typeof buttonSizes)[number];
  /** `full` fills its column. Default `content`. */
  width?: (typeof buttonWidths)[number];
}

/** The class names of a look. */
export function buttonClassName({
  variant = 'primary',
  size = 'medium',
  width = 'content',
}: ButtonLook) {
  return `${styles.button} ${styles.variants[variant]} ${styles.sizes[size]} ${styles.widths[width]}`;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> {
  children: ReactNode;
  /** Cannot be used now; say beside it why. */
  isDisabled?: boolean;
  /** At work: keeps its place in the tab order, ignores presses, and says that it is busy. */
  isBusy?: boolean;
}

/** Does something here. What leads elsewhere is a `ButtonLink`. Renders `<button type="button">`. */
export function Button({
  children,
  variant,
  size,
  width,
  isDisabled = false,
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClassName({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(width && { width }),
      })}
    >
      {isBusy && <span aria-hidden="true" className={styles.spinner} />}
      {children}
    </button>
  );
}
