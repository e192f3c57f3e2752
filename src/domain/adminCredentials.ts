import * as z from 'zod/mini';

const USERNAME = 'Please enter your username';
const PASSWORD = 'Please enter your password';

/** The owner's username, which is trimmed, and password. */
export const adminCredentialsSchema = z.object({
  username: z.string(USERNAME).check(z.trim(), z.minLength(1, USERNAME)),
  password: z.string(PASSWORD).check(z.minLength(1, PASSWORD)),
});

export type AdminCredentials = z.infer<typeof adminCredentialsSchema>;

/** Compares the username without outer blanks, and the password exactly. */
export function isSameOwner(typed: AdminCredentials, stored: AdminCredentials): boolean {
  return typed.username.trim() === stored.username.trim() && typed.password === stored.password;
}
