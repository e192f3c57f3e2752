/** The state of a subscription, from the events about it in any order. */
import type { FactOf } from './paymentFacts.ts';

export type Snapshot = FactOf<'subscription'> & { created: number; event: string };

/** Before its first event, a subscription is not cancelled. */
const unknown: Readonly<Record<string, unknown>> = {
  cancelAt: null,
  cancelsAtPeriodEnd: false,
  isPaused: false,
};

/** Whether the event can follow a state: what it has changed had these values before. */
const follows = ({ previous }: Snapshot, state: Snapshot | undefined) =>
  Object.entries(previous).every(([name, value]) =>
    state ? Object(state)[name] === value : !(name in unknown) || unknown[name] === value,
  );

/** How many events of one second are tried in every order. */
const MAX_TRIED = 7;

/** The last of the events of one second after a state: each follows the one before it. */
function lastOfSecond(events: readonly Snapshot[], before: Snapshot | undefined) {
  function end(state: Snapshot | undefined, rest: readonly Snapshot[]): Snapshot | undefined {
    if (rest.length === 0) return state;
    for (const next of rest) {
      if (!follows(next, state)) continue;
      const last = end(
        next,
        rest.filter((snapshot) => snapshot !== next),
      );
      if (last) return last;
    }
    return undefined;
  }
  // Its creation comes first, and what changes something after what only tells the state.
  const sorted = events.toSorted(
    (a, b) =>
      Number(b.isNew) - Number(a.isNew) ||
      Object.keys(a.previous).length - Object.keys(b.previous).length ||
      (a.event < b.event ? -1 : 1),
  );
  return (sorted.length <= MAX_TRIED && end(before, sorted)) || sorted.at(-1);
}

/** What a subscription is now; undefined if no event has told. One that has ended stays so. */
export function currentSubscription(snapshots: readonly Snapshot[]): Snapshot | undefined {
  const seconds = [...new Set(snapshots.map(({ created }) => created))].sort((a, b) => a - b);
  const last = seconds.reduce<Snapshot | undefined>(
    (state, second) =>
      lastOfSecond(
        snapshots.filter(({ created }) => created === second),
        state,
      ),
    undefined,
  );
  const ends = snapshots.filter(({ hasEnded }) => hasEnded);
  const [ended] = ends.toSorted((a, b) => Number(a.endedAt) - Number(b.endedAt));
  return ended ?? last;
}
