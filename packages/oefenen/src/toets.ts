/*
 * Decides which words a test asks: the progress test every ten sessions, and the start and end tests of a handelingsplan.
 * Source: parallel lists of ten reserved words per category; half of an end test never practised (transfer); sequential stopping on precision.
 * Example: createZorgtoets(stand, leerlijn, ['verdubbeling'], 'eind', seed) -> five reserved words and five practised ones.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import { createBlik, mayOefenen, type CategorieBlik } from './blik.ts';
import { openCeiling } from './ceiling.ts';
import type { Oefeninstelling } from './instelling.ts';
import type { Leerlijn, LeerlijnCategorie, LeerlijnWoord } from './leerlijn.ts';
import type { HoofdStand, Stand } from './stand.ts';

export interface ToetsWoord {
  readonly woord: string;
  readonly categorie: CategorieId;
  /** Never seen by this child. */
  readonly nieuw: boolean;
}

/* ---- progress test ---- */

const SESSIES_TUSSEN = 10;
const VOORTGANGSTOETS_MAX = 20;
const PER_CATEGORIE = 4;
const STOP_SD = 0.45;

/** Ten sessions since the last progress test. */
export const isVoortgangstoetsToe = (hoofd: HoofdStand): boolean => hoofd.sessies - hoofd.voortgangstoetsBij >= SESSIES_TUSSEN;

/** The head row after a progress test. */
export const naVoortgangstoets = (hoofd: HoofdStand): HoofdStand => ({ ...hoofd, voortgangstoetsBij: hoofd.sessies });

const onzekerEerst = (x: CategorieBlik, y: CategorieBlik): number => y.v - x.v || x.categorie.index - y.categorie.index;

/** Where a dictation tells something: near mastery, neither hopeless nor long known. */
const tellsSomething = (b: CategorieBlik): boolean =>
  b.categorie.ladder !== 'lezen' && b.marge > 0.4 && b.marge < 3.5 && (b.rij !== undefined || b.status === 'open');

function ongezien(b: CategorieBlik, stand: Stand, random: Random): LeerlijnWoord[] {
  return random.shuffle(b.categorie.woorden.filter(({ info }) => stand.woorden[info.woord] === undefined));
}

/**
 * Words for the progress test, at most twenty: four unseen words for each of five categories, the least certain first. More would take the place
 * of practice: fifty words after every ten sessions were an eighth of all answers, and children learned a tenth less.
 * The host asks them in order and stops as soon as `isToetsPrecies` holds. Never reserved words.
 */
export function createVoortgangstoets(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  now: number,
  seed: number,
): ToetsWoord[] {
  const random = createRandom(seed);
  const blik = createBlik(stand, leerlijn, now, instelling);
  const geldend = openCeiling(blik, instelling);
  const bron = blik.categorieen.filter((b) => mayOefenen(b.categorie, geldend) && tellsSomething(b)).sort(onzekerEerst);
  const rijen = bron
    .slice(0, Math.floor(VOORTGANGSTOETS_MAX / PER_CATEGORIE))
    .map((b) => ongezien(b, stand, random).slice(0, PER_CATEGORIE));
  const uit: ToetsWoord[] = [];
  for (let ronde = 0; ronde < PER_CATEGORIE; ronde++) {
    for (const rij of rijen) {
      const woord = rij[ronde];
      if (woord) uit.push({ woord: woord.info.woord, categorie: woord.info.hoofd, nieuw: true });
    }
  }
  return uit.slice(0, VOORTGANGSTOETS_MAX);
}

/** Every category of the test is known well enough (sd at most .45): the test may stop. */
export function isToetsPrecies(stand: Stand, leerlijn: Leerlijn, toets: readonly ToetsWoord[], now: number): boolean {
  const ids = new Set(toets.map(({ categorie }) => categorie));
  return createBlik(stand, leerlijn, now).categorieen.every((b) => !ids.has(b.categorie.id) || Math.sqrt(b.v) <= STOP_SD);
}

/* ---- care plan ---- */

export type ZorgtoetsSoort = 'start' | 'tussen' | 'eind';

const WOORDEN_PER_DOEL = 10;

/** The three parallel lists take every third reserved word, in order of difficulty, so that they are equally hard. */
const LIJST: Readonly<Record<ZorgtoetsSoort, number>> = { start: 0, tussen: 1, eind: 2 };

function parallel(categorie: LeerlijnCategorie, soort: ZorgtoetsSoort, aantal: number): LeerlijnWoord[] {
  const opMoeilijkheid = [...categorie.gereserveerd].sort(
    (x, y) => x.hoofdpunt.b - y.hoofdpunt.b || (x.info.woord < y.info.woord ? -1 : 1),
  );
  const lijst = opMoeilijkheid.filter((_, i) => i % 3 === LIJST[soort]);
  const stap = Math.max(lijst.length / aantal, 1);
  return Array.from({ length: Math.min(aantal, lijst.length) }, (_, i) => lijst[Math.floor(i * stap)]).filter((w) => w !== undefined);
}

function geoefend(categorie: LeerlijnCategorie, stand: Stand, aantal: number, random: Random): LeerlijnWoord[] {
  return random.shuffle(categorie.woorden.filter(({ info }) => stand.woorden[info.woord] !== undefined)).slice(0, aantal);
}

const asToetsWoord =
  (nieuw: boolean) =>
  (w: LeerlijnWoord): ToetsWoord => ({ woord: w.info.woord, categorie: w.info.hoofd, nieuw });

function vanDoel(categorie: LeerlijnCategorie, stand: Stand, soort: ZorgtoetsSoort, random: Random): ToetsWoord[] {
  const oud = soort === 'eind' ? geoefend(categorie, stand, WOORDEN_PER_DOEL / 2, random).map(asToetsWoord(false)) : [];
  const apart = parallel(categorie, soort, WOORDEN_PER_DOEL - oud.length).map(asToetsWoord(true));
  const tekort = WOORDEN_PER_DOEL - oud.length - apart.length;
  const vrij = categorie.woorden.filter(({ info }) => stand.woorden[info.woord] === undefined);
  const aanvulling = tekort > 0 ? random.shuffle(vrij).slice(0, tekort).map(asToetsWoord(true)) : [];
  return [...oud, ...apart, ...aanvulling];
}

/**
 * Words of a care-plan test, ten per goal, mixed. Start, interim and end take three parallel lists of reserved words; half of the
 * end test are words the child practised, so that learning and transfer show apart. Unknown goals are left out.
 */
export function createZorgtoets(
  stand: Stand,
  leerlijn: Leerlijn,
  doelen: readonly CategorieId[],
  soort: ZorgtoetsSoort,
  seed: number,
): ToetsWoord[] {
  const random = createRandom(seed);
  const categorieen = doelen.map((id) => leerlijn.categorieen.get(id)).filter((c) => c !== undefined);
  return random.shuffle(categorieen.flatMap((c) => vanDoel(c, stand, soort, random)));
}
