/** What a test asks next, and what it decides when it is finished. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { isPlaatsingKlaar, choosePlaatsing } from '@spelrijk/oefenen/plaatsing';
import { withWijziging, type Gewijzigd } from '@spelrijk/oefenen/stand';
import { isToetsPrecies, createVoortgangstoets, createZorgtoets, type ToetsWoord } from '@spelrijk/oefenen/toets';
import { findStuk, vraagVan } from '../standen/index.ts';
import { buildOpgave, seededId, sleutelVan, type BewaardeOpgave } from '../opgaven/index.ts';
import { buildTaak, type PlanInvoer, type TaakRij } from '../taken/index.ts';
import type { Stap, ToetsRij } from './store.ts';

/** A stage is a taak: short for a newcomer, because the next words depend on its answers. */
const PER_STAP: Readonly<Record<'plaatsing' | 'overig', number>> = { plaatsing: 5, overig: 10 };
/** So many stages on one day: a start test is done at once, a progress test is spread out. */
const PER_DAG: Readonly<Record<ToetsRij['soort'], number>> = {
  plaatsing: 4,
  voortgang: 1,
  'zorg-start': 2,
  'zorg-tussen': 2,
  'zorg-eind': 2,
  'zorg-na': 2,
};
/** Stages stand before the taken of the day. */
const EERSTE_NR = -100;

/** Every test is written. */
const TOETSVORMEN: readonly Oefenvorm[] = ['dictee-woord', 'werkwoord-in-zin', 'dictee-zin', 'plaatje-benoemen'];

/** What the test can ask at most; a start test chooses as it goes. */
export function toetswoorden(soort: ToetsRij['soort'], doelen: readonly string[], invoer: PlanInvoer, seed: number): ToetsWoord[] {
  const { stand, leerlijn, geldend, now } = invoer;
  if (soort === 'plaatsing') return [];
  if (soort === 'voortgang') return createVoortgangstoets(stand, leerlijn, geldend.stuur, now, seed);
  const lijst = soort === 'zorg-start' ? 'start' : soort === 'zorg-tussen' ? 'tussen' : 'eind';
  return createZorgtoets(stand, leerlijn, doelen, lijst, seed);
}

const gevraagdVan = (stappen: readonly Stap[]): { woord: string; categorie: string }[] =>
  stappen.flatMap(({ opgaven }) => opgaven.map((opgave) => ({ woord: sleutelVan(opgave), categorie: opgave.categorie })));

/** Is there nothing more to ask, or is enough known? */
export function isKlaar(toets: ToetsRij, stappen: readonly Stap[], { stand, leerlijn, now }: PlanInvoer): boolean {
  if (stappen.some(({ af }) => !af)) return false;
  const gevraagd = gevraagdVan(stappen);
  if (toets.soort === 'plaatsing') return isPlaatsingKlaar(stand, { gevraagd });
  const gehad = new Set(gevraagd.map(({ woord }) => woord));
  if (toets.woorden.every(({ woord }) => gehad.has(woord))) return true;
  return toets.soort === 'voortgang' && stappen.length > 0 && isToetsPrecies(stand, leerlijn, toets.woorden, now);
}

/** The next words of a start test, chosen as if the ones before were already answered. */
function plaatsingswoorden(stappen: readonly Stap[], { stand, leerlijn, geldend, now, regio }: PlanInvoer, seed: number): string[] {
  const spelling = (sleutel: string): string => findStuk(regio, sleutel)?.woord.woord ?? sleutel;
  const gevraagd = gevraagdVan(stappen);
  const uit: string[] = [];
  while (uit.length < PER_STAP.plaatsing) {
    const vraag = choosePlaatsing(stand, leerlijn, geldend.stuur, { gevraagd, spelling }, { now, seed });
    if (!vraag) break;
    gevraagd.push(vraag);
    uit.push(vraag.woord);
  }
  return uit;
}

function volgendeWoorden(toets: ToetsRij, stappen: readonly Stap[], invoer: PlanInvoer, seed: number): string[] {
  if (toets.soort === 'plaatsing') return plaatsingswoorden(stappen, invoer, seed);
  const gehad = new Set(gevraagdVan(stappen).map(({ woord }) => woord));
  return toets.woorden
    .map(({ woord }) => woord)
    .filter((woord) => !gehad.has(woord))
    .slice(0, PER_STAP.overig);
}

/** The next stage as a taak, after `vandaag` stages of any test on this day; undefined while one is open, when the day has had enough, or when nothing can be asked. */
export function volgendeStap(toets: ToetsRij, stappen: readonly Stap[], vandaag: number, invoer: PlanInvoer): TaakRij | undefined {
  const { regio, dag, now } = invoer;
  if (stappen.some(({ af }) => !af) || stappen.filter((stap) => stap.dag === dag).length >= PER_DAG[toets.soort]) return undefined;
  const seed = seedFrom(`${toets.id} ${stappen.length}`);
  const random = createRandom(seed);
  const id = seededId(now, random);
  const opgaven = volgendeWoorden(toets, stappen, invoer, seed).flatMap((sleutel): BewaardeOpgave[] => {
    const stuk = findStuk(regio, sleutel);
    const vorm = stuk && TOETSVORMEN.find((v) => vraagVan(v, stuk, random) !== null);
    const vraag = stuk && vorm && vraagVan(vorm, stuk, random);
    return vraag ? [buildOpgave({ stuk, vraag, vorm, soort: 'toets' }, invoer, random)] : [];
  });
  const categorie = opgaven[0]?.categorie ?? '';
  const nr = EERSTE_NR + vandaag;
  const taak = buildTaak({ categorie, vorm: 'dictee-woord' }, opgaven, invoer, { id, nr, seed });
  return taak && { ...taak, toetsId: toets.id };
}

export const naBesluit = (invoer: PlanInvoer, gewijzigd: Gewijzigd): PlanInvoer => ({
  ...invoer,
  stand: withWijziging(invoer.stand, gewijzigd),
});
