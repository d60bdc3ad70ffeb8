/** Bloep's series: a poster for every part, each in a box of 200 x 240. The last thing on each makes one wonder how it goes on. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { sway } from '@spelrijk/game-kit/stage';

export const DELEN = [
  'deel1',
  'deel2',
  'deel3',
  'deel4',
  'deel5',
  'deel6',
  'deel7',
  'deel8',
  'deel9',
  'deel10',
  'deel11',
  'deel12',
] as const;

const RIJEN = { van: [140, 210], stap: [200, 300], perRij: 6 } as const;
const MAAT = { w: 178, h: 250 } as const;
const HANGT = { periode: 160, uitslag: 1.5 } as const;

const BEELDEN: Stukbeelden = Object.fromEntries(
  DELEN.map((id, i) => [id, { art: 'poster', toon: id, ...MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawSerie(blik: Verzamelblik): readonly Item[] {
  const { bezit, aanbod } = blik;
  const n = DELEN.filter((id) => bezit.includes(id)).length;
  const volgende = DELEN[n];
  const move = (id: string): Partial<Item> => ({ rot: sway(blik, { ...HANGT, verschil: DELEN.findIndex((deel) => deel === id) * 0.2 }) });
  const [x, y] = placeInAlbum(n, RIJEN);
  return [
    { key: 'foyer', x: 640, y: 360, w: 1280, h: 720, art: 'foyer', z: 0 },
    ...drawVerzameling(blik, BEELDEN, { move, geheim: true }),
    // To be continued.
    ...(volgende === undefined || aanbod.length > 0 ? [] : [{ key: 'wordtVervolgd', x, y, ...MAAT, art: 'binnenkort', z: 5 }]),
  ];
}
