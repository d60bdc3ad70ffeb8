/** The two roles that own nothing: `spelrijk_admin` sees one admin at a time, `spelrijk_kantoor` only counts. */
import { sql } from 'kysely';
import type { Db } from './database.ts';

const ROLES = ['spelrijk_admin', 'spelrijk_kantoor'] as const;

/** Roles belong to the whole cluster, so another database's server may make them at the same moment. */
const create = (role: string): string => `
do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$`;

/** Being allowed to become the role must be granted apart from having made it (PostgreSQL 16 and newer). */
const grant = (role: string): string => `
do $$ begin
  if not pg_has_role(current_user, '${role}', 'member') then execute format('grant ${role} to %I', current_user); end if;
end $$`;

export async function createRoles(db: Db): Promise<void> {
  for (const role of ROLES) {
    await sql.raw(create(role)).execute(db);
    await sql.raw(grant(role)).execute(db);
    await sql.raw(`grant usage on schema public to ${role}`).execute(db);
  }
}
