import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, type ButtonLook } from '../actions/Button';
import * as styles from './HoverCard.css';

export interface HoverCardProps {
  /** What the trigger, a button, says. */
  trigger: ReactNode;
  /** What the card holds: links and buttons, in the tab order right after the trigger. */
  children: ReactNode;
  /** How long the mouse must rest on it before it opens, in ms. Default 700. */
  openDelay?: number;
  /** How long the mouse may be away before it closes, in ms. Default 300. */
  closeDelay?: number;
  /** The trigger's look. Default `secondary`. */
  variant?: ButtonLook['variant'];
  /** The mouse or the focus has come near: time to fetch what the card's buttons will need. */
  onApproach?: () => void;
}

/**
 * A card that opens below a button: when the mouse rests on it, and on a click, a tap, Enter or
 * Space, which keep it open. Escape and a press elsewhere close it. Renders a native popover, so a
 * press opens it before any script has come.
 */
export function HoverCard({
  trigger,
  children,
  openDelay = 700,
  closeDelay = 300,
  variant = 'secondary',
  onApproach,
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

  // Once something in it is chosen it closes, and its trigger has the focus meanwhile: before
  // whatever was chosen does its work, such as opening a dialog that gives the focus back.
  const onChoice = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !card.current?.contains(target)) return;
    if (!target.closest('a, button')) return;
    clearTimeout(timer.current);
    close();
    button.current?.focus();
  };

  return (
    <div
      // It only listens to what happens in it.
      role="none"
      className={styles.group}
      onClickCapture={onChoice}
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
        // The keyboard has moved on; a press on nothing at all is the browser's to answer.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Button
        ref={button}
        variant={variant}
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
