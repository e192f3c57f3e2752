import type { Account } from '../../../domain/accounts';

/** The accounts that have all of these words in their name or their email, in whatever case. */
export function findAccounts(accounts: readonly Account[], text: string): readonly Account[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return accounts;
  return accounts.filter(({ name, email }) => {
    const searched = `${name} ${email}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** What tells an account from the others in a sentence: its email, where it has no name. */
export function accountName({ name, email }: Pick<Account, 'name' | 'email'>): string {
  return name.trim() || email;
}
