/** A server's refusal of a new password. The page does not have the list. */
export const COMMON_PASSWORD = 'This password is among the most common ones. Choose another.';
