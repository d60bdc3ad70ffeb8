/**
 * What is left of the limits that all servers share. Nobody's tenant: a row is a hash, and goes when its bucket is full again. Not
 * written ahead (`unlogged`): a crash of the database forgets who was slowed down, which is what a restart did before.
 */
import { sql, type Kysely } from 'kysely';

const LIMIET = `
create unlogged table limiet (
  sleutel text primary key check (length(sleutel) between 1 and 100),
  over double precision not null check (over >= 0),
  op timestamptz not null
);
create index limiet_op on limiet (op);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LIMIET).execute(db);
}
