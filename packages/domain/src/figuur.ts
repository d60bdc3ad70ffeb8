/**
 * A child's figure as one whole number, so that it goes wherever a figure goes: which blob (the seed) plus what it wears.
 * Clothes are counted in steps that no seed reaches; without clothes the figure is the seed itself.
 */
const KLEDING_STAP = 100_000;

/** Head, extra and colour to choose from, each with 0 for "as the blob is by itself". New ones only at the end. */
export const HOOFDDEKSELS = [
  'niets',
  'spriet',
  'muts',
  'kroon',
  'feesthoed',
  'antennes',
  'berenoren',
  'konijnenoren',
  'hoorntjes',
  'strik',
  'kuif',
  'bloem',
  'piraat',
  'koksmuts',
  'bouwhelm',
  'toverhoed',
  'hogehoed',
  'koptelefoon',
  'duikbril',
  'veer',
  'sportband',
  'speurpet',
  'kam',
  'zuidwester',
  'propeller',
  'slaapmuts',
  'lauwer',
  'krans',
  'zonnehoed',
  'herfstblad',
  'oorwarmers',
] as const;
export type Hoofddeksel = (typeof HOOFDDEKSELS)[number];
export const ACCESSOIRES = ['niets', 'bril', 'sjaal', 'vlinderdas'] as const;
type Accessoire = (typeof ACCESSOIRES)[number];
/** The accent colours of the drawing, in its order. */
export const KLEUREN = ['koraal', 'zee', 'druif', 'zon', 'gras', 'roze', 'blauw'] as const;
type Kleur = (typeof KLEUREN)[number];

export interface Kleding {
  readonly hoofd?: Hoofddeksel | undefined;
  readonly accessoire?: Accessoire | undefined;
  readonly kleur?: Kleur | undefined;
}

/** So many there were when the first figures were stored: their numbers keep their meaning, later headwear is counted above all of them. */
const EERSTE = 12;
const HOOFDEN = EERSTE + 1;
const EXTRAS = ACCESSOIRES.length + 1;
const KLEDINGEN = HOOFDEN * EXTRAS * (KLEUREN.length + 1);

/** Figures are whole numbers from 0 up to this one. */
export const GROOTSTE_FIGUUR = KLEDING_STAP * KLEDINGEN * (HOOFDDEKSELS.length - EERSTE + 1) - 1;

/** The seed of the blob under the clothes. */
export const blobVan = (figuur: number): number => figuur % KLEDING_STAP;

/** The blob of `seed` dressed: total for seeds below the step and known clothes. */
export function kleed(seed: number, { hoofd, accessoire, kleur }: Kleding): number {
  const nummer = hoofd === undefined ? 0 : HOOFDDEKSELS.indexOf(hoofd) + 1;
  const h = nummer > EERSTE ? 0 : nummer;
  const later = Math.max(0, nummer - EERSTE);
  const a = accessoire === undefined ? 0 : ACCESSOIRES.indexOf(accessoire) + 1;
  const k = kleur === undefined ? 0 : KLEUREN.indexOf(kleur) + 1;
  return seed + KLEDING_STAP * (h + HOOFDEN * (a + EXTRAS * k) + KLEDINGEN * later);
}

/** What a figure wears; the inverse of `kleed`. */
export function kledingVan(figuur: number): Kleding {
  const alles = Math.floor(figuur / KLEDING_STAP);
  const later = Math.floor(alles / KLEDINGEN);
  const code = alles % KLEDINGEN;
  return {
    hoofd: HOOFDDEKSELS[later > 0 ? EERSTE + later - 1 : (code % HOOFDEN) - 1],
    accessoire: ACCESSOIRES[(Math.floor(code / HOOFDEN) % EXTRAS) - 1],
    kleur: KLEUREN[Math.floor(code / (HOOFDEN * EXTRAS)) - 1],
  };
}
