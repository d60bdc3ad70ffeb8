import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBackdrop, drawViering, drawVraagbord, ringOn } from '@spelrijk/game-kit/stage';
import type { Vraaglook } from '@spelrijk/game-kit/stage';
import { drawOever, drawSprint } from './oever.ts';
import { bootOf, drawBoot } from './ploeg.ts';
import { rivierOf } from './state.ts';
import type { RoeiState } from './state.ts';
import { drawWoord, helemaalOp } from './woord.ts';

/** A banner over the river with what is asked. */
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 440, oor: 190, rand: { w: 60, h: 40 }, plaat: { maat: 84 }, z: 12 };

export const scene = (state: RoeiState): readonly Item[] => ringOn(state, drawToneel(state), 'boei', 'plank', 'zit');

function drawToneel(state: RoeiState): readonly Item[] {
  const { bord, beurtbord, verder, boot } = rivierOf(state);
  const vol = bootOf(state);
  return [
    drawBackdrop(state.stand),
    ...drawOever(state),
    ...(wasOpen(state) ? [] : drawVraagbord(state, { x: bord[0], y: bord[1], w: 640, h: 116 }, BORD)),
    ...drawSprint(state),
    ...drawBoot(state),
    ...drawWoord(state),
    ...drawBeurtbord(state, { tekst: state.rustig ? 'Kies je strook water!' : 'Roei op de trom!', plek: beurtbord, verder }),
    ...(wasOpen(state)
      ? []
      : drawViering(
          state,
          { plek: [vol.x - vol.breed * 0.405, vol.y - 66], goed: 150, fout: 160, van: helemaalOp(state), pop: 10, weg: 66, duur: 9 },
          { x: vol.x, y: vol.y - 60, aantal: 10 },
          { x: boot[0], y: boot[1] - 120, aantal: 22 },
        )),
  ];
}
