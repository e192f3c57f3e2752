type Method = (...details: unknown[]) => unknown;

const isMethod = (member: unknown): member is Method => typeof member === 'function';

/**
 * The same methods, and a function that ends what is under way: its promise then never settles, so that no
 * toast, download or navigation follows a logout.
 */
export function withinSession<Methods extends object>(methods: Methods) {
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
        if (!isMethod(member) && typeof member !== 'object') return member;
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
