/**
 * The cinema shows a word for a moment between two pieces of film; when the lights go up the child types it on the ticket
 * machine or takes the ticket with that word. Every right word shows the next scene of a little film, and the wish to see
 * how it ends is the reward. A wrong word: the operator winds back and shows it longer.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  giveOrWrite,
  beginAnswering,
  createStep,
  currentOpgave,
  isWritten,
  rejectAntwoord,
  startAnswering,
  describeBy,
  describeAntwoord,
} from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Zet } from '@spelrijk/game-kit/run';
import { currentBijschrift, filmOf } from './bijschriften.ts';
import { manifest } from './manifest.ts';
import { GEEN_REGIE, regiespel, VOORVALLEN } from './regie.ts';
import { drawSerie } from './serie.ts';
import { scene } from './scene.ts';
import type { BioscoopState } from './state.ts';
import { beginVertoning, isAnswerable, startVertoning, countVertoning, showAgain, tickVertoning } from '@spelrijk/game-kit/mechanics/flits';

/** Length of the scene that a right answer shows, in ticks. */
const SCENE_TICKS = 140;

function begin(before: BioscoopState): BioscoopState {
  const { antwoordvorm, keuzes = [] } = currentOpgave(before.run) ?? {};
  return beginVertoning(beginAnswering({ ...before, regie: GEEN_REGIE }, antwoordvorm === 'FLITS' && keuzes.length > 1));
}

const start = (options: GameStart): BioscoopState =>
  begin({ ...startAnswering(options), ...startVertoning(options), ...startBeurten(options), regie: GEEN_REGIE, gelachen: 0 });

function input(state: BioscoopState, given: GameInput): Zet<BioscoopState> {
  if (given.soort === 'kies' && given.pick === 'terug') return showAgain(state);
  return isAnswerable(state) ? giveOrWrite(state, given, 'klap', 'kaartje') : { state };
}

function oordeel(before: BioscoopState, goed: boolean): Zet<BioscoopState> {
  const state = countVertoning(before, goed);
  return goed ? { state, sounds: ['munt'] } : { state: rejectAntwoord(state), sounds: ['zwiep'] };
}

function describeSpelen(state: BioscoopState): string {
  if (!isAnswerable(state)) return 'Het is donker in de zaal. Kijk naar het doek.';
  return describeAntwoord(state, 'Het licht is aan. Typ het woord op de kaartjesautomaat.', 'Het licht is aan. De kaartjes:');
}

function describeSlot(state: BioscoopState): string {
  const { slot } = state.regie;
  const { regels, bewijs } = filmOf(state);
  const zin = `De laatste zin van de film: ${currentBijschrift(state)}`;
  if (slot === null || slot.goed) return zin;
  const terug = slot.fout.length > 0 ? ` De film draait terug: ${regels[bewijs] ?? ''}` : '';
  return `${zin}${terug} Wat past op de puntjes: ${slot.keuzes.join(', ')}?`;
}

const describe = describeBy<BioscoopState>({
  spelen: describeSpelen,
  wacht: 'De automaat rammelt.',
  goed: (state) =>
    isOpen(state) && state.regie.slot !== null
      ? describeSlot(state)
      : isOpen(state)
        ? 'Jij bent de regisseur. Bloep loopt over het doek. Laat iets vallen.'
        : `De film gaat verder. ${currentBijschrift(state).replace(/…$/, '… Wat past daar?')}`,
  uitleg: 'De film draait terug.',
  klaar: ({ gelachen }) => (gelachen > 0 ? `Einde. De zaal heeft ${gelachen} keer gelachen.` : 'Einde. De hele zaal klapt.'),
});

export const logic: GameLogic<BioscoopState> = withVoorvallen<BioscoopState>(
  {
    manifest,
    record: { van: ({ gelachen }) => gelachen, zeg: (n) => `${n} keer gelachen in de zaal` },
    start,
    step: createStep(withBeurt({ begin, input, tick: tickVertoning, oordeel, beloning: () => SCENE_TICKS }, regiespel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawSerie,
    paneel: (state) => (currentOpgave(state.run) === undefined ? null : isWritten(state) ? 'letters' : 'geen'),
  },
  VOORVALLEN,
);
