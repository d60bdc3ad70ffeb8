/** What a test asks next, and what it decides when it is finished. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { isPlaatsingKlaar, choosePlaatsing } from '@spelrijk/oefenen/plaatsing';
import { withWijziging, type Gewijzigd } from '@spelrijk/oefenen/stand';
import { isToetsPrecies, createVoortgangstoets, type ToetsWoord } from '@spelrijk/oefenen/toets';
import { STAP, stapVan } from '@spelrijk/oefenen/zorg/blauwdruk';
import { findStuk, isOpZicht, toetsvorm, vraagVan, type Oefenstuk, type Vraag } from '../standen/index.ts';
import {
  buildOpgave,
  createVerrader,
  KLASSENDICTEE,
  seededId,
  sleutelVan,
  getoondDoor,
  zonderVerraad,
  type BewaardeOpgave,
} from '../opgaven/index.ts';
import { MUNTEN_PER_TAAK, type PlanInvoer, type TaakRij } from '../taken/index.ts';
import type { Stap, ToetsRij } from './store.ts';

/** A stage is a taak: short for a newcomer, because the next words depend on its answers. */
const PER_STAP = { plaatsing: 5, voortgang: 10 } as const;
const PER_DAG: Readonly<Record<ToetsRij['soort'], number>> = {
  plaatsing: 4,
  voortgang: 1,
  'zorg-start': STAP.perDag,
  'zorg-tussen': STAP.perDag,
  'zorg-eind': STAP.perDag,
  'zorg-na': STAP.perDag,
};
/** Stages stand before the taken of the day. */
const EERSTE_NR = -100;
/** What the child sees under its name: the categorie would be a hint. Signs are in sentences that nobody says. */
const TITEL = { gehoord: 'Luister en schrijf', gelezen: 'Lees en schrijf' } as const;

/** Of a care plan: shown and set apart. */
export const isZorgtoets = ({ soort }: Pick<ToetsRij, 'soort'>): boolean => Zorgtoetssoort.safeParse(soort).success;

/** Words of a progress test; a start test chooses its words as it goes. */
export function toetswoorden(
  soort: 'plaatsing' | 'voortgang',
  { stand, leerlijn, geldend, now, regio }: PlanInvoer,
  seed: number,
): ToetsWoord[] {
  return soort === 'plaatsing' ? [] : teVragen(createVoortgangstoets(stand, leerlijn, geldend.stuur, now, seed), { regio });
}

/** Can this be asked in a test at all? */
const isTeVragen = (sleutel: string, { regio }: Pick<PlanInvoer, 'regio'>): boolean => {
  const stuk = findStuk(regio, sleutel);
  return stuk !== undefined && toetsvorm(stuk) !== undefined;
};

/**
 * Those that can be asked together. A sentence with a sign has to be read: one that shows another word of the test, or a form of it, is not in it.
 */
export function teVragen<T extends { readonly woord: string }>(woorden: readonly T[], invoer: Pick<PlanInvoer, 'regio'>): T[] {
  const kan = woorden.filter(({ woord }) => isTeVragen(woord, invoer));
  const gelezen = ({ woord }: T): string | undefined => {
    const stuk = findStuk(invoer.regio, woord);
    return stuk?.soort === 'gat' && isOpZicht(stuk) ? stuk.woord.woord : undefined;
  };
  const verraadt = createVerrader(
    kan.filter((een) => gelezen(een) === undefined).map(({ woord }) => findStuk(invoer.regio, woord)?.woord.woord ?? woord),
  );
  return kan.filter((een) => !(gelezen(een)?.match(/[\p{L}'’-]+/gu) ?? []).some(verraadt));
}

/** A form of a verb is heard in a test, as any word is. */
function inToets(stuk: Oefenstuk, vraag: Vraag): Vraag {
  const { stil: _stil, ...gehoord } = vraag;
  return isOpZicht(stuk) ? vraag : gehoord;
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
  // What an earlier sentence showed, or a form of it, is not asked any more.
  const getoond = stappen.flatMap(({ opgaven }) => opgaven.flatMap(({ woord }) => (woord.zin ?? '').match(/[\p{L}'’-]+/gu) ?? []));
  const stuur = { ...geldend.stuur, apart: [...geldend.stuur.apart, ...getoond, ...getoond.flatMap((woord) => [...getoondDoor(woord)])] };
  const spelling = (sleutel: string): string => findStuk(regio, sleutel)?.woord.woord ?? sleutel;
  const gevraagd = gevraagdVan(stappen);
  const uit: string[] = [];
  while (uit.length < PER_STAP.plaatsing) {
    const vraag = choosePlaatsing(stand, leerlijn, stuur, { gevraagd, spelling }, { now, seed });
    if (!vraag) break;
    gevraagd.push(vraag);
    uit.push(vraag.woord);
  }
  return uit;
}

function volgendeWoorden(toets: ToetsRij, stappen: readonly Stap[], invoer: PlanInvoer, seed: number): string[] {
  if (toets.soort === 'plaatsing') return plaatsingswoorden(stappen, invoer, seed);
  const gehad = new Set(gevraagdVan(stappen).map(({ woord }) => woord));
  const over = toets.woorden.map(({ woord }) => woord).filter((woord) => !gehad.has(woord));
  return isZorgtoets(toets) ? stapVan(over, (woord) => findStuk(invoer.regio, woord)?.soort === 'zin') : over.slice(0, PER_STAP.voortgang);
}

/** A stage: these words, each written: by ear, or where it is never heard in the sentence that is read. Undefined when none of them can be asked. */
export function buildToetstaak(
  toets: Pick<ToetsRij, 'id' | 'soort' | 'woorden'>,
  woorden: readonly string[],
  invoer: PlanInvoer,
  { nr, stap, eerder = [] }: { readonly nr: number | null; readonly stap: number; readonly eerder?: readonly Stap[] },
): TaakRij | undefined {
  const { regio, dag, now } = invoer;
  const random = createRandom(seedFrom(`${toets.id} ${stap}`));
  const id = seededId(now, random);
  const apart = isZorgtoets(toets);
  const gemaakt = woorden.flatMap((sleutel): BewaardeOpgave[] => {
    const stuk = findStuk(regio, sleutel);
    const vorm = stuk && toetsvorm(stuk);
    const vraag = stuk && vorm && vraagVan(vorm, stuk, random);
    const opgave = vraag ? buildOpgave({ stuk, vraag: inToets(stuk, vraag), vorm, soort: 'toets' }, invoer, random) : undefined;
    return opgave ? [apart ? { ...opgave, apart } : opgave] : [];
  });
  const elders = toets.woorden.map(({ woord }) => findStuk(regio, woord)?.woord.woord ?? '');
  const opgaven = zonderVerraad(gemaakt, [...elders, ...eerder.flatMap((een) => een.opgaven.map(({ woord }) => woord.woord))]);
  const [eerste] = opgaven;
  if (!eerste) return undefined;
  return {
    id,
    dag,
    nr,
    somvensterId: eerste.categorie,
    vorm: eerste.vorm,
    game: KLASSENDICTEE,
    games: [KLASSENDICTEE],
    opgaven,
    munten: invoer.geldend.instelling.beloningen ? MUNTEN_PER_TAAK : 0,
    status: 'klaar-om-te-starten',
    createdAt: new Date(now),
    afOp: null,
    toetsId: toets.id,
    titel: opgaven.every(({ vorm }) => vorm === 'fout-verbeteren') ? TITEL.gelezen : TITEL.gehoord,
    dicteeId: null,
    weektaakId: null,
  };
}

/** The next stage as a taak, after `vandaag` stages of any test on this day; undefined while one is open, when the day has had enough, or when nothing can be asked. */
export function volgendeStap(toets: ToetsRij, stappen: readonly Stap[], vandaag: number, invoer: PlanInvoer): TaakRij | undefined {
  if (stappen.some(({ af }) => !af) || stappen.filter((stap) => stap.dag === invoer.dag).length >= PER_DAG[toets.soort]) return undefined;
  const woorden = volgendeWoorden(toets, stappen, invoer, seedFrom(`${toets.id} ${stappen.length}`));
  return buildToetstaak(toets, woorden, invoer, { nr: EERSTE_NR + vandaag, stap: stappen.length, eerder: stappen });
}

export const naBesluit = (invoer: PlanInvoer, gewijzigd: Gewijzigd): PlanInvoer => ({
  ...invoer,
  stand: withWijziging(invoer.stand, gewijzigd),
});
