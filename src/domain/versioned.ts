import * as z from 'zod/mini';

/** What the owner saves as a whole: each save names the version that it replaces, 0 while nothing was saved. */
export const versionedSchema = z.object({ version: z.int().check(z.nonnegative()) });

export type Versioned = z.infer<typeof versionedSchema>;
