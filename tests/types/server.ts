/** What `tsc` checks. Nothing runs this file. */
import { expectTypeOf } from 'vitest';
import type { createApp } from '../../server/app.ts';
import type { OwnersRoutes } from '../../server/http/ownersRoutes.ts';

// The owner's routes cannot be added to a router that does not check the session.
expectTypeOf<ReturnType<typeof createApp>>().not.toExtend<Parameters<OwnersRoutes>[0]>();
