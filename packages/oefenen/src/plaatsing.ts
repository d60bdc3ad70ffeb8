/*
 * Decides where a leerling starts: prior from an LVS score, the start test's next word, when it stops, what counts as presumed known.
 * Source: adaptive testing at 60% success (some information is given up for a friendly test); stop at standard error .42 or 20 words.
 * Example: a newcomer in groep 6 types 14 words; sd of the general ability .41 -> stop; verdubbeling P = .86 -> vermoed.
 */
import { createRandom } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { createBlik, mayOefenen, predictGoed, type Blik, type CategorieBlik } from './blik.ts';
import { algemeen, logit } from './filter.ts';
import type { Oefeninstelling } from './instelling.ts';
import { priorVan, type Leerlijn, type LeerlijnVorm } from './leerlijn.ts';
import type { Loting } from './planner.ts';
import { CONSTANTEN, NIEUWE_CATEGORIE, type CategorieStand, type Gewijzigd, type Prior, type Stand } from './stand.ts';

const DOEL = 0.6;
const STRAF_GEVRAAGD = 1.2;
const MIN_WOORDEN = 10;
const MAX_WOORDEN = 20;
export const GENOEG_SD = 0.42;
const LVS_SD = 0.5;

/** What is known from the school's standard test. */
export type LvsScore =
  | {
      readonly soort: 'functioneringsniveau';
      /** Half-year at which an average child has this score, e.g. `5b`. */ readonly niveau: string;
    }
  | { readonly soort: 'percentiel'; /** 1-99 within the normgroep. */ readonly waarde: number }
  | { readonly soort: 'niveau'; /** I (best fifth) to V. */ readonly waarde: 1 | 2 | 3 | 4 | 5 };

const NIVEAU_PERCENTIEL: Readonly<Record<1 | 2 | 3 | 4 | 5, number>> = { 1: 90, 2: 70, 3: 50, 4: 30, 5: 10 };
/** Sd of the general ability inside a jaargroep (logits), to turn a percentile into a place. */
const SPREIDING_JAARGROEP = 0.9;

/** Normal deviate of a percentile by the logistic approximation (factor 1.702), error below .15 sd between 2 and 98. */
const zVan = (percentiel: number): number => logit(Math.min(Math.max(percentiel, 1), 99) / 100) / 1.702;

/** Prior of a leerling at this normgroep with an LVS score: sd .5 instead of .95. */
export function priorMetLvs(normgroep: string, score: LvsScore, constanten = CONSTANTEN): Prior {
  if (score.soort === 'functioneringsniveau') return { gemiddelde: priorVan(score.niveau, constanten).gemiddelde, sd: LVS_SD };
  const percentiel = score.soort === 'percentiel' ? score.waarde : NIVEAU_PERCENTIEL[score.waarde];
  return { gemiddelde: priorVan(normgroep, constanten).gemiddelde + SPREIDING_JAARGROEP * zVan(percentiel), sd: LVS_SD };
}

export interface PlaatsingStand {
  /** Words asked so far, with their category, in order. */
  readonly gevraagd: readonly { readonly woord: string; readonly categorie: CategorieId }[];
  /** Chance of right to aim at; absent: .6, which tells most for a friendly test. */
  readonly doel?: number;
  /** What is written for an item, so that no spelling is asked twice, once by itself and once in a sentence; absent: the item's own name. */
  readonly spelling?: (woord: string) => string;
}

export interface PlaatsingVraag {
  readonly woord: string;
  readonly categorie: CategorieId;
  readonly vorm: Oefenvorm;
  /** Predicted chance (0-1). */
  readonly kans: number;
}

/** Enough words asked, or the general ability known well enough. */
export function isPlaatsingKlaar(stand: Stand, { gevraagd }: PlaatsingStand): boolean {
  if (gevraagd.length >= MAX_WOORDEN) return true;
  return gevraagd.length >= MIN_WOORDEN && Math.sqrt(algemeen(stand.hoofd).v) <= GENOEG_SD;
}

const DICTEE: readonly Oefenvorm[] = ['dictee-woord', 'werkwoord-in-zin', 'dictee-zin', 'plaatje-benoemen'];

/** The start test is a dictation. */
const canDictee = ({ categorie }: CategorieBlik): boolean =>
  categorie.ladder !== 'lezen' && categorie.woorden.some(({ info }) => DICTEE.some((vorm) => info.vormen.includes(vorm)));

function chooseCategorie(blik: Blik, instelling: Oefeninstelling, { gevraagd, doel = DOEL }: PlaatsingStand): CategorieBlik | undefined {
  const keren = new Map<CategorieId, number>();
  for (const { categorie } of gevraagd) keren.set(categorie, (keren.get(categorie) ?? 0) + 1);
  let beste: CategorieBlik | undefined;
  let laagste = Number.POSITIVE_INFINITY;
  for (const b of blik.categorieen) {
    if (!canDictee(b) || !mayOefenen(b.categorie, instelling)) continue;
    const afstand = Math.abs(b.marge - logit(doel)) + STRAF_GEVRAAGD * (keren.get(b.categorie.id) ?? 0);
    if (afstand < laagste) {
      laagste = afstand;
      beste = b;
    }
  }
  return beste;
}

function dicteeVan(leerlijn: Leerlijn, vormen: readonly Oefenvorm[]): LeerlijnVorm | undefined {
  const naam = DICTEE.find((v) => vormen.includes(v));
  return naam && leerlijn.vormen[naam];
}

function woordNabij(
  blik: Blik,
  b: CategorieBlik,
  { gevraagd, doel = DOEL, spelling = (woord) => woord, apart = [] }: PlaatsingStand & Partial<Pick<Oefeninstelling, 'apart'>>,
  seed: number,
): PlaatsingVraag | undefined {
  const gehad = new Set([...gevraagd.map(({ woord }) => spelling(woord)), ...apart.map(spelling)]);
  const passend: PlaatsingVraag[] = [];
  for (const woord of b.categorie.woorden) {
    const vorm = dicteeVan(blik.leerlijn, woord.info.vormen);
    if (!vorm || gehad.has(spelling(woord.info.woord))) continue;
    passend.push({ woord: woord.info.woord, categorie: b.categorie.id, vorm: vorm.vorm, kans: predictGoed(blik, woord, vorm, 0) });
  }
  passend.sort((x, y) => Math.abs(x.kans - doel) - Math.abs(y.kans - doel) || (x.woord < y.woord ? -1 : 1));
  const beste = passend.slice(0, 3);
  return beste.length > 0 ? createRandom(seed ^ gevraagd.length).pick(beste) : undefined;
}

/** The next typed word of the start test, `undefined` when it is finished. Answers go through recordAntwoord with soort `toets`. */
export function choosePlaatsing(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  test: PlaatsingStand,
  { now, seed }: Loting,
): PlaatsingVraag | undefined {
  if (isPlaatsingKlaar(stand, test)) return undefined;
  const blik = createBlik(stand, leerlijn, now, instelling);
  const beste = chooseCategorie(blik, instelling, test);
  return beste && woordNabij(blik, beste, { ...test, apart: instelling.apart }, seed);
}

const VERMOED_KANS = 0.8;
const CONTROLE_NA_MS = 7 * DAG_MS;

/** What the start test decides: categories that are probably mastered are presumed known, to be checked by practice. Kept, because the content moves on. */
export const decidePlaatsing = (stand: Stand, leerlijn: Leerlijn, now: number): CategorieId[] =>
  createBlik(stand, leerlijn, now)
    .categorieen.filter(({ rij, kansBeheerst, ongeleerd }) => rij?.status !== 'beheerst' && kansBeheerst >= VERMOED_KANS && !ongeleerd)
    .map(({ categorie }) => categorie.id);

/** Rows to store after the start test that decided this. */
export function applyPlaatsing(stand: Stand, vermoed: readonly CategorieId[], now: number): Gewijzigd {
  const rij = (id: CategorieId): CategorieStand => ({
    ...(stand.categorieen[id] ?? NIEUWE_CATEGORIE),
    status: 'vermoed',
    sinds: now,
    controleOp: now + CONTROLE_NA_MS,
  });
  return { categorieen: Object.fromEntries(vermoed.map((id) => [id, rij(id)])), woorden: {} };
}
