/**
 * A quiz show: Bloep puts the questions of the taak, whatever their form, the child answers at its own desk in front of a
 * full house. Three jokers, each once a round. A right answer lights a bulb of the board; a wrong one costs a duck on the desk.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  giveOrWrite,
  beginAnswering,
  createStep,
  describeVraag,
  rejectAntwoord,
  playSounds,
  startAnswering,
  describeBy,
  describeAntwoord,
} from '@spelrijk/game-kit/run';
import type { Answering, Zet } from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginReading, read, readAloud } from '@spelrijk/game-kit/mechanics/boek';
import type { Lezend } from '@spelrijk/game-kit/mechanics/boek';
import { brandtLamp, GEEN_HUSSEL, husselspel, VOORVALLEN } from './hussel.ts';
import { GEEN_JOKERS, playJoker } from './jokers.ts';
import type { Jokerend } from './jokers.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { ROFFEL } from './state.ts';
import type { Husselend, QuizState } from './state.ts';
import { studioOf } from './studio.ts';

const begin = (before: Answering & Jokerend & Husselend & Partial<Lezend>): QuizState => ({
  ...beginAnswering(before),
  ...beginReading(before),
  hussel: GEEN_HUSSEL,
});

const start = (options: GameStart): QuizState =>
  begin({ ...startAnswering(options), ...GEEN_JOKERS, ...startBeurten(options), hussel: GEEN_HUSSEL, sterren: 0 });

const input = (state: QuizState, given: GameInput): Zet<QuizState> =>
  read(state, given, studioOf(state).boek) ?? playJoker(state, given) ?? giveOrWrite(state, given, 'klap');

const tick = (state: QuizState): Zet<QuizState> => playSounds(state, { [ROFFEL]: ['raak', 'munt'] });

const oordeel = (state: QuizState, goed: boolean): Zet<QuizState> =>
  goed ? { state } : { state: rejectAntwoord(state), sounds: ['plop'] };

/** Another stand has other pages: back to the first. */
const turn = (state: QuizState): QuizState => (state.bladzij === null ? state : { ...state, bladzij: 0 });

function describeSpelen(state: QuizState): string {
  const blad = readAloud(state, studioOf(state).boek);
  if (blad !== null) return blad;
  const bord = `Op het bord: ${describeVraag(state)}.`;
  return describeAntwoord(state, `${bord} Typ het antwoord op je lessenaar.`, `${bord} Je kunt kiezen:`);
}

const HUSSELZINNEN = {
  zoemer: 'Druk op de zoemer zodra de lamp brandt. Wie het eerst drukt, mag kiezen.',
  moed: 'Bloep verstopt zich onder een hoed. Rustig aan voor één ster, of durf je voor drie sterren?',
  hussel: 'De hoeden wisselen van plek.',
  wijs: 'Onder welke hoed zit Bloep? Wijs een hoed aan.',
  open: 'De hoed gaat omhoog.',
} as const;

const describe = describeBy<QuizState>({
  spelen: describeSpelen,
  wacht: 'Tromgeroffel.',
  goed: (state) =>
    isOpen(state)
      ? brandtLamp(state)
        ? 'De lamp brandt. Druk op de zoemer!'
        : HUSSELZINNEN[state.hussel.stap]
      : 'Goed! Er gaat een lamp aan en de zaal juicht.',
  uitleg: 'Kwak. Er valt een badeend op je lessenaar.',
  klaar: ({ sterren }) => `Je wint de gouden pen${sterren > 1 ? ` en ${sterren} sterren` : ''}. De hele zaal staat op.`,
});

export const logic: GameLogic<QuizState> = withVoorvallen<QuizState>(
  {
    manifest,
    start,
    step: createStep(withBeurt<QuizState>({ begin, input, tick, oordeel, turn }, husselspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
