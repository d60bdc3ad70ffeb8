/**
 * A word lies on the belt as one long bar of blocks; knives go between letters and the lever cuts. Right knives stay for
 * the next attempt, a wrong one bends.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginCutting, describeSneden, delenOf, cutBy } from '@spelrijk/game-kit/mechanics/split';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { BELONING_TICKS, createStep, withSound, startBasis, ticksInFase, describeBy } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { deunspel, FLUITEN, GEEN_DEUN, magFluiten, VOORVALLEN } from './deuntje.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { valTijd } from './state.ts';
import type { SplitsState } from './state.ts';

const begin = (state: SplitsState): SplitsState => ({ ...beginCutting(state), deun: GEEN_DEUN });

const start = (options: GameStart): SplitsState => {
  const basis = { ...startBasis(options), ...startBeurten(options), deun: GEEN_DEUN, langste: 0 };
  return { ...basis, ...beginCutting(basis) };
};

function input(state: SplitsState, given: GameInput): Zet<SplitsState> {
  const hendel = given.soort === 'kies' && given.pick === 'hendel';
  return withSound(cutBy(state, hendel ? { soort: 'klaar' } : given), { snee: 'kies', plak: 'plop', antwoord: 'klap' });
}

/** The parts fall into their boxes one by one. */
function tick(state: SplitsState): Zet<SplitsState> {
  const valt = state.run.fase === 'goed' && [0, ...state.goed].some((_, n) => valTijd(n) === ticksInFase(state));
  return { state, sounds: valt ? ['plop'] : [] };
}

const oordeel = (state: SplitsState, goed: boolean): Zet<SplitsState> => ({ state, sounds: goed ? [] : ['mis'] });

const beloning = (state: SplitsState): number => Math.max(BELONING_TICKS, valTijd(state.sneden.length + 1) + 40);

const KLEUREN = ['rood', 'geel', 'groen'] as const;

/** What the eye gets is told too: the tune, then whose turn it is. */
function describeDeun(state: SplitsState): string {
  const noten = state.deun.noten.map((noot) => KLEUREN[noot % FLUITEN]).join(', ');
  return magFluiten(state) ? `Nu jij. Het deuntje was: ${noten}.` : `De machine fluit: ${noten}.`;
}

const describe = describeBy<SplitsState>({
  spelen: (state) => describeSneden(state, 'Op de band'),
  wacht: 'De machine snijdt.',
  goed: (state) => (isOpen(state) ? describeDeun(state) : `Goed gesneden: ${delenOf(state).join(', ')}.`),
  uitleg: 'Boing! Een mes buigt krom.',
  klaar: ({ langste }) =>
    langste > 0 ? `De kar met pakjes is vol. Je langste deuntje had ${langste} noten.` : 'De kar met pakjes is vol.',
});

export const logic: GameLogic<SplitsState> = withVoorvallen<SplitsState>(
  {
    manifest,
    record: { van: ({ langste }) => langste, zeg: (n) => (n === 1 ? 'een deuntje van 1 noot' : `een deuntje van ${n} noten`) },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, beloning }, deunspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
