/** The sky of the child's own: a constellation for every taak, until the night is full. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { breathe, drawBackdrop } from '@spelrijk/game-kit/stage';
import { STUKKEN } from './stukart.ts';

const RIJEN = { van: [180, 110], stap: [306, 178], perRij: 4 } as const;
const MAAT = { w: 216, h: 162 } as const;
const FONKEL = 150;

const BEELDEN: Stukbeelden = Object.fromEntries(
  STUKKEN.map((id, i) => [id, { art: 'stuk', toon: id, ...MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawHemelkaart(blik: Verzamelblik): readonly Item[] {
  const move = (id: string): Partial<Item> =>
    blik.rustig ? {} : { alpha: 0.95 + breathe(blik.tick, { periode: FONKEL, faseVerschil: STUKKEN.indexOf(id) * 0.17 }) * 0.04 };
  return [drawBackdrop('liggend'), ...drawVerzameling(blik, BEELDEN, { move })];
}
