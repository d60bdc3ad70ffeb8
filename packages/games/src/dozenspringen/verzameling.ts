/** The tower of the child's own: two things on every step, from the floor to the moon. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { sway } from '@spelrijk/game-kit/stage';
import { STUKKEN } from './stukart.ts';

const MAAT = 116;
const TREDE = { x: 92, y: 574, breed: 200, hoog: 84, naast: 96 } as const;
const WIEBEL = { periode: 130, uitslag: 2 } as const;

const BEELDEN: Stukbeelden = Object.fromEntries(
  STUKKEN.map((id, i) => {
    const k = Math.floor(i / 2);
    const plek = [TREDE.x + k * TREDE.breed + (i % 2) * TREDE.naast, TREDE.y - k * TREDE.hoog] as const;
    return [id, { art: 'stuk', toon: id, w: MAAT, h: MAAT, plek }];
  }),
);

export function drawToren(blik: Verzamelblik): readonly Item[] {
  const move = (id: string): Partial<Item> => ({ rot: sway(blik, { ...WIEBEL, verschil: STUKKEN.indexOf(id) * 0.2 }) });
  return [{ key: 'trap', x: 640, y: 360, w: 1280, h: 720, art: 'trap', z: 0 }, ...drawVerzameling(blik, BEELDEN, { move })];
}
