/**
 * The calm sorting game: a koi brings a word, the child sends it to the lily pad of its rule, by number, tap or drag. Every
 * right word is a shell, a shell is a plant of one's own in the pond. After three fish at one pad the frog asks for that
 * word on its leaf, as an encore that nobody judges. In dictation the frog asks for every word.
 */
import { beantwoord, beginAntwoorden, robotAntwoordt, startAntwoorden, vertelAntwoord } from '@spelrijk/game-kit/antwoord';
import { chance } from '@spelrijk/game-kit/feest';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { pijlVan } from '@spelrijk/game-kit/gebaar';
import { keuzevlakken } from '@spelrijk/game-kit/keuzevlakken';
import { startKiezen } from '@spelrijk/game-kit/kiezen';
import { maatOf } from '@spelrijk/game-kit/maat';
import { NASPEL_TICKS, naspelIn, schrijfNaspel, vraagNaspel } from '@spelrijk/game-kit/naspel';
import { BELONING_TICKS } from '@spelrijk/game-kit/run';
import { robotSchrijft } from '@spelrijk/game-kit/schrijf';
import { ligtIn, sleep } from '@spelrijk/game-kit/slepen';
import { legIn } from '@spelrijk/game-kit/sorteer/bakken';
import { createStep, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { isTypen } from '@spelrijk/game-kit/typen';
import { gevraagd, vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { ZWEM, kanPlanten, maaktVol } from './state.ts';
import type { VijverState } from './state.ts';
import { vijverOf } from './vijver.ts';

const begin = (state: VijverState): VijverState => ({ ...beginAntwoorden(state), sleep: null, naspel: false });

const start = (options: GameStart): VijverState =>
  begin({ ...startAntwoorden(options), ...startKiezen(options), sleep: null, naspel: false, schelpen: 0, planten: [] });

/** A plant for a shell. */
function plant(state: VijverState, x: number, y: number): Zet<VijverState> {
  if (!kanPlanten(state)) return { state };
  const { w, h } = maatOf(state.stand);
  const planten = [...state.planten, { x: x / w, y: y / h, op: state.tick }];
  return { state: { ...state, schelpen: state.schelpen - 1, planten }, sounds: ['plop'] };
}

/** By key the pond chooses the place: along its left edge and its right edge by turns. */
function plantErgens(state: VijverState): Zet<VijverState> {
  const [x, y, w, h] = vijverOf(state).water;
  const kant = state.planten.length % 2 === 0 ? -1 : 1;
  const naast = w / 2 - 20 - chance(state.tick, kant < 0 ? 1 : 2) * w * 0.16;
  return plant(state, x + kant * naast, y + (chance(state.tick, 3) * 0.5 - 0.4) * h);
}

const kies = (state: VijverState, given: GameInput): Zet<VijverState> => beantwoord(state, given, 'zwiep', 'blad');

function input(state: VijverState, given: GameInput): Zet<VijverState> {
  if (given.soort === 'kies' && given.pick === 'plant') return plantErgens(state);
  if (isTypen(state)) return kies(state, given);
  const pijl = pijlVan(given);
  if (pijl === 'op') return plantErgens(state);
  if (given.soort !== 'wijs') return pijl === 'neer' ? { state } : kies(state, given);
  const { vis, water } = vijverOf(state);
  const { state: held, doel } = sleep(state, given, vis, keuzevlakken(state));
  if (doel !== null) return kies(held, { soort: 'kies', pick: `blad:${doel}` });
  return held === state && given.fase === 'neer' && ligtIn(given, water) ? plant(state, given.x, given.y) : { state: held };
}

/** The frog pays for its word with a shell. */
function naspel(state: VijverState, given: GameInput): Zet<VijverState> {
  const { af = false, ...zet } = schrijfNaspel(state, given);
  return af ? { ...zet, state: { ...zet.state, schelpen: state.schelpen + 1 } } : zet;
}

const tick = (state: VijverState): Zet<VijverState> =>
  state.run.fase === 'goed' && ticksInFase(state) === ZWEM ? { state, sounds: ['plop', 'munt'] } : { state };

/** A shell, and the fish counts at its pad. */
function oordeel(state: VijverState, goed: boolean): Zet<VijverState> {
  if (!goed) return { state, sounds: ['mis'] };
  const { gekozen, bakken } = state;
  const schelpen = Math.min(9, state.schelpen + 1);
  const next = { ...state, schelpen, bakken: gekozen === null ? bakken : legIn(bakken, gekozen) };
  return { state: maaktVol(state) ? vraagNaspel(next) : next };
}

const beloning = (state: VijverState): number => (maaktVol(state) ? NASPEL_TICKS : BELONING_TICKS);

function robot(state: VijverState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.naspel) return robotSchrijft({ ...state, run: { ...state.run, poging: 2 } }, 1, manier);
  return state.run.fase === 'spelen' ? robotAntwoordt(state, skill, manier, 'blad') : null;
}

function beschrijfSpelen(state: VijverState): string {
  const { schelpen } = state;
  const leeg = 'De kikker houdt zijn blad op. Schrijf het woord dat je hoort.';
  const bladen = vertelAntwoord(state, leeg, `Een vis brengt ${gevraagd(state)}. De bladen:`);
  return isTypen(state) || schelpen === 0 ? bladen : `${bladen} Je hebt ${schelpen} ${schelpen === 1 ? 'schelp' : 'schelpen'}.`;
}

const beschrijf = vertel<VijverState>({
  spelen: beschrijfSpelen,
  wacht: 'De vis zwemt.',
  goed: (state) =>
    state.naspel
      ? `Drie vissen! De kikker vraagt of je dit woord opschrijft. ${naspelIn(state)}`.trim()
      : 'De vis blijft bij het blad en wordt goud. Je krijgt een schelp.',
  uitleg: 'De vis zwemt een rondje en komt terug.',
  klaar: 'De lampionnen gaan aan. De kikker zingt voor je vijver.',
});

export const logic: GameLogic<VijverState> = {
  manifest,
  start,
  step: createStep({ begin, input, naspel, tick, oordeel, beloning }),
  scene,
  beschrijf,
  paneel: (state) => (state.naspel ? 'letters' : null),
  robot,
};
