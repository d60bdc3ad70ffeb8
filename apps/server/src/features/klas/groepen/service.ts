/** The overview of groepen and one groep with its leerlingen. */
import type { GroepKort, GroepLeerling, Oefenen, WieEerst } from '@spelrijk/contract/groepen';
import { roepnamen } from '@spelrijk/domain/naam';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { addDays, dagVan, weekBefore } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { dagenZonderRust } from '../../oefenen/rust/index.ts';
import { listGeraden, listZonderIngang } from '../../toegang/wachtwoorden/index.ts';
import { loopOp } from '../../toegang/licenties/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { type Rij, toGroep, toLeerling, toWieEerst } from './toon.ts';

/** Accounts are closed to the role of a customer; only who never practised may be without a way in. Asked when the connection of that role was given back. */
async function metIngang({ own }: Database, adminId: string, rijen: readonly store.LeerlingRij[]): Promise<readonly Rij[]> {
  const nooit = rijen.filter(({ laatste }) => laatste === null).map(({ id }) => id);
  const zonder = await listZonderIngang(own, adminId, nooit);
  return rijen.map((rij) => ({ ...rij, kanErin: !zonder.has(rij.id) }));
}

/** The same for who reads them elsewhere: nothing is asked of who never practised and waits for a card. */
export async function zonderWachtenden<Kind extends Pick<GroepLeerling, 'id' | 'aandacht'>>(
  { own }: Database,
  adminId: string,
  kinderen: readonly Kind[],
): Promise<Kind[]> {
  const nooit = kinderen.filter(({ aandacht }) => aandacht.some(({ code: reden }) => reden === 'nog-nooit-geoefend')).map(({ id }) => id);
  const zonder = await listZonderIngang(own, adminId, nooit);
  return kinderen.map((kind) => (zonder.has(kind.id) ? { ...kind, aandacht: [] } : kind));
}

const code = 'groepen/niet-gevonden';

/** The docent's own id when she may see only her own groepen, else null. */
const narrow = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

export async function listGroepen(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  adminId: string,
): Promise<{ groepen: GroepKort[]; wieEerst: WieEerst[] | null; oefenen: Oefenen }> {
  const grant = demand(may(actor.rol, 'group.list'), actor.bewijs);
  const vandaag = dagVan(now);
  const { groepen, rijen, oefenen } = await lookInto(database, actor, grant, { adminId, actie: 'group.list', now, code }, async (db) => {
    const gevonden = await store.listGroepen(db, adminId, narrow(actor, grant));
    const ids = gevonden.map(({ id }) => id);
    return {
      groepen: gevonden,
      rijen: await store.listLeerlingen(db, adminId, ids, weekBefore(vandaag), vandaag),
      oefenen: loopOp(await store.readTermijn(db, adminId), vandaag),
    };
  });
  const leerlingen = await metIngang(database, adminId, rijen);
  return {
    groepen: groepen.map((groep) => toGroep(groep, leerlingen, now)),
    // Our office reads names where its reason is for: in one groep.
    wieEerst: grant.scope === 'all' ? null : toWieEerst(leerlingen, now),
    oefenen,
  };
}

/** For who may see all of this admin; `sinds` is when it came, `vrij`: it was free all week. In a transaction of the program's own role or of the admin. */
export async function readKinderen(
  db: Db,
  adminId: string,
  groepIds: readonly string[],
  now: number,
): Promise<readonly { readonly kind: GroepLeerling; readonly sinds: Date; readonly vrij: boolean }[]> {
  const vandaag = dagVan(now);
  const week = addDays(weekBefore(vandaag), -1);
  const rijen = await store.listLeerlingen(db, adminId, groepIds, weekBefore(vandaag), vandaag);
  return rijen.map((rij) => {
    const kind = toLeerling({ ...rij, kanErin: true }, now);
    return { kind, sinds: rij.sinds, vrij: dagenZonderRust({ rust: rij.rust, oefendagen: kind.oefendagen }, week, vandaag) === 0 };
  });
}

export async function readGroep(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  adminId: string,
  groepId: string,
): Promise<{ groep: GroepKort; leerlingen: GroepLeerling[]; geraden: string[] }> {
  const grant = demand(may(actor.rol, 'group.read'), actor.bewijs);
  const vandaag = dagVan(now);
  const gezien = await lookInto(database, actor, grant, { adminId, actie: 'group.read', objectId: groepId, now, code }, async (db) => {
    const [groep] = await store.listGroepen(db, adminId, narrow(actor, grant), groepId);
    if (!groep) throw notFound(code);
    return { groep, rijen: await store.listLeerlingen(db, adminId, [groepId], weekBefore(vandaag), vandaag) };
  });
  const rijen = await metIngang(database, adminId, gezien.rijen);
  const leerlingen = rijen.map((rij) => toLeerling(rij, now));
  const wie = [...roepnamen(leerlingen)].map(([id, naam]) => ({ id, naam }));
  const geraden = await listGeraden(database, wie, adminId, now);
  return { groep: toGroep(gezien.groep, rijen, now), leerlingen, geraden: geraden.map(({ roepnaam }) => roepnaam) };
}
