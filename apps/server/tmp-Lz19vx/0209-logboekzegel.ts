/**
 * The audit is chained: every line has a serial number, and a seal holds a hash over its lines and the seal before it. A line that went with its customer leaves its hash,
 * so that the chain still holds; a line that goes in any other way breaks it (platform/auditzegel.ts).
 */
import { sql, type Kysely } from 'kysely';

const ZEGEL = `
create sequence audit_nr;
alter table audit add column nr bigint;
grant update on audit to current_user;
update audit a set nr = o.nr from (select admin_id, id, row_number() over (order by op, id) as nr from audit) o
  where a.admin_id = o.admin_id and a.id = o.id;
revoke update on audit from current_user;
select setval('audit_nr', (select coalesce(max(nr), 0) + 1 from audit), false);
alter table audit alter column nr set default nextval('audit_nr'), alter column nr set not null;
alter sequence audit_nr owned by audit.nr;
grant usage on sequence audit_nr to spelrijk_admin;
create unique index audit_volgorde on audit (nr);
create table auditzegel (
  nr bigint primary key,
  van bigint not null,
  tot bigint not null check (tot >= van),
  regels integer not null,
  laatste_op timestamptz,
  som bytea not null
);
insert into auditzegel (nr, van, tot, regels, som) values (0, 0, 0, 0, '');
create table auditrest (
  nr bigint primary key,
  op timestamptz not null,
  klant bytea not null,
  rest bytea not null
);
create function blijft_staan() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and current_user = 'spelrijk_opruim' then return null; end if;
  raise exception 'wat in % staat blijft zo', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger blijft_staan before update or delete on audit for each statement execute function blijft_staan();
create trigger blijft_staan before update or delete on auditzegel for each statement execute function blijft_staan();
create trigger blijft_staan before update or delete on auditrest for each statement execute function blijft_staan();
grant select (nr, tot) on auditzegel to spelrijk_opruim;
grant select (nr) on audit, auditrest to spelrijk_opruim;
grant delete on auditzegel, auditrest to spelrijk_opruim;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ZEGEL).execute(db);
}
