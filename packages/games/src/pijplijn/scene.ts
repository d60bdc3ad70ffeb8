import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBackdrop, drawViering, drawVraagbord, maatOf, ringOn } from '@spelrijk/game-kit/stage';
import type { Vraaglook } from '@spelrijk/game-kit/stage';
import { drawKist, drawKraan } from './kist.ts';
import { drawLeiding, lekPlek } from './leiding.ts';
import { drawNet } from './netbeeld.ts';
import { tuinOf } from './state.ts';
import type { PijpState } from './state.ts';
import { drawTuin } from './tuinbeeld.ts';

/** A wooden sign in the garden with what is asked. */
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 430, oor: 188, rand: { w: 60, h: 34 }, plaat: { maat: 80 }, z: 6 };

export const scene = (state: PijpState): readonly Item[] => ringOn(state, drawToneel(state), 'buis');

function drawToneel(state: PijpState): readonly Item[] {
  const { bord, beurtbord, verder, bloem } = tuinOf(state);
  const { w } = maatOf(state.stand);
  const open = wasOpen(state);
  const lek = lekPlek(state);
  return [
    drawBackdrop(state.stand),
    ...drawTuin(state),
    ...(open ? [] : drawVraagbord(state, { x: bord[0], y: bord[1], w: 620, h: 112 }, BORD)),
    ...drawLeiding(state),
    ...drawKist(state),
    ...drawKraan(state),
    ...drawNet(state),
    ...drawBeurtbord(state, { tekst: 'Leid het water!', plek: beurtbord, w: 380, verder }),
    ...(open
      ? []
      : drawViering(
          state,
          { plek: lek === null ? [bloem[0], bloem[1] + 6] : [lek[0], lek[1] - 84], goed: 138, fout: 124, van: 60, weg: 80, duur: 10 },
          { x: bloem[0], y: bloem[1], na: 60, aantal: 12 },
          { x: w / 2, y: 200, aantal: 24 },
        )),
  ];
}
