import * as z from 'zod/mini';
import { atMost, EMAIL_LENGTH, NAME_LENGTH } from './textLength';

const EMAIL = 'Please enter a valid email address';
const NAME = 'Name must be at least 2 characters';
const PASSWORD = 'Password must be at least 6 characters';
const MISMATCH = "Passwords don't match";

const email = z.string(EMAIL).check(z.trim(), z.email(EMAIL), z.maxLength(EMAIL_LENGTH, EMAIL));

/** The longest password, in characters: hashing takes no text of any length. */
export const PASSWORD_LENGTH = 1000;

/** Refuses a password that is too long. */
export const notTooLong = z.maxLength(
  PASSWORD_LENGTH,
  `Password must be at most ${PASSWORD_LENGTH} characters`,
);

/** Not trimmed: spaces are part of a password. */
const password = z.string(PASSWORD).check(z.minLength(6, PASSWORD), notTooLong);

/** The login form. The email is trimmed. */
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

/** The registration form. Name and email are trimmed. */
export const registerSchema = z
  .object({
    name: z.string(NAME).check(z.trim(), z.minLength(2, NAME), atMost(NAME_LENGTH)),
    email,
    password,
    confirmPassword: password,
  })
  .check(samePasswords);

export type Registration = z.infer<typeof registerSchema>;

/** Asks for a link that resets the password. The email is trimmed. */
export const resetRequestSchema = z.object({ email });

/** A new password for an account, typed twice. */
export const newPasswordSchema = z
  .object({ password, confirmPassword: password })
  .check(samePasswords);
