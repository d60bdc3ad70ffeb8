/*
 * Decides the world the engine is judged in: a learning line, a word bank with faulty hints, a class of simulated children.
 * Source: 60 categories over 5.2 logits, words spread .7 inside a category, editors' hints off by .5: own values.
 * Example: maakWereld(1).klas(30) are thirty children of one grade, six of them restless.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { createLeerlijn, type CategorieInfo, type Leerlijn, type WoordInfo } from '../src/leerlijn.ts';
import {
  answerVraag,
  createKind,
  vraagUit,
  wareKans,
  wareMoeilijkheid,
  type Kind,
  type KindAntwoord,
  type KindVraag,
} from '../src/simulatie.ts';
import { METING_VORMEN } from '../src/vormen.ts';

const CATEGORIEEN = 60;
const WOORDEN = 66;
const LADDER = 5.2;
const VORMEN: readonly Oefenvorm[] = ['dictee-woord', 'kies', 'goed-fout'];
export const KEUZES: Partial<Record<Oefenvorm, number>> = { kies: 4, 'goed-fout': 2 };

export const normaal = (r: Random): number => Math.sqrt(-2 * Math.log(1 - r.next())) * Math.cos(2 * Math.PI * r.next());

export interface Wereld {
  readonly leerlijn: () => Leerlijn;
  readonly categorieen: readonly CategorieInfo[];
  readonly woorden: readonly WoordInfo[];
  readonly klas: (aantal: number) => Kind[];
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

function woordenVan(categorieen: readonly CategorieInfo[], r: Random): WoordInfo[] {
  return categorieen.flatMap((c) =>
    Array.from({ length: WOORDEN }, (_, j): WoordInfo => ({
      woord: `${c.id}w${j}`,
      hoofd: c.id,
      knelpunten: [{ categorie: c.id, b: c.gemiddeldeMoeilijkheid + 0.55 * normaal(r), vb: 0.3 }],
      niveau: c.introHalfjaar,
      band: 2,
      gereserveerd: false,
      vormen: VORMEN,
      letters: 6,
    })),
  );
}

/** A world of its own per seed; `leerlijn()` gives a fresh bank with the editors' hints only. */
export function maakWereld(seed: number): Wereld {
  const r = createRandom(seed * 7919);
  const categorieen = categorieenVan(r);
  const woorden = woordenVan(categorieen, r);
  const klas = (aantal: number): Kind[] =>
    Array.from({ length: aantal }, (_, i) =>
      createKind(
        {
          vaardigheid: 2.9 + 0.95 * normaal(r),
          leersnelheid: Math.exp(0.35 * normaal(r)),
          tempo: Math.exp(0.3 * normaal(r)),
          slordigheid: 0.01 + 0.05 * r.next(),
          onrust: i % 5 === 0 ? 0.012 : 0,
        },
        seed * 1000 + i,
      ),
    );
  return { leerlijn: () => createLeerlijn({ categorieen, woorden, vormen: METING_VORMEN }), categorieen, woorden, klas };
}

export function stelVraag(leerlijn: Leerlijn, woord: string, vorm: Oefenvorm): KindVraag {
  const vraag = vraagUit(leerlijn, woord, vorm, 1, KEUZES[vorm]);
  if (!vraag) throw new Error(`onbekend woord ${woord}`);
  return vraag;
}

export const antwoordOp = (kind: Kind, vraag: KindVraag, now: number): KindAntwoord => answerVraag(kind, vraag, now);
export const ware = (kind: Kind, vraag: KindVraag, now: number): number => wareKans(kind, vraag, 0, now);

/** Share of a category's words a child would type right if it had never seen them, without slips. */
export function waarAandeel(kind: Kind, woorden: readonly WoordInfo[], now: number): number {
  const leeg: Kind = { ...kind, woorden: {}, stemming: 0, profiel: { ...kind.profiel, slordigheid: 0 } };
  let som = 0;
  for (const w of woorden) {
    const k = w.knelpunten[0];
    if (k)
      som += wareKans(
        leeg,
        { woord: w.woord, vorm: 'dictee-woord', poging: 1, letters: 6, knelpunten: [{ categorie: w.hoofd, b: k.b, gok: 0 }] },
        0,
        now,
      );
  }
  return som / woorden.length;
}

export const echteB = (w: WoordInfo): number => wareMoeilijkheid(w.woord, w.knelpunten[0]?.b ?? 0);
