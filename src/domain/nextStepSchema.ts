import * as z from 'zod/mini';
import { jobKinds, jobStates, type NextStep } from './nextStep';

/** In a module of its own, because pages show a step without the schemas of the backend. */
export const nextStepSchema: z.ZodMiniType<NextStep> = z.object({
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  until: z.nullable(z.iso.date()),
  part: z.optional(z.string()),
});
