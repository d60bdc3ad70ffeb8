/** The treasure room of the child's own: shelves in the castle, a place for every treasure. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { drawBackdrop, sway } from '@spelrijk/game-kit/stage';
import { SCHATTEN } from './schatten.ts';

const RIJEN = { van: [140, 190], stap: [167, 270], perRij: 7 } as const;
const PLANKEN = [280, 550] as const;
const MAAT = 136;
const GLANS = { periode: 110, uitslag: 4 } as const;

const BEELDEN: Stukbeelden = Object.fromEntries(
  SCHATTEN.map((id, i) => [id, { art: 'schat', toon: id, w: MAAT, h: MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawSchatkamer(blik: Verzamelblik): readonly Item[] {
  const move = (id: string): Partial<Item> => ({ rot: sway(blik, { ...GLANS, verschil: SCHATTEN.indexOf(id) * 0.3 }) });
  return [
    drawBackdrop('liggend'),
    { key: 'perkament', x: 640, y: 360, w: 1230, h: 660, art: 'perkament-liggend', z: 1 },
    ...PLANKEN.map((y, i) => ({ key: `plank${i}`, x: 640, y, w: 1140, h: 40, art: 'plank', z: 2 })),
    ...drawVerzameling(blik, BEELDEN, { move }),
  ];
}
