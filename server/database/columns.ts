/** The schemas of columns that several tables have. */
import * as z from 'zod/mini';

/** A `timestamptz`, as an ISO date and time in UTC. */
export const isoDate = z.pipe(
  z.date(),
  z.transform((value) => value.toISOString()),
);
