import type { User } from '../../../domain/user';
import { trimmedText } from '../../../domain/visibleText';

export function accountName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return trimmedText(name) || email;
}
