/** How the care of a leerling stands: its plans, and of the one that matters now the weeks, what asks for a look, and what comes next. */
import type { Alarm, PlanKort, Planweek, Zorgstap } from '@spelrijk/contract/handelingsplannen';
import type { Regio } from '@spelrijk/domain/admin';
import { leesdoelTreden } from '@spelrijk/domain/handelingsplan';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findAlleRust } from '../../oefenen/rust/index.ts';
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

async function loadWeken(db: Db, wie: Wie, rij: store.PlanRij, sessies: readonly store.SessieRij[], vandaag: string): Promise<Planweek[]> {
  if (rij.van === null || rij.tot === null) return [];
  const { rust, regio } = await findAlleRust(db, wie);
  const eind = rij.afgerondOp === null ? rij.tot : dagVan(rij.afgerondOp.getTime());
  return toWeken({
    van: rij.van,
    tot: vandaag < eind ? vandaag : eind,
    beloofd: rij.keren * rij.minuten,
    sessies,
    oefendagen: await store.listOefendagen(db, wie.adminId, wie.leerlingId, rij.van),
    groepsdagen: new Set(await store.listGroepsdagen(db, wie.adminId, wie.leerlingId, rij.van)),
    rust,
    kentVakanties: regio !== '',
  });
}

/** Everything that is known of one plan. */
export async function loadPlanblik(db: Db, wie: Wie, rij: store.PlanRij, now: number): Promise<Planblik> {
  const { adminId, leerlingId, cellen } = wie;
  const vandaag = dagVan(now);
  const doelen = await store.listDoelen(db, adminId, [rij.id]);
  const sessies = await store.listSessies(db, adminId, [rij.id]);
  const toetsen = await store.listToetsen(db, adminId, [rij.id]);
  const weken = await loadWeken(db, wie, rij, sessies, vandaag);
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

export async function loadZorgstand(db: Db, wie: Wie, now: number): Promise<Zorgstand> {
  const rijen = await store.listPlannen(db, wie.adminId, [wie.leerlingId]);
  const rij = planVanNu(rijen);
  const nu = rij ? await loadPlanblik(db, wie, rij, now) : null;
  const doelen = await store.listDoelen(
    db,
    wie.adminId,
    rijen.map(({ id }) => id),
  );
  return { stap: stapVan(wie, nu, now), plannen: rijen.map((ander) => toKort(ander, doelen, dagVan(now))), nu };
}
