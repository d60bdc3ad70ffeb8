/** Throwing a customer away with a term, bringing it back within it, and erasing it after it. No child is in sight here. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Regio } from '@spelrijk/domain/admin';
import { isMailAdres } from '@spelrijk/domain/mailadres';
import { rijenVoor } from '@spelrijk/domain/regel';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { eraseAdmins } from '../../../platform/db/erase.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { noteGewist } from '../../../platform/gewist.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { eraseLeerlingen } from '../../school/leerlingbeheer/index.ts';
import { missing, type AdminDeps } from './account-service.ts';
import { may } from './policy.ts';
import { findAdmin, lockAdmin, setToegang } from './store.ts';
import * as store from './store-verwijderen.ts';

/** Leerlingen a transaction: years of practice of more would take longer than a query may. */
export const PER_KEER = 25;

const LOCALE: Readonly<Record<Regio, string>> = { nl: 'nl-NL', be: 'nl-BE' };
export const formatDag = (dag: string, regio: Regio): string =>
  new Intl.DateTimeFormat(LOCALE[regio], { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${dag}T12:00:00Z`));

/** Blanks and capitals are no reason to doubt what somebody typed. */
const foldNaam = (naam: string): string => naam.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('nl');

const enter = (actor: Actor): unknown => demand(may(actor.rol, 'officeAdmin.delete'), actor.bewijs);

/** The lines stand with the customer, and in our own log, where they outlive it and name nobody. */
async function note({ actor, now }: Caller, db: Db, adminId: string, soort: 'verwijderd' | 'toegelaten', betreft: string): Promise<void> {
  const regel = { soort, now, actor, actie: 'officeAdmin.delete', objectId: adminId, betreft, reden: actor.bewijs.reden };
  await writeAudit(db, { ...regel, adminId });
  await writeAudit(db, { ...regel, adminId: actor.adminId });
}

interface WegTeGooien {
  readonly adminId: string;
  readonly naam: string;
  readonly regio: Regio;
  readonly email: string;
}

/** Out at once, and told so; gives the day of erasing. Whoever calls it holds the customer and writes the log. */
export async function throwAway(db: Db, { adminId, naam, regio, email }: WegTeGooien, herstel: number, now: number): Promise<string> {
  const wissenOp = addDays(dagVan(now), herstel);
  await store.markVerwijderd(db, adminId, wissenOp, now);
  await setToegang(db, adminId, 'geschorst', now);
  const gegevens = { admin: naam, dag: formatDag(wissenOp, regio) };
  const sleutel = `klant-verwijderd:${adminId}:${now}`;
  if (isMailAdres(email)) await enqueueMail(db, { sjabloon: 'klantVerwijderd', aan: email, regio, gegevens, sleutel, adminId, now });
  return wissenOp;
}

/** Out at once. A second time gives the day that was given the first time. */
export async function deleteAdmin(
  { database, instellingen }: Pick<AdminDeps, 'database' | 'instellingen'>,
  { actor, now }: Caller,
  adminId: string,
  naam: string,
): Promise<{ wissenOp: string }> {
  enter(actor);
  return database.transact(async (db) => {
    await lockAdmin(db, adminId);
    const admin = await findAdmin(db, adminId, now);
    if (!admin) throw missing();
    if (foldNaam(naam) !== foldNaam(admin.naam)) throw new AppError('invalid', 'admins/naam-klopt-niet', { details: ['naam'] });
    const eerder = await store.findVerwijderd(db, adminId);
    if (eerder) return { wissenOp: eerder.wissenOp };
    const wissenOp = await throwAway(db, { adminId, ...admin }, instellingen().klantherstel, now);
    await note({ actor, now }, db, adminId, 'verwijderd', `klant, te wissen op ${wissenOp}`);
    return { wissenOp };
  });
}

/** As it was: who was suspended before stays so. From the day of erasing on there is no way back. */
export async function restoreAdmin(
  { database }: Pick<AdminDeps, 'database' | 'instellingen'>,
  { actor, now }: Caller,
  adminId: string,
): Promise<void> {
  enter(actor);
  await database.transact(async (db) => {
    await lockAdmin(db, adminId);
    const verwijderd = await store.findVerwijderd(db, adminId);
    if (!verwijderd) {
      if (await findAdmin(db, adminId, now)) return;
      throw missing();
    }
    if (verwijderd.wissenOp <= dagVan(now)) throw new AppError('conflict', 'admins/wordt-gewist');
    await store.markTerug(db, adminId);
    if (verwijderd.statusVoor === 'actief') await setToegang(db, adminId, 'actief', now);
    await note({ actor, now }, db, adminId, 'toegelaten', 'klant teruggezet');
  });
}

const PER_PAGINA = 200;

export async function listKlantwissingen(
  { database }: Pick<AdminDeps, 'database' | 'instellingen'>,
  { actor }: Caller,
  { pagina }: Input<Api['listKlantwissingen']>['query'],
): Promise<Output<Api['listKlantwissingen']>> {
  demand(may(actor.rol, 'officeAdmin.list'), actor.bewijs);
  const { rijen, totaal } = await store.listWissingen(database.own, rijenVoor(pagina, PER_PAGINA), PER_PAGINA);
  const klantwissingen = rijen.map(({ verwijderdOp, gewistOp, ...rij }) => ({
    ...rij,
    verwijderdOp: verwijderdOp.toISOString(),
    gewistOp: gewistOp.toISOString(),
  }));
  return { klantwissingen, totaal, perPagina: PER_PAGINA };
}

/** One piece of a customer whose term is over: some of its leerlingen, or all the rest. True when nothing is left. */
export async function erasePiece(db: Db, adminId: string, now: number): Promise<boolean> {
  await lockAdmin(db, adminId);
  const wie = await store.findVerwijderd(db, adminId);
  if (!wie || wie.wissenOp > dagVan(now)) return true;
  const ids = await store.listEnkeleLeerlingen(db, adminId, PER_KEER);
  if (ids.length > 0) {
    await store.addGewist(db, adminId, ids.length, await eraseLeerlingen(db, adminId, ids, now));
    return false;
  }
  const { soort, regio, op, leerlingen } = wie;
  const rijen = wie.rijen + (await store.eraseAanvragen(db, adminId)) + (await eraseAdmins(db, [adminId]));
  await store.insertWissing(db, { id: createId(now), soort, regio, verwijderdOp: op, gewistOp: new Date(now), leerlingen, rijen });
  // What moved into another customer would be gone with it in a copy of before the move.
  if (!(await store.isVerhuisd(db, adminId))) await noteGewist(db, 'klant', [adminId], now);
  return true;
}

/** Runs with the other sweeps. Broken off half-way it goes on where it was: what is gone is counted with the customer itself. */
export async function sweepKlanten(database: Database, now: number): Promise<void> {
  const klaar = await database.transact((db) => store.listTeWissen(db, dagVan(now)));
  for (const { adminId } of klaar) while (!(await database.transact((db) => erasePiece(db, adminId, now))));
}
