import type { AdminError } from '#src/backend/adminErrors.ts';
import type { BackendError } from '#src/backend/Backend.ts';
import type { WholeBackend } from './createBackendOver.ts';

type AsyncMethod<Methods> = Extract<
  {
    [Name in keyof Methods]: Methods[Name] extends (...args: never[]) => Promise<unknown>
      ? Name
      : never;
  }[keyof Methods],
  string
>;

type MethodsOf<Groups> = {
  [Group in keyof Groups & string]: `${Group}.${AsyncMethod<Groups[Group]>}`;
}[keyof Groups & string];

/** The full name of each method that returns a promise: 'tickets.open', 'orders.list' … */
export type BackendMethod = MethodsOf<Omit<WholeBackend, 'connected'>>;

/** Of connected mode only what sends no request: requests fail by `faults` of the server. */
type FaultyMethod = BackendMethod | 'connected.orders.referenceOf';

export interface Faults {
  /** Methods that reject, each with its error. */
  fail?: Partial<Record<FaultyMethod, BackendError | AdminError>>;
  /** Methods whose promise never settles. */
  hang?: readonly FaultyMethod[];
}

/** The same backend, in which some methods fail or hang without doing anything. */
export function withFaults(backend: WholeBackend, { fail = {}, hang = [] }: Faults): WholeBackend {
  const faults = new Map<string, () => Promise<never>>([
    ...Object.entries(fail).map(([name, error]) => [name, () => Promise.reject(error)] as const),
    ...hang.map((name) => [name, () => new Promise<never>(() => {})] as const),
  ]);
  const replaced = (methods: object, prefix = ''): object =>
    Object.fromEntries(
      Object.entries(methods).map(([name, work]) => [
        name,
        typeof work === 'function'
          ? (faults.get(prefix + name) ?? work)
          : replaced(work, `${prefix}${name}.`),
      ]),
    );
  return replaced(backend) as WholeBackend;
}
