import * as z from 'zod/mini';

const EMAIL = 'Please enter a valid email address';
const NAME = 'Name must be at least 2 characters';
const PASSWORD = 'Password must be at least 6 characters';
const MISMATCH = "Passwords don't match";

const email = z.string(EMAIL).check(z.trim(), z.email(EMAIL));
/** Not trimmed: spaces are part of a password. */
const password = z.string(PASSWORD).check(z.minLength(6, PASSWORD));

/** The login form. The email is trimmed. */
export const loginSchema = z.object({ email, password });

export type Credentials = z.infer<typeof loginSchema>;

/** The fields that the comparison of passwords needs; it runs even if other fields are invalid. */
const comparable = z.object({ password: z.string(), confirmPassword: password });

/**
 * The registration form. Name and email are trimmed. The passwords are compared once the repeated
 * one is long enough, so that its field has one message at a time.
 */
export const registerSchema = z
  .object({
    name: z.string(NAME).check(z.trim(), z.minLength(2, NAME)),
    email,
    password,
    confirmPassword: password,
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      message: MISMATCH,
      path: ['confirmPassword'],
      when: ({ value }) => comparable.safeParse(value).success,
    }),
  );

export type Registration = z.infer<typeof registerSchema>;

/** An email in the form in which emails are compared: trimmed, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
