import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isTyped } from '@spelrijk/game-kit/run';
import { drawBackdrop, drawTypveld, drawViering, ringOn, ownKey } from '@spelrijk/game-kit/stage';
import { drawMaan } from './maan.ts';
import { drawKijker, drawPlatform, drawRaket } from './raket.ts';
import { basisOf, NEUS, RAKET_HOOG, raketOf } from './state.ts';
import type { RaketState } from './state.ts';
import { drawTanks } from './tanks.ts';

const VAK = { hoog: 96, vak: 78 } as const;

export const scene = (state: RaketState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', ownKey(state, 'tank'));

function drawToneel(state: RaketState): readonly Item[] {
  const { beurtbord, verder } = basisOf(state);
  if (wasOpen(state))
    return [
      ...drawMaan(state),
      ...drawBeurtbord(state, { tekst: state.rustig ? 'Kies een krater!' : 'Land zacht op een krater!', plek: beurtbord, w: 460, verder }),
    ];
  const { plek, w } = raketOf(state);
  const neus = [plek[0], plek[1] - w * RAKET_HOOG * NEUS] as const;
  return [
    drawBackdrop(state.stand),
    ...drawPlatform(state),
    ...(state.run.fase === 'klaar' ? [] : drawTanks(state)),
    ...drawRaket(state),
    ...drawKijker(state, isTyped(state)),
    ...(isTyped(state) && state.run.fase !== 'klaar' ? drawLetters(state) : []),
    ...drawViering(
      state,
      { plek: neus, goed: w * 0.36, fout: w * 0.38, weg: 58 },
      { x: plek[0], y: plek[1], aantal: 12 },
      { x: plek[0], y: plek[1], aantal: 24 },
    ),
  ];
}

function drawLetters(state: RaketState): Item[] {
  const { letters, knop } = basisOf(state);
  return drawTypveld(state, { ...letters, ...VAK, z: 10 }, { x: knop[0], y: knop[1], w: 220, h: 96 });
}
