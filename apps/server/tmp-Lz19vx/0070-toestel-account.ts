/**
 * Who has logged in on which device. Only there somebody's own tries are counted apart: a classmate who collects devices by
 * logging in again and again gets no more guesses by it. Untenanted like `toestel`: it is needed before somebody is logged in.
 */
import { sql, type Kysely } from 'kysely';

const TOESTEL = `
create table toestel_account (
  admin_id uuid not null,
  toestel text not null,
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, toestel, account_id)
);
create index toestel_account_oud on toestel_account (created_at);
create index toestel_oud on toestel (created_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TOESTEL).execute(db);
}
