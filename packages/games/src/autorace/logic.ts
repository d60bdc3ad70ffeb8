/**
 * A race seen from behind: a gantry with the answers comes over the lanes, the child steers and gives gas, and the lane it
 * drives in is the answer. The gantry waits until the child has chosen. Right is a boost and a part for the car; wrong is
 * gravel, and the snail in the next lane drives by.
 */
import { isBeslist, kiesOpnieuw, nader, startNadering } from '@spelrijk/game-kit/baan/nadering';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT } from '@spelrijk/game-kit/schrijf';
import { bakkenVan, startBakken } from '@spelrijk/game-kit/sorteer/bakken';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { baanBij } from './circuit.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { AANLOOP, BEDENKTIJD, MAX_BANEN, NIEUW_DEEL, ONDERDOOR, VAART } from './state.ts';
import type { RaceState } from './state.ts';

/** Rules keep their lane all through a round; answers to a question stand otherwise each time. */
function optiesVan(state: RaceState): readonly [readonly string[], RaceState] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [[], state];
  if (opgave.antwoordvorm === 'SORT') return [bakkenVan(state.bakken, opgave, MAX_BANEN), state];
  return drawKans(state, (random) => random.shuffle(optiesOf(opgave, MAX_BANEN, state.fout)));
}

function begin(before: RaceState): RaceState {
  const [opties, state] = optiesVan({ ...before, fout: isGeleid(before.run) ? before.fout : [] });
  const baan = Math.max(0, Math.min(state.baan, opties.length - 1));
  return { ...state, opties, baan, baanVan: baan, nadering: startNadering(isGeleid(state.run) ? 0 : AANLOOP), gasOp: null };
}

function start(options: GameStart): RaceState {
  const [bakken, basis] = drawKans(startBasis(options), (random) => startBakken(options.opgaven, random));
  const auto = { baan: 1, baanVan: 1, baanOp: NOOIT, gasOp: null, gereden: 0, onderdelen: 0 };
  return begin({ ...basis, bakken, opties: [], fout: [], nadering: startNadering(AANLOOP), ...auto });
}

function stuur(state: RaceState, naar: number): RaceState {
  const baan = Math.max(0, Math.min(state.opties.length - 1, naar));
  const nadering = kiesOpnieuw(state.nadering, state.tick);
  return baan === state.baan ? { ...state, nadering } : { ...state, nadering, baan, baanVan: state.baan, baanOp: state.tick };
}

const geefGas = (state: RaceState): Zet<RaceState> =>
  state.opties.length === 0 ? { state } : { state: { ...state, gasOp: state.tick }, sounds: ['zwiep'] };

function input(state: RaceState, given: GameInput): Zet<RaceState> {
  if (state.gasOp !== null) return { state };
  if (given.soort === 'klaar' || (given.soort === 'actie' && given.ingedrukt)) return geefGas(state);
  if (given.soort === 'wijs' && given.fase === 'neer') return { state: stuur(state, baanBij(state.stand, given.x, state.opties.length)) };
  if (given.soort === 'kies' && given.pick.startsWith('baan:')) {
    const i = Number(given.pick.slice('baan:'.length));
    return state.opties[i] === undefined ? { state } : geefGas(stuur(state, i));
  }
  if (given.soort !== 'richting' || !given.ingedrukt || given.richting === 'neer') return { state };
  if (given.richting === 'op') return geefGas(state);
  return { state: stuur(state, state.baan + (given.richting === 'links' ? -1 : 1)), sounds: ['kies'] };
}

/** Lengths of road in this tick: the boost, the gravel, or steady. */
function snelheid(state: RaceState): number {
  if (state.rustig) return 0;
  if (state.run.fase === 'goed') return 0.16;
  if (state.run.fase === 'uitleg' || state.run.fase === 'klaar') return 0.06 * Math.max(0, 1 - ticksInFase(state) / 50);
  return 0.07 * state.tempo;
}

function tick(before: RaceState): Zet<RaceState> {
  const state = { ...before, gereden: before.gereden + snelheid(before) };
  if (state.run.fase === 'goed' && ticksInFase(state) === NIEUW_DEEL) return { state, sounds: ['munt'] };
  if (state.run.fase !== 'spelen') return { state };
  if (state.gasOp !== null) {
    const antwoord = state.opties[state.baan];
    return state.tick - state.gasOp < ONDERDOOR || antwoord === undefined ? { state } : { state, antwoord };
  }
  const next = { ...state, nadering: nader(state.nadering, VAART * state.tempo) };
  return isBeslist(next.nadering, next.tick, next.rustig ? null : BEDENKTIJD) ? geefGas(next) : { state: next };
}

function oordeel(state: RaceState, goed: boolean): Zet<RaceState> {
  if (goed) return { state: { ...state, onderdelen: state.onderdelen + 1 }, sounds: ['raak'] };
  return { state: { ...state, fout: [...state.fout, state.opties[state.baan] ?? ''] }, sounds: ['mis'] };
}

function robot(state: RaceState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.gasOp !== null) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const doel = wilGoed(state, skill) ? antwoord : (state.opties.find((o) => o !== antwoord) ?? antwoord);
  const i = state.opties.indexOf(doel ?? '');
  if (manier !== 'toetsen') return { soort: 'kies', pick: `baan:${i}` };
  if (i === state.baan) return { soort: 'klaar' };
  return { soort: 'richting', richting: i < state.baan ? 'links' : 'rechts', ingedrukt: true };
}

function beschrijf(state: RaceState): string {
  switch (state.run.fase) {
    case 'spelen': {
      const opgave = currentOpgave(state.run);
      const vraag = opgave === undefined ? null : vraagVan(opgave, false).tekst;
      return `Op het bord: ${vraag ?? 'luister'}. De banen: ${state.opties.join(', ')}. Je rijdt in de baan van ${state.opties[state.baan] ?? ''}.`;
    }
    case 'wacht':
      return 'Je rijdt onder het bord door.';
    case 'goed':
      return 'Turbo! Je auto krijgt een nieuw onderdeel.';
    case 'uitleg':
      return 'Je rijdt in het grind. De slak haalt je in.';
    case 'klaar':
      return 'Finish! Jij wint de beker. De slak wordt tweede.';
  }
}

export const logic: GameLogic<RaceState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel }),
  scene,
  beschrijf,
  robot,
};
