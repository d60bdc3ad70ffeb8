/** The train of the child's own, in the order in which its wagons came: row after row on the lines of the yard. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { drawBackdrop, drawBlob, sway } from '@spelrijk/game-kit/stage';
import { LADINGEN } from './wagons.ts';

const WAGON = { w: 188, h: 160 } as const;
const RIJEN = { van: [396, 240], stap: [196, 174], perRij: 5 } as const;
const RAILS = [308, 482, 656] as const;
const LOC = { x: 190, y: 242, w: 226, h: 148, blob: { dx: 54, dy: -56, w: 94 } } as const;
const HOBBEL = { periode: 40, uitslag: 2 } as const;
/** Behind those that are there: where it would come. */
const ERGENS = [640, 360] as const;

export function drawTreinkaart(blik: Verzamelblik): readonly Item[] {
  const { bezit, tick, rustig } = blik;
  const eigen = bezit.filter((id) => LADINGEN.includes(id));
  const beelden: Stukbeelden = Object.fromEntries(
    LADINGEN.map((id) => {
      const i = eigen.indexOf(id);
      return [id, { art: 'stukwagon', toon: id, ...WAGON, plek: i < 0 ? ERGENS : placeInAlbum(i, RIJEN) }];
    }),
  );
  const rijen = Math.max(1, Math.ceil(eigen.length / RIJEN.perRij));
  const move = (_: string, { plek }: { readonly plek: readonly [number, number] }): Partial<Item> => ({
    y: plek[1] + sway({ tick, rustig }, { ...HOBBEL, verschil: plek[0] / 400 }),
  });
  const { blob } = LOC;
  return [
    drawBackdrop('liggend'),
    ...RAILS.slice(0, rijen).map((y, i) => ({ key: `rail${i}`, x: 640, y, w: 1280, h: 36, art: 'door-liggend', z: 1 })),
    drawBlob({ x: LOC.x + blob.dx, y: LOC.y + blob.dy, w: blob.w, stemming: 'trots', z: 4 }),
    { key: 'loc', x: LOC.x, y: LOC.y, w: LOC.w, h: LOC.h, sx: -1, art: 'loc', z: 5 },
    ...drawVerzameling(blik, beelden, { move, geheim: true }),
  ];
}
