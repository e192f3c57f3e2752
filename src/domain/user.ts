import * as z from 'zod/mini';

/** A customer with an account (spec §3). A password is no part of it: none is ever kept. */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string(),
  name: z.string(),
});

export type User = z.infer<typeof userSchema>;
