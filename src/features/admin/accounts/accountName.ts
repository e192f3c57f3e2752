import type { User } from '../../../domain/user';

/** The name, or the email if the name is blank. */
export function accountName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name.trim() || email;
}
