/** The garage of the child's own, each car in a box of 200 x 130; which ones belong where a jump ends. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { sway } from '@spelrijk/game-kit/stage';

/** Hay, pond, mud, cushions, a cake, the moon: from near to far. */
export const LANDINGEN: readonly (readonly string[])[] = [
  ['tractor', 'skelter'],
  ['badkuip', 'eendauto'],
  ['jeep', 'schoen'],
  ['bus', 'bed'],
  ['taart', 'ijsco'],
  ['maanwagen', 'raketauto'],
];

export const WAGENS: readonly string[] = LANDINGEN.flat();

const RIJEN = { van: [206, 160], stap: [290, 216], perRij: 4 } as const;
const MAAT = { w: 216, h: 140 } as const;
const TRIL = { periode: 60, uitslag: 2 } as const;

const BEELDEN: Stukbeelden = Object.fromEntries(
  WAGENS.map((id, i) => [id, { art: 'wagen', toon: id, ...MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawGarage(blik: Verzamelblik): readonly Item[] {
  const move = (id: string, { plek }: { readonly plek: readonly [number, number] }): Partial<Item> => ({
    y: plek[1] + sway(blik, { ...TRIL, verschil: WAGENS.indexOf(id) * 0.3 }),
  });
  return [{ key: 'garage', x: 640, y: 360, w: 1280, h: 720, art: 'garage', z: 0 }, ...drawVerzameling(blik, BEELDEN, { move })];
}
