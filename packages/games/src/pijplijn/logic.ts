/**
 * Under a garden lies a pipeline. Its pieces are laid in order, or wheels are put where the word comes apart, and opening the tap is the
 * answer. Right: the water runs through the word and a flower opens. Wrong: it leaks at the first joint that does not fit.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginLaying, describeLosse, GEEN_STUKKEN, isDoneLaying, joinAll, lay, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginCutting, cutBy, delenOf, describeSneden } from '@spelrijk/game-kit/mechanics/split';
import {
  beginWriting,
  createStep,
  currentOpgave,
  describeBy,
  isGuided,
  NOOIT,
  pijlOf,
  startBasis,
  ticksInFase,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { countDelen, DEEL } from './leiding.ts';
import { manifest } from './manifest.ts';
import { NO_NET, waterspel, VOORVALLEN } from './net.ts';
import { scene } from './scene.ts';
import { isLosse, isZin, pastNu } from './state.ts';
import type { PijpState } from './state.ts';

function begin(before: PijpState): PijpState {
  const state = beginCutting({ ...before, net: NO_NET });
  return isLosse(state) ? beginLaying(state) : { ...state, ...GEEN_STUKKEN, ...beginWriting(state) };
}

function start(options: GameStart): PijpState {
  const basis = { ...startBasis(options), ...startBeurten(options) };
  return begin({ ...beginCutting(basis), ...GEEN_STUKKEN, ...beginWriting(basis), net: NO_NET, planten: [], plantOp: NOOIT });
}

const GELUID = { leg: 'klap', mis: 'mis', af: 'plop', kies: 'kies', loop: 'kies', snee: 'klap', plak: 'plop', antwoord: 'zwiep' } as const;

/** The tap is Enter and the pick `kraan`, in both forms. */
function input(state: PijpState, given: GameInput): Zet<PijpState> {
  const kraan = given.soort === 'kies' && given.pick === 'kraan';
  const zet: GameInput = kraan ? { soort: 'klaar' } : given;
  return isLosse(state) ? withSound(layFitting(state, zet), GELUID) : withSound(cutBy(state, zet), GELUID);
}

/** The piece under the arrows, where it fits. */
function pickFitting(state: PijpState): number {
  const stuk = looseStukken(state).find(({ id }) => id === state.keus)?.stuk;
  return stuk !== undefined && pastNu(state, stuk) ? state.keus : -1;
}

/** As loose pieces are laid; of a sentence only what fits there now: the arrows pass the others, and a tap on one does nothing. */
function layFitting(state: PijpState, given: GameInput): ReturnType<typeof lay<PijpState>> {
  const los = looseStukken(state);
  const past = (id: number): boolean => los.some((een) => een.id === id && pastNu(state, een.stuk));
  const id = given.soort === 'kies' && given.pick.startsWith('stuk:') ? Number(given.pick.slice('stuk:'.length)) : state.keus;
  const legt = (given.soort === 'kies' && given.pick.startsWith('stuk:')) || given.soort === 'actie' || pijlOf(given) === 'op';
  if (legt && !past(id)) return { state, daad: null };
  let zet = lay(state, given);
  for (let n = 0; n < los.length && zet.daad === 'kies' && !past(zet.state.keus); n++) zet = lay(zet.state, given);
  return past(zet.state.keus) && zet.daad !== 'leg' ? zet : { ...zet, state: { ...zet.state, keus: pickFitting(zet.state) } };
}

/** Can the tap be opened? In a guided attempt it opens by itself when the last piece lies. */
export const canOpen = (state: PijpState): boolean => (isLosse(state) ? isDoneLaying(state) : true);

/** The water reaches a piece. */
function tick(state: PijpState): Zet<PijpState> {
  const t = state.run.fase === 'goed' ? ticksInFase(state) - DEEL.van : -1;
  const deel = t >= 0 && t % DEEL.tussen === 0 ? t / DEEL.tussen : -1;
  if (deel < 0 || deel > countDelen(state)) return { state };
  return { state, sounds: [deel === countDelen(state) ? 'munt' : 'plop'] };
}

const oordeel = (state: PijpState, goed: boolean): Zet<PijpState> => ({ state, sounds: goed ? ['zwiep'] : ['mis'] });

function describeSpelen(state: PijpState): string {
  if (!isLosse(state)) return describeSneden(state, 'In de grond');
  const ligt = state.vakken.inhoud.join(' ');
  const begin = isZin(state) ? `Op het bord: ${currentOpgave(state.run)?.vraag ?? ''} ` : '';
  return `${begin}${ligt === '' ? 'De pijplijn is nog leeg.' : `In de pijplijn ligt: ${ligt}.`} ${describeLosse(state, 'In de kist')}`;
}

const describe = describeBy<PijpState>({
  spelen: describeSpelen,
  wacht: 'De kraan draait open.',
  goed: (state) =>
    isOpen(state)
      ? 'Onder de grond liggen negen buizen. Draai ze zo dat het water bij de potten komt.'
      : `Het water stroomt: ${isLosse(state) ? joinAll(state) : delenOf(state).join(', ')}. Er gaat een bloem open.`,
  uitleg: (state) => (isGuided(state.run) ? 'Het lekt nog.' : 'Het lekt! De mol wordt nat.'),
  klaar: 'De hele tuin bloeit.',
});

export const logic: GameLogic<PijpState> = withVoorvallen<PijpState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, waterspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
