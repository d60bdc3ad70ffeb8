/**
 * The picture that a groep builds together: one row a picture, with how many stukjes there are. No row says who brought one: there is nothing to look up, to
 * export or to erase of a leerling. Whether a groep has one stands with the groep.
 */
import { sql, type Kysely } from 'kysely';

const KLASSENPLAAT = `
alter table groep add column klassenplaat boolean not null default true;
create table klassenplaat (
  admin_id uuid not null,
  groep_id uuid not null,
  schooljaar text not null check (schooljaar ~ '^[0-9]{4}-[0-9]{4}$'),
  nummer smallint not null check (nummer > 0),
  plaat text not null check (length(plaat) between 1 and 30),
  per_deel smallint not null check (per_deel > 0),
  totaal integer not null check (totaal > 0),
  stukjes integer not null check (stukjes between 0 and totaal),
  primary key (admin_id, groep_id, schooljaar, nummer),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
alter table klassenplaat enable row level security;
create policy van_admin on klassenplaat to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on klassenplaat to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(KLASSENPLAAT).execute(db);
}
