import { createContext } from 'react';
import type { User } from '../../domain/user';

/** Who types now; null without an account, undefined until the session is restored. */
export const AuthorContext = createContext<Pick<User, 'id' | 'name'> | null | undefined>(null);
