import type { User } from '../../../domain/user';
import { trimmedText } from '../../../domain/visibleText';

/** The name, or the email if the name is blank. */
export function accountName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return trimmedText(name) || email;
}
