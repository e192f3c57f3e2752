/** The rules for an owner's password that comes from a setting or a command instead of a form. */
import { OWNER_PASSWORD_LENGTH } from '../src/domain/adminCredentials.ts';
import { PASSWORD_LENGTH } from '../src/domain/credentials.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { StartError } from './StartError.ts';

/** Fails with a `StartError` about `name` if the password is too short or too long. */
export function requireLength(name: string, password: string): void {
  if (password.length < OWNER_PASSWORD_LENGTH) {
    throw new StartError(`${name} has to have at least ${OWNER_PASSWORD_LENGTH} characters.`);
  }
  if (password.length > PASSWORD_LENGTH) {
    throw new StartError(`${name} has to have at most ${PASSWORD_LENGTH} characters.`);
  }
}

/** Fails with a `StartError` about `name` if attackers try the password first. */
export async function requireUncommon(name: string, password: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new StartError(`${name} is among the most common passwords. Choose another.`);
  }
}
