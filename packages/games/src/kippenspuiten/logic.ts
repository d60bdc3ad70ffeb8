/**
 * A farmyard after the rain: muddy chickens stroll about, each with an answer on its back. The one that is squirted at is the answer. Right:
 * she gets clean and flies up to the fence. Wrong: she shakes herself, and who squirted gets wet.
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
  playSounds,
  rejectAntwoord,
  startAnswering,
  startChoosing,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { DIEREN, GEEN_MODDER, isSchoon, modderspel, VOORVALLEN } from './spuiten.ts';
import { SCHOON, STRALEN, VLIEG, ZIT } from './state.ts';
import type { KipState } from './state.ts';

const begin = (before: KipState): KipState => beginAnswering({ ...before, modder: GEEN_MODDER });

const start = (options: GameStart): KipState =>
  begin({ ...startAnswering(options), ...startChoosing(options), ...startBeurten(options), modder: GEEN_MODDER, dieren: [] });

const input = (state: KipState, given: GameInput): Zet<KipState> => giveOrWrite(state, given, 'zwiep', 'kip');

const GELUIDEN = { [STRALEN[1]]: 'zwiep', [STRALEN[2]]: 'zwiep', [SCHOON]: 'raak', [VLIEG]: 'plop', [ZIT]: 'munt' } as const;
const tick = (state: KipState): Zet<KipState> => playSounds(state, GELUIDEN);

/** A chicken that was washed sits on the fence: animal 0. */
const oordeel = (state: KipState, goed: boolean): Zet<KipState> =>
  goed ? { state: { ...state, dieren: [...state.dieren, 0] } } : { state: rejectAntwoord(state), sounds: ['mis', 'plop'] };

function describeModder({ modder, rustig }: KipState): string {
  const schoon = modder.bulten.filter(isSchoon);
  const laatste = schoon.at(-1);
  const water = modder.water === 1 ? 'nog één straal' : `nog ${modder.water} stralen`;
  const doe = rustig ? 'Kies een modderbult.' : 'Richt op de modderbulten die rondrennen.';
  return `Je hebt ${water} water. ${doe}${laatste === undefined ? '' : ` Er kwam een ${DIEREN[laatste.dier] ?? 'dier'} uit.`}`;
}

const describe = describeBy<KipState>({
  spelen: (state) => describeAntwoord(state, '', `Op het bord: ${describeVraag(state)}. Op de kippen:`),
  wacht: 'De slang sputtert.',
  goed: (state) => (isOpen(state) ? describeModder(state) : 'De kip wordt schoon en vliegt op het hek.'),
  uitleg: 'De kip schudt zich uit. Nu ben jij nat.',
  klaar: ({ dieren }) =>
    `De zon schijnt en alles is schoon. Er ${dieren.length === 1 ? 'zit één dier' : `zitten ${dieren.length} dieren`} op het hek.`,
});

export const logic: GameLogic<KipState> = withVoorvallen<KipState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, modderspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
