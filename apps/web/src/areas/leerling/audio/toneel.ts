/** Which music and which air belong to a place: a region of the landkaart, or a game by what is done in it and where. */
import type { GameManifest } from '@spelrijk/game-kit/contract';
import type { Stof } from './effecten.ts';
import type { Toneel } from './muziek/speler.ts';

const REGIO: Readonly<Record<string, Toneel>> = {
  klankenkust: { stuk: 'klankenkust', sfeer: 'zee' },
  letterbos: { stuk: 'letterbos', sfeer: 'bos' },
  regelrivier: { stuk: 'regelrivier', sfeer: 'beek' },
  woordwerf: { stuk: 'woordwerf', sfeer: 'stad' },
  onthoudeiland: { stuk: 'onthoudeiland', sfeer: 'zee' },
  puntenplein: { stuk: 'puntenplein', sfeer: 'stad' },
  werkwoordbergen: { stuk: 'werkwoordbergen', sfeer: 'nacht' },
  letterlagune: { stuk: 'letterlagune', sfeer: 'beek' },
  verhalenvallei: { stuk: 'verhalenvallei', sfeer: 'nacht' },
};

/** By what hands do: sorting, driving, aiming, growing, finding a way, jumping, catching, uncovering, parting, reading, balance, guessing. */
const FAMILIE: Readonly<Record<GameManifest['familie'], Toneel>> = {
  A: { stuk: 'markt', sfeer: 'stad' },
  B: { stuk: 'rit', sfeer: 'stad' },
  C: { stuk: 'mik', sfeer: 'bos' },
  D: { stuk: 'letterbos', sfeer: 'bos' },
  E: { stuk: 'rit', sfeer: 'stad' },
  F: { stuk: 'sprong', sfeer: 'bos' },
  G: { stuk: 'sprong', sfeer: 'bos' },
  H: { stuk: 'markt', sfeer: 'stad' },
  I: { stuk: 'woordwerf', sfeer: null },
  J: { stuk: 'doek', sfeer: null },
  K: { stuk: 'mik', sfeer: 'stad' },
  L: { stuk: 'doek', sfeer: null },
};

/** Games that play somewhere else than the rest of their family. */
const SPEL: Readonly<Record<string, Toneel>> = {
  visvijver: { stuk: 'vijver', sfeer: 'beek' },
  vishaak: { stuk: 'vijver', sfeer: 'zee' },
  vissenvangen: { stuk: 'vijver', sfeer: 'zee' },
  groeivis: { stuk: 'letterlagune', sfeer: 'zee' },
  botenkoers: { stuk: 'onthoudeiland', sfeer: 'zee' },
  roeien: { stuk: 'regelrivier', sfeer: 'beek' },
  wortelboer: { stuk: 'letterbos', sfeer: 'bos' },
  tuinsproeien: { stuk: 'regelrivier', sfeer: 'bos' },
  raketstrijd: { stuk: 'ruimte', sfeer: null },
  leesraket: { stuk: 'ruimte', sfeer: null },
  leesrace: { stuk: 'rit', sfeer: 'stad' },
  fotosafari: { stuk: 'onthoudeiland', sfeer: 'bos' },
  dinograven: { stuk: 'werkwoordbergen', sfeer: 'bos' },
  helikopter: { stuk: 'sprong', sfeer: 'zee' },
  vliegrace: { stuk: 'sprong', sfeer: 'bos' },
  sneeuwkanon: { stuk: 'mik', sfeer: 'nacht' },
  quizvraag: { stuk: 'puntenplein', sfeer: null },
};

export const toneelOfRegio = (regioId: string | undefined): Toneel | null => REGIO[regioId ?? ''] ?? null;
export const toneelOfSpel = ({ slug, familie }: Pick<GameManifest, 'slug' | 'familie'>): Toneel => SPEL[slug] ?? FAMILIE[familie];

/** What things are made of there; all other games sound as games do. */
const STOF: Readonly<Record<string, Stof>> = {
  visvijver: 'water',
  vishaak: 'water',
  vissenvangen: 'water',
  groeivis: 'water',
  botenkoers: 'water',
  roeien: 'water',
  tuinsproeien: 'water',
  pijplijn: 'water',
  glazenwasser: 'water',
  dozenspringen: 'hout',
  wortelboer: 'hout',
  dinograven: 'hout',
  platformklimmen: 'hout',
  dienbladbalanceren: 'hout',
  bladblazen: 'hout',
  blobgezocht: 'hout',
  treinmachinist: 'metaal',
  autorace: 'metaal',
  taxirit: 'metaal',
  flipperkast: 'metaal',
  splitsmachine: 'metaal',
  raketstrijd: 'metaal',
  stofzuigen: 'metaal',
  vliegrace: 'lucht',
  helikopter: 'lucht',
  leesraket: 'lucht',
  bellenprikken: 'lucht',
  sneeuwkanon: 'lucht',
  paragame: 'lucht',
};
export const stofOfSpel = (slug: string): Stof => STOF[slug] ?? 'gewoon';
