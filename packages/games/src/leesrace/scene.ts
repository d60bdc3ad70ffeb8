import type { Item } from '@spelrijk/game-kit/contract';
import { backdrop, hup, isBlij, publiek, rijtje, viering } from '@spelrijk/game-kit/stage';
import type { Rijtje } from '@spelrijk/game-kit/stage';
import { baanOf, optiePlek } from './baan.ts';
import { bord, opties } from './bord.ts';
import { FINISH, isZin } from './state.ts';
import type { RaceState } from './state.ts';
import { autos, weg } from './wagens.ts';

export function scene(state: RaceState): readonly Item[] {
  const { publiek: rij } = baanOf(state.stand);
  const blij = isBlij(state);
  return [
    backdrop(state.stand),
    ...publiek('fan', state.stand, rij, [19, 3], blij ? 'trots' : 'blij', 0, (i) => (blij ? hup(state, 46, 20, i * 0.23) : 0)),
    ...weg(state),
    ...bord(state),
    ...opties(state),
    ...autos(state),
    ...vlaggen(state),
    ...vieren(state),
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
  sprong: [FINISH, 20, 0.6],
};

function vlaggen(state: RaceState): Item[] {
  const [x, y, perRij] = baanOf(state.stand).vlaggen;
  return rijtje(state, VLAG, (i) => [x + (i % perRij) * 30, y + Math.floor(i / perRij) * 48]);
}

/** The ring in the corner of the option, or around a word of a sentence; confetti where the car passes the finish. */
function vieren(state: RaceState): Item[] {
  const { tot, eigen, bord: plaats } = baanOf(state.stand);
  const { x, y, w, h } = optiePlek(state, Math.max(0, state.opties.indexOf(state.gekozen ?? '')));
  const [rand, maat] = isZin(state) ? [x, h + 24] : [x - w / 2 + 26, 84];
  return viering(
    state,
    { plek: [rand, y], goed: maat, fout: maat, pop: 14, weg: 64 },
    { x: tot - 20, y: eigen - 120, na: FINISH, aantal: 16, duur: 56, kracht: 11 },
    { x: plaats[0], y: plaats[1] + 120, seed: 3, kracht: 14 },
  );
}
