/**
 * The role that the site uses in the embedded database. It owns the tables and is no superuser, so
 * that a fault in a statement reaches neither files nor programs.
 */
import pg from 'pg';
import type { Connection } from './database.ts';

/** A database of an earlier version belongs to the superuser. */
const PREPARE = `do $$
declare
  owned record;
begin
  if not exists (select from pg_roles where rolname = 'site') then
    create role site login;
  end if;
  execute format('alter database %I owner to site', current_database());
  for owned in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relowner <> 'site'::regrole
  loop
    execute format('alter table public.%I owner to site', owned.relname);
  end loop;
  for owned in
    select collname from pg_collation
    where collnamespace = 'public'::regnamespace and collowner <> 'site'::regrole
  loop
    execute format('alter collation public.%I owner to site', owned.collname);
  end loop;
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
