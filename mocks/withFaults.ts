import type { AdminError } from '#src/backend/adminErrors.ts';
import type { BackendError } from '#src/backend/Backend.ts';
import type { ConnectedParts } from './connectedParts.ts';
import type { WholeBackend } from './createBackendOver.ts';

type AsyncVerb<Area> = Extract<
  {
    [Verb in keyof Area]: Area[Verb] extends (...args: never[]) => Promise<unknown> ? Verb : never;
  }[keyof Area],
  string
>;

type VerbsOf<Areas> = {
  [Area in keyof Areas & string]: `${Area}.${AsyncVerb<Areas[Area]>}`;
}[keyof Areas & string];

type EveryArea = Required<WholeBackend>;

/** The full name of each verb of connected mode alone: 'accountLinks.verifyEmail' … */
type ConnectedVerb = VerbsOf<Pick<EveryArea, keyof ConnectedParts>>;

/** The full name of each verb that returns a promise: 'tickets.open', 'orders.list' … */
export type BackendVerb = Exclude<VerbsOf<EveryArea>, ConnectedVerb>;

export interface Faults {
  /** Verbs that reject, each with its error. */
  fail?: Partial<Record<BackendVerb | ConnectedVerb, BackendError | AdminError>>;
  /** Verbs whose promise never settles. */
  hang?: readonly (BackendVerb | ConnectedVerb)[];
}

type Verb = (...args: unknown[]) => unknown;

/** The same backend, in which some verbs fail or hang without doing anything. */
export function withFaults(backend: WholeBackend, { fail = {}, hang = [] }: Faults): WholeBackend {
  const faults: Record<string, Verb> = Object.fromEntries([
    ...Object.entries(fail).map(([name, error]) => [name, () => Promise.reject(error)]),
    ...hang.map((name) => [name, () => new Promise(() => {})]),
  ]);
  const areas = Object.entries(backend).map(([area, verbs]: [string, Record<string, Verb>]) => [
    area,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, work]) => [verb, faults[`${area}.${verb}`] ?? work]),
    ),
  ]);
  return Object.fromEntries(areas) as WholeBackend;
}
