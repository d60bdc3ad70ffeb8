/*
 * Decides which words a progress test asks; those of a care plan stand in `zorg/toetswoorden`.
 * Source: unseen words where a dictation tells something, with sequential stopping on precision.
 * Example: createVoortgangstoets(stand, leerlijn, instelling, now, seed) -> twenty words of five categories.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import { createBlik, mayOefenen, type CategorieBlik } from './blik.ts';
import { openCeiling } from './ceiling.ts';
import type { Oefeninstelling } from './instelling.ts';
import type { Leerlijn, LeerlijnWoord } from './leerlijn.ts';
import type { Stand } from './stand.ts';
import type { Toetsrol } from './zorg/toetswoorden.ts';

export interface ToetsWoord {
  readonly woord: string;
  readonly categorie: CategorieId;
  /** Never seen by this child. */
  readonly nieuw: boolean;
  /** What it is for in a test of a care plan; absent in other tests. */
  readonly rol?: Toetsrol;
}

const VOORTGANGSTOETS_MAX = 20;
const PER_CATEGORIE = 4;
const STOP_SD = 0.45;

const onzekerEerst = (x: CategorieBlik, y: CategorieBlik): number => y.v - x.v || x.categorie.index - y.categorie.index;

/** Where a dictation tells something: near mastery, neither hopeless nor long known. */
const tellsSomething = (b: CategorieBlik): boolean =>
  b.categorie.ladder !== 'lezen' && b.marge > 0.4 && b.marge < 3.5 && (b.rij !== undefined || b.status === 'open');

function ongezien(b: CategorieBlik, stand: Stand, apart: ReadonlySet<string>, random: Random): LeerlijnWoord[] {
  return random.shuffle(b.categorie.woorden.filter(({ info }) => stand.woorden[info.woord] === undefined && !apart.has(info.woord)));
}

/**
 * Words for a progress test that somebody asks for, at most twenty: four unseen words for each of five categories, the least certain first. It never
 * comes by itself: every first sight of a word measures already, and twenty words after every ten sessions were a twelfth of all answers, in place of
 * the repetition that keeps words known (docs/motor.md).
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
  const apart = new Set(instelling.apart);
  const rijen = bron
    .slice(0, Math.floor(VOORTGANGSTOETS_MAX / PER_CATEGORIE))
    .map((b) => ongezien(b, stand, apart, random).slice(0, PER_CATEGORIE));
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
