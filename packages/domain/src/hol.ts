/**
 * A hol: where a child's blob lives. Every spaarkaart has one, in the shape that goes with its story; who saved half of a card may live
 * in it. Which ones a child has follows from its blobs, so only the one it lives in is kept.
 */
import { SPAARKAARTEN, type Spaarkaart } from './spaarkaart.ts';

export const HOLVORMEN = [
  'bloempot',
  'iglo',
  'kasteel',
  'tent',
  'raket',
  'heuvel',
  'boot',
  'cadeau',
  'paddenstoel',
  'soeppan',
  'huisje',
  'trommel',
  'schelp',
  'boomhut',
  'schoen',
  'koffer',
  'ei',
  'laars',
  'kussenfort',
  'tempel',
  'nest',
  'zandkasteel',
  'pompoen',
] as const;
export type Holvorm = (typeof HOLVORMEN)[number];

/** What a hol looks like: its shape and the colours of wall, roof and edge. */
interface Bouw {
  readonly vorm: Holvorm;
  readonly wand: string;
  readonly dak: string;
}

interface Hol extends Bouw {
  /** From 1, in the order of the cards; this is what is stored. */
  readonly nummer: number;
  readonly kaart: Spaarkaart;
}

/** So many blobs of a card, half of it, and its hol is the child's. */
export const BLOBS_VOOR_HOL = 6;

/** By the id of the card. Two holen of one shape have other colours. */
const BOUW: Readonly<Record<string, Bouw>> = {
  tuin: { vorm: 'bloempot', wand: '#d9794e', dak: '#4e9f3d' },
  muts: { vorm: 'iglo', wand: '#dff1fb', dak: '#7fb8dc' },
  kroon: { vorm: 'kasteel', wand: '#d8c7ef', dak: '#7a4fbf' },
  feest: { vorm: 'tent', wand: '#ffd45e', dak: '#f2603c' },
  ruimte: { vorm: 'raket', wand: '#e8eff3', dak: '#e0558a' },
  beren: { vorm: 'heuvel', wand: '#8fbf63', dak: '#5f8f3e' },
  langoor: { vorm: 'heuvel', wand: '#c9d96b', dak: '#94a53a' },
  viking: { vorm: 'boot', wand: '#a9683a', dak: '#d9472a' },
  strik: { vorm: 'cadeau', wand: '#f796b8', dak: '#7a4fbf' },
  bloem: { vorm: 'paddenstoel', wand: '#fff3d6', dak: '#f796b8' },
  piraten: { vorm: 'boot', wand: '#6f4a2c', dak: '#2c4864' },
  koks: { vorm: 'soeppan', wand: '#c3ced6', dak: '#f2603c' },
  bouw: { vorm: 'huisje', wand: '#e0825e', dak: '#6b7f8d' },
  tover: { vorm: 'kasteel', wand: '#b9a6dd', dak: '#2f3f8f' },
  circus: { vorm: 'tent', wand: '#fffbf3', dak: '#d9472a' },
  band: { vorm: 'trommel', wand: '#d9472a', dak: '#ffd45e' },
  duik: { vorm: 'schelp', wand: '#ffc9b5', dak: '#f2875f' },
  woud: { vorm: 'boomhut', wand: '#b07a45', dak: '#4e9f3d' },
  sport: { vorm: 'schoen', wand: '#57bfcc', dak: '#f2603c' },
  speur: { vorm: 'koffer', wand: '#a9713f', dak: '#6f4a2c' },
  dino: { vorm: 'ei', wand: '#e9efc6', dak: '#93cf73' },
  regen: { vorm: 'laars', wand: '#ffc53d', dak: '#c98a0a' },
  uitvinders: { vorm: 'huisje', wand: '#b3e8ed', dak: '#0f7c8a' },
  dromers: { vorm: 'kussenfort', wand: '#cde6fd', dak: '#ab8be4' },
  romeinen: { vorm: 'tempel', wand: '#f4ecdf', dak: '#cf9413' },
  lente: { vorm: 'nest', wand: '#b07a45', dak: '#93cf73' },
  zomer: { vorm: 'zandkasteel', wand: '#f3d08a', dak: '#f2603c' },
  herfst: { vorm: 'pompoen', wand: '#ee8a35', dak: '#6f8f2f' },
  winter: { vorm: 'iglo', wand: '#f1e9fb', dak: '#ab8be4' },
};

export const HOLEN: readonly Hol[] = SPAARKAARTEN.flatMap((kaart, i) => {
  const bouw = BOUW[kaart.id];
  return bouw ? [{ nummer: i + 1, kaart, ...bouw }] : [];
});

export const holVan = (nummer: number | null): Hol | undefined => HOLEN.find((hol) => hol.nummer === nummer);

/** How many more blobs of this card it takes; 0: the hol is there. */
export const nogVoorHol = ({ blobs }: Spaarkaart, heeft: readonly number[]): number =>
  Math.max(0, BLOBS_VOOR_HOL - blobs.filter(({ nummer }) => heeft.includes(nummer)).length);

export const eigenHolen = (heeft: readonly number[]): readonly Hol[] => HOLEN.filter(({ kaart }) => nogVoorHol(kaart, heeft) === 0);
