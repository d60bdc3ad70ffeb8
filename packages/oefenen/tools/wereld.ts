/*
 * Decides the world the engine is judged in: a learning line, a word bank with faulty hints, a class of simulated children.
 * Source: 60 categories over 5.2 logits, words spread .7 inside a category, editors' hints off by .5: own values.
 * Example: createWereld(1).klas(30) are thirty children of one grade, six of them restless.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { createLeerlijn, type CategorieInfo, type Leerlijn, type WoordInfo } from '../src/leerlijn.ts';
import {
  answerVraag,
  beginDag,
  createKind,
  kansMetLuim,
  luimVan,
  followLes,
  createVraag,
  wareKans,
  wareMoeilijkheid,
  type Kind,
  type KindVraag,
  type Luim,
} from '../src/simulatie.ts';
import type { Plaats } from '../src/plaatsfit.ts';
import { METING_VORMEN } from '../src/vormen.ts';

const CATEGORIEEN = 60;
const WOORDEN = 66;
const WOORDEN_KRAP = 30;
const LADDER = 5.2;
export const VORMEN: readonly Oefenvorm[] = ['dictee-woord', 'kies', 'goed-fout'];
export const KEUZES: Partial<Record<Oefenvorm, number>> = { kies: 4, 'goed-fout': 2 };

export const normaal = (r: Random): number => Math.sqrt(-2 * Math.log(1 - r.next())) * Math.cos(2 * Math.PI * r.next());

const WORTEL3 = Math.sqrt(3);
/** Gauss-Hermite, three points: exact for what is smooth over a standard normal. */
const DRIE: readonly (readonly [plaats: number, gewicht: number])[] = [
  [-WORTEL3, 1 / 6],
  [0, 2 / 3],
  [WORTEL3, 1 / 6],
];

/** Mean of `kans` over quirks and moods with these sds. */
export const overLuim = (grilSd: number, stemmingSd: number, kans: (gril: number, stemming: number) => number): number =>
  DRIE.reduce((som, [g, wg]) => som + DRIE.reduce((s, [d, wd]) => s + wg * wd * kans(grilSd * g, stemmingSd * d), 0), 0);

export interface ProefVraag {
  readonly woord: string;
  readonly vorm: Oefenvorm;
}

export interface ProefAntwoord {
  readonly goed: boolean;
  readonly rtMs: number;
  /** True when it did not look. */
  readonly gokte: boolean;
  /** Where it was given, in worlds that tell. */
  readonly plaats?: Plaats;
}

/** A simulated child of some world. It owns its knowledge; only `antwoord` and `les` change it. */
export interface Proefkind {
  /** It guesses now and then without looking. */
  readonly restless: boolean;
  /** The true chance (0-1) of right when it pays attention. */
  kans(vraag: ProefVraag, now: number): number;
  /** The same chance for who knows its abilities, its memory and the word, but not its mood of today or its quirk with this word. */
  voorzienbaar(vraag: ProefVraag, now: number): number;
  /** One answer, after which it has learned from the feedback. */
  antwoord(vraag: ProefVraag, now: number): ProefAntwoord;
  /** Share of a category's words (by its place) it would type right had it never seen them, without slips. */
  aandeel(categorie: number, now: number): number;
  /** Chance that it types this word right, slips left out: by rule or by heart. */
  knows(woord: string, now: number): number;
  /** A lesson in class. */
  les(categorie: number, logits: number): void;
}

export interface Wereld {
  /** A fresh bank with the editors' hints only. */
  readonly leerlijn: () => Leerlijn;
  readonly categorieen: readonly CategorieInfo[];
  readonly woorden: readonly WoordInfo[];
  /** Words per category, in the order of `categorieen`. */
  readonly lijst: readonly (readonly string[])[];
  /** The true difficulty (logits). */
  readonly echteB: (woord: string) => number;
  /** The same children every time it is asked. */
  readonly klas: (aantal: number) => Proefkind[];
}

function categorieenVan(r: Random): CategorieInfo[] {
  return Array.from({ length: CATEGORIEEN }, (_, i) => ({
    id: `c${String(i).padStart(2, '0')}`,
    vooraf: i < 3 ? [] : [`c${String(i - 1 - r.below(3)).padStart(2, '0')}`],
    strategie: i % 3 === 0 ? ('weet' as const) : ('regel' as const),
    introHalfjaar: `${3 + Math.floor(i / 10)}${i % 10 < 5 ? 'a' : 'b'}`,
    gemiddeldeMoeilijkheid: (i * LADDER) / (CATEGORIEEN - 1),
    gokkans: 0,
    vormen: VORMEN,
  }));
}

/** Categories and words with their difficulties. */
export function bank(
  r: Random,
  { woordSd, perCategorie = WOORDEN }: { readonly woordSd: number; readonly perCategorie?: number },
): { categorieen: CategorieInfo[]; woorden: WoordInfo[] } {
  const categorieen = categorieenVan(r);
  const woorden = categorieen.flatMap((c) =>
    Array.from({ length: perCategorie }, (_, j): WoordInfo => ({
      woord: `${c.id}w${j}`,
      hoofd: c.id,
      knelpunten: [{ categorie: c.id, b: c.gemiddeldeMoeilijkheid + woordSd * normaal(r), vb: 0.3 }],
      niveau: c.introHalfjaar,
      band: 2,
      gereserveerd: false,
      vormen: VORMEN,
      letters: 6,
    })),
  );
  return { categorieen, woorden };
}

function proefkind(kind: Kind, leerlijn: Leerlijn, lijst: readonly (readonly string[])[], ids: readonly string[]): Proefkind {
  const vragen = new Map<ProefVraag['vorm'], Map<string, KindVraag>>();
  const vraagVan = ({ woord, vorm }: ProefVraag): KindVraag => {
    const bekend = vragen.get(vorm) ?? new Map<string, KindVraag>();
    const eerder = bekend.get(woord);
    if (eerder) return eerder;
    const vraag = createVraag(leerlijn, woord, vorm, 1, KEUZES[vorm]);
    if (!vraag) throw new Error(`onbekend woord ${woord}`);
    vragen.set(vorm, bekend.set(woord, vraag));
    return vraag;
  };
  /** The same child with a clear head. */
  const without = (woorden: Kind['woorden']): Kind => ({ ...kind, woorden, stemming: 0, profiel: { ...kind.profiel, slordigheid: 0 } });
  const luim = luimVan(kind.profiel);
  const typt = (woord: string): KindVraag => vraagVan({ woord, vorm: 'dictee-woord' });
  return {
    restless: (kind.profiel.onrust ?? 0) > 0,
    kans: (vraag, now) => {
      beginDag(kind, now);
      return wareKans(kind, vraagVan(vraag), 0, now);
    },
    voorzienbaar: (vraag, now) =>
      overLuim(luim.gril, luim.stemming, (gril, stemming) => kansMetLuim(kind, vraagVan(vraag), 0, now, { gril, stemming })),
    antwoord: (vraag, now) => answerVraag(kind, vraagVan(vraag), now),
    aandeel: (categorie, now) => {
      const leeg = without({});
      const namen = lijst[categorie] ?? [];
      return namen.reduce((som, woord) => som + wareKans(leeg, typt(woord), 0, now), 0) / Math.max(namen.length, 1);
    },
    knows: (woord, now) => wareKans(without(kind.woorden), typt(woord), 0, now),
    les: (categorie, logits) => followLes(kind, ids[categorie] ?? '', logits),
  };
}

/** The first world: rule and word memory side by side, half-life forgetting, bursts of guessing. */
export const createWereld = (seed: number): Wereld => tweeWegen(seed, { perCategorie: WOORDEN });

/** The same with so few words that a child gets to the end of them, and children without moods or quirks: all they do can be foreseen. */
export const createKrappeWereld = (seed: number): Wereld => tweeWegen(seed, { perCategorie: WOORDEN_KRAP, luim: { gril: 0, stemming: 0 } });

interface TweeWegen {
  readonly perCategorie: number;
  readonly luim?: Luim;
}

function tweeWegen(seed: number, { perCategorie, luim }: TweeWegen): Wereld {
  const { categorieen, woorden } = bank(createRandom(seed * 7919), { woordSd: 0.55, perCategorie });
  const lijst = categorieen.map((c) => woorden.filter((w) => w.hoofd === c.id).map((w) => w.woord));
  const ids = categorieen.map((c) => c.id);
  const leerlijn = (): Leerlijn => createLeerlijn({ categorieen, woorden, vormen: METING_VORMEN });
  const vraagbaak = leerlijn();
  const klas = (aantal: number): Proefkind[] => {
    const r = createRandom(seed * 104_729 + 1);
    return Array.from({ length: aantal }, (_, i) => {
      const profiel = {
        vaardigheid: 2.9 + 0.95 * normaal(r),
        leersnelheid: Math.exp(0.35 * normaal(r)),
        tempo: Math.exp(0.3 * normaal(r)),
        slordigheid: 0.01 + 0.05 * r.next(),
        onrust: i % 5 === 0 ? 0.012 : 0,
        ...(luim === undefined ? {} : { luim }),
      };
      return proefkind(createKind(profiel, seed * 1000 + i), vraagbaak, lijst, ids);
    });
  };
  const echteB = (woord: string): number => wareMoeilijkheid(woord, vraagbaak.woorden.get(woord)?.hoofdpunt.b ?? 0);
  return { leerlijn, categorieen, woorden, lijst, echteB, klas };
}
