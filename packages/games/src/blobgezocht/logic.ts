/**
 * Hide-and-seek in the park. On a note stands a clue to read; on every hiding place stands a picture or a word, and behind the one that fits
 * sits a blob. Right: it jumps out and sits down for the class photo. Wrong: there was a duck.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginAnswering,
  chance,
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
import { DIEREN, GEEN_KOEKOEK, koekoekspel, VOORVALLEN } from './koekoek.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { SPRING, WEG, ZIT } from './state.ts';
import type { ZoekState } from './state.ts';

const GEZICHTEN = 40;
const THUIS = { van: -1, op: NOOIT } as const;

const begin = (before: ZoekState): ZoekState => beginAnswering({ ...before, koekoek: GEEN_KOEKOEK, loep: THUIS });

const start = (options: GameStart): ZoekState =>
  begin({ ...startAnswering(options), ...startBeurten(options), koekoek: GEEN_KOEKOEK, foto: [], loep: THUIS });

/** The magnifying glass goes along with what is pointed at. */
function input(state: ZoekState, given: GameInput): Zet<ZoekState> {
  const zet = giveOrWrite(state, given, 'kies', 'plek');
  return zet.state.keus === state.keus ? zet : { ...zet, state: { ...zet.state, loep: { van: state.keus, op: state.tick } } };
}

const tick = (state: ZoekState): Zet<ZoekState> => playSounds(state, { [SPRING]: ['plop', 'raak'], [WEG]: 'zwiep', [ZIT]: 'munt' });

function oordeel(state: ZoekState, goed: boolean): Zet<ZoekState> {
  if (!goed) return { state: rejectAntwoord(state), sounds: ['plop'] };
  return { state: { ...state, foto: [...state.foto, Math.floor(chance(state.kans, 90) * GEZICHTEN)] } };
}

function describeKoekoek({ koekoek, rustig }: ZoekState): string {
  const gezien = koekoek.lopers.filter(({ gezienOp }) => gezienOp !== null);
  const dier = gezien.find(({ wie }) => wie < 0);
  const wie = dier === undefined ? '' : ` Er deed een ${DIEREN[-1 - dier.wie] ?? 'dier'} mee.`;
  const keer = koekoek.blikken === 1 ? 'nog één keer' : `nog ${koekoek.blikken} keer`;
  const doe = rustig ? 'Kijk achter een plek waar voeten uitsteken.' : 'Kijk om als er iemand rent.';
  return `${doe} Je kunt ${koekoek.blikken === 0 ? 'niet meer' : keer} kijken. Je zag er ${gezien.length}.${wie}`;
}

const describe = describeBy<ZoekState>({
  spelen: (state) => describeAntwoord(state, '', `Op het briefje: ${describeVraag(state)}. Je kunt kijken bij:`),
  wacht: 'Je gluurt om het hoekje.',
  goed: (state) => (isOpen(state) ? describeKoekoek(state) : 'Gevonden! Een blob springt tevoorschijn en gaat op de bank zitten.'),
  uitleg: 'Kwaak. Hier zat een eend.',
  klaar: ({ foto }) => `Iedereen lacht voor de klassenfoto. Er ${foto.length === 1 ? 'staat er één' : `staan er ${foto.length}`} op.`,
});

export const logic: GameLogic<ZoekState> = withVoorvallen<ZoekState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, koekoekspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
