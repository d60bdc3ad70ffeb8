/*
 * Decides which of the taken of a day are reading, and which of those are a text.
 * Source: own values: of an hour of practice in a week thirty minutes are reading in groep 3 and 4, twenty-five later; half of them connected text once a text
 * is open. One text with its questions takes about as long as another taak, so that taken are counted and no minutes.
 * Example: five taken a day in groep 6 -> on four days eight or nine of twenty are reading, four of them a text.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { CategorieBlik } from './blik.ts';
import { algemeen } from './filter.ts';
import type { Keuzeruimte } from './keuze.ts';
import { priorVan } from './leerlijn.ts';
import type { Planner, TaakPlan } from './planner.ts';
import { volgendeTaak } from './taak.ts';
import { BUNDEL_DAYS, TERUG_DAYS } from './stand.ts';
import { isGebundeld, isUitgelezen } from './taakwoorden.ts';

type Beurt = 'overig' | 'lezen' | 'tekst';

/** Share of practice that is reading: groep 3 and 4, and later. */
export const LEESDEEL = { begin: 30 / 60, later: 25 / 60 } as const;
/** Between what average children of the end of groep 4 and of the beginning of groep 5 can do. */
const BEGIN_TOT = (priorVan('4b').gemiddelde + priorVan('5a').gemiddelde) / 2;
const TEKSTDEEL = 0.5;

const isLezen = (b: CategorieBlik): boolean => b.categorie.ladder === 'lezen';

function leesdeel({ blik, ruimte, instelling }: Planner): number {
  const alle = [...ruimte.open, ...ruimte.bekend];
  if (!alle.some(isLezen)) return 0;
  if (alle.every(isLezen)) return 1;
  return instelling.leesdeel ?? (algemeen(blik.stand.hoofd).m < BEGIN_TOT ? LEESDEEL.begin : LEESDEEL.later);
}

/** Of so many a day, with a part: how many on this day, so that all days together have them. */
const opDag = (dag: number, perDag: number): number => Math.ceil((dag + 1) * perDag - 1e-9) - Math.ceil(dag * perDag - 1e-9);

/** One of these and one of those, for as long as both last. */
const inTurns = <T>(eerst: readonly T[], dan: readonly T[]): T[] =>
  Array.from({ length: Math.max(eerst.length, dan.length) }, (_, i) => [...eerst.slice(i, i + 1), ...dan.slice(i, i + 1)]).flat();

/** What each taak of today is to be, without the one of own mistakes (`slot`), which counts for what it is. */
export function listBeurten(p: Planner, aantal: number, slot: TaakPlan | undefined): Beurt[] {
  const { dagen } = p.blik.stand.hoofd;
  const deel = leesdeel(p);
  const over = aantal - (slot ? 1 : 0);
  const slotLeest = slot && p.blik.leerlijn.categorieen.get(slot.categorie)?.ladder === 'lezen' ? 1 : 0;
  const lezen = Math.min(Math.max(opDag(dagen, deel * aantal) - slotLeest, 0), over);
  const tekst = Math.min(opDag(dagen, TEKSTDEEL * deel * aantal), lezen);
  const repeat = (beurt: Beurt, keer: number): Beurt[] => Array.from({ length: keer }, () => beurt);
  return inTurns(repeat('overig', over - lezen), inTurns(repeat('tekst', tekst), repeat('lezen', lezen - tekst)));
}

/** Levels of text below what is open that a child still reads: as many as lie on its leesplank (own value). */
const NIVEAUS_TERUG = 3;

/** What was not read for so long: texts that are open, and when there are none those of the nearest level below; undefined when all of it was. */
function versAfter(p: Planner, open: readonly CategorieBlik[], terug: readonly CategorieBlik[], days: number): Keuzeruimte | undefined {
  const isVers = (b: CategorieBlik): boolean => !isUitgelezen(p, b, days * DAG_MS);
  const verse = open.filter(isVers);
  if (verse.length > 0) return { ...p.ruimte, open: verse, bekend: [] };
  const eronder = terug.find(isVers);
  return eronder && { ...p.ruimte, open: [], bekend: [eronder] };
}

/** A text that is new is better than one read before, also when it is of a level below: only when none is left a text comes a second time. */
function tekstruimte(p: Planner): Keuzeruimte {
  const over = (lijst: readonly CategorieBlik[]): CategorieBlik[] => lijst.filter((b) => isLezen(b) && isGebundeld(b));
  const open = over(p.ruimte.open);
  const terug = over(p.ruimte.bekend)
    .sort((x, y) => y.categorie.trede - x.categorie.trede || y.categorie.index - x.categorie.index)
    .slice(0, NIVEAUS_TERUG);
  return versAfter(p, open, terug, TERUG_DAYS) ?? versAfter(p, open, terug, BUNDEL_DAYS) ?? { ...p.ruimte, open: [], bekend: [] };
}

/** Only reading, reading without texts, or nothing of reading. */
function ruimteVoor(p: Planner, beurt: Exclude<Beurt, 'tekst'>): Keuzeruimte {
  const past = (b: CategorieBlik): boolean => (beurt === 'lezen' ? isLezen(b) && !isGebundeld(b) : !isLezen(b));
  return { ...p.ruimte, open: p.ruimte.open.filter(past), bekend: p.ruimte.bekend.filter(past) };
}

const GEEN: ReadonlySet<CategorieId> = new Set();

/** The taak of this turn. Two texts on one day may be of one level; when there is no text the turn is reading all the same. */
export function taakVoorBeurt(p: Planner, beurt: Beurt, gehad: ReadonlySet<CategorieId>, magToetsen: boolean): TaakPlan | undefined {
  const uit = (ruimte: Keuzeruimte, niet: ReadonlySet<CategorieId>): TaakPlan | undefined =>
    ruimte.open.length + ruimte.bekend.length > 0 ? volgendeTaak({ ...p, ruimte }, niet, magToetsen) : undefined;
  const tekst = beurt === 'tekst' ? (uit(tekstruimte(p), gehad) ?? uit(tekstruimte(p), GEEN)) : undefined;
  return tekst ?? uit(ruimteVoor(p, beurt === 'overig' ? 'overig' : 'lezen'), gehad);
}
