/** The land and the sky behind everything: far clouds, villages that go by, a balloon, and a lamp for every word. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawRijtje, maatOf, placeInRij, sway } from '@spelrijk/game-kit/stage';
import { ding, luchtOf } from './state.ts';
import type { VliegState } from './state.ts';

const LAND = ['kerk', 'boom', 'boerderij', 'boom', 'vuurtoren'] as const;
const TUSSEN = 330;
const WOLKEN = 4;
/** How fast the land and the far clouds go by, as a share of the plane. */
const DIEP = { land: 0.7, wolk: 0.18 } as const;

const turn = (x: number, rond: number): number => ((x % rond) + rond) % rond;

export function drawLand(state: VliegState): Item[] {
  const { w, h } = maatOf(state.stand);
  const { grond } = luchtOf(state);
  const reis = state.rustig ? 0 : state.tick * 1.2 * state.tempo + state.vlucht.ver * 0.6;
  const rond = LAND.length * TUSSEN;
  const land = LAND.flatMap((art, i): Item[] => {
    const x = turn(i * TUSSEN + 120 - reis * DIEP.land, rond) - 100;
    return x > w + 100 ? [] : [ding('land', [x, grond - 44], { art }, i)];
  });
  const wolken = Array.from({ length: WOLKEN }, (_, i) => {
    const breed = w + 260;
    return ding(
      'verwolk',
      [turn(i * (breed / WOLKEN) - reis * DIEP.wolk, breed) - 130, 120 + ((i * 83) % Math.round(h * 0.36))],
      { sx: 0.7 + (i % 3) * 0.2, sy: 0.7 + (i % 3) * 0.2 },
      i,
    );
  });
  return [...wolken, ding('ballon', [w * 0.84, grond * 0.42 + sway(state, { periode: 260, uitslag: 12 })], {}), ...land];
}

export function drawLampjes(state: VliegState): Item[] {
  const { w, h } = maatOf(state.stand);
  const n = state.run.uitslag.length;
  const tonen = { gehaald: 'aan', later: 'half', nu: 'nu', straks: '' } as const;
  const look = { key: 'lampje', w: 26, h: 26, z: 3, tonen, van: 40, sprong: { van: 40, duur: 20, groei: 0.5 } };
  const stap = Math.min(34, (w * (state.stand === 'liggend' ? 0.5 : 0.34)) / Math.max(1, n));
  return drawRijtje(state, look, (i) => [w / 2 + placeInRij(i, n, stap), h - 18]);
}
