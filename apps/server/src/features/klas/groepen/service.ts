/** The overview of groepen and one groep with its leerlingen. */
import type { GroepKort, GroepLeerling, Oefenen, WieEerst } from '@spelrijk/contract/groepen';
import { urgency } from '@spelrijk/domain/aandacht';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { addDays, dagVan, weekBefore } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { dagenZonderRust, readOefendagen, rustOp } from '../../oefenen/rust/index.ts';
import { toCel } from '../../oefenen/standen/index.ts';
import { listGeraden, listZonderIngang } from '../../toegang/wachtwoorden/index.ts';
import { loopOp } from '../../toegang/licenties/index.ts';
import { aandachtNu, named } from './aandacht.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

const MINUUT_MS = 60_000;
const minuten = (ms: number): number => Math.round(ms / MINUUT_MS);

/** A leerling, and whether she can log in: nothing is expected of who has no card yet. */
interface Rij extends store.LeerlingRij {
  readonly kanErin: boolean;
}

/** Accounts are closed to the role of a customer; only who never practised may be without a way in. */
async function metIngang({ own }: Database, adminId: string, rijen: readonly store.LeerlingRij[]): Promise<readonly Rij[]> {
  const nooit = rijen.filter(({ laatste }) => laatste === null).map(({ id }) => id);
  const zonder = await listZonderIngang(own, adminId, nooit);
  return rijen.map((rij) => ({ ...rij, kanErin: !zonder.has(rij.id) }));
}

function aandachtVan(rij: Rij, now: number): ReturnType<typeof aandachtNu> {
  if (!rij.kanErin) return [];
  const vandaag = dagVan(now);
  return aandachtNu(
    rij,
    rij.cellen.map((cel) => toCel(cel, vandaag)),
    now,
  );
}

function toGroep(groep: store.GroepRij, leerlingen: readonly Rij[], now: number): GroepKort {
  const eigen = leerlingen.filter(({ groepId }) => groepId === groep.id);
  return {
    id: groep.id,
    naam: groep.naam,
    jaargroepen: [...groep.jaargroepen],
    docenten: [...groep.docenten],
    leerlingen: eigen.length,
    geoefendVandaag: eigen.filter(({ vandaag }) => vandaag).length,
    geoefendWeek: eigen.filter(({ dagen }) => dagen > 0).length,
    minutenWeek: minuten(eigen.reduce((som, { ms }) => som + ms, 0)),
    aandacht: eigen.filter((rij) => aandachtVan(rij, now).length > 0).length,
  };
}

const toDagen = (dagen: readonly number[] | null): number[] | null => dagen && [...dagen];

function toLeerling(rij: Rij, now: number): GroepLeerling {
  const { id, roepnaam, achternaam, jaargroep, figuur, laatste, beheerst, nieuwBeheerst, bezigMet } = rij;
  const naam = bezigMet === null ? undefined : getCategorie(bezigMet)?.naam;
  return {
    id,
    roepnaam,
    achternaam,
    jaargroep,
    figuur,
    laatstGeoefend: laatste?.toISOString() ?? null,
    dagenWeek: rij.dagen,
    minutenWeek: minuten(rij.ms),
    antwoordenWeek: rij.antwoorden,
    goedWeek: rij.antwoorden === 0 ? null : Math.round((rij.goed / rij.antwoorden) * 100),
    beheerst,
    nieuwBeheerst: [...nieuwBeheerst],
    bezigMet: bezigMet !== null && naam !== undefined ? { id: bezigMet, naam } : null,
    aandacht: named(aandachtVan(rij, now), rij.regio),
    rust: rustOp(rij.rust, dagVan(now)) ?? null,
    oefendagen: toDagen(readOefendagen(rij.oefendagen)),
    jaarvraag: rij.jaarvraag,
  };
}

/** Enough for one look; the rest stands in the groep itself. */
const MAX_EERST = 6;

/** Who of all groepen needs somebody most. */
function toWieEerst(rijen: readonly Rij[], now: number): WieEerst[] {
  return rijen
    .map((rij) => ({ rij, redenen: aandachtVan(rij, now) }))
    .filter(({ redenen }) => redenen.length > 0)
    .toSorted((a, b) => urgency(b.redenen) - urgency(a.redenen))
    .slice(0, MAX_EERST)
    .map(({ rij: { groepId, id, roepnaam, achternaam, figuur, regio }, redenen }) => ({
      groepId,
      leerling: { id, roepnaam, achternaam, figuur, aandacht: named(redenen, regio) },
    }));
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
  return lookInto(database, actor, grant, { adminId, actie: 'group.list', now, code }, async (db) => {
    const groepen = await store.listGroepen(db, adminId, narrow(actor, grant));
    const ids = groepen.map(({ id }) => id);
    const leerlingen = await metIngang(database, adminId, await store.listLeerlingen(db, adminId, ids, weekBefore(vandaag), vandaag));
    const oefenen = loopOp(await store.readTermijn(db, adminId), vandaag);
    return {
      groepen: groepen.map((groep) => toGroep(groep, leerlingen, now)),
      // Our office reads names where its reason is for: in one groep.
      wieEerst: grant.scope === 'all' ? null : toWieEerst(leerlingen, now),
      oefenen,
    };
  });
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
    const rijen = await store.listLeerlingen(db, adminId, [groepId], weekBefore(vandaag), vandaag);
    const leerlingen = await metIngang(database, adminId, rijen);
    return { groep: toGroep(groep, leerlingen, now), leerlingen: leerlingen.map((rij) => toLeerling(rij, now)) };
  });
  const geraden = await listGeraden(database, gezien.leerlingen, adminId, now);
  return { ...gezien, geraden: geraden.map(({ roepnaam }) => roepnaam) };
}
