import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../tokens/tokens';
import * as styles from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'quiet'] as const;
export const buttonTones = ['neutral', 'danger'] as const satisfies readonly Tone[];
export const buttonSizes = ['small', 'medium', 'large'] as const;
export const buttonWidths = ['content', 'full'] as const;

/** How a button looks, for `Button` and `ButtonLink` alike. */
export interface ButtonLook {
  /** Prominence: `primary` once in a view. Default `primary`. */
  variant?: (typeof buttonVariants)[number];
  /** `danger` for what cannot be undone. Default `neutral`. */
  tone?: (typeof buttonTones)[number];
  /** `small` for one of many beside a field, `large` for a page's main action. Default `medium`. */
  size?: (typeof buttonSizes)[number];
  /** `full` fills its column. Default `content`. */
  width?: (typeof buttonWidths)[number];
}

/** The choices of each look. */
export const buttonLooks = {
  variant: buttonVariants,
  tone: buttonTones,
  size: buttonSizes,
  width: buttonWidths,
} satisfies Record<keyof ButtonLook, readonly string[]>;

/** Replaces the look among the props by the class names for it. */
export function withButtonClass<Props extends ButtonLook>({
  variant = 'primary',
  tone = 'neutral',
  size = 'medium',
  width = 'content',
  ...rest
}: Props) {
  const look = [styles.looks[variant][tone], styles.sizes[size], styles.widths[width]];
  return {
    ...rest,
    // No toast is drawn over it.
    ...(size === 'large' && { 'data-main-action': '' }),
    className: [styles.button, ...look].join(' '),
  };
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style'> {
  children: ReactNode;
  /**
   * Shows a spinner, stays focusable and ignores presses. `false` marks a button that starts work:
   * a double click on it, or a held Enter key, counts as one press.
   */
  loading?: boolean;
  /**
   * Looks disabled, but stays focusable and can be pressed: `onClick` then answers with the reason,
   * which `aria-describedby` also gives.
   */
  'aria-disabled'?: boolean | undefined;
}

/** Does something on the page. For navigation use `ButtonLink`. Renders `<button type="button">`. */
export function Button({ children, loading, onClick, onKeyDown, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...withButtonClass(props)}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={(event) => {
        // Work that ends within a double click would be started again by its second click.
        if (loading || (loading === false && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
      onKeyDown={(event) => {
        // A held Enter key presses the button again and again.
        if (loading === false && event.repeat && event.key === 'Enter') event.preventDefault();
        onKeyDown?.(event);
      }}
    >
      {children}
    </button>
  );
}
