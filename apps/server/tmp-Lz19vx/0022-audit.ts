/**
 * One append-only log of who did what: nobody may change a line, and only the role that cleans up after the retention term may
 * take one away. The earlier log of looks goes into it.
 */
import { sql, type Kysely } from 'kysely';

const AUDIT = `
create table audit (
  admin_id uuid not null,
  id uuid not null,
  op timestamptz not null,
  soort text not null,
  actie text not null default '',
  account_id uuid,
  wie text not null default '' check (length(wie) <= 200),
  rol text,
  object_id uuid,
  betreft text not null default '' check (length(betreft) <= 300),
  reden text not null default '' check (length(reden) <= 300),
  primary key (admin_id, id)
);
create index audit_soort on audit (admin_id, soort, id);
alter table audit enable row level security;
create policy van_admin on audit to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert on audit to spelrijk_admin;
create policy opruimen on audit to spelrijk_opruim using (true);
grant select (admin_id, op), delete on audit to spelrijk_opruim;
insert into audit (admin_id, id, op, soort, actie, account_id, rol, object_id)
  select admin_id, id, op, 'inzage', actie, account_id, rol, object_id from inzage;
drop table inzage;
revoke update, delete, truncate on audit from current_user;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(AUDIT).execute(db);
}
