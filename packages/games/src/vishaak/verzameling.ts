/** The album of rare fish: three pages side by side, one for each bait. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { drawBackdrop, sway } from '@spelrijk/game-kit/stage';
import { AZEN } from './vissen.ts';

const RIJEN = { van: [196, 166], stap: [222, 194], perRij: 5 } as const;
const MAAT = { w: 184, h: 125 } as const;
const WIEGT = { periode: 150, uitslag: 3 } as const;

const SOORTEN = AZEN.flat();
const BEELDEN: Stukbeelden = Object.fromEntries(
  SOORTEN.map((id, i) => [id, { art: 'soort', toon: id, ...MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawAlbum(blik: Verzamelblik): readonly Item[] {
  const move = (id: string): Partial<Item> => ({ rot: sway(blik, { ...WIEGT, verschil: SOORTEN.indexOf(id) * 0.2 }) });
  return [
    drawBackdrop('liggend'),
    { key: 'album', x: 640, y: 360, w: 1200, h: 660, art: 'album', z: 1 },
    ...drawVerzameling(blik, BEELDEN, { move }),
  ];
}
