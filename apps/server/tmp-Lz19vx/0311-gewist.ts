/**
 * Who was erased, by id alone: a copy of before brings them back, and with this list they are erased again. Untenanted: it outlives the customer, and nobody's name is in it.
 */
import { sql, type Kysely } from 'kysely';

const GEWIST = `
create table gewist (
  soort text not null check (soort in ('klant','leerling','gebruiker')),
  id uuid not null,
  op timestamptz not null,
  primary key (soort, id)
);
create index gewist_op on gewist (op);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(GEWIST).execute(db);
}
