/** At home everybody goes a year further by itself on 1 August, and the parent is asked whether that is right. */
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { enter, type JaarovergangDeps } from './school.ts';
import { schooljaarVan, volgend, vorig } from './schooljaar.ts';
import * as store from './store.ts';

/** Who comes later in summer is asked for the year to come at once. */
const ZOMER = '07-01';
const LAATSTE_JAAR = 8;

/** Homes that did not end this school year yet and have a child that was there before the summer. */
async function listThuis(db: Db, schooljaar: string, zomer: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.admin_id as id from admin a
    where a.soort = 'thuis' and not a.intern and not a.demo and a.status = 'actief' and a.weggegooid_op is null
      and not exists (select from jaarovergang j where j.admin_id = a.admin_id and j.schooljaar >= ${schooljaar} and j.teruggedraaid_op is null)
      and exists (select from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null and l.created_at < ${zomer}) order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

interface Kind {
  readonly id: string;
  readonly groepId: string;
  readonly jaargroep: number;
}

async function listKinderen(db: Db, adminId: string, zomer: Date): Promise<readonly Kind[]> {
  const { rows } = await sql<Kind>`
    select id, groep_id as "groepId", jaargroep from leerling
    where admin_id = ${adminId} and verwijderd_op is null and created_at < ${zomer} and jaargroep < ${LAATSTE_JAAR} order by id`.execute(
    db,
  );
  return rows;
}

async function moveUp(db: Db, adminId: string, schooljaar: string, zomer: Date, now: number): Promise<void> {
  await store.lockAdmin(db, adminId);
  if ((await listThuis(db, schooljaar, zomer)).every((id) => id !== adminId)) return;
  const kinderen = await listKinderen(db, adminId, zomer);
  const id = createId(now);
  const uitslag = { id, leerlingen: kinderen.length, weg: 0, blijft: 0, groepenNieuw: 0 };
  await store.insertOvergang(db, adminId, { id, schooljaar, uitslag, now });
  await store.noteSchooljaar(db, adminId, schooljaar);
  const zetten = kinderen.map(({ id: wie, groepId, jaargroep }) => ({
    id: wie,
    vanGroep: groepId,
    vanJaargroep: jaargroep,
    naarGroep: groepId,
    naarJaargroep: jaargroep + 1,
    weg: false,
  }));
  await store.moveLeerlingen(db, adminId, id, zetten);
  for (const { id: wie, jaargroep } of kinderen)
    await sql`insert into jaarvraag (admin_id, leerling_id, van, naar, created_at)
      values (${adminId}, ${wie}, ${jaargroep}, ${jaargroep + 1}, ${new Date(now)})
      on conflict (admin_id, leerling_id) do update set van = excluded.van, naar = excluded.naar, created_at = excluded.created_at`.execute(
      db,
    );
  await writeAudit(db, {
    adminId,
    soort: 'gewijzigd',
    now,
    actie: 'pupil.changeGroup',
    objectId: id,
    betreft: `schooljaar ${volgend(schooljaar)}: vanzelf`,
  });
}

/** Runs with the other sweeps, from 1 August on; a home a transaction, and once a school year. */
export async function sweepThuisjaren({ database }: JaarovergangDeps, now: number): Promise<void> {
  const schooljaar = vorig(schooljaarVan(dagVan(now)));
  const zomer = new Date(`${schooljaar.slice(5)}-${ZOMER}T00:00:00Z`);
  for (const adminId of await listThuis(database.own, schooljaar, zomer))
    await database.transact((db) => moveUp(db, adminId, schooljaar, zomer, now));
}

/** Right, or another year: either way the question is over. */
export async function answerJaarvraag(
  { database }: JaarovergangDeps,
  { actor, now }: Caller,
  { adminId, leerlingId }: { readonly adminId: string; readonly leerlingId: string },
  jaargroep: number,
): Promise<void> {
  enter(actor, adminId);
  await database.forAdmin(adminId, async (db) => {
    const { numAffectedRows = 0n } = await sql`
      update leerling set jaargroep = ${jaargroep} where admin_id = ${adminId} and id = ${leerlingId} and verwijderd_op is null`.execute(
      db,
    );
    if (numAffectedRows !== 1n) throw notFound('leerlingen/niet-gevonden');
    await sql`delete from jaarvraag where admin_id = ${adminId} and leerling_id = ${leerlingId}`.execute(db);
    await writeAudit(db, {
      adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'pupil.changeGroup',
      objectId: leerlingId,
      betreft: `jaargroep ${jaargroep}`,
    });
  });
}
