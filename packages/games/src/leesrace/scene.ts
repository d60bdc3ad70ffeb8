import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBackdrop, hopUp, isGlad, drawPubliek, drawRijtje, drawViering, ringOn, ownKey } from '@spelrijk/game-kit/stage';
import type { Rijtje } from '@spelrijk/game-kit/stage';
import { baanOf, optiePlek } from './baan.ts';
import { drawBord, drawOpties } from './bord.ts';
import { drawSprong } from './sprongbeeld.ts';
import { FINISH } from './state.ts';
import type { RaceState } from './state.ts';
import { drawAutos, drawWeg } from './wagens.ts';

export const scene = (state: RaceState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'optie'));

function drawToneel(state: RaceState): readonly Item[] {
  if (wasOpen(state)) return drawSprong(state);
  const { publiek: rij } = baanOf(state.stand);
  const blij = isGlad(state);
  return [
    drawBackdrop(state.stand),
    ...drawPubliek(state.stand, {
      key: 'fan',
      rij,
      wie: { stap: 19, begin: 3 },
      stemming: blij ? 'trots' : 'blij',
      z: 0,
      op: (i) => (blij ? hopUp(state, { periode: 46, hoogte: 20, verschil: i * 0.23 }) : 0),
    }),
    ...drawWeg(state),
    ...drawBord(state),
    ...drawOpties(state),
    ...drawAutos(state),
    ...drawVlaggen(state),
    ...drawVieren(state),
  ];
}

/** A little flag for every lap. */
const VLAG: Rijtje = {
  key: 'vlag',
  w: 30,
  h: 42,
  z: 3,
  tonen: { gehaald: 'vol', later: 'later', nu: 'nu', straks: '' },
  van: FINISH + 1,
  sprong: { van: FINISH, duur: 20, groei: 0.6 },
};

function drawVlaggen(state: RaceState): Item[] {
  const { x, y, perRij } = baanOf(state.stand).vlaggen;
  return drawRijtje(state, VLAG, (i) => [x + (i % perRij) * 30, y + Math.floor(i / perRij) * 48]);
}

/** The ring around the option; confetti where the car passes the finish. */
function drawVieren(state: RaceState): Item[] {
  const { tot, eigen, bord: plaats } = baanOf(state.stand);
  const { x, y, w, h } = optiePlek(state, Math.max(0, state.opties.indexOf(state.gekozen ?? '')));
  return drawViering(
    state,
    { plek: [x, y], goed: [w, h], fout: [w, h], pop: 14, weg: 64 },
    { x: tot - 20, y: eigen - 120, na: FINISH, aantal: 16, duur: 56, kracht: 11 },
    { x: plaats.x, y: plaats.y + 120, seed: 3, kracht: 14 },
  );
}
