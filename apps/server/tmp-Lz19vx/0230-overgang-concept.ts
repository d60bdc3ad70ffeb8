/** What somebody chose so far for the next school year: kept while she works on it, on whatever device, and gone when the year begins. */
import { sql, type Kysely } from 'kysely';

const CONCEPT = `
create table overgang_concept (
  admin_id uuid not null references admin,
  schooljaar text not null,
  keuzes jsonb not null,
  versie integer not null,
  door uuid not null,
  gewijzigd_op timestamptz not null,
  primary key (admin_id)
);
alter table overgang_concept enable row level security;
create policy van_admin on overgang_concept to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on overgang_concept to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CONCEPT).execute(db);
}
