import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Button } from '../actions/Button';
import * as styles from './HoverCard.css';

export interface HoverCardProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** The label of the button that opens the card. */
  trigger: ReactNode;
  /** Links and buttons, after the trigger in the tab order. */
  children: ReactNode;
  /** The hover time before the card opens, in ms. Default 700. */
  openDelay?: number;
  /** The time between the mouse leaving and the card closing, in ms. Default 300. */
  closeDelay?: number;
  /** Called on hover and on focus, to preload what the card's buttons need. */
  onApproach?: () => void;
}

/**
 * A card below a button. Hovering opens it; a click, a tap, Enter or Space open it and keep it open.
 * Escape and a press elsewhere close it. Renders a native popover, which opens without JavaScript.
 */
export function HoverCard({
  trigger,
  children,
  openDelay = 700,
  closeDelay = 300,
  onApproach,
  ref,
}: HoverCardProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = () => card.current?.matches(':popover-open') ?? false;
  const close = () => isOpen() && card.current?.hidePopover();

  const after = (delay: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  // Closes in the capture phase and focuses the trigger, before the click opens a dialog: the dialog
  // then gives the focus back to the trigger.
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !card.current?.contains(target)) return;
    if (!target.closest('a, button')) return;
    clearTimeout(timer.current);
    close();
    button.current?.focus();
  };

  return (
    <div
      ref={ref}
      // The element only has event handlers.
      role="none"
      className={styles.group}
      onClickCapture={closeOnChoice}
      onFocus={onApproach}
      onPointerEnter={({ pointerType }) => {
        onApproach?.();
        if (pointerType !== 'mouse') return;
        after(openDelay, () => isOpen() || card.current?.showPopover());
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        after(closeDelay, () => isPinned.current || close());
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        // The keyboard moved the focus. A press outside has no related target; the popover handles it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Button
        ref={button}
        variant="secondary"
        popoverTarget={id}
        popoverTargetAction="show"
        onClick={(event) => {
          clearTimeout(timer.current);
          if (isOpen() && isPinned.current) {
            event.preventDefault();
            close();
          } else {
            isPinned.current = true;
          }
        }}
      >
        {trigger}
      </Button>
      <div
        id={id}
        ref={card}
        popover="auto"
        onToggle={({ newState }) => {
          if (newState === 'closed') isPinned.current = false;
        }}
        className={styles.card}
      >
        {children}
      </div>
    </div>
  );
}
