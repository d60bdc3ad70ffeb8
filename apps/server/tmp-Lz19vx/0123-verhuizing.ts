/**
 * Moves of one customer into another: who, when, how much, until when it can be taken back. Nobody's tenant, because it is about two. What taking back needs
 * (which rows came along, which gave way, which got another name) lies with the customer that received them, out of reach of the customer itself.
 */
import { sql, type Kysely } from 'kysely';

const VERHUIZING = `
create table verhuizing (
  id uuid primary key,
  van_id uuid not null,
  naar_id uuid not null check (naar_id <> van_id),
  van_naam text not null,
  naar_naam text not null,
  op timestamptz not null,
  door uuid not null,
  tellingen jsonb not null,
  terug_tot timestamptz not null,
  terug_op timestamptz
);
create index verhuizing_van on verhuizing (van_id, op);
create index verhuizing_naar on verhuizing (naar_id, op);
create index verhuizing_terug_tot on verhuizing (terug_tot);
create table verhuizing_tabel (
  admin_id uuid not null,
  verhuizing_id uuid not null,
  tabel text not null,
  sleutels jsonb not null,
  geweken jsonb not null,
  hernoemd jsonb not null,
  primary key (admin_id, verhuizing_id, tabel)
);
alter table verhuizing_tabel enable row level security;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(VERHUIZING).execute(db);
}
