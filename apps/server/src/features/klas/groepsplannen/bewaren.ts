/** Making a groepsplan and changing it: each leerling gets a plan of its own, and of those only what changed here changes there. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { MEESTE_DOELEN, MEESTE_LEESDOELEN, type Leesdoel, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { discardPlan, keuzeVan, listKoppen, mayPlan, savePlan, type PlanDeps } from '../handelingsplannen/index.ts';
import { standVan, readBron } from './doelen.ts';
import { holdGroepsplan, openGroep, type Deelnemer, type Gevonden, type Groep, type GroepsplanPlek } from './plek.ts';
import * as store from './store.ts';

type Vraag = Input<Api['saveGroepsplan']>['body'];

const botst = (wat: string): AppError => new AppError('conflict', `groepsplannen/${wat}`);

const KEUZEN = ['niveau', 'weken', 'keren', 'minuten', 'functie', 'zorgaandeel', 'doelen'] as const;
const TEKSTEN = ['waarom', 'geprobeerd', 'aanpak', 'thuis', 'maatregelen', 'lezen'] as const;

/** Equal however the database ordered what is in it. */
const tekenVan = (keuze: PlanKeuze, veld: (typeof KEUZEN)[number]): string =>
  JSON.stringify(veld === 'doelen' ? keuze.doelen.map(({ categorie, streef }) => [categorie, streef]) : keuze[veld]);

/** Names of what differs. */
const verschil = (a: PlanKeuze, b: PlanKeuze) => ({
  velden: KEUZEN.filter((veld) => tekenVan(a, veld) !== tekenVan(b, veld)),
  teksten: TEKSTEN.filter((veld) => JSON.stringify(a.tekst[veld]) !== JSON.stringify(b.tekst[veld])),
});

const isGelijk = (a: PlanKeuze, b: PlanKeuze): boolean => Object.values(verschil(a, b)).every((namen) => namen.length === 0);

const idVan = ({ soort, niveau }: Leesdoel): string => `${soort} ${niveau}`;

/** Goals of reading: without those that left the groepje, with those that came in; one that is of this leerling alone stays. */
function mergeLezen(oud: PlanKeuze, nieuw: PlanKeuze, eigen: PlanKeuze): readonly Leesdoel[] {
  const [had, heeft] = [oud, nieuw].map(({ tekst }) => new Set((tekst.lezen ?? []).map(idVan)));
  const blijft = (eigen.tekst.lezen ?? []).filter((doel) => heeft?.has(idVan(doel)) === true || had?.has(idVan(doel)) === false);
  const kent = new Set(blijft.map(idVan));
  const erbij = (nieuw.tekst.lezen ?? []).filter((doel) => had?.has(idVan(doel)) === false && !kent.has(idVan(doel)));
  return [...blijft, ...erbij].slice(0, MEESTE_LEESDOELEN);
}

/** What was changed for the groepje, over what this leerling has; what was written for it alone stays. */
function merge(oud: PlanKeuze, nieuw: PlanKeuze, eigen: PlanKeuze): PlanKeuze {
  const { velden, teksten } = verschil(oud, nieuw);
  const lezen = teksten.includes('lezen') && { lezen: [...mergeLezen(oud, nieuw, eigen)] };
  const tekst = { ...eigen.tekst, ...Object.fromEntries(teksten.map((veld) => [veld, nieuw.tekst[veld]])), ...lezen };
  return { ...eigen, ...Object.fromEntries(velden.map((veld) => [veld, nieuw[veld]])), tekst };
}

/**
 * Goals of a plan that runs: without those that left the groepje, and aimed as it aims now. One that comes in waits for its start test; one that
 * comes back (`terug`) had it.
 */
function mergeDoelen(oud: PlanKeuze, nieuw: PlanKeuze, eigen: PlanKeuze, terug: ReadonlySet<string>): PlanKeuze['doelen'] {
  const had = new Map(oud.doelen.map(({ categorie, streef }) => [categorie, streef]));
  const heeft = new Map(nieuw.doelen.map(({ categorie, streef }) => [categorie, streef]));
  const blijft = eigen.doelen
    .filter(({ categorie }) => heeft.has(categorie) || !had.has(categorie))
    .map((doel) => {
      const streef = heeft.get(doel.categorie);
      return streef === undefined || streef === had.get(doel.categorie) ? doel : { ...doel, streef };
    });
  const kent = new Set(blijft.map(({ categorie }) => categorie));
  const weer = nieuw.doelen.filter(({ categorie }) => terug.has(categorie) && !had.has(categorie) && !kent.has(categorie));
  return [...blijft, ...weer].slice(0, MEESTE_DOELEN);
}

interface Werk {
  readonly deps: PlanDeps;
  readonly db: Db;
  readonly caller: Caller;
  readonly groep: Groep;
}

/** A plan of its own for each of these. */
async function join({ deps, db, caller, groep }: Werk, plek: GroepsplanPlek, keuze: PlanKeuze, erbij: Vraag['leerlingen']): Promise<void> {
  const { adminId } = plek;
  const koppen = await listKoppen(
    db,
    adminId,
    erbij.map(({ leerlingId }) => leerlingId),
    groep.docentId,
  );
  for (const { leerlingId, planId } of erbij) {
    const kop = koppen.find(({ id }) => id === leerlingId);
    if (!kop) throw notFound('leerlingen/niet-gevonden');
    await savePlan({ deps, db, caller, kop }, { adminId, leerlingId, planId }, { versie: 0, keuze, wegReden: '' }, plek.groepsplanId);
  }
}

/** A plan that ended stays as it is. */
async function changeDeelnemers(
  { deps, db, caller }: Werk,
  { adminId }: GroepsplanPlek,
  { plan, deelnemers }: Gevonden,
  { keuze, wegReden }: Pick<Vraag, 'keuze' | 'wegReden'>,
): Promise<void> {
  const levend = deelnemers.filter(({ rij }) => rij.status === 'concept' || rij.status === 'actief');
  const { doelen: alle, toetsen } = await readBron(db, adminId, keuze, levend);
  for (const { kop, rij, plek } of levend) {
    const rijen = alle.filter(({ planId }) => planId === rij.id);
    const eigen = keuzeVan(rij, rijen);
    const terug = new Set(rijen.map(({ categorie }) => categorie).filter((doel) => standVan(doel, rij.id, toetsen) === 'af'));
    const nieuw = merge(plan.keuze, keuze, eigen);
    const doelen = rij.status === 'actief' ? mergeDoelen(plan.keuze, keuze, eigen, terug) : nieuw.doelen;
    if (rij.status === 'actief' && doelen.length + (nieuw.tekst.lezen ?? []).length === 0) throw botst('laatste-doel');
    await savePlan({ deps, db, caller, kop }, plek, { versie: rij.versie, keuze: { ...nieuw, doelen }, wegReden });
  }
}

/** Who leaves before the start leaves no trace; who started stops on its own page. */
async function leave({ db, caller }: Werk, deelnemers: readonly Deelnemer[], blijft: ReadonlySet<string>): Promise<void> {
  for (const { rij, plek } of deelnemers.filter(({ kop }) => !blijft.has(kop.id))) {
    if (rij.status !== 'concept') throw botst('loopt-al');
    await discardPlan(db, caller, plek);
  }
}

async function change(werk: Werk, plek: GroepsplanPlek, { versie, naam, keuze, leerlingen, wegReden }: Vraag): Promise<number> {
  const gevonden = await holdGroepsplan(werk.db, plek, werk.groep);
  const { plan, deelnemers } = gevonden;
  const had = new Set(deelnemers.map(({ kop }) => kop.id));
  const blijft = new Set(leerlingen.map(({ leerlingId }) => leerlingId));
  const erbij = leerlingen.filter(({ leerlingId }) => !had.has(leerlingId));
  // Sent again after an answer that got lost.
  if (plan.naam === naam && isGelijk(plan.keuze, keuze) && erbij.length === 0 && blijft.size === had.size) return plan.versie;
  if (plan.versie !== versie) throw botst('gewijzigd');
  await leave(werk, deelnemers, blijft);
  await changeDeelnemers(werk, plek, { ...gevonden, deelnemers: deelnemers.filter(({ kop }) => blijft.has(kop.id)) }, { keuze, wegReden });
  await join(werk, plek, keuze, erbij);
  await store.updateGroepsplan(werk.db, plek, { naam, keuze }, plan.versie + 1);
  return plan.versie + 1;
}

export const saveGroepsplan = (deps: PlanDeps, caller: Caller, plek: GroepsplanPlek, vraag: Vraag): Promise<{ versie: number }> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.create'), plek, async (db, groep) => {
    const werk = { deps, db, caller, groep };
    const { naam, keuze, leerlingen, versie } = vraag;
    if (new Set(leerlingen.map(({ leerlingId }) => leerlingId)).size < leerlingen.length)
      throw new AppError('invalid', 'groepsplannen/twee-keer', { details: ['leerlingen'] });
    const mens = { door: caller.actor.id, now: new Date(caller.now) };
    if (versie === 0 && (await store.insertGroepsplan(db, plek, { naam, keuze }, mens))) {
      await join(werk, plek, keuze, leerlingen);
      return { versie: 1 };
    }
    return { versie: await change(werk, plek, vraag) };
  });

export const discardGroepsplan = (deps: PlanDeps, caller: Caller, plek: GroepsplanPlek): Promise<void> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.update'), plek, async (db, groep) => {
    const { plan, deelnemers } = await holdGroepsplan(db, plek, groep);
    if (plan.plannen.some(({ status }) => status !== 'concept')) throw botst('loopt-al');
    for (const deelnemer of deelnemers) await discardPlan(db, caller, deelnemer.plek);
    await store.deleteGroepsplan(db, plek);
  });
