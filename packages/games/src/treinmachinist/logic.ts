/**
 * Shunting: the locomotive brings one word per wagon to the points, the child sets them and lets the wagon roll to the
 * station of its rule. The train waits at the signal as long as it takes. A right wagon lights a lamp at its station; a
 * wrong one bumps into the buffer, frightens the cow and rolls back.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginReading, read, readAloud } from '@spelrijk/game-kit/mechanics/boek';
import { beginKoers, chooseBaan, stepKoers, baanBeside, startKoers, depart } from '@spelrijk/game-kit/mechanics/koers';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  createStep,
  pickedIndex,
  describeVraag,
  hearFirst,
  rejectOptie,
  playSounds,
  soundOptie,
  putInBak,
  nameOpties,
  describeBy,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { GEEN_RIT, ritspel, VOORVALLEN } from './rit.ts';
import { drawTreinkaart } from './verzameling.ts';
import { yardOf } from './emplacement.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { AANLOOP, BEDENKTIJD, NAAR_STATION, NAAR_WISSEL, VAART } from './state.ts';
import type { TreinState } from './state.ts';

/** Before the child does anything: the points are not set. */
const RUST = { baan: -1, gehoord: '', remt: false } as const;

const begin = (state: TreinState): TreinState => ({ ...beginKoers(state, AANLOOP), ...beginReading(state), ...RUST, rit: GEEN_RIT });

const start = (options: GameStart): TreinState =>
  begin({ ...startKoers(options, -1), ...startBeurten(options), ...RUST, rit: GEEN_RIT, reizigers: 0, bladzij: null, tekst: '' });

function throwWissel(state: TreinState, baan: number): Zet<TreinState> {
  return baan === state.baan ? { state } : { sounds: ['klap'], ...soundOptie(chooseBaan(state, baan), state.opties[baan]) };
}

function input(state: TreinState, given: GameInput): Zet<TreinState> {
  const gelezen = read(state, given, yardOf(state).boek);
  if (gelezen !== null) return gelezen;
  if (given.soort === 'actie') return { state: { ...state, remt: given.ingedrukt } };
  if (state.wegOp !== null) return { state };
  if (given.soort === 'richting' && given.ingedrukt) {
    if (given.richting === 'op') return throwWissel(state, baanBeside(state, -1));
    if (given.richting === 'neer') return throwWissel(state, baanBeside(state, 1));
  }
  if (given.soort === 'klaar') return depart(state);
  const gezet = { ...state, baan: pickedIndex(given, 'station') };
  const naam = gezet.opties[gezet.baan];
  return naam === undefined ? { state } : (hearFirst(gezet, naam) ?? depart(gezet));
}

/** Another stand has other pages: back to the first. */
const turn = (state: TreinState): TreinState => (state.bladzij === null ? state : { ...state, bladzij: 0 });

/** While the book is open the train waits out of sight. */
function tick(state: TreinState): Zet<TreinState> {
  if (state.bladzij !== null && state.run.fase === 'spelen') return { state };
  if (state.run.fase !== 'spelen') return playSounds(state, { [NAAR_STATION]: 'munt' });
  const zet = stepKoers(state, VAART * state.tempo * (state.remt ? 0.4 : 1), BEDENKTIJD, NAAR_WISSEL);
  return zet.antwoord === undefined ? zet : { ...zet, sounds: ['klap'] };
}

const oordeel = (state: TreinState, goed: boolean): Zet<TreinState> =>
  goed
    ? { state: { ...state, bakken: putInBak(state.bakken, state.opties[state.baan] ?? '') } }
    : { state: rejectOptie(state, state.baan), sounds: ['mis'] };

const describe = describeBy<TreinState>({
  spelen: (state) => {
    const blad = readAloud(state, yardOf(state).boek);
    if (blad !== null) return blad;
    const namen = nameOpties(state, state.opties);
    const gezet = namen[state.baan];
    const wissel = gezet === undefined ? '' : ` De wissel staat naar ${gezet}.`;
    return `De wagon: ${describeVraag(state)}. De stations: ${namen.join(', ')}.${wissel}`;
  },
  wacht: 'De wagon rijdt over de wissel.',
  goed: (state) =>
    isOpen(state)
      ? `De trein rijdt langs drie perrons: er wachten ${state.rit.haltes.map(({ wachtend }) => wachtend).join(', ')} reizigers. Er zijn ${state.rit.plaatsen} plaatsen vrij.`
      : 'De reiziger juicht en op het station gaat een lamp aan.',
  uitleg: 'Bots. De wagon stoot tegen het stootblok en rolt terug. De koe schrikt.',
  klaar: ({ reizigers }) =>
    reizigers > 0
      ? `Alle wagons zijn aangekomen. Er reden ${reizigers} reizigers mee, en de koe.`
      : 'Alle wagons zijn aangekomen. De koe rijdt mee op de trein.',
});

export const logic: GameLogic<TreinState> = withVoorvallen<TreinState>(
  {
    manifest,
    record: { van: ({ reizigers }) => reizigers, zeg: (n) => (n === 1 ? '1 reiziger' : `${n} reizigers`) },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, ritspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawTreinkaart,
  },
  VOORVALLEN,
);
