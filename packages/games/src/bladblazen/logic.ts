/**
 * A garden in autumn: stones with words lie under leaves. They are blown off, row by row, and then the right stone is chosen; nothing can be
 * chosen before it can be read. Right: a hedgehog comes out from under it and moves into the heap. Wrong: a gust covers the stone again.
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
  isAction,
  isGuided,
  NOOIT,
  pickedIndex,
  pijlOf,
  playSounds,
  rejectAntwoord,
  startAnswering,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { blaasspel, GEEN_TUIN, VONDSTEN, VOORVALLEN } from './blazen.ts';
import { manifest } from './manifest.ts';
import { plaatsenOf, rijVan } from './plaatsen.ts';
import { scene } from './scene.ts';
import { KIEK, LOOP, THUIS } from './state.ts';
import type { BladState } from './state.ts';

/** In a first attempt the stones lie under leaves; later they have been read. */
function begin(before: BladState): BladState {
  const state = beginAnswering({ ...before, tuin: GEEN_TUIN, ...beginReading(before) });
  return { ...state, kaal: state.opties.map(() => (isGuided(state.run) ? NOOIT : null)) };
}

const start = (options: GameStart): BladState =>
  begin({
    ...startAnswering(options),
    ...startBeurten(options),
    kaal: [],
    tuin: GEEN_TUIN,
    hoop: 0,
    egels: 0,
    vondsten: [],
    bladzij: null,
    tekst: '',
  });

/** The row that this input blows at: that of the stone that was meant, else the first that lies under leaves; -1 is none. */
function rowToBlow(state: BladState, given: GameInput): number {
  const eerste = state.kaal.indexOf(null);
  if (eerste < 0) return -1;
  const gekozen = pickedIndex(given, 'steen');
  if (gekozen >= 0) return state.kaal[gekozen] === null ? rijVan(state, gekozen) : -1;
  const tik = given.soort === 'wijs' && given.fase === 'neer';
  return isAction(given) || pijlOf(given) !== null || tik ? rijVan(state, eerste) : -1;
}

/** A gust over a row; when the last leaves are gone, it can be answered. */
function input(state: BladState, given: GameInput): Zet<BladState> {
  const gelezen = read(state, given, plaatsenOf(state).boek);
  // It can be answered when the leaves are gone too.
  if (gelezen !== null) return state.kaal.includes(null) ? { ...gelezen, effects: [] } : gelezen;
  const rij = rowToBlow(state, given);
  if (rij < 0) return giveOrWrite(state, given, 'klap', 'steen');
  const kaal = state.kaal.map((op, i) => (op === null && rijVan(state, i) === rij ? state.tick : op));
  return { state: { ...state, kaal }, sounds: ['zwiep'], ...(!kaal.includes(null) && { effects: [{ type: 'vraag' }] }) };
}

/** Another stand has other pages: back to the first. */
const turn = (state: BladState): BladState => (state.bladzij === null ? state : { ...state, bladzij: 0 });

const tick = (state: BladState): Zet<BladState> => playSounds(state, { [KIEK]: 'plop', [LOOP]: 'raak', [THUIS]: 'munt' });

const oordeel = (state: BladState, goed: boolean): Zet<BladState> =>
  goed ? { state: { ...state, egels: state.egels + 1 } } : { state: rejectAntwoord(state), sounds: ['zwiep', 'mis'] };

function describeTuin({ tuin, hoop, vondsten, rustig }: BladState): string {
  const gevonden = tuin.vondsten.some(({ opOp }) => opOp !== null);
  const laatste = vondsten.at(-1);
  const wat = gevonden && laatste !== undefined ? ` Je vond een ${VONDSTEN[laatste] ?? 'ding'}.` : '';
  return `${rustig ? 'Kies welke blaadjes je wegblaast.' : 'Blaas de blaadjes naar de hoop.'} In de hoop ${hoop === 1 ? 'ligt één blad' : `liggen ${hoop} bladeren`}.${wat}`;
}

function describeSpelen(state: BladState): string {
  const blad = readAloud(state, plaatsenOf(state).boek);
  if (blad !== null) return blad;
  const bord = `Op het bord: ${describeVraag(state)}.`;
  if (state.kaal.includes(null)) return `${bord} De stenen liggen onder de blaadjes. Blaas ze weg.`;
  return describeAntwoord(state, '', `${bord} Op de stenen:`);
}

const describe = describeBy<BladState>({
  spelen: describeSpelen,
  wacht: 'De wind houdt even op.',
  goed: (state) => (isOpen(state) ? describeTuin(state) : 'Er komt een egel onder de steen vandaan. Hij gaat in de hoop wonen.'),
  uitleg: 'Een windvlaag legt blaadjes op die steen.',
  klaar: ({ egels }) => `In de bladerhoop ${egels === 1 ? 'woont één egel' : `wonen ${egels} egels`}. Ze komen allemaal naar buiten.`,
});

export const logic: GameLogic<BladState> = withVoorvallen<BladState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, blaasspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
