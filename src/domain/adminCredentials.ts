import * as z from 'zod/mini';
import { notTooLong, samePasswords } from './credentials';
import { atMost, NAME_LENGTH, trimmed } from './textLength';
import { visibleText } from './visibleText';

/** The fewest characters of an owner's password on a server. */
export const OWNER_PASSWORD_LENGTH = 12;

const USERNAME = 'Please enter your username';
const PASSWORD = 'Please enter your password';
const CODE = 'Please enter the code';
const NEW_PASSWORD = `Password must be at least ${OWNER_PASSWORD_LENGTH} characters`;

const oneTimeCode = z.string(CODE).check(z.overwrite(visibleText), z.minLength(1, CODE));

/** The owner's username, which is trimmed, and password. */
export const adminCredentialsSchema = z.object({
  username: z.string(USERNAME).check(trimmed, z.minLength(1, USERNAME)),
  password: z.string(PASSWORD).check(z.minLength(1, PASSWORD)),
});

/** The same with the code that two-step login asks for. */
export const adminCodeSchema = z.extend(adminCredentialsSchema, { code: oneTimeCode });

export interface AdminCredentials extends z.infer<typeof adminCredentialsSchema> {
  /** A code of the authenticator app, or a recovery code. */
  code?: string;
}

/** A username as the server compares it: regardless of letter case and outer blanks. */
export const usernameKey = (username: string): string => username.trim().toLowerCase();

/** Compares the username without outer blanks, and the password exactly. */
export function isSameOwner(typed: AdminCredentials, stored: AdminCredentials): boolean {
  return typed.username.trim() === stored.username.trim() && typed.password === stored.password;
}

/** Turning two-step login on or off. */
export const twoStepSchema = z.object({
  password: adminCredentialsSchema.shape.password,
  code: oneTimeCode,
});

export type TwoStepProof = z.infer<typeof twoStepSchema>;

/** The owner who is signed in on a server. */
export const ownerLoginSchema = z.object({
  username: z.string(),
  /** Whether a login needs a code. */
  hasTotp: z.boolean(),
});

export type OwnerLogin = z.infer<typeof ownerLoginSchema>;

/** What an authenticator app needs. */
export const twoStepSecretSchema = z.object({
  /** To be typed by hand, in base 32. */
  secret: z.string(),
  /** The same as an `otpauth://` URL, for a QR code. */
  url: z.string(),
});

export type TwoStepSecret = z.infer<typeof twoStepSecretSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

const newPassword = z
  .string(NEW_PASSWORD)
  .check(z.minLength(OWNER_PASSWORD_LENGTH, NEW_PASSWORD), notTooLong);

/** The first owner, with the password typed twice. */
export const newOwnerSchema = z
  .object({
    username: adminCredentialsSchema.shape.username.check(atMost(NAME_LENGTH)),
    password: newPassword,
    confirmPassword: newPassword,
  })
  .check(samePasswords);

/** Another password for an owner, typed twice, and the current one. */
export const ownersPasswordSchema = z
  .object({
    currentPassword: adminCredentialsSchema.shape.password,
    password: newPassword,
    confirmPassword: newPassword,
  })
  .check(samePasswords);
