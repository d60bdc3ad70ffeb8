/** Groepsplannen of a groep, and one with how it stands: per leerling, its sessions, and what the final tests say about all of them. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Groepsplan, GroepsplanKort } from '@spelrijk/contract/groepsplannen';
import type { Planweek } from '@spelrijk/contract/handelingsplannen';
import { poolGroei } from '@spelrijk/oefenen/zorg/groepsgroei';
import { dagVan, daysBetween } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { closeMade, meting } from '../../oefenen/toetsen/index.ts';
import { keuzeVan, loadLeesstand, mayPlan, noteer, wieVan, type PlanDeps } from '../handelingsplannen/index.ts';
import { nieuweDoelen, readBron } from './doelen.ts';
import { loadPlanblik, stapVan } from '../zorgstanden/index.ts';
import { findGroepsplan, noteerInzage, openGroep, type Deelnemer, type GroepPlek, type GroepsplanPlek } from './plek.ts';
import * as store from './store.ts';

const DAGEN = 7;

function toKort({ id, naam, keuze, plannen }: store.GroepsplanRij, vandaag: string): GroepsplanKort {
  const begonnen = plannen.flatMap(({ van, tot }) => (van === null || tot === null ? [] : [{ van, tot }]));
  const van = begonnen.map((plan) => plan.van).toSorted()[0] ?? null;
  const tot =
    begonnen
      .map((plan) => plan.tot)
      .toSorted()
      .at(-1) ?? null;
  const stand = plannen.some(({ status }) => status === 'actief') ? 'loopt' : begonnen.length === 0 ? 'concept' : 'klaar';
  const { weken } = keuze;
  return {
    id,
    naam,
    stand,
    van,
    tot,
    week: stand === 'loopt' && van !== null ? Math.min(weken, Math.max(1, Math.floor(daysBetween(van, vandaag) / DAGEN) + 1)) : null,
    weken,
    leerlingen: plannen.length,
    doelen: keuze.doelen.map(({ categorie }) => somvensterNaam(categorie)),
    leesdoelen: [...(keuze.tekst.lezen ?? [])],
  };
}

export const listGroepsplannen = (deps: PlanDeps, caller: Caller, plek: GroepPlek): Promise<Output<Api['listGroepsplannen']>> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.list'), plek, async (db, { naam: groepNaam }) => {
    const { adminId, groepId } = plek;
    await noteerInzage(db, caller, plek, 'carePlan.list', 'overzicht van groepsplannen');
    return {
      groepNaam,
      groepsplannen: (await store.listGroepsplannen(db, adminId, groepId)).map((rij) => toKort(rij, dagVan(caller.now))),
    };
  });

type Bron = Awaited<ReturnType<typeof readBron>>;

interface Gelezen {
  readonly deelnemer: Groepsplan['leerlingen'][number];
  /** Its closed final test. */
  readonly eindtoets: string | undefined;
}

/** How each of its goals of reading stands; where it began and is now stands in its own plan. */
async function loadLezen(
  db: Db,
  { rij, plek }: Deelnemer,
  { doelen }: Bron,
  wie: ReturnType<typeof wieVan>,
  now: number,
): Promise<Groepsplan['leerlingen'][number]['lezen']> {
  const { lezen } = keuzeVan(
    rij,
    doelen.filter(({ planId }) => planId === rij.id),
  ).tekst;
  const eind = rij.afgerondOp === null ? null : dagVan(rij.afgerondOp.getTime());
  const { perLeesdoel, perOefendoel } = await loadLeesstand(db, plek, { lezen, van: rij.van, eind, vandaag: dagVan(now) }, wie);
  return [
    ...perLeesdoel.map(({ soort, niveau, gehaald, groei }) => ({ doel: { soort, niveau }, gehaald, groei })),
    ...perOefendoel.map(({ doel, gehaald, groei }) => ({ doel, gehaald, groei })),
  ];
}

async function loadDeelnemer(db: Db, deelnemer: Deelnemer, bron: Bron, now: number): Promise<Gelezen> {
  const { kop, rij, plek } = deelnemer;
  const wie = wieVan(plek, kop, now);
  const blik = await loadPlanblik(db, wie, rij, now);
  const som = (van: (week: Planweek) => number): number => blik.weken.reduce((totaal, week) => totaal + (week.vrij ? 0 : van(week)), 0);
  return {
    deelnemer: {
      leerlingId: kop.id,
      roepnaam: kop.roepnaam,
      achternaam: kop.achternaam,
      planId: rij.id,
      status: rij.status,
      stap: stapVan(wie, blik, now),
      gehouden: som(({ school, leek }) => school + leek),
      beloofd: som(({ beloofd }) => beloofd),
      toetsen: blik.toetsen.map(({ id, soort, status, papier }) => ({ id, soort, status, papier })),
      erbij: nieuweDoelen(deelnemer, bron).map((doel) => ({ ...doel, naam: somvensterNaam(doel.categorie) })),
      lezen: await loadLezen(db, deelnemer, bron, wie, now),
    },
    eindtoets: blik.toetsen.find(({ soort, status }) => soort === 'zorg-eind' && status === 'af')?.id,
  };
}

/** What a test could not say of one child counts for nothing in the groepje. */
const ZEGT_NIETS: ReadonlySet<string> = new Set(['te-weinig', 'kende-al']);

async function loadUitslag(db: Db, adminId: string, toetsIds: readonly string[]): Promise<Groepsplan['uitslag']> {
  if (toetsIds.length === 0) return null;
  const groei = [];
  for (const id of toetsIds) {
    const plan = (await meting.readBewaring(db, adminId, id)).uitslag?.plan;
    if (plan && !ZEGT_NIETS.has(plan.oordeel.zin)) groei.push(plan.groei);
  }
  return poolGroei(groei);
}

/** Counted, of who still has it as a goal; the ranges of children are not thrown together. */
const leesuitslagVan = ({ keuze }: store.GroepsplanRij, leerlingen: Groepsplan['leerlingen']): Groepsplan['leesuitslag'] =>
  (keuze.tekst.lezen ?? []).map((doel) => {
    const oordelen = leerlingen.flatMap(({ lezen }) =>
      lezen.filter((een) => een.doel.soort === doel.soort && een.doel.niveau === doel.niveau).map(({ gehaald }) => gehaald),
    );
    return { doel, kinderen: oordelen.filter((gehaald) => gehaald !== null).length, gehaald: oordelen.filter(Boolean).length };
  });

export const readGroepsplan = (deps: PlanDeps, caller: Caller, plek: GroepsplanPlek): Promise<Groepsplan> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.read'), plek, async (db, groep) => {
    const { adminId } = plek;
    const { now } = caller;
    const { plan, deelnemers, elders } = await findGroepsplan(db, plek, groep);
    for (const { kop } of deelnemers) await closeMade(deps, db, { adminId, id: kop.id }, now);
    const bron = await readBron(db, adminId, plan.keuze, deelnemers);
    const gelezen = [];
    for (const deelnemer of deelnemers) {
      gelezen.push(await loadDeelnemer(db, deelnemer, bron, now));
      await noteer(db, caller, deelnemer.plek, { soort: 'inzage', actie: 'carePlan.read', betreft: 'plan van het groepje' });
    }
    const planIds = deelnemers.map(({ rij }) => rij.id);
    const eindtoetsen = gelezen.flatMap(({ eindtoets }) => (eindtoets === undefined ? [] : [eindtoets]));
    return {
      ...toKort(plan, dagVan(now)),
      versie: plan.versie,
      vandaag: dagVan(now),
      groepNaam: groep.naam,
      keuze: plan.keuze,
      leerlingen: gelezen.map(({ deelnemer }) => deelnemer),
      elders,
      sessies: (await store.listGroepssessies(db, adminId, planIds)).map((sessie) => ({ ...sessie, aanwezig: [...sessie.aanwezig] })),
      uitslag: await loadUitslag(db, adminId, eindtoetsen),
      leesuitslag: leesuitslagVan(
        plan,
        gelezen.map(({ deelnemer }) => deelnemer),
      ),
    };
  });

export const noteGroepsafdruk = (deps: PlanDeps, caller: Caller, plek: GroepsplanPlek): Promise<void> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.read'), plek, async (db, groep) => {
    for (const deelnemer of (await findGroepsplan(db, plek, groep)).deelnemers)
      await noteer(db, caller, deelnemer.plek, { soort: 'export', actie: 'carePlan.read', betreft: 'afdruk: plan van het groepje' });
  });
