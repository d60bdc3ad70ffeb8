/**
 * A helicopter over a quay with crates. It flies over one and lets its hook down: that is the answer. Right: the crate goes up, and off it
 * flies. Wrong: the crate stands fast, and the hook springs back.
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
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { plaatsenOf } from './plaatsen.ts';
import { GEEN_REDDING } from './redding.ts';
import { scene } from './scene.ts';
import { GRIJP, OP } from './state.ts';
import type { HeliState } from './state.ts';
import { isWaiting, listHanging, takelspel, VOORVALLEN } from './takelen.ts';

const THUIS = { van: -1, op: NOOIT } as const;

const begin = (before: HeliState): HeliState => beginAnswering({ ...before, redding: GEEN_REDDING, vlucht: THUIS });

const start = (options: GameStart): HeliState =>
  begin({ ...startAnswering(options), ...startBeurten(options), vlucht: THUIS, redding: GEEN_REDDING, gered: [] });

/** The helicopter goes along with what is pointed at. */
function input(state: HeliState, given: GameInput): Zet<HeliState> {
  const zet = giveOrWrite(state, given, 'zwiep', 'kist');
  return zet.state.keus === state.keus ? zet : { ...zet, state: { ...zet.state, vlucht: { van: state.keus, op: state.tick } } };
}

const tick = (state: HeliState): Zet<HeliState> => playSounds(state, { [GRIJP]: 'raak', [OP]: 'munt' });

const oordeel = (state: HeliState, goed: boolean): Zet<HeliState> =>
  goed ? { state } : { state: rejectAntwoord(state), sounds: ['klap', 'mis'] };

/** On a stage of another width it flies on within the air it has. */
function turn(state: HeliState): HeliState {
  const { links, rechts } = plaatsenOf(state).lucht;
  const { redding } = state;
  return { ...state, redding: { ...redding, x: Math.max(links, Math.min(rechts, redding.x)), vinger: null } };
}

const countDieren = (n: number): string => (n === 1 ? 'één dier' : `${n} dieren`);

function describeRedding({ redding, gered, rustig }: HeliState): string {
  const wachten = redding.dieren.filter(isWaiting).map(({ soort, ton }) => (ton ? 'iemand in een ton' : `een ${soort}`));
  const hangt = listHanging(redding).map((i) => redding.dieren[i]?.soort ?? '');
  const doe = rustig ? 'Kies wie je ophaalt.' : 'Haal ze op en vlieg naar de boerderij.';
  const wie = wachten.length === 0 ? 'Niemand staat meer in het water.' : `In het water wachten: ${wachten.join(', ')}. ${doe}`;
  const haak = hangt.length === 0 ? '' : ` Aan de haak: ${hangt.join(', ')}.`;
  return `${wie}${haak}${gered.length === 0 ? '' : ` Op de boerderij: ${countDieren(gered.length)}.`}`;
}

const describe = describeBy<HeliState>({
  spelen: (state) => describeAntwoord(state, '', `Op het bord: ${describeVraag(state)}. Op de kade staan kisten. Je kunt kiezen:`),
  wacht: 'De haak gaat omlaag.',
  goed: (state) => (isOpen(state) ? describeRedding(state) : 'De kist gaat omhoog. De helikopter vliegt ermee weg.'),
  uitleg: 'Hup, hup! Deze kist zit vast. De haak springt los.',
  klaar: ({ gered }) =>
    `Op de boerderij ${gered.length === 1 ? 'is' : 'zijn'} nu ${gered.length === 0 ? 'nog geen dieren' : countDieren(gered.length)}. Je landt in het gras.`,
});

export const logic: GameLogic<HeliState> = withVoorvallen<HeliState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, takelspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
