/**
 * A shop round the corner. The customer wants something that stands on the shelf, or has it written on the receipt; over the scanner it goes,
 * and that is the answer. Right: it beeps and goes into the bag. Wrong: it goes back on the shelf.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginReading, read, readAloud } from '@spelrijk/game-kit/mechanics/boek';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginAnswering,
  createStep,
  describeAntwoord,
  describeBy,
  describeVraag,
  giveOrWrite,
  isTyped,
  playSounds,
  rejectAntwoord,
  startAnswering,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { inHand, inpakspel, VOORVALLEN } from './inpakken.ts';
import { fullLagen, heightsOf, LEEG_KRAT } from './krat.ts';
import { manifest } from './manifest.ts';
import { plaatsenOf } from './plaatsen.ts';
import { scene } from './scene.ts';
import { SCAN, THUIS, WEG } from './state.ts';
import type { SuperState } from './state.ts';
import { NAAM } from './waren.ts';

const begin = (before: SuperState): SuperState => beginAnswering({ ...before, over: 0, ...beginReading(before) });

const start = (options: GameStart): SuperState =>
  begin({
    ...startAnswering(options),
    ...startBeurten(options),
    krat: LEEG_KRAT,
    zaad: options.seed,
    langs: 0,
    over: 0,
    bladzij: null,
    tekst: '',
    kratten: 0,
    zegels: 0,
  });

const input = (state: SuperState, given: GameInput): Zet<SuperState> =>
  read(state, given, plaatsenOf(state).boek) ?? giveOrWrite(state, given, 'zwiep', 'pak');

/** Another stand has other pages: back to the first. */
const turn = (state: SuperState): SuperState => (state.bladzij === null ? state : { ...state, bladzij: 0 });

const tick = (state: SuperState): Zet<SuperState> => playSounds(state, { [SCAN]: 'raak', [WEG]: 'zwiep', [THUIS - 4]: 'plop' });

const oordeel = (state: SuperState, goed: boolean): Zet<SuperState> =>
  goed ? { state } : { state: rejectAntwoord(state), sounds: ['klap', 'mis'] };

const countZegels = (n: number): string => (n === 1 ? 'één spaarzegel' : `${n} spaarzegels`);

function describeKrat(state: SuperState): string {
  const soort = inHand(state);
  const hoog = `De vijf kolommen zijn ${heightsOf(state.krat).join(', ')} hoog.`;
  const lagen = fullLagen(state.krat).length;
  const vol = lagen === 0 ? '' : ` ${lagen === 1 ? 'Eén laag is' : `${lagen} lagen zijn`} vol.`;
  return soort === null ? `Je bent klaar met inpakken. ${hoog}${vol}` : `Laat ${NAAM[soort]} in het krat vallen. ${hoog}${vol}`;
}

const describe = describeBy<SuperState>({
  spelen: (state) =>
    readAloud(state, plaatsenOf(state).boek) ??
    (isTyped(state)
      ? describeAntwoord(state, 'De kassabon is nog leeg. Typ wat de klant vertelt.', '')
      : describeAntwoord(state, '', `De klant vraagt: ${describeVraag(state)}. In het schap staat:`)),
  wacht: 'Het gaat over de kassa.',
  goed: (state) => (isOpen(state) ? describeKrat(state) : 'Piep! Het gaat in de tas van de klant.'),
  uitleg: 'Bliep. De kassa geeft het terug.',
  klaar: ({ kratten, zegels }) =>
    `De winkel gaat dicht. Je hebt ${countZegels(zegels)}${kratten === 0 ? '' : ` en ${kratten === 1 ? 'één krat' : `${kratten} kratten`} ingepakt`}.`,
});

export const logic: GameLogic<SuperState> = withVoorvallen<SuperState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, inpakspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
