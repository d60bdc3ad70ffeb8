import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBackdrop, drawViering, drawVraagbord, ringOn } from '@spelrijk/game-kit/stage';
import type { Vraaglook } from '@spelrijk/game-kit/stage';
import { drawLampjes, drawLand } from './land.ts';
import { drawKnoppen, drawOnweer, drawRij, drawRook, drawVlieger, drawWolken, vliegtuigPlek } from './lucht.ts';
import { isZin, luchtOf } from './state.ts';
import type { VliegState } from './state.ts';
import { drawVlucht } from './vluchtbeeld.ts';

/** A banner between two small balloons with what is asked. */
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 430, oor: 196, rand: { w: 70, h: 36 }, plaat: { maat: 84 }, z: 6 };

/** Of a sentence the white of the banner holds one line. */
const ZIN: Vraaglook = { ...BORD, rand: { w: 70, h: 62 } };

export const scene = (state: VliegState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', 'rook');

function drawToneel(state: VliegState): readonly Item[] {
  const { bord, beurtbord, verder, woord, vrij, vlucht } = luchtOf(state);
  const tekst = state.rustig ? 'Kies een mand!' : 'Vlieg vrij!';
  if (wasOpen(state))
    return [
      drawBackdrop(state.stand),
      ...drawLand(state),
      ...drawVlucht(state),
      ...drawBeurtbord(state, { tekst, plek: beurtbord, w: 340, verder }),
    ];
  const midden = [woord.x, vlucht.van + (vrij - vlucht.van) * 0.56] as const;
  return [
    drawBackdrop(state.stand),
    ...drawLand(state),
    ...drawVraagbord(state, { x: bord[0], y: bord[1], w: 640, h: 112 }, isZin(state) ? ZIN : BORD),
    ...drawWolken(state),
    ...drawRij(state),
    ...drawOnweer(state),
    ...drawRook(state),
    ...drawVlieger(state),
    ...drawKnoppen(state),
    ...(isZin(state) && state.stand === 'liggend' ? [] : drawLampjes(state)),
    ...drawViering(
      state,
      { plek: vliegtuigPlek(state), goed: 190, fout: 190, weg: 70 },
      { x: midden[0], y: midden[1], na: 50, aantal: 12 },
      { x: midden[0], y: midden[1] - 80, aantal: 24 },
    ),
  ];
}
