import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { readUitgangspunt } from './store.ts';

const server = await createProefserver();
const own = server.database.own;
const { a } = server.wereld;
const { id: leerlingId } = server.wereld.persoon('leerling');

/** So many answers of every child of school A, three to a taak. */
async function fill(aantal: number): Promise<void> {
  await sql`delete from antwoord`.execute(own);
  await sql`
    insert into antwoord (admin_id, leerling_id, id, volgnr, taak_id, opgave_id, categorie, vorm, woord, game, poging, gegeven, goed, telt, gokje, rt_ms, hints,
      client_op, op, ontvangen_op, dag, diagnose, motor)
    select ${a.id}, l.id, md5(l.id::text || n)::uuid, n, md5(l.id::text || 't' || n / 3)::uuid, gen_random_uuid(), 'x', 'typ', 'boot', 'g', 1, 'boot', true, true, false, 900, 0,
      now(), now(), now(), current_date, '{}', '{}'
    from leerling l, generate_series(1, ${aantal}::int) n where l.admin_id = ${a.id}`.execute(own);
  await sql`vacuum analyze antwoord`.execute(own);
}

/** Of this connection, also of transactions before that were not reported yet. */
async function readCounter(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables where relname = 'antwoord'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Rows of the table of answers that were looked at. */
async function countRead(): Promise<number> {
  return own.transaction().execute(async (db) => {
    const ids = await sql<{
      id: string;
      taak: string;
    }>`select md5(${leerlingId} || '7')::uuid as id, md5(${leerlingId} || 't2')::uuid as taak`.execute(db);
    const [rij] = ids.rows;
    assert.ok(rij);
    const before = await readCounter(db);
    const found = await readUitgangspunt(db, { adminId: a.id, leerlingId, taakIds: [rij.taak], antwoordIds: [rij.id], woorden: [] });
    assert.equal(found?.antwoorden.length, 3);
    return (await readCounter(db)) - before;
  });
}

test('of a child with thousands of answers only those that are asked for are read, whatever the size of the table', async () => {
  for (const aantal of [300, 1000, 3000, 8000]) {
    await fill(aantal);
    const read = await countRead();
    assert.ok(read <= 10, `${read} of ${aantal}`);
  }
});
