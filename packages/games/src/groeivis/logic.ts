/**
 * A small fish in an aquarium, and biscuits of seaweed with answers around it. It swims to one and bites: that is the answer. Right: it eats it up
 * and grows, and evening falls in the room. Wrong: the biscuit is prickly, and the fish puffs up.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginAnswering,
  createStep,
  describeAntwoord,
  describeBy,
  describeVraag,
  giveOrWrite,
  NOOIT,
  playSounds,
  rejectAntwoord,
  startAnswering,
  startChoosing,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { plaatsenOf, visPlek } from './plaatsen.ts';
import { scene } from './scene.ts';
import { HAP, HAP2, OP } from './state.ts';
import type { VisState } from './state.ts';
import { GEEN_ZEE, SCHATTEN, zwemspel, VOORVALLEN } from './zwemmen.ts';

/** In the middle of the water. */
function thuis(state: Pick<VisState, 'stand'>): VisState['zwem'] {
  const [x, y] = plaatsenOf(state).thuis;
  return { x, y, op: NOOIT };
}

const begin = (before: VisState): VisState => beginAnswering({ ...before, zee: GEEN_ZEE, zwem: thuis(before) });

const start = (options: GameStart): VisState =>
  begin({
    ...startAnswering(options),
    ...startChoosing(options),
    ...startBeurten(options),
    zee: GEEN_ZEE,
    zwem: thuis(options),
    groei: 0,
    schatten: [],
  });

/** The fish swims to what is pointed at, from where it is. */
function input(state: VisState, given: GameInput): Zet<VisState> {
  const zet = giveOrWrite(state, given, 'zwiep', 'koek');
  if (zet.state.keus === state.keus) return zet;
  const [x, y] = visPlek(state);
  return { ...zet, state: { ...zet.state, zwem: { x, y, op: state.tick } } };
}

const tick = (state: VisState): Zet<VisState> => playSounds(state, { [HAP]: 'klap', [HAP2]: 'klap', [OP]: ['raak', 'munt'] });

const oordeel = (state: VisState, goed: boolean): Zet<VisState> =>
  goed ? { state: { ...state, groei: state.groei + 1 } } : { state: rejectAntwoord(state), sounds: ['mis', 'plop'] };

/** Another stand has the fish elsewhere. */
const turn = (state: VisState): VisState => ({ ...state, zwem: thuis(state) });

function describeZee({ zee, rustig, groei }: VisState): string {
  const schelp = zee.hapjes.find(({ soort }) => soort === 'schelp');
  const schat = schelp === undefined || schelp.opOp === null ? '' : ` In de schelp zat een ${SCHATTEN[zee.schat] ?? 'schat'}.`;
  const doe = rustig ? 'Kies wat je vis opeet.' : 'Zwem rond en hap garnalen. Pas op voor de grote vis.';
  return `${doe} Je vis at al ${groei} ${groei === 1 ? 'hap' : 'happen'}.${schat}`;
}

const describe = describeBy<VisState>({
  spelen: (state) => describeAntwoord(state, '', `Op de plank: ${describeVraag(state)}. Op de koeken:`),
  wacht: 'De vis doet zijn bek open.',
  goed: (state) => (isOpen(state) ? describeZee(state) : 'Hap! De koek is op en de vis groeit.'),
  uitleg: 'Au, die koek prikt. De vis blaast zich op.',
  klaar: ({ schatten }) =>
    `Je vis is groot, en in de kamer is het avond.${schatten.length > 0 ? ` Op de bodem ${schatten.length === 1 ? 'ligt één schat' : `liggen ${schatten.length} schatten`}.` : ''}`,
});

export const logic: GameLogic<VisState> = withVoorvallen<VisState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, zwemspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
