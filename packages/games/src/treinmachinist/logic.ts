/**
 * Shunting: the locomotive brings one word per wagon to the points, the child sets them and lets the wagon roll to the
 * station of its rule. The train waits at the signal as long as it takes. A right wagon lights a lamp at its station; a
 * wrong one bumps into the buffer, frightens the cow and rolls back.
 */
import { isBeslist, kiesOpnieuw, nader, startNadering } from '@spelrijk/game-kit/baan/nadering';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { hoorEerst, isKlank, laatHoren, optieNaam } from '@spelrijk/game-kit/klank';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { bakkenVan, legIn, startBakken } from '@spelrijk/game-kit/sorteer/bakken';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { AANLOOP, BEDENKTIJD, MAX_STATIONS, NAAR_STATION, NAAR_WISSEL, VAART } from './state.ts';
import type { TreinState } from './state.ts';

/** Rules keep their station all through a round; answers to a question stand otherwise each time. */
function stationsVan(state: TreinState): readonly [readonly string[], TreinState] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [[], state];
  if (opgave.antwoordvorm === 'SORT') return [bakkenVan(state.bakken, opgave, MAX_STATIONS), state];
  return drawKans(state, (random) => random.shuffle(optiesOf(opgave, MAX_STATIONS, state.fout)));
}

function begin(before: TreinState): TreinState {
  const [stations, state] = stationsVan({ ...before, fout: isGeleid(before.run) ? before.fout : [] });
  // After a wrong track the wagon stands at the signal already.
  const nadering = startNadering(isGeleid(state.run) ? 0 : AANLOOP);
  return { ...state, stations, gehoord: '', wissel: -1, nadering, remt: false, los: null };
}

function start(options: GameStart): TreinState {
  const [bakken, basis] = drawKans(startBasis(options), (random) => startBakken(options.opgaven, random));
  return begin({
    ...basis,
    bakken,
    stations: [],
    gehoord: '',
    fout: [],
    wissel: -1,
    nadering: startNadering(AANLOOP),
    remt: false,
    los: null,
  });
}

function zetWissel(state: TreinState, wissel: number): Zet<TreinState> {
  if (wissel === state.wissel) return { state };
  const gezet = { ...state, wissel, nadering: kiesOpnieuw(state.nadering, state.tick) };
  return { sounds: ['klap'], ...laatHoren(gezet, gezet.stations[wissel]) };
}

function vertrek(state: TreinState): Zet<TreinState> {
  if (state.wissel < 0) return { state };
  return { state: { ...state, los: { op: state.tick, afstand: state.nadering.afstand } }, sounds: ['zwiep'] };
}

function stuur(state: TreinState, richting: string): Zet<TreinState> {
  const n = state.stations.length;
  if (richting === 'op') return zetWissel(state, state.wissel < 0 ? 0 : Math.max(0, state.wissel - 1));
  if (richting === 'neer') return zetWissel(state, state.wissel < 0 ? n - 1 : Math.min(n - 1, state.wissel + 1));
  return { state };
}

function input(state: TreinState, given: GameInput): Zet<TreinState> {
  if (given.soort === 'actie') return { state: { ...state, remt: given.ingedrukt } };
  if (state.los !== null) return { state };
  if (given.soort === 'richting' && given.ingedrukt) return stuur(state, given.richting);
  if (given.soort === 'klaar') return vertrek(state);
  if (given.soort !== 'kies' || !given.pick.startsWith('station:')) return { state };
  const i = Number(given.pick.slice('station:'.length));
  const naam = state.stations[i];
  if (naam === undefined) return { state };
  return hoorEerst({ ...state, wissel: i }, naam) ?? vertrek({ ...state, wissel: i });
}

function tick(state: TreinState): Zet<TreinState> {
  const t = ticksInFase(state);
  if (state.run.fase === 'goed' && t === NAAR_STATION) return { state, sounds: ['munt'] };
  if (state.run.fase !== 'spelen') return { state };
  if (state.los !== null) {
    const antwoord = state.stations[state.wissel];
    return state.tick - state.los.op < NAAR_WISSEL || antwoord === undefined ? { state } : { state, sounds: ['klap'], antwoord };
  }
  const nadering = nader(state.nadering, VAART * state.tempo * (state.remt ? 0.4 : 1));
  const next = nadering === state.nadering ? state : { ...state, nadering };
  // Who listens to sounds chooses in its own time.
  const geduld = state.rustig || isKlank(currentOpgave(state.run)) ? null : BEDENKTIJD;
  return isBeslist(nadering, state.tick, geduld) ? vertrek(next) : { state: next };
}

function oordeel(state: TreinState, goed: boolean): Zet<TreinState> {
  const station = state.stations[state.wissel] ?? '';
  if (goed) return { state: { ...state, bakken: legIn(state.bakken, station) } };
  return { state: { ...state, fout: [...state.fout, station] }, sounds: ['mis'] };
}

function robot(state: TreinState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.los !== null) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const doel = wilGoed(state, skill) ? antwoord : (state.stations.find((s) => s !== antwoord) ?? antwoord);
  const i = state.stations.indexOf(doel ?? '');
  if (manier !== 'toetsen') return { soort: 'kies', pick: `station:${i}` };
  if (i === state.wissel) return { soort: 'klaar' };
  return { soort: 'richting', richting: state.wissel < 0 ? 'op' : i < state.wissel ? 'op' : 'neer', ingedrukt: true };
}

function beschrijf(state: TreinState): string {
  switch (state.run.fase) {
    case 'spelen': {
      const opgave = currentOpgave(state.run);
      const woord = opgave === undefined ? null : vraagVan(opgave, false).tekst;
      const namen = state.stations.map((naam, i) => optieNaam(opgave, naam, i));
      const gezet = namen[state.wissel];
      const wissel = gezet === undefined ? '' : ` De wissel staat naar ${gezet}.`;
      return `De wagon: ${woord ?? 'een woord dat je hoort'}. De stations: ${namen.join(', ')}.${wissel}`;
    }
    case 'wacht':
      return 'De wagon rijdt over de wissel.';
    case 'goed':
      return 'De reiziger juicht en op het station gaat een lamp aan.';
    case 'uitleg':
      return 'Bots. De wagon stoot tegen het stootblok en rolt terug. De koe schrikt.';
    case 'klaar':
      return 'Alle wagons zijn aangekomen. De koe rijdt mee op de trein.';
  }
}

export const logic: GameLogic<TreinState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel }),
  scene,
  beschrijf,
  robot,
};
