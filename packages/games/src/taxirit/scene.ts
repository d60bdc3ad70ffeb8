import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawPubliek,
  drawRijtje,
  hopUp,
  drawViering,
  drawVraagbord,
  maatOf,
  placeInRij,
  ringOn,
  ownKey,
} from '@spelrijk/game-kit/stage';
import type { Vraaglook } from '@spelrijk/game-kit/stage';
import { drawPlein } from './plein.ts';
import { drawStad } from './stadbeeld.ts';
import { pleinOf } from './state.ts';
import type { TaxiState } from './state.ts';

/** The light on the roof of a taxi, large, with what is asked. */
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 420, oor: 190, rand: { w: 76, h: 34 }, plaat: { maat: 84 }, z: 8 };

/** A route is some sentences: they need room. */
const ROUTE = { liggend: { x: 640, y: 72, w: 1040, h: 126 }, staand: { x: 360, y: 99, w: 696, h: 188 } } as const;
const ROUTEBORD: Vraaglook = { ...BORD, rand: { w: 96, h: 58 } };
const isRoute = ({ run }: TaxiState): boolean => currentOpgave(run)?.vorm === 'route';

const MENIGTE = { liggend: { y: 196, aantal: 11, maat: 80 }, staand: { y: 250, aantal: 7, maat: 78 } } as const;

export const scene = (state: TaxiState): readonly Item[] => ringOn(state, drawToneel(state), 'stuk', ownKey(state, 'optie'));

function drawToneel(state: TaxiState): readonly Item[] {
  const { bord, beurtbord, verder, midden, weg } = pleinOf(state);
  if (wasOpen(state)) return [...drawStad(state), ...drawBeurtbord(state, { tekst: 'Haal lifters op!', plek: beurtbord, w: 360, verder })];
  return [
    drawBackdrop(state.stand),
    ...(isRoute(state)
      ? drawVraagbord(state, ROUTE[state.stand], ROUTEBORD)
      : drawVraagbord(state, { x: bord[0], y: bord[1], w: 640, h: 112 }, BORD)),
    ...drawPlein(state),
    ...(state.run.fase === 'klaar' ? drawMenigte(state) : []),
    ...drawLampjes(state),
    ...drawViering(
      state,
      { plek: [midden[0], midden[1] + weg[1] - 24], goed: 190, fout: 180, weg: 54 },
      { x: midden[0], y: midden[1] + 40, aantal: 12 },
      { x: midden[0], y: midden[1] - 60, aantal: 24 },
    ),
  ];
}

/** In the finale the whole street waves. */
const drawMenigte = (state: TaxiState): Item[] =>
  drawPubliek(state.stand, {
    key: 'menigte',
    rij: MENIGTE[state.stand],
    wie: { stap: 9, begin: 3 },
    stemming: 'trots',
    z: 1,
    op: (i) => hopUp(state, { periode: 40 + i * 3, hoogte: 18 }),
  });

/** A lamp for every ride of the round, along the edge. */
function drawLampjes(state: TaxiState): Item[] {
  const { w, h } = maatOf(state.stand);
  const n = state.run.uitslag.length;
  const tonen = { gehaald: 'aan', later: 'half', nu: 'nu', straks: '' } as const;
  const look = { key: 'lampje', w: 28, h: 28, z: 2, tonen, van: 40, sprong: { van: 40, duur: 20, groei: 0.5 } };
  const stap = Math.min(38, (w * (state.stand === 'liggend' ? 0.5 : 0.36)) / Math.max(1, n));
  return drawRijtje(state, look, (i) => [w / 2 + placeInRij(i, n, stap), h - 20]);
}
