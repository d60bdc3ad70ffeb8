/** The street of the child's own: at every window that shines somebody looks out. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { STUKKEN } from './stukart.ts';

const RIJEN = { van: [140, 190], stap: [200, 316], perRij: 6 } as const;
const MAAT = { w: 180, h: 212 } as const;
const KNIK = { periode: 200, hoog: 3 } as const;

const BEELDEN: Stukbeelden = Object.fromEntries(
  STUKKEN.map((id, i) => [id, { art: 'stuk', toon: id, ...MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawBuurt(blik: Verzamelblik): readonly Item[] {
  const { tick, rustig } = blik;
  const move = (id: string, { plek }: { readonly plek: readonly [number, number] }): Partial<Item> =>
    rustig ? {} : { y: plek[1] - Math.max(0, Math.sin(tick / KNIK.periode + STUKKEN.indexOf(id) * 2)) * KNIK.hoog };
  return [{ key: 'straat', x: 640, y: 360, w: 1280, h: 720, art: 'straat', z: 0 }, ...drawVerzameling(blik, BEELDEN, { move })];
}
