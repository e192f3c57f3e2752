import * as z from 'zod/mini';

const USERNAME = 'Please enter your username';
const PASSWORD = 'Please enter your password';

/** What the owner signs in with (spec §3, §5): both are required. The username is trimmed. */
export const adminCredentialsSchema = z.object({
  username: z.string(USERNAME).check(z.trim(), z.minLength(1, USERNAME)),
  password: z.string(PASSWORD).check(z.minLength(1, PASSWORD)),
});

export type AdminCredentials = z.infer<typeof adminCredentialsSchema>;

/** Whether these are the same. The password counts to the letter, the username without its blanks. */
export function isSameOwner(typed: AdminCredentials, kept: AdminCredentials): boolean {
  return typed.username.trim() === kept.username.trim() && typed.password === kept.password;
}
