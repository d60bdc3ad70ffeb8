/*
 * Decides how far a leerling is on the learning line, as one place with a range, and what an average child writes right.
 * Source: the ladder of half-years of `priorVan`; the range is 80%, from the general ability and the categories near the child's own level.
 * Example: a child that stands at 4.2 (3.1-5.3) is about an average child halfway groep 5; `aandeelOpNorm` says 78 of 100 words.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { algemeen, viewRij } from './filter.ts';
import { priorVan, type Leerlijn } from './leerlijn.ts';
import type { Stand } from './stand.ts';
import { aandeel } from './voortgang.ts';

/** Places on the ladder of half-years, as `tredeVan`: 0 is an average child halfway groep 3, 1 at its end. */
export interface Niveau {
  readonly laag: number;
  readonly midden: number;
  readonly hoog: number;
}

const NUL = priorVan('3a').gemiddelde;
const PER_TREDE = priorVan('3b').gemiddelde - NUL;
const Z_80 = 1.28;
/** Fewer answers say more about the jaargroep than about the child. */
const GENOEG = 10;
/** Categories from three half-years below the general level to two above it: what the child is working on. */
const ONDER = 3;
const BOVEN = 2;

/** Ability (logits) as a place on the ladder. */
const treden = (logit: number): number => (logit - NUL) / PER_TREDE;

/**
 * Spelling and verbs together; `null` before ten answers. What was practised counts, what was not stands at the general ability.
 * `now` ages the estimate; absent: the moment of the last answer.
 */
export function niveauVan(stand: Stand, leerlijn: Leerlijn, now = stand.hoofd.laatste): Niveau | null {
  if (stand.hoofd.antwoorden < GENOEG) return null;
  const gen = algemeen(stand.hoofd);
  const midden = treden(gen.m);
  const nabij = leerlijn.volgorde.filter(({ ladder, trede }) => ladder !== 'lezen' && trede >= midden - ONDER && trede <= midden + BOVEN);
  const schattingen = nabij.map(({ id }) => viewRij(stand.hoofd, stand.categorieen[id], now, leerlijn.constanten));
  const n = schattingen.length;
  const m = n === 0 ? gen.m : schattingen.reduce((som, k) => som + k.m, 0) / n;
  const eigen = n === 0 ? 0 : schattingen.reduce((som, k) => som + Math.max(0, k.v - gen.v), 0) / (n * n);
  const sd = Math.sqrt(gen.v + eigen);
  return { laag: treden(m - Z_80 * sd), midden: treden(m), hoog: treden(m + Z_80 * sd) };
}

/** Share (0-1) of the words of a category that an average child at this half-year (`5b`) types right; undefined for an unknown category. */
export function aandeelOpNorm(leerlijn: Leerlijn, categorie: CategorieId, halfjaar: string): number | undefined {
  const info = leerlijn.categorieen.get(categorie);
  return info && aandeel(priorVan(halfjaar).gemiddelde - info.gemiddelde);
}
