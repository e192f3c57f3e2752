/** The passwords that attackers try first, as the project zxcvbn-ts keeps them. */
import { ApiError } from './ApiError.ts';

let list: Promise<ReadonlySet<string>> | undefined;

/** Reading the list takes a tenth of a second, so only the first new password waits for it. */
const loadList = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= loadList();
  return (await list).has(password.normalize('NFKC').toLowerCase());
}

/** Fails with `common-password`. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new ApiError('common-password', { fields: ['password'] });
  }
}
