/*
 * Decides how children of a fourth world answer and learn: other link, other law of learning, other memory, other guessing than worlds 1 to 3.
 * Source: normal ogive (Lord 1952), learning with diminishing returns and more from errors, half-lives that differ per child, partial knowledge in choosing.
 * Example: createStroeveWereld(3).klas(30)[0].antwoord({ woord: 'c20w3', vorm: 'kies' }, now).
 */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { normaal as verdeling } from '../src/filter.ts';
import { createLeerlijn, type WoordInfo } from '../src/leerlijn.ts';
import { METING_VORMEN } from '../src/vormen.ts';
import { bank, KEUZES, normaal, overLuim, type Proefkind, type ProefVraag, type Wereld } from './wereld.ts';

const LEERSTAP = 0.045;
const VERZADIGING = 0.9;
const DEEL_VLUCHTIG = 0.25;
const HALFWAARDE = 40;
/** A category goes up and down by itself, per week. */
const WEEKRUIS = 0.05;
const GRIL_SD = 0.3;
const STEMMING_SD = 0.2;
const GEMAK: Partial<Record<Oefenvorm, number>> = { kies: 0.2, 'goed-fout': 0.1 };

interface Kunde {
  begin: number;
  vast: number;
  vluchtig: number;
  op: number;
}

interface Spoor {
  halfwaarde: number;
  op: number;
}

interface Inhoud {
  readonly woorden: ReadonlyMap<string, { readonly categorie: number; readonly b: number }>;
  readonly lijst: readonly (readonly string[])[];
}

const dagenSinds = (op: number, now: number): number => Math.max(now - op, 0) / DAG_MS;
/** Chance by the normal ogive, on the logit scale of the bank. */
const ogief = (x: number): number => verdeling(x / 1.7);

interface Aanleg {
  readonly kunde: readonly Kunde[];
  readonly slip: number;
  readonly tempo: number;
  readonly leer: number;
  readonly geheugen: number;
  /** Chance that it guesses. */
  readonly gokt: number;
}

/** What a child is born with; the order of these lines is the order of its chances. */
function drawAanleg({ lijst }: Inhoud, r: Random): Aanleg {
  const algemeen = 2.8 + normaal(r);
  const kunde = lijst.map((): Kunde => ({ begin: algemeen + 0.5 * normaal(r), vast: 0, vluchtig: 0, op: 0 }));
  const eigen = {
    slip: 0.02 + 0.04 * r.next(),
    tempo: Math.exp(0.25 * normaal(r)),
    leer: Math.exp(0.4 * normaal(r)),
    geheugen: 2 * Math.exp(0.5 * normaal(r)),
  };
  return { kunde, ...eigen, gokt: r.next() < 0.12 ? 0.25 : 0.01 };
}

interface Kennis {
  readonly woordVan: (naam: string) => { readonly categorie: number; readonly b: number };
  readonly abilityFor: (categorie: number, now: number) => number;
  /** How much easier or harder one word is for this child than the rest of its kind. */
  readonly gril: (naam: string) => number;
  readonly recalls: (naam: string, now: number) => number;
  /** Chance of a right answer with `x` logits above the word. */
  readonly kansMet: (vraag: ProefVraag, x: number, now: number) => number;
  readonly withoutGril: (vraag: ProefVraag, now: number) => number;
  readonly learn: (vraag: ProefVraag, goed: boolean, now: number) => void;
}

/** What it knows: rules by categorie, words it remembers, and how both grow. */
function createKennis({ woorden }: Inhoud, { kunde, slip, leer, geheugen }: Aanleg, seed: number): Kennis {
  const sporen = new Map<string, Spoor>();
  const grillen = new Map<string, number>();
  const woordVan = (naam: string) => woorden.get(naam) ?? { categorie: 0, b: 0 };
  const abilityFor = (c: number, now: number): number => {
    const k = kunde[c];
    return k ? k.begin + k.vast + k.vluchtig * 2 ** (-dagenSinds(k.op, now) / HALFWAARDE) : 0;
  };
  const gril = (naam: string): number => {
    const bekend = grillen.get(naam) ?? GRIL_SD * normaal(createRandom(seedFrom(naam) ^ Math.imul(seed, 0x85ebca6b)));
    grillen.set(naam, bekend);
    return bekend;
  };
  const recalls = (naam: string, now: number): number => {
    const spoor = sporen.get(naam);
    return spoor ? 0.9 * 2 ** (-dagenSinds(spoor.op, now) / spoor.halfwaarde) : 0;
  };
  /** Who half knows the rule strikes out wrong options. */
  const kansMet = ({ woord, vorm }: ProefVraag, x: number, now: number): number => {
    const regel = ogief(x);
    const kent = 1 - (1 - regel) * (1 - recalls(woord, now));
    const g = KEUZES[vorm] === undefined ? 0 : 1 / KEUZES[vorm] + 0.1 * regel;
    return (kent + (1 - kent) * g) * (1 - slip);
  };
  const withoutGril = ({ woord, vorm }: ProefVraag, now: number): number =>
    abilityFor(woordVan(woord).categorie, now) - woordVan(woord).b + (GEMAK[vorm] ?? 0);

  const learn = ({ woord, vorm }: ProefVraag, goed: boolean, now: number): void => {
    const { categorie, b } = woordVan(woord);
    const k = kunde[categorie];
    if (!k) return;
    const p = ogief(abilityFor(categorie, now) - b);
    const over = Math.exp(-(k.vast + k.vluchtig) / VERZADIGING);
    const stap = LEERSTAP * leer * over * 4 * p * (1 - p) * (goed ? 0.9 : 1.2) * (OEFENVORMEN[vorm].productie ? 1 : 0.6);
    k.vluchtig = k.vluchtig * 2 ** (-dagenSinds(k.op, now) / HALFWAARDE) + DEEL_VLUCHTIG * stap;
    k.vast += (1 - DEEL_VLUCHTIG) * stap;
    k.op = now;
    const oud = sporen.get(woord);
    const weg = oud ? 1 - 2 ** (-dagenSinds(oud.op, now) / oud.halfwaarde) : 0;
    const halfwaarde = oud ? (goed ? oud.halfwaarde * (1 + 1.8 * weg) : Math.max(geheugen, 0.7 * oud.halfwaarde)) : geheugen;
    sporen.set(woord, { halfwaarde: Math.min(halfwaarde, 300), op: now });
  };
  return { woordVan, abilityFor, gril, recalls, kansMet, withoutGril, learn };
}

function createKind(inhoud: Inhoud, seed: number): Proefkind {
  const r = createRandom(seed);
  const { lijst } = inhoud;
  const aanleg = drawAanleg(inhoud, r);
  const { kunde, gokt } = aanleg;
  const { woordVan, abilityFor, gril, recalls, kansMet, withoutGril, learn } = createKennis(inhoud, aanleg, seed);
  let dag = 0;
  let stemming = 0;
  let vandaag = 0;

  const nieuweDag = (now: number): void => {
    const nu = Math.floor(now / DAG_MS);
    if (nu === dag) return;
    if (Math.floor(nu / 7) !== Math.floor(dag / 7)) for (const k of kunde) k.begin += WEEKRUIS * normaal(r);
    dag = nu;
    vandaag = 0;
    stemming = STEMMING_SD * normaal(r);
  };
  const kans = (vraag: ProefVraag, now: number): number => {
    nieuweDag(now);
    return kansMet(vraag, withoutGril(vraag, now) + gril(vraag.woord) + stemming, now);
  };
  return {
    restless: gokt > 0.05,
    kans,
    voorzienbaar: (vraag, now) => overLuim(GRIL_SD, STEMMING_SD, (g, d) => kansMet(vraag, withoutGril(vraag, now) + g + d, now)),
    antwoord: (vraag, now) => {
      nieuweDag(now);
      vandaag++;
      const typt = OEFENVORMEN[vraag.vorm].productie;
      if (r.next() < (vandaag > 9 ? gokt : gokt / 4)) {
        return {
          goed: r.next() < 1 / (KEUZES[vraag.vorm] ?? 60),
          rtMs: Math.round((typt ? 1200 : 750) * Math.exp(0.4 * normaal(r))),
          gokte: true,
        };
      }
      const p = kans(vraag, now);
      const goed = r.next() < p;
      learn(vraag, goed, now);
      return { goed, rtMs: Math.round((typt ? 7000 : 3800) * aanleg.tempo * (1.3 - 0.4 * p) * Math.exp(0.35 * normaal(r))), gokte: false };
    },
    aandeel: (categorie, now) => {
      const namen = lijst[categorie] ?? [];
      return (
        namen.reduce((som, naam) => som + ogief(abilityFor(categorie, now) - woordVan(naam).b + gril(naam)), 0) / Math.max(namen.length, 1)
      );
    },
    knows: (woord, now) => {
      const regel = ogief(withoutGril({ woord, vorm: 'dictee-woord' }, now) + gril(woord));
      return 1 - (1 - regel) * (1 - recalls(woord, now));
    },
    les: (categorie, logits) => {
      const k = kunde[categorie];
      if (k) k.vast += logits * aanleg.leer;
    },
  };
}

/** Heavy tails: one word in twelve is far from what the editors think. */
const afwijking = (r: Random): number => (r.next() < 0.08 ? 1 : 0.35) * normaal(r);

/** A world of its own per seed. */
export function createStroeveWereld(seed: number): Wereld {
  const r = createRandom(seed * 49_979_687 + 11);
  const { categorieen, woorden } = bank(r, { woordSd: 0.5 });
  const index = new Map(categorieen.map((c, i) => [c.id, i]));
  const ware = new Map(
    woorden.map((w: WoordInfo) => [w.woord, { categorie: index.get(w.hoofd) ?? 0, b: (w.knelpunten[0]?.b ?? 0) + afwijking(r) }]),
  );
  const inhoud: Inhoud = { woorden: ware, lijst: categorieen.map((c) => woorden.filter((w) => w.hoofd === c.id).map((w) => w.woord)) };
  return {
    leerlijn: () => createLeerlijn({ categorieen, woorden, vormen: METING_VORMEN }),
    categorieen,
    woorden,
    lijst: inhoud.lijst,
    echteB: (woord) => ware.get(woord)?.b ?? 0,
    klas: (aantal) => Array.from({ length: aantal }, (_, i) => createKind(inhoud, seed * 200_003 + i)),
  };
}
