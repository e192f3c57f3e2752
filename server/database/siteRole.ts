/**
 * The role that the site uses in the embedded database. It owns the tables and is no superuser, so
 * that a fault in a statement reaches neither files nor programs.
 */
import pg from 'pg';
import type { Connection } from './database.ts';

const PREPARE = `do $$
begin
  if not exists (select from pg_roles where rolname = 'site') then
    create role site login;
  end if;
  execute format('alter database %I owner to site', current_database());
end $$`;

/** Makes the role and gives it what the site has. The connection is the superuser's. */
export async function prepareSiteRole(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(PREPARE);
  } finally {
    await client.end();
  }
}
