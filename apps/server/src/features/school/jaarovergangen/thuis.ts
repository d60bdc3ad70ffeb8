/** At home and in a practice everybody goes a year further by itself on 1 August, in Flanders on 1 September, and who looks after the child is asked whether that is right. */
import type { Regio } from '@spelrijk/domain/admin';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { enter, type JaarovergangDeps } from './school.ts';
import { schooljaarVan, volgend, vorig } from './schooljaar.ts';
import * as store from './store.ts';
import * as thuis from './store-thuis.ts';

/** Who comes later in summer is asked for the year to come at once. */
const ZOMER = '07-01';
/** First day of a school year in Flanders. */
const BEGIN_BE = '09-01';

/** A home in Flanders waits in August: the school year of before goes on there. */
const regiosOp = (dag: string, schooljaar: string): readonly Regio[] =>
  dag < `${schooljaar.slice(5)}-${BEGIN_BE}` ? ['nl'] : ['nl', 'be'];

async function moveUp(db: Db, adminId: string, schooljaar: string, zomer: Date, now: number): Promise<void> {
  await store.lockAdmin(db, adminId);
  if ((await thuis.listThuis(db, schooljaar, zomer, regiosOp(dagVan(now), schooljaar))).every((id) => id !== adminId)) return;
  const kinderen = await thuis.listKinderen(db, adminId, zomer);
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
  for (const { id: wie, jaargroep } of kinderen) await thuis.askJaar(db, { adminId, leerlingId: wie }, jaargroep, new Date(now));
  await writeAudit(db, {
    adminId,
    soort: 'gewijzigd',
    now,
    actie: 'pupil.changeGroup',
    objectId: id,
    betreft: `schooljaar ${volgend(schooljaar)}: vanzelf`,
  });
}

/** Runs with the other sweeps, from 1 August on; a home or practice a transaction, and once a school year. */
export async function sweepThuisjaren({ database }: JaarovergangDeps, now: number): Promise<void> {
  const schooljaar = vorig(schooljaarVan(dagVan(now)));
  const zomer = new Date(`${schooljaar.slice(5)}-${ZOMER}T00:00:00Z`);
  for (const adminId of await thuis.listThuis(database.own, schooljaar, zomer, regiosOp(dagVan(now), schooljaar)))
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
    if (!(await thuis.setJaargroep(db, { adminId, leerlingId }, jaargroep))) throw notFound('leerlingen/niet-gevonden');
    await thuis.deleteJaarvraag(db, { adminId, leerlingId });
    await writeAudit(db, {
      adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'pupil.changeGroup',
      objectId: leerlingId,
      betreft: 'het jaar op school gekozen',
    });
  });
}
