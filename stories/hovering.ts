import { expect, type UserEventObject } from 'storybook/test';
import { holdTimers } from './timers';

interface Hovering {
  trigger: HTMLElement;
  /** Something in the card. */
  content: HTMLElement;
  /** After how many ms it opens, and closes. */
  delays: readonly [opens: number, closes: number];
  userEvent: UserEventObject;
}

/** The card opens and closes when its timer rings, neither sooner nor without it. */
export async function opensAndCloses({ trigger, content, delays, userEvent }: Hovering) {
  const [opens, closes] = delays;
  const opening = await holdTimers(() => userEvent.hover(trigger));
  await expect(opening.map(({ delay }) => delay)).toEqual([opens]);
  await expect(content).not.toBeVisible();
  opening[0]?.ring();
  await expect(content).toBeVisible();

  const closing = await holdTimers(() => userEvent.unhover(trigger));
  await expect(closing.map(({ delay }) => delay)).toEqual([closes]);
  await expect(content).toBeVisible();
  closing[0]?.ring();
  await expect(content).not.toBeVisible();
}
