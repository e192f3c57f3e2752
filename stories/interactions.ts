import { expect, type UserEventObject } from 'storybook/test';
import { installClock } from '#.storybook/clock.ts';

/** Clicks a button twice before React can render again. */
export function clickTwice(button: HTMLElement) {
  button.click();
  button.click();
}

interface HoverCheck {
  trigger: HTMLElement;
  /** An element of the card. */
  content: HTMLElement;
  /** The delays of opening and closing, in ms. */
  delays: readonly [opening: number, closing: number];
  userEvent: UserEventObject;
}

/** The shortest hover delay, in ms; the tools of the test use shorter ones. */
const SHORTEST_DELAY = 50;

/** Checks that a hover card opens and closes after its delays and not before. */
export async function checkHoverDelays({ trigger, content, delays, userEvent }: HoverCheck) {
  const [opening, closing] = delays;
  const { clock, uninstall } = installClock(SHORTEST_DELAY);
  try {
    await userEvent.hover(trigger);
    await clock.advance(opening - 1);
    await expect(content).not.toBeVisible();
    await clock.advance(1);
    await expect(content).toBeVisible();

    await userEvent.unhover(trigger);
    await clock.advance(closing - 1);
    await expect(content).toBeVisible();
    await clock.advance(1);
    await expect(content).not.toBeVisible();
  } finally {
    uninstall();
  }
}
