import { ding, plaatsenOf } from './state.ts';
import type { SjabloonState } from './state.ts';
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBackdrop, drawBlob, placeInRij, isGlad, cheer, stemmingOf, drawTypveld, drawViering, ringOn } from '@spelrijk/game-kit/stage';

/** The display list: keys unique and stable, sizes in stage units, at most 80 items. The verdict goes around the row of letters. */
export const scene = (state: SjabloonState): readonly Item[] => ringOn(state, drawToneel(state), 'vak');

function drawToneel(state: SjabloonState): readonly Item[] {
  const { kist, blob: plek, letters, knop } = plaatsenOf(state);
  const { x, y, breed } = letters;
  return [
    drawBackdrop(state.stand),
    ding('kist', kist, { toon: isGlad(state) ? 'open' : '' }),
    ...drawBuit(state),
    drawBlob({ x: plek[0], y: plek[1] - cheer(state, { periode: 40, hoogte: 18 }), w: 170, stemming: stemmingOf(state.run.fase), z: 2 }),
    ...drawTypveld(state, { x, y, breed, hoog: 104, vak: 84, z: 4 }, { x: knop[0], y: knop[1], w: 220, h: 98 }),
    ...drawViering(state, { plek: kist, goed: 170, fout: 170, weg: 70 }, { x: kist[0], y: kist[1] }, { x: kist[0], y: kist[1] - 60 }),
  ];
}

/** A star on the chest for every word in it. */
function drawBuit(state: SjabloonState): Item[] {
  const [x, y] = plaatsenOf(state).kist;
  return Array.from({ length: state.buit }, (_, i) => ding('munt', [x + placeInRij(i, state.buit, 30), y - 110], {}, i));
}
