/*
 * Decides how children of a second, independent world answer and learn, so that nothing is tuned to one simulator.
 * Source: ACT-R activation with spacing-dependent decay (Pavlik & Anderson 2005); 2PL with guessing and slips; strands no engine knows about.
 * Example: createActrWereld(3).klas(30)[0].antwoord({ woord: 'c20w3', vorm: 'kies' }, now).
 */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { createLeerlijn, type WoordInfo } from '../src/leerlijn.ts';
import { METING_VORMEN } from '../src/vormen.ts';
import { bank, KEUZES, normaal, overLuim, type Proefkind, type ProefVraag, type Wereld } from './wereld.ts';

/** What differs from seed to seed: the engine never knows these. */
interface Aard {
  readonly gemiddelde: number;
  readonly algemeenSd: number;
  readonly categorieSd: number;
  readonly eigenaardigheidSd: number;
  readonly hintSd: number;
  readonly gemak: Partial<Record<Oefenvorm, number>>;
  readonly geheugen: Geheugenaard;
}

/** Activation at which half of the words are recalled, and how gradual that is. */
interface Geheugenaard {
  readonly drempel: number;
  readonly ruis: number;
}

/** Half of what was seen once is there the next day, a fifth after four weeks. */
const RUIM: Geheugenaard = { drempel: -1.4, ruis: 0.4 };
/** As published for pairs of words (Pavlik & Anderson 2005): what was seen once is nearly always gone the next day. */
const GEPUBLICEERD: Geheugenaard = { drempel: -0.704, ruis: 0.255 };

const tussen = (r: Random, laag: number, hoog: number): number => laag + (hoog - laag) * r.next();

const aardVan = (r: Random): Aard => ({
  gemiddelde: 2.9 + 0.25 * normaal(r),
  algemeenSd: tussen(r, 0.8, 1.05),
  categorieSd: tussen(r, 0.5, 0.7),
  eigenaardigheidSd: tussen(r, 0.3, 0.45),
  hintSd: tussen(r, 0.45, 0.65),
  gemak: { kies: tussen(r, 0.3, 0.55), 'goed-fout': tussen(r, 0.35, 0.6) },
  geheugen: RUIM,
});

interface Woord {
  readonly categorie: number;
  readonly b: number;
  readonly scherpte: number;
}

/** One exposure to a word: when (ms) and how fast its trace decays. */
interface Indruk {
  readonly op: number;
  readonly verval: number;
}

interface Kunde {
  readonly begin: number;
  vast: number;
  vluchtig: number;
  op: number;
}

const HALFWAARDE = 20;
const DEEL_VLUCHTIG = 0.4;
const LEERSTAP = 0.045;
const LEERVORM: Partial<Record<Oefenvorm, number>> = { 'dictee-woord': 1, kies: 0.7, 'goed-fout': 0.5 };
/** Decay of Pavlik & Anderson: c exp(m) + a; time outside the session counts for a fortieth. */
const VERVAL_C = 0.217;
const VERVAL_A = 0.177;
const BUITEN_SESSIE = 0.025;
const STEMMING_SD = 0.2;
const STRENGEN = 5;
const MAX_INDRUKKEN = 16;

function activatie(indrukken: readonly Indruk[], now: number): number {
  let som = 0;
  for (const { op, verval } of indrukken) som += Math.max(((now - op) / 1000) * BUITEN_SESSIE, 1) ** -verval;
  return som > 0 ? Math.log(som) : Number.NEGATIVE_INFINITY;
}

const sigma = (x: number): number => 1 / (1 + Math.exp(-x));
const uitgedoofd = (k: Kunde, now: number): number => k.vluchtig * 2 ** (-Math.max(now - k.op, 0) / DAG_MS / HALFWAARDE);

interface Inhoud {
  readonly aard: Aard;
  readonly woorden: ReadonlyMap<string, Woord>;
  readonly lijst: readonly (readonly string[])[];
  readonly vooraf: readonly (readonly number[])[];
  /** Categories of words to remember. */
  readonly weet: ReadonlySet<number>;
  readonly gemiddelde: readonly number[];
}

interface Aanleg {
  readonly kunde: readonly Kunde[];
  readonly slip: number;
  readonly tempo: number;
  readonly leer: number;
  /** Chance that it guesses. */
  readonly gokt: number;
  readonly drempel: number;
}

/** What a child is born with; the order of these lines is the order of its chances. */
function drawAanleg({ aard, lijst }: Inhoud, r: Random): Aanleg {
  const algemeen = aard.gemiddelde + aard.algemeenSd * normaal(r);
  const streng = Array.from({ length: STRENGEN }, () => 0.35 * normaal(r));
  const kunde = lijst.map((_, c): Kunde => {
    const begin = algemeen + (streng[c % STRENGEN] ?? 0) + aard.categorieSd * normaal(r);
    return { begin, vast: 0, vluchtig: 0, op: 0 };
  });
  const eigen = { slip: tussen(r, 0.01, 0.06), tempo: Math.exp(0.3 * normaal(r)), leer: Math.exp(0.3 * normaal(r)) };
  const gokt = r.next() < 0.15 ? 0.12 : 0;
  return { kunde, ...eigen, gokt, drempel: aard.geheugen.drempel + 0.15 * normaal(r) };
}

interface Kennis {
  readonly woordVan: (naam: string) => Woord;
  readonly abilityFor: (categorie: number, now: number) => number;
  /** How much easier or harder one word is for this child than the rest of its kind. */
  readonly gril: (naam: string) => number;
  readonly recalls: (naam: string, now: number) => number;
  readonly regel: (naam: string, vorm: Oefenvorm, now: number, luim: number) => number;
  readonly kansMet: (vraag: ProefVraag, now: number, luim: number) => number;
  readonly learn: (vraag: ProefVraag, goed: boolean, now: number) => void;
}

/** What it knows: rules by categorie, words it remembers, and how both grow. */
function createKennis(inhoud: Inhoud, aanleg: Aanleg, seed: number): Kennis {
  const { aard, woorden } = inhoud;
  const { kunde, slip, leer, drempel } = aanleg;
  const geheugen = new Map<string, Indruk[]>();
  const grillen = new Map<string, number>();
  const woordVan = (naam: string): Woord => woorden.get(naam) ?? { categorie: 0, b: 0, scherpte: 1 };
  const abilityFor = (c: number, now: number): number => {
    const k = kunde[c];
    return k ? k.begin + k.vast + uitgedoofd(k, now) : 0;
  };
  const gril = (naam: string): number => {
    const bekend = grillen.get(naam) ?? aard.eigenaardigheidSd * normaal(createRandom(seedFrom(naam) ^ Math.imul(seed, 0x9e3779b1)));
    grillen.set(naam, bekend);
    return bekend;
  };
  const recalls = (naam: string, now: number): number => {
    const indrukken = geheugen.get(naam);
    if (!indrukken) return 0;
    const weet = inhoud.weet.has(woordVan(naam).categorie) ? 0.2 : 0;
    return 0.9 * sigma((activatie(indrukken, now) - drempel + weet) / aard.geheugen.ruis);
  };
  const regel = (naam: string, vorm: Oefenvorm, now: number, luim: number): number => {
    const { categorie, b, scherpte } = woordVan(naam);
    return sigma(scherpte * (abilityFor(categorie, now) - b + luim + (aard.gemak[vorm] ?? 0)));
  };
  const kansMet = ({ woord, vorm }: ProefVraag, now: number, luim: number): number => {
    const g = 1 / (KEUZES[vorm] ?? Number.POSITIVE_INFINITY);
    const c = g + (1 - g) * recalls(woord, now);
    return c + (1 - c - Math.min(slip, 1 - c)) * regel(woord, vorm, now, luim);
  };
  /** What comes before is missing: little is learned. */
  const geleerd = (c: number, now: number): number =>
    (inhoud.vooraf[c] ?? []).reduce((f, v) => f * (0.25 + 0.75 * sigma(2 * (abilityFor(v, now) - (inhoud.gemiddelde[v] ?? 0) - 0.5))), 1);

  const learn = ({ woord, vorm }: ProefVraag, goed: boolean, now: number): void => {
    const { categorie, b } = woordVan(woord);
    const k = kunde[categorie];
    if (!k) return;
    const q = sigma(abilityFor(categorie, now) - b);
    const deel = (LEERVORM[vorm] ?? 0.5) * geleerd(categorie, now) * (inhoud.weet.has(categorie) ? 0.35 : 1) * (goed ? 1 : 0.7);
    const stap = 4 * q * (1 - q) * LEERSTAP * leer * deel;
    k.vluchtig = uitgedoofd(k, now) + stap * DEEL_VLUCHTIG;
    k.vast += stap * (1 - DEEL_VLUCHTIG);
    k.op = now;
    const oud = geheugen.get(woord) ?? [];
    const m = activatie(oud, now);
    oud.push({ op: now, verval: VERVAL_C * Math.exp(m) + VERVAL_A });
    if (oud.length > MAX_INDRUKKEN) oud.shift();
    geheugen.set(woord, oud);
  };
  return { woordVan, abilityFor, gril, recalls, regel, kansMet, learn };
}

/** A child of this world: what it knows, its mood of the day and its chance. */
function createKind(inhoud: Inhoud, seed: number): Proefkind {
  const r = createRandom(seed);
  const { aard, lijst } = inhoud;
  const aanleg = drawAanleg(inhoud, r);
  const { gokt } = aanleg;
  const { woordVan, abilityFor, gril, recalls, regel, kansMet, learn } = createKennis(inhoud, aanleg, seed);
  let dag = 0;
  let stemming = 0;
  let misgegaan = 0;

  const nieuweDag = (now: number): void => {
    const vandaag = Math.floor(now / DAG_MS);
    if (vandaag === dag) return;
    dag = vandaag;
    stemming = STEMMING_SD * normaal(r);
  };
  const kans = (vraag: ProefVraag, now: number): number => {
    nieuweDag(now);
    return kansMet(vraag, now, gril(vraag.woord) + stemming);
  };
  const tijd = (vorm: Oefenvorm, p: number): number => {
    const basis = OEFENVORMEN[vorm].productie ? 6.2 : 3.4;
    const sloom = r.next() < 0.015 ? 6 : 1;
    return Math.round(1000 * basis * sloom * aanleg.tempo * (1.2 - 0.3 * p) * Math.exp(0.3 * normaal(r)));
  };
  const gok = (vorm: Oefenvorm): { goed: boolean; rtMs: number; gokte: boolean } => ({
    goed: r.next() < 1 / (KEUZES[vorm] ?? 100),
    rtMs: Math.round(1000 * (OEFENVORMEN[vorm].productie ? 1.4 : 0.85) * Math.exp(0.35 * normaal(r))),
    gokte: true,
  });

  return {
    restless: gokt > 0,
    kans,
    voorzienbaar: (vraag, now) => overLuim(aard.eigenaardigheidSd, STEMMING_SD, (g, s) => kansMet(vraag, now, g + s)),
    antwoord: (vraag, now) => {
      nieuweDag(now);
      if (r.next() < gokt * (misgegaan >= 2 ? 3 : 1)) return gok(vraag.vorm);
      const p = kans(vraag, now);
      const goed = r.next() < p;
      misgegaan = goed ? 0 : misgegaan + 1;
      learn(vraag, goed, now);
      return { goed, rtMs: tijd(vraag.vorm, p), gokte: false };
    },
    aandeel: (categorie, now) => {
      const namen = lijst[categorie] ?? [];
      let som = 0;
      for (const naam of namen) {
        const w = woordVan(naam);
        som += sigma(w.scherpte * (abilityFor(w.categorie, now) - w.b + gril(naam)));
      }
      return som / Math.max(namen.length, 1);
    },
    knows: (woord, now) => {
      const h = recalls(woord, now);
      return h + (1 - h) * regel(woord, 'dictee-woord', now, gril(woord));
    },
    les: (categorie, logits) => {
      const k = aanleg.kunde[categorie];
      if (k) k.vast += logits * aanleg.leer;
    },
  };
}

/** A world of its own per seed, with other spreads, guessing, forgetting and hints than `createWereld`. */
export const createActrWereld = (seed: number): Wereld => buildWereld(seed, (aard) => aard);

/** Fixed spreads, and words that are only remembered when they come back: rules are nearly all a child can gain. */
export const createVergeetWereld = (seed: number): Wereld =>
  buildWereld(seed + 500, (aard) => ({
    ...aard,
    gemiddelde: 2.9,
    algemeenSd: 0.9,
    categorieSd: 0.6,
    eigenaardigheidSd: 0.4,
    hintSd: 0.56,
    geheugen: GEPUBLICEERD,
  }));

function buildWereld(seed: number, chooseOne: (aard: Aard) => Aard): Wereld {
  const r = createRandom(seed * 15485863 + 7);
  const aard = chooseOne(aardVan(r));
  const { categorieen, woorden: echt } = bank(r, { woordSd: 0.7 });
  const hint = (b: number): number => b + aard.hintSd * normaal(r);
  const woorden = echt.map((w): WoordInfo => ({
    ...w,
    knelpunten: w.knelpunten.map((k) => ({ ...k, b: hint(k.b), vb: 0.3 })),
  }));
  const index = new Map(categorieen.map((c, i) => [c.id, i]));
  const ware = new Map(
    echt.map((w) => [w.woord, { categorie: index.get(w.hoofd) ?? 0, b: w.knelpunten[0]?.b ?? 0, scherpte: Math.exp(0.15 * normaal(r)) }]),
  );
  const lijst = categorieen.map((c) => echt.filter((w) => w.hoofd === c.id).map((w) => w.woord));
  const inhoud: Inhoud = {
    aard,
    woorden: ware,
    lijst,
    vooraf: categorieen.map((c) => c.vooraf.map((id) => index.get(id) ?? 0)),
    weet: new Set(categorieen.flatMap((c, i) => (c.strategie === 'weet' ? [i] : []))),
    gemiddelde: categorieen.map((c) => c.gemiddeldeMoeilijkheid),
  };
  return {
    leerlijn: () => createLeerlijn({ categorieen, woorden, vormen: METING_VORMEN }),
    categorieen,
    woorden,
    lijst,
    echteB: (woord) => ware.get(woord)?.b ?? 0,
    klas: (aantal) => Array.from({ length: aantal }, (_, i) => createKind(inhoud, seed * 100_003 + i)),
  };
}
