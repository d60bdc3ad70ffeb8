/** What is seen of the play after a right word: the others on the road, stars between them, and in calm mode the lanes to choose. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { clamp01, drawConfetti, hopUp, makeDing, progress01 } from '@spelrijk/game-kit/stage';
import { autoX, circuitOf, strookX } from './circuit.ts';
import { rijstrook, standBesideWeg } from './diepte.ts';
import { canTake, STROKEN, verOf } from './inhalen.ts';
import type { RaceState } from './state.ts';

const ding = makeDing({
  wagen: { w: 200, h: 150, z: -4 },
  baanster: { w: 74, h: 74, z: -4, art: 'kit:ster' },
  strook: { w: 190, h: 96, z: 9 },
});
/** Others are drawn as far as they can be told apart. */
const ZICHT = 3.6;
/** Behind the car they fade. */
const VOORBIJ = -0.2;
const NAMEN = ['een bus', 'een tractor', 'een ijscowagen', 'een bestelwagen', 'een kever'] as const;
const STROOKNAMEN = ['Linkerbaan', 'Middelste baan', 'Rechterbaan'] as const;
const HOP = { ster: { periode: 60, hoogte: 14 } } as const;

export function drawVerkeer(state: RaceState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = circuitOf(state);
  return [
    ...state.verkeer.flatMap((_, k) => drawRij(state, k)),
    ...drawStroken(state),
    ...drawSterglans(state),
    ...drawBeurtbord(state, { tekst: state.rustig ? 'Kies je baan!' : 'Haal ze in!', plek: beurtbord, w: 330, verder }),
  ];
}

function drawRij(state: RaceState, k: number): Item[] {
  const ver = verOf(state, k);
  const rij = state.verkeer[k];
  if (rij === undefined || ver > ZICHT || ver < -0.5) return [];
  const { weg } = circuitOf(state);
  const alpha = clamp01((ZICHT - ver) * 2) * clamp01(1 + (ver - VOORBIJ) * 4);
  const placeAt = (strook: number, hoog: number) => standBesideWeg(weg, { zij: rijstrook(strook, STROKEN) * 0.94, ver, hoog, z: -5 });
  const wagens = rij.wagens.map(({ strook, soort }) => {
    const { x, y, sx, sy, z } = placeAt(strook, 70);
    return ding(
      'wagen',
      [x, y - hopUp(state, { periode: 16, hoogte: 2, verschil: strook * 0.3 })],
      { sx, sy, z, alpha, toon: String(soort) },
      `${k}-${strook}`,
    );
  });
  const { x, y, sx, sy, z } = placeAt(rij.ster, 56);
  const gepakt = ver < 0.2 && state.strook === rij.ster;
  const ster = ding('baanster', [x, y - hopUp(state, HOP.ster) * sx], { sx, sy, z, alpha: gepakt ? 0 : alpha }, k);
  return [...wagens, ster];
}

/** In calm mode a button over every lane that can be taken, and what is in it. */
function drawStroken(state: RaceState): Item[] {
  if (!state.rustig || !isOpen(state)) return [];
  const { autoY } = circuitOf(state);
  const rij = state.verkeer[state.ritDoel];
  return Array.from({ length: STROKEN }, (_, i) => {
    const wagen = rij?.wagens.find(({ strook }) => strook === i);
    const wat = wagen === undefined ? (rij?.ster === i ? 'vrij, met een ster' : 'vrij') : (NAMEN[wagen.soort] ?? 'een auto');
    const kan = canTake(state, i);
    const naam = `${STROOKNAMEN[i] ?? 'Baan'}: ${wat}`;
    return ding(
      'strook',
      [strookX(state, i), autoY - 176],
      { pick: `strook:${i}`, name: naam, nummer: i + 1, uit: !kan, alpha: kan ? 0.85 : 0 },
      i,
    );
  });
}

/** Sparks around the car that took a star. */
const drawSterglans = (state: RaceState): Item[] =>
  drawConfetti(state, {
    x: autoX(state),
    y: circuitOf(state).autoY - 70,
    key: 'glans',
    aantal: 6,
    duur: 26,
    kracht: 7,
    seed: state.sterOp,
    leeftijd: state.tick - state.sterOp,
    art: 'kit:ster',
    tonen: [''],
    maat: [26, 26],
  });

/** How far the car shakes of a bump, from 1 to 0. */
export const botsOf = (state: RaceState, duur: number): number =>
  state.rustig ? 0 : 1 - progress01(state.tick, { van: state.botsOp, duur });
