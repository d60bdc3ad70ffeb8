/** The weekly mail to a parent: the secret in its link, and whether she wants it. A mail may tell mail programs how to end it. */
import { sql, type Kysely } from 'kysely';

const WEEKMAIL = `
create table weekmail (
  admin_id uuid not null,
  account_id uuid not null,
  token text not null unique,
  uit_op timestamptz,
  primary key (admin_id, account_id)
);
alter table weekmail enable row level security;
alter table mail add column afmelden text;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WEEKMAIL).execute(db);
}
