/** Whether a migration begins with the line for it: the version before cannot run on its tables. */
export const endsEarlier = (sql: string) =>
  sql.startsWith('-- The version before cannot run on this schema.\n');
