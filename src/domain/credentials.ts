import * as z from 'zod/mini';
import { emailSchema as email } from './email';
import { atLeast, atMost, NAME_LENGTH, trimmed } from './textLength';

const NAME = 'Name must be at least 2 characters';
const PASSWORD = 'Password must be at least 6 characters';
const MISMATCH = "Passwords don't match";

/** The longest password, in characters: hashing takes no text of any length. */
export const PASSWORD_LENGTH = 1000;

/** Refuses a password that is too long. */
export const notTooLong = z.maxLength(
  PASSWORD_LENGTH,
  `Password must be at most ${PASSWORD_LENGTH} characters`,
);

/** Not trimmed: spaces are part of a password. */
const password = z.string(PASSWORD).check(z.minLength(6, PASSWORD), notTooLong);

export const loginSchema = z.object({ email, password });

export type Credentials = z.infer<typeof loginSchema>;

/** The fields that the comparison of passwords needs; it runs even if other fields are invalid. */
const comparable = z.object({ password: z.string(), confirmPassword: password });

/**
 * Compares the passwords of a form once the repeated one is long enough, so that its field has one
 * message at a time.
 */
export const samePasswords = z.refine<z.infer<typeof comparable>>(
  (form) => form.password === form.confirmPassword,
  {
    message: MISMATCH,
    path: ['confirmPassword'],
    when: ({ value }) => comparable.safeParse(value).success,
  },
);

/** The registration form. The name is trimmed. */
export const registerSchema = z
  .object({
    name: z.string(NAME).check(trimmed, atLeast(2, NAME), atMost(NAME_LENGTH)),
    email,
    password,
    confirmPassword: password,
  })
  .check(samePasswords);

export type Registration = z.infer<typeof registerSchema>;

/** Asks for a link that resets the password. */
export const resetRequestSchema = z.object({ email });

/** A new password for an account, typed twice. */
export const newPasswordSchema = z
  .object({ password, confirmPassword: password })
  .check(samePasswords);
