import { useContext, useLayoutEffect, useState } from 'react';
import { useBackend } from '../backend/BackendContext';
import { AuthorContext } from './questions/AuthorContext';

type Method = (...details: unknown[]) => unknown;

const isMethod = (member: unknown): member is Method => typeof member === 'function';

/**
 * The same methods, and a function that ends what is under way: its promise then never settles, so that no
 * toast, download or navigation follows a logout. `endsWith` selects the methods; default all.
 */
export function withinSession<Methods extends object>(
  methods: Methods,
  endsWith: (name: string) => boolean = () => true,
) {
  let session = 0;
  // Hooks depend on the methods, so each is always the same function.
  const wrapped = new Map<unknown, unknown>();

  const ending =
    (work: Method): Method =>
    (...details) => {
      const begun = session;
      const result = work(...details);
      if (!(result instanceof Promise)) return result;
      return new Promise((resolve, reject) => {
        result.then(
          (value) => begun === session && resolve(value),
          (reason) => begun === session && reject(reason),
        );
      });
    };

  const wrap = <Group extends object>(group: Group): Group =>
    new Proxy(group, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        const isPassed = isMethod(member) ? !endsWith(String(name)) : typeof member !== 'object';
        if (isPassed) return member;
        if (!wrapped.has(member)) {
          wrapped.set(member, isMethod(member) ? ending(member) : wrap(Object(member)));
        }
        return wrapped.get(member);
      },
    });

  return {
    methods: wrap(methods),
    end: () => {
      session += 1;
    },
  };
}

/** What is of no use to another visitor. A form that is being sent stays on the page after a logout. */
const isForAccount = (method: string) => ['exportData', 'claim', 'download'].includes(method);

/** The backend, for a page of an account. */
export function useAccountBackend() {
  const backend = useBackend();
  const [{ methods, end }] = useState(() => withinSession(backend, isForAccount));
  const account = useContext(AuthorContext)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account ends what is under way
  useLayoutEffect(() => end, [end, account]);
  return methods;
}
