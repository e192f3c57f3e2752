/** The owner’s routes, all behind the check of the session. */
import { Hono, type MiddlewareHandler } from 'hono';
import type { Actor } from '../database/act.ts';
import type { Dependencies } from '../dependencies.ts';
import { OWNER, workFor } from '../gate.ts';
import type { Owner } from './sessionCookies.ts';

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
    const router = new Hono<OwnerEnvironment>().use(guard) as OwnersRouter;
    addRoutes(router, dependencies);
    all.route(path, router);
  }
  return all.use(guard);
}
