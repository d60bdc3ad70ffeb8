/**
 * A street with letterboxes, and a word on a parcel. The bicycle rides to a letterbox, the parcel is thrown in: that is the answer. Right: the
 * flag goes up and somebody waves. Wrong: the parcel comes back.
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
import { BEDANKJES, GEEN_WIJK, krantenspel, VOORVALLEN } from './bezorgen.ts';
import { isHuis } from './plaatsen.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { VALT, VLAG, ZWAAIT } from './state.ts';
import type { PostState } from './state.ts';

const THUIS = { van: -1, op: NOOIT } as const;

const begin = (before: PostState): PostState => beginAnswering({ ...before, wijk: GEEN_WIJK, rit: THUIS });

const start = (options: GameStart): PostState =>
  begin({
    ...startAnswering(options),
    ...startChoosing(options),
    ...startBeurten(options),
    wijk: GEEN_WIJK,
    rit: THUIS,
    bedankjes: [],
  });

/** The bicycle goes along with what is pointed at. */
function input(state: PostState, given: GameInput): Zet<PostState> {
  const zet = giveOrWrite(state, given, 'zwiep', 'bus');
  return zet.state.keus === state.keus ? zet : { ...zet, state: { ...zet.state, rit: { van: state.keus, op: state.tick } } };
}

const tick = (state: PostState): Zet<PostState> => playSounds(state, { [VALT]: 'plop', [VLAG]: 'raak', [ZWAAIT]: 'munt' });

const oordeel = (state: PostState, goed: boolean): Zet<PostState> =>
  goed ? { state } : { state: rejectAntwoord(state), sounds: ['klap', 'mis'] };

function describeWijk({ wijk, bedankjes, rustig }: PostState): string {
  const over = wijk.kranten === 1 ? 'nog één krant' : `nog ${wijk.kranten} kranten`;
  const doe = rustig ? 'Kies een mat of een open raam.' : 'Gooi als er een mat of een open raam in de ring is.';
  const laatste = bedankjes.at(-1);
  const kreeg = laatste === undefined ? '' : ` In je kar: ${bedankjes.length}. Het laatste is een ${BEDANKJES[laatste] ?? 'bedankje'}.`;
  return `Je hebt ${over}. ${doe}${kreeg}`;
}

const describe = describeBy<PostState>({
  spelen: (state) =>
    isHuis(state)
      ? describeAntwoord(state, '', `Op je pakje: ${describeVraag(state)}. Je staat voor een straat. Je kunt kiezen:`)
      : describeAntwoord(state, '', `Op je pakje: ${describeVraag(state)}. Je staat voor een straat met brievenbussen. Je kunt kiezen:`),
  wacht: 'Het pakje vliegt door de lucht.',
  goed: (state) =>
    isOpen(state)
      ? describeWijk(state)
      : isHuis(state)
        ? 'Dat is het huis. De bewoner zwaait.'
        : 'Het vlaggetje gaat omhoog en de bewoner zwaait.',
  uitleg: 'Retour! Het pakje komt bij je terug.',
  klaar: ({ bedankjes }) =>
    `De hele straat zwaait naar je.${bedankjes.length > 1 ? ` In je fietskar liggen ${bedankjes.length} bedankjes.` : ''}`,
});

export const logic: GameLogic<PostState> = withVoorvallen<PostState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, krantenspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
