/**
 * A plain with the burrows of meerkats. One shows a word for a moment and is gone; or something is asked. Then four come up with a card
 * each, and the camera takes the one with the right card. Right: it is printed. Wrong: a monkey waves in the picture.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginReading, read, readAloud } from '@spelrijk/game-kit/mechanics/boek';
import {
  beginVertoning,
  countVertoning,
  isAnswerable,
  isVertoning,
  showAgain,
  startVertoning,
  tickVertoning,
} from '@spelrijk/game-kit/mechanics/flits';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginPointing,
  createStep,
  currentOpgave,
  describeBy,
  describeVraag,
  isPick,
  nameKeuzes,
  NIETS_GEKOZEN,
  playSounds,
  pointAt,
  rejectKeus,
  startBasis,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { FILM, nameFoto, NO_SAFARI, safarispel, VOORVALLEN } from './safari.ts';
import { scene } from './scene.ts';
import { vlakteOf } from './state.ts';
import type { SafariState } from './state.ts';

const begin = (before: SafariState): SafariState =>
  beginVertoning({ ...beginPointing({ ...before, safari: NO_SAFARI }, true), ...beginReading(before) });

const start = (options: GameStart): SafariState => {
  const leeg = { safari: NO_SAFARI, album: [], bladzij: null, tekst: '' } as const;
  return begin({ ...startBasis(options), ...startBeurten(options), ...startVertoning(options), ...NIETS_GEKOZEN, ...leeg });
};

function input(state: SafariState, given: GameInput): Zet<SafariState> {
  const gelezen = read(state, given, vlakteOf(state).boek);
  if (gelezen !== null) return gelezen;
  if (isPick(given, 'terug')) return showAgain(state);
  return isAnswerable(state) ? pointAt(state, given, 'klap') : { state };
}

function tick(before: SafariState): Zet<SafariState> {
  const { state, sounds = [], effects } = tickVertoning(before);
  const zet = playSounds(state, { 8: 'zwiep', 40: 'munt' });
  return { ...zet, sounds: [...sounds, ...(zet.sounds ?? [])], effects };
}

function oordeel(before: SafariState, goed: boolean): Zet<SafariState> {
  const state = countVertoning(before, goed);
  return goed ? { state, sounds: ['raak'] } : { state: rejectKeus(state), sounds: ['mis'] };
}

/** Another stand has other pages: back to the first. */
const turn = (state: SafariState): SafariState => (state.bladzij === null ? state : { ...state, bladzij: 0 });

function describeSpelen(state: SafariState): string {
  const blad = readAloud(state, vlakteOf(state).boek);
  if (blad !== null) return blad;
  if (!isAnswerable(state)) return 'Kijk naar het hol: een stokstaartje laat even een woord zien.';
  const vraag = isVertoning(state) ? 'het woord dat je zag' : describeVraag(state);
  const waar = currentOpgave(state.run)?.vorm === 'foto-beeld' ? 'Voor de camera staan' : 'Op de bordjes staat';
  return `Gevraagd: ${vraag}. ${waar}: ${nameKeuzes(state)}.`;
}

function describeGoed(state: SafariState): string {
  if (!isOpen(state)) return `Een mooie foto: ${state.gekozen ?? ''}.`;
  const { film, zoom } = state.safari;
  const laatste = film < FILM ? state.album.at(-1) : undefined;
  const gemaakt = laatste === undefined ? '' : `Op je foto: ${nameFoto(laatste)}. `;
  return `${gemaakt}Nog ${film} ${film === 1 ? 'foto' : 'foto’s'}. De camera kijkt ${zoom ? 'van dichtbij' : 'wijd'}.`;
}

const describe = describeBy<SafariState>({
  spelen: describeSpelen,
  wacht: 'Klik: de foto komt eruit.',
  goed: describeGoed,
  uitleg: 'Op de foto zwaait een aap.',
  klaar: ({ album }) =>
    album.length > 0 ? 'De safari is klaar. Je album ligt open, vol foto’s.' : 'De safari is klaar. Alle stokstaartjes zwaaien.',
});

export const logic: GameLogic<SafariState> = withVoorvallen<SafariState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, safarispel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
