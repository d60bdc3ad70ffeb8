/** The roles that own nothing: `spelrijk_admin` sees one admin at a time, `spelrijk_kantoor` only counts, `spelrijk_opruim` takes old audit lines away. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

const ROLES = ['spelrijk_admin', 'spelrijk_kantoor', 'spelrijk_opruim'] as const;

/** What must be had of a role to become it. From PostgreSQL 16 on who made a role is a member without that right, and 15 does not know the word. */
const BECOME = `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`;

/** Makes what is missing and nothing else. */
const ensure = (role: string): string => `
do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
  if not pg_has_role(current_user, '${role}', ${BECOME}) then execute format('grant ${role} to %I', current_user); end if;
  if not has_schema_privilege('${role}', 'public', 'usage') then grant usage on schema public to ${role}; end if;
end $$`;

/** Roles belong to the whole cluster: the server of another database may make them at the same moment, and then one of the two fails. */
const ATTEMPTS = 5;

export async function createRoles(db: Db, attempt = 1): Promise<void> {
  try {
    await db.transaction().execute(async (own) => {
      await sql`select pg_advisory_xact_lock(hashtext('spelrijk-roles'))`.execute(own);
      for (const role of ROLES) await sql.raw(ensure(role)).execute(own);
    });
  } catch (error) {
    if (attempt >= ATTEMPTS) throw error;
    await sleep(100 * attempt);
    await createRoles(db, attempt + 1);
  }
}
