/**
 * A customer whose licence ended, or whose trial did, is warned twice and then thrown away, with the same time to bring it back as when an owner does it. The day is set at
 * the first warning and stays: who was never warned does not go, also when the server was down or the term was made shorter. Another licence stops it.
 */
import { isMailAdres } from '@spelrijk/domain/mailadres';
import { AFLOOPBERICHT } from '@spelrijk/teksten/klantafloop';
import { NIEMAND, writeAudit } from '../../../platform/audit.ts';
import { addDays, dagVan, daysBetween } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo } from '../../../platform/regio.ts';
import { insertBericht } from '../berichten/index.ts';
import type { AdminDeps } from './account-service.ts';
import { formatDag, throwAway } from './verwijder-service.ts';
import { lockAdmin } from './store.ts';
import * as store from './store-afloop.ts';

/** Days before it goes. */
const EERST = 30;
const LAATST = 7;

interface Stap {
  readonly adminId: string;
  readonly admin: store.Afgelopen;
  readonly now: number;
}

/** With the customer, and in our own log, where it outlives it and names nobody. */
async function note(db: Db, { adminId, now }: Stap, soort: 'gewijzigd' | 'verwijderd', betreft: string): Promise<void> {
  const regel = { soort, now, actie: 'officeAdmin.delete', objectId: adminId, betreft };
  await writeAudit(db, { ...regel, adminId });
  await writeAudit(db, { ...regel, adminId: NIEMAND });
}

/** A mail to everybody who manages it, or to the customer itself; and the same as a message, the first time, for who reads none. */
async function warn(db: Db, { adressen }: AdminDeps, stap: Stap, afloop: store.Afloop): Promise<void> {
  const { adminId, admin, now } = stap;
  const { naam, regio, email } = admin;
  const dag = formatDag(afloop.wegOp, regio);
  const link = linkTo(adressen, regio, `/admins/${adminId}/licentie`);
  const beheerders = await store.listBeheerders(db, adminId);
  const lezers = beheerders.length > 0 ? beheerders : [{ wie: adminId, roepnaam: naam, email }];
  for (const { wie, roepnaam, email: aan } of lezers.filter((lezer) => isMailAdres(lezer.email))) {
    const sleutel = `klant-loopt-weg:${wie}:${afloop.wegOp}:${afloop.gewaarschuwd}`;
    await enqueueMail(db, {
      sjabloon: 'licentieVoorbij',
      aan,
      regio,
      gegevens: { roepnaam, admin: naam, dag, link },
      sleutel,
      adminId,
      now,
    });
  }
  const doel = { soorten: [], regio: null, adminId, lezers: 'beheerders' as const };
  const bericht = {
    id: createId(now),
    versie: 1,
    titel: AFLOOPBERICHT.titel(dag),
    tekst: AFLOOPBERICHT.tekst(dag),
    doel,
    op: new Date(now),
  };
  if (afloop.gewaarschuwd === EERST) await insertBericht(db, bericht, now, 'gemaild');
  await store.setAfloop(db, adminId, afloop);
  await note(db, stap, 'gewijzigd', `licentie voorbij sinds ${afloop.tot}: gewaarschuwd, gaat weg op ${afloop.wegOp}`);
}

/** What its time has come for, at most one step. */
async function step(db: Db, deps: AdminDeps, adminId: string, now: number): Promise<void> {
  await lockAdmin(db, adminId);
  const admin = await store.findAfgelopen(db, adminId);
  if (!admin) return;
  const stap = { adminId, admin, now };
  const { licentieTot, afloop } = admin;
  const vandaag = dagVan(now);
  if (afloop && afloop.tot !== licentieTot) {
    await store.setAfloop(db, adminId, null);
    await note(db, stap, 'gewijzigd', 'andere licentie: gaat niet weg');
    return;
  }
  if (licentieTot === null || licentieTot >= vandaag) return;
  const { klantafloop, klantherstel } = deps.instellingen();
  if (!afloop) {
    const wegOp = addDays(licentieTot, klantafloop);
    if (daysBetween(vandaag, wegOp) > EERST) return;
    const eerste = addDays(vandaag, EERST);
    await warn(db, deps, stap, { tot: licentieTot, wegOp: wegOp > eerste ? wegOp : eerste, gewaarschuwd: EERST });
    return;
  }
  if (daysBetween(vandaag, afloop.wegOp) > LAATST) return;
  if (afloop.gewaarschuwd > LAATST) {
    const laatste = addDays(vandaag, LAATST);
    await warn(db, deps, stap, { ...afloop, wegOp: afloop.wegOp > laatste ? afloop.wegOp : laatste, gewaarschuwd: LAATST });
    return;
  }
  if (afloop.wegOp > vandaag) return;
  await store.setAfloop(db, adminId, null);
  const wissenOp = await throwAway(db, { adminId, ...admin }, klantherstel, now);
  await note(db, stap, 'verwijderd', `licentie voorbij sinds ${afloop.tot}: klant verwijderd, te wissen op ${wissenOp}`);
}

/** Runs with the other sweeps; a customer a transaction. */
export async function sweepAfgelopen(deps: AdminDeps, now: number): Promise<void> {
  const ids = await deps.database.transact((db) => store.listAfgelopen(db, addDays(dagVan(now), -1)));
  for (const adminId of ids) await deps.database.transact((db) => step(db, deps, adminId, now));
}
