/** The museum of the child's own: a stand for every find. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { sway } from '@spelrijk/game-kit/stage';
import { STUKKEN } from './stukart.ts';

const RIJEN = { van: [176, 130], stap: [310, 210], perRij: 4 } as const;
const MAAT = { w: 160, h: 134 } as const;
const LICHT = { periode: 160, uitslag: 1.5 } as const;

const BEELDEN: Stukbeelden = Object.fromEntries(
  STUKKEN.map((id, i) => [id, { art: 'stuk', toon: id, ...MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawMuseumzaal(blik: Verzamelblik): readonly Item[] {
  const move = (id: string): Partial<Item> => ({ rot: sway(blik, { ...LICHT, verschil: STUKKEN.indexOf(id) * 0.2 }) });
  return [{ key: 'museum', x: 640, y: 360, w: 1280, h: 720, art: 'museum', z: 0 }, ...drawVerzameling(blik, BEELDEN, { move })];
}
