/** The owner’s routes, all behind the check of the session, and the changes that the history notes. */
import { Hono, type MiddlewareHandler } from 'hono';
import type { HistoryAction } from '../../src/domain/history.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Owner } from '../http/sessionCookies.ts';

/** Who acts: an owner by the username, or a customer. */
export interface Actor {
  database: Database;
  name: string;
}

/** A customer who changes their own data. */
export const customerActor = (database: Database): Actor => ({ database, name: 'Customer' });

/** The id or the key of what was changed. A function of the result names several, or none. */
type Subject<T> = string | ((result: T) => string | readonly string[] | false);

/**
 * Makes a change and notes it in the history, in one transaction.
 * A change that has no subject is not noted.
 */
export const act = <T>(
  { database, name }: Actor,
  action: HistoryAction,
  subject: Subject<T>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> =>
  database.transaction(async (queries) => {
    const result = await work(queries);
    const subjects = typeof subject === 'string' ? subject : subject(result);
    await queries.execute(
      'insert into audit_log (actor, action, subject) select $1, $2, unnest($3::text[])',
      [name, action, [subjects || []].flat()],
    );
    return result;
  });

interface OwnerEnvironment {
  Variables: { owner: Owner; actor: Actor };
}

declare const guarded: unique symbol;

/** A router behind the check of the session. Only `ownersRoutes` makes one. */
type OwnersRouter = Hono<OwnerEnvironment> & { readonly [guarded]: true };

/** Adds routes to a router of the owner. */
export type OwnersRoutes = (router: OwnersRouter, dependencies: Dependencies) => unknown;

const requireOwner =
  ({ sessions, database }: Dependencies): MiddlewareHandler<OwnerEnvironment> =>
  async (context, next) => {
    const owner = await sessions.owner(context);
    context.set('owner', owner);
    context.set('actor', { database, name: owner.username });
    await next();
  };

/** The routes by the path that they are under. Other paths need the owner's session as well. */
export function ownersRoutes(
  dependencies: Dependencies,
  routes: Readonly<Record<string, OwnersRoutes>>,
) {
  const guard = requireOwner(dependencies);
  const all = new Hono<OwnerEnvironment>();
  for (const [path, addRoutes] of Object.entries(routes)) {
    const router = new Hono<OwnerEnvironment>().use(guard) as OwnersRouter;
    addRoutes(router, dependencies);
    all.route(path, router);
  }
  return all.use(guard);
}
