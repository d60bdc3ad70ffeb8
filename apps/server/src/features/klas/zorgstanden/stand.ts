/** How the care of a leerling stands: its plans, and of the one that matters now the weeks, what asks for a look, and what comes next. */
import type { Alarm, PlanKort, Planweek, Zorgstap } from '@spelrijk/contract/handelingsplannen';
import { present } from '@spelrijk/base/invariant';
import type { Regio } from '@spelrijk/domain/admin';
import { leesdoelTreden } from '@spelrijk/domain/handelingsplan';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { leerlijnVan, somvensterNaam, type Cel } from '../../oefenen/standen/index.ts';
import { readEersteKeer, type EersteKeer } from '../../oefenen/toetsen/index.ts';
import { ALARM_POGINGEN, alarmenVan } from './alarm.ts';
import { zorgstap } from './stap.ts';
import * as store from './store.ts';
import { toWeken, weekNr } from './weken.ts';

/** Days that a plan that was thrown away can come back. */
export const PRULLENBAK_DAGEN = 30;

export interface Wie {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly regio: Regio;
  /** Last practice (ms); null: never. */
  readonly laatste: number | null;
  readonly cellen: readonly Cel[];
}

/** What a plan is read with. */
export interface Planblik {
  readonly rij: store.PlanRij;
  readonly doelen: readonly store.DoelRij[];
  readonly toetsen: readonly store.ToetsRij[];
  readonly sessies: readonly store.SessieRij[];
  readonly weken: readonly Planweek[];
  readonly alarmen: readonly Alarm[];
  /** Of a plan that runs: words of its goals met for the first time. */
  readonly eersteKeer: EersteKeer | null;
}

export interface Zorgstand {
  readonly stap: Zorgstap;
  readonly plannen: readonly PlanKort[];
  /** The plan that the step is about; null: none. */
  readonly nu: Planblik | null;
}

const VOLGORDE = ['actief', 'concept', 'afgerond', 'geevalueerd'] as const;

/** The plan that matters now: the one that runs, else the concept, else what waits to be looked back at, else the latest. */
const planVanNu = (rijen: readonly store.PlanRij[]): store.PlanRij | undefined =>
  VOLGORDE.map((status) => rijen.find((rij) => rij.wegOp === null && rij.status === status)).find((rij) => rij !== undefined);

export const openDoelen = (doelen: readonly store.DoelRij[]): readonly store.DoelRij[] => doelen.filter(({ wegOp }) => wegOp === null);

export function toKort(rij: store.PlanRij, doelen: readonly store.DoelRij[], vandaag: string): PlanKort {
  const { id, status, einde, eindeReden, van, tot, weken, evaluatie, wegOp } = rij;
  const loopt = status === 'actief' && van !== null;
  return {
    id,
    status,
    einde,
    eindeReden,
    van,
    tot,
    weken,
    week: loopt ? Math.min(weken, Math.max(1, weekNr(van, vandaag))) : null,
    besluit: evaluatie?.besluit ?? null,
    doelen: openDoelen(doelen.filter(({ planId }) => planId === id)).map(({ categorie }) => ({
      categorie,
      naam: somvensterNaam(categorie),
    })),
    leesdoelen: [...(rij.tekst.lezen ?? [])],
    wegTot: wegOp === null ? null : addDays(dagVan(wegOp.getTime()), PRULLENBAK_DAGEN),
  };
}

/** What is asked of the database for many plans at once. */
interface Stukken {
  readonly doelen: readonly store.DoelRij[];
  readonly sessies: readonly store.SessieRij[];
  readonly toetsen: readonly store.ToetsRij[];
  readonly weekfeiten: readonly store.Weekfeiten[];
}

/** Of `nu` everything, of `alle` the goals. */
async function loadStukken(db: Db, adminId: string, alle: readonly store.PlanRij[], nu: readonly store.PlanRij[]): Promise<Stukken> {
  const idsVan = (rijen: readonly store.PlanRij[]): string[] => rijen.map(({ id }) => id);
  const begonnen = nu.flatMap(({ leerlingId, van, tot }) => (van === null || tot === null ? [] : [{ leerlingId, van }]));
  return {
    doelen: await store.listDoelen(db, adminId, idsVan(alle)),
    sessies: await store.listSessies(db, adminId, idsVan(nu)),
    toetsen: await store.listToetsen(db, adminId, idsVan(nu)),
    weekfeiten: begonnen.length === 0 ? [] : await store.listWeekfeiten(db, adminId, begonnen),
  };
}

function wekenVan(rij: store.PlanRij, sessies: readonly store.SessieRij[], { weekfeiten }: Stukken, vandaag: string): Planweek[] {
  const feiten = weekfeiten.find(({ leerlingId }) => leerlingId === rij.leerlingId);
  if (rij.van === null || rij.tot === null || !feiten) return [];
  const eind = rij.afgerondOp === null ? rij.tot : dagVan(rij.afgerondOp.getTime());
  return toWeken({
    van: rij.van,
    tot: vandaag < eind ? vandaag : eind,
    beloofd: rij.keren * rij.minuten,
    sessies,
    oefendagen: feiten.oefendagen,
    groepsdagen: new Set(feiten.groepsdagen),
    rust: feiten.rust,
    kentVakanties: feiten.regio !== '',
  });
}

/** Of one plan, with what was asked for it and for others. */
async function toPlanblik(db: Db, wie: Wie, rij: store.PlanRij, stukken: Stukken, now: number): Promise<Planblik> {
  const { adminId, leerlingId, cellen } = wie;
  const vandaag = dagVan(now);
  const vanPlan = <T extends { readonly planId: string }>(alle: readonly T[]): T[] => alle.filter(({ planId }) => planId === rij.id);
  const [doelen, sessies, toetsen] = [vanPlan(stukken.doelen), vanPlan(stukken.sessies), vanPlan(stukken.toetsen)];
  const weken = wekenVan(rij, sessies, stukken, vandaag);
  if (rij.status !== 'actief' || rij.van === null || rij.tot === null)
    return { rij, doelen, toetsen, sessies, weken, alarmen: [], eersteKeer: null };
  const categorieen = openDoelen(doelen).map(({ categorie }) => categorie);
  const geoefend = [...categorieen, ...leesdoelTreden(rij.tekst.lezen)];
  const pogingen = await store.countPogingen(db, adminId, leerlingId, { categorieen: geoefend, vanaf: rij.van, aantal: ALARM_POGINGEN });
  const beelden = beeldenVan(geoefend, cellen);
  const { van, tot } = rij;
  const vraag = { planId: rij.id, doelen: categorieen, van, weken: Math.max(1, weekNr(van, vandaag)) };
  const eersteKeer = await readEersteKeer(db, { adminId, id: leerlingId }, vraag, { leerlijn: leerlijnVan(wie.regio) });
  const eindtoets = toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status !== 'afgebroken');
  const alarmen = alarmenVan({ vandaag, van, tot, weken, pogingen, eersteKeer, beelden, eindtoets });
  return { rij, doelen, toetsen, sessies, weken, alarmen, eersteKeer };
}

/** Everything that is known of one plan. */
export const loadPlanblik = async (db: Db, wie: Wie, rij: store.PlanRij, now: number): Promise<Planblik> =>
  toPlanblik(db, wie, rij, await loadStukken(db, wie.adminId, [rij], [rij]), now);

const beeldenVan = (categorieen: readonly string[], cellen: readonly Cel[]) =>
  categorieen.map((categorie) => cellen.find((cel) => cel.categorie === categorie)?.beeld ?? 'leeg');

export function stapVan({ laatste, cellen }: Wie, blik: Planblik | null, now: number): Zorgstap {
  if (!blik) return zorgstap({ now, laatste, plan: null });
  const { rij, doelen, toetsen, alarmen } = blik;
  const spelling = openDoelen(doelen).map(({ categorie }) => categorie);
  const beelden = beeldenVan([...spelling, ...leesdoelTreden(rij.tekst.lezen)], cellen);
  return zorgstap({
    now,
    laatste,
    plan: {
      status: rij.status,
      afgerondOp: rij.afgerondOp?.getTime() ?? null,
      toetsen,
      alarmen,
      beelden,
      isLeesplan: spelling.length === 0 && (rij.tekst.lezen ?? []).length > 0,
      isVoorbij: rij.tot !== null && rij.tot < dagVan(now),
    },
  });
}

/** Of leerlingen of one admin, in their order. */
export async function loadZorgstanden(db: Db, adminId: string, wie: readonly Wie[], now: number): Promise<readonly Zorgstand[]> {
  const alle = await store.listPlannen(
    db,
    adminId,
    wie.map(({ leerlingId }) => leerlingId),
  );
  const perLeerling = Map.groupBy(alle, ({ leerlingId }) => leerlingId);
  const rijenVan = ({ leerlingId }: Wie): readonly store.PlanRij[] => perLeerling.get(leerlingId) ?? [];
  const nuVan = wie.flatMap((iemand) => planVanNu(rijenVan(iemand)) ?? []);
  const stukken = await loadStukken(db, adminId, alle, nuVan);
  const standen: Zorgstand[] = [];
  for (const iemand of wie) {
    const rijen = rijenVan(iemand);
    const rij = planVanNu(rijen);
    const nu = rij ? await toPlanblik(db, iemand, rij, stukken, now) : null;
    standen.push({ stap: stapVan(iemand, nu, now), plannen: rijen.map((ander) => toKort(ander, stukken.doelen, dagVan(now))), nu });
  }
  return standen;
}

export async function loadZorgstand(db: Db, wie: Wie, now: number): Promise<Zorgstand> {
  const [stand] = await loadZorgstanden(db, wie.adminId, [wie], now);
  return present(stand, 'the standing of one');
}
