/**
 * A boat on the river. A word is heard and not seen: the crew makes one stroke for every piece of it, and then the word floats by and gets
 * its flags. Or the rowers each hold a piece and take their seats in order. Right: the boat glides away and the pieces stand in the wake.
 * Wrong: the oars tangle, and the cox claps the word.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginLaying, describeLosse, GEEN_STUKKEN, joinAll, lay } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginCutting, delenOf, describeSneden } from '@spelrijk/game-kit/mechanics/split';
import { beginWriting, createStep, describeBy, NOOIT, startBasis, ticksInFase, withSound } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { NO_SPRINT, sprintspel, VOORVALLEN } from './sprint.ts';
import { isPloeg, isTellen } from './state.ts';
import type { RoeiState } from './state.ts';
import { beginTellen, tell, vlaggenOver } from './tellen.ts';

/** Stage units that the bank goes by in a tick of the glide after a right word. */
const GLIJDT = 3;
/** The crew pulls at these ticks of it. */
const HALEN: readonly number[] = [4, 38];

function begin(before: RoeiState): RoeiState {
  const state = beginCutting({ ...before, sprint: NO_SPRINT });
  return beginTellen(isPloeg(state) ? beginLaying(state) : { ...state, ...GEEN_STUKKEN, ...beginWriting(state) });
}

function start(options: GameStart): RoeiState {
  const basis = { ...startBasis(options), ...startBeurten(options) };
  const leeg = { slagen: 0, slagOp: NOOIT, geteld: false, reis: 0, sprint: NO_SPRINT, hoedjes: [], hoedOp: NOOIT } as const;
  return begin({ ...beginCutting(basis), ...GEEN_STUKKEN, ...beginWriting(basis), ...leeg });
}

const GELUID = {
  slag: 'eigen',
  terug: 'plop',
  geteld: 'raak',
  mis: 'mis',
  loop: 'kies',
  snee: 'klap',
  plak: 'plop',
  leg: 'plop',
  af: 'zwiep',
  kies: 'kies',
  antwoord: 'klap',
} as const;

const input = (state: RoeiState, given: GameInput): Zet<RoeiState> =>
  isPloeg(state) ? withSound(lay(state, given), GELUID) : withSound(tell(state, given), GELUID);

function tick(state: RoeiState): Zet<RoeiState> {
  if (state.run.fase !== 'goed' && state.run.fase !== 'klaar') return { state };
  const t = ticksInFase(state);
  const haalt = HALEN.includes(t);
  const glijdt = isOpen(state) || t > sprintspel.van ? 0 : GLIJDT;
  const next = { ...state, reis: state.reis + glijdt, slagOp: haalt ? state.tick : state.slagOp };
  return { state: next, sounds: haalt ? ['zwiep'] : [] };
}

const oordeel = (state: RoeiState, goed: boolean): Zet<RoeiState> => ({ state, sounds: goed ? ['raak'] : ['mis'] });

function describeSpelen(state: RoeiState): string {
  if (isPloeg(state)) {
    const zit = state.vakken.inhoud.join(' ');
    return `${zit === '' ? 'De boot is nog leeg.' : `In de boot zit: ${zit}.`} ${describeLosse(state, 'Op de steiger')}`;
  }
  if (isTellen(state))
    return `Je hebt ${state.slagen} ${state.slagen === 1 ? 'slag' : 'slagen'} geroeid. Roei één slag voor elk stukje van het woord.`;
  const over = vlaggenOver(state);
  return `${describeSneden(state, 'Op het water')} Nog ${over} ${over === 1 ? 'vlag' : 'vlaggen'}.`;
}

const describeGoed = (state: RoeiState): string =>
  isOpen(state)
    ? 'De rivier is van jou. Roei op de maat van de trom en kies door welke strook water je vaart.'
    : `De boot glijdt weg. In het water staat: ${isPloeg(state) ? joinAll(state) : delenOf(state).join(', ')}.`;

const describe = describeBy<RoeiState>({
  spelen: describeSpelen,
  wacht: 'De stuurman kijkt naar het woord.',
  goed: describeGoed,
  uitleg: 'De riemen zitten in de knoop. De stuurman klapt het woord.',
  klaar: ({ hoedjes }) =>
    hoedjes.length > 0 ? 'Gehaald! De ploeg is over de finish, met hoedjes op.' : 'Gehaald! De ploeg is over de finish.',
});

export const logic: GameLogic<RoeiState> = withVoorvallen<RoeiState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, sprintspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
