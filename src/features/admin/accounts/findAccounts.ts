import type { Account } from '../../../domain/accounts';
import { queryWords } from '../../../domain/listQuery';

/** The accounts with all of these words in their name or email, regardless of case. */
export function findAccounts(accounts: readonly Account[], text: string): readonly Account[] {
  const words = queryWords(text);
  if (words.length === 0) return accounts;
  return accounts.filter(({ name, email }) => {
    const searched = `${name} ${email}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The name, or the email if the name is blank. */
export function accountName({ name, email }: Pick<Account, 'name' | 'email'>): string {
  return name.trim() || email;
}
