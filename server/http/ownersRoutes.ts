/** The owner’s routes, all behind the check of the session. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Actor } from '../database/act.ts';
import type { Dependencies } from '../dependencies.ts';
import { OWNER, workFor } from '../gate.ts';
import type { Owner } from './sessionCookies.ts';

export interface OwnerEnvironment {
  Variables: { owner: Owner; actor: Actor };
}

declare const guarded: unique symbol;

/** Its routes answer JSON by `reply` alone. */
type OwnersContext<Path extends string> = Context<OwnerEnvironment, Path> & { json: never };

type AddRoute = <Path extends string>(
  path: Path,
  answer: (context: OwnersContext<Path>) => Response | Promise<Response>,
) => OwnersRouter;

/** A router behind the check of the session. Only `ownersRoutes` makes one. */
interface OwnersRouter extends Record<'get' | 'post' | 'put' | 'delete', AddRoute> {
  readonly [guarded]: true;
}

/**
 * Answers with JSON of a type that has to be named, that of the schema with which the client reads it. What lacks
 * a field or has another type, such as a `Date` for its text, does not compile.
 */
export const reply = <Json extends object = never>(
  context: Context,
  value: NoInfer<Json>,
  status?: ContentfulStatusCode,
): Response => context.json(value, status);

export type OwnersRoutes = (router: OwnersRouter, dependencies: Dependencies) => unknown;

const requireOwner =
  ({ sessions, database }: Dependencies): MiddlewareHandler<OwnerEnvironment> =>
  async (context, next) => {
    const owner = await sessions.owner(context);
    context.set('owner', owner);
    context.set('actor', { database, name: owner.username });
    await workFor(OWNER, next);
  };

/** The routes by the path that they are under. Other paths need the owner's session as well. */
export function ownersRoutes(
  dependencies: Dependencies,
  routes: Readonly<Record<string, OwnersRoutes>>,
) {
  const guard = requireOwner(dependencies);
  const all = new Hono<OwnerEnvironment>();
  for (const [path, addRoutes] of Object.entries(routes)) {
    const router = new Hono<OwnerEnvironment>().use(guard);
    addRoutes(router as unknown as OwnersRouter, dependencies);
    all.route(path, router);
  }
  return all.use(guard);
}
