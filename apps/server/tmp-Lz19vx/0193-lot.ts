/**
 * With which chance a taak came, and by which policy: what answers to it say about another policy can only be told when that is known. Null: a docent or a
 * test chose, or it was planned before this was kept.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table taak add column lot jsonb').execute(db);
}
