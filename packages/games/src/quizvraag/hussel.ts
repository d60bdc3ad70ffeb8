/**
 * The play after a right word: Bloep hides under a hat and the hats change places. Who presses the buzzer first when the lamp goes on, child
 * or Bloep, chooses how daring it is (fewer hats and slow for one star, more hats and quick for three); then the child follows him with its
 * eyes and points. Stars come from looking well, not from the buzzer.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isKort, type Beurtspel, type Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import type { Hussel, QuizState } from './state.ts';

interface Moed {
  readonly hoeden: number;
  /** How often they change places, and after a word that was only chosen. */
  readonly keren: number;
  readonly kort: number;
  /** Ticks of one change of places, and in calm mode. */
  readonly duur: number;
  readonly rustig: number;
  readonly sterren: number;
}

/** Safe, or daring. */
export const MOED = [
  { hoeden: 3, keren: 3, kort: 2, duur: 24, rustig: 54, sterren: 1 },
  { hoeden: 4, keren: 6, kort: 4, duur: 17, rustig: 40, sterren: 3 },
] as const satisfies readonly Moed[];

/** Ticks in which he slips under his hat, and in which is seen where he was. */
export const DUIK = 24;
const ONTHULD = 32;
/** Ticks before the lamp goes on, at least and at most more; again after who pressed too soon. */
const LAMP = { na: 12, meer: 20, opnieuw: 40 } as const;
/** So long Bloep needs to see it, in calm mode, and so long he waits for a lamp that is put off again and again. */
const BLOEP = { ziet: 62, rustig: 170, geduld: 260 } as const;

export const GEEN_HUSSEL: Hussel = { stap: 'zoemer', stapOp: NOOIT, moed: 0, wijst: 1, lampOp: NOOIT, eerst: null };

export const moedOf = ({ hussel }: QuizState): Moed => MOED[hussel.moed === 1 ? 1 : 0];
const kerenOf = (state: QuizState): number => moedOf(state)[isKort(state) ? 'kort' : 'keren'];
const durationOf = (state: QuizState): number => (state.rustig ? moedOf(state).rustig : moedOf(state).duur);

/** The hat he is under, and the two places that change in change `n`. */
export const bloepHoed = (state: QuizState): number => Math.floor(chance(state.kans, 300) * moedOf(state).hoeden);
export function changeOf(state: QuizState, n: number): readonly [number, number] {
  const { hoeden } = moedOf(state);
  const een = Math.floor(chance(state.kans, 310 + n * 2) * hoeden);
  const twee = (een + 1 + Math.floor(chance(state.kans, 311 + n * 2) * (hoeden - 1))) % hoeden;
  return [een, twee];
}

/** The place of a hat after `keren` changes. */
export function placeAfter(state: QuizState, hoed: number, keren: number): number {
  let plek = hoed;
  for (let n = 0; n < keren; n++) {
    const [een, twee] = changeOf(state, n);
    plek = plek === een ? twee : plek === twee ? een : plek;
  }
  return plek;
}

/** How many changes are behind, with a fraction. */
export function changesDone(state: QuizState): number {
  const { stap, stapOp } = state.hussel;
  const keren = kerenOf(state);
  if (stap === 'zoemer' || stap === 'moed') return 0;
  return stap === 'hussel' ? Math.min(keren, Math.max(0, (state.tick - stapOp - DUIK) / durationOf(state))) : keren;
}

/** Where he is in the end. */
export const bloepPlek = (state: QuizState): number => placeAfter(state, bloepHoed(state), kerenOf(state));
export const isFound = (state: QuizState): boolean => state.hussel.wijst === bloepPlek(state);

const goTo = (state: QuizState, hussel: Partial<Hussel>): QuizState => ({
  ...state,
  hussel: { ...state.hussel, ...hussel, stapOp: state.tick },
});

const open = (state: QuizState): QuizState =>
  goTo(state, { ...GEEN_HUSSEL, wijst: 0, lampOp: state.tick + LAMP.na + Math.floor(chance(state.kans, 330) * LAMP.meer) });

export const brandtLamp = ({ hussel, tick: nu }: QuizState): boolean => hussel.stap === 'zoemer' && nu >= hussel.lampOp;

/** Bloep was first: he chooses, by chance. */
const loseBuzzer = (state: QuizState): Zet<QuizState> => ({
  state: goTo(state, { stap: 'hussel', moed: chance(state.kans, 331) < 0.5 ? 0 : 1, eerst: 'bloep' }),
  sounds: ['plop'],
});

function press(state: QuizState): Zet<QuizState> {
  if (brandtLamp(state)) return { state: goTo(state, { stap: 'moed', eerst: 'kind' }), sounds: ['raak'] };
  // Too soon: whoever only hammers on it is no better off.
  return { state: { ...state, hussel: { ...state.hussel, lampOp: state.tick + LAMP.opnieuw } }, sounds: ['plop'] };
}

function tick(state: QuizState): Zet<QuizState> {
  if (state.hussel.stap === 'zoemer') {
    const { lampOp, stapOp } = state.hussel;
    const op = Math.min(lampOp + (state.rustig ? BLOEP.rustig : BLOEP.ziet), stapOp + BLOEP.geduld);
    return state.tick >= op ? loseBuzzer(state) : { state };
  }
  const klaar = state.hussel.stap === 'hussel' && changesDone(state) >= kerenOf(state);
  return klaar ? { state: goTo(state, { stap: 'wijs', wijst: 1 }) } : { state };
}

/** Left and right go from one to the next, the action takes it; or it was picked: `zoemer:0`, `moed:<i>`, `hoed:<i>`. */
function act(state: QuizState, input: GameInput): Zet<QuizState> | null {
  const { stap, wijst } = state.hussel;
  if (stap === 'zoemer') return isAction(input) || pickedIndex(input, 'zoemer') === 0 ? press(state) : null;
  if (stap !== 'moed' && stap !== 'wijs') return null;
  const aantal = stap === 'moed' ? MOED.length : moedOf(state).hoeden;
  const gekozen = isAction(input) ? wijst : pickedIndex(input, stap === 'moed' ? 'moed' : 'hoed');
  if (gekozen >= 0 && gekozen < aantal) return stap === 'moed' ? dare(state, gekozen) : point(state, gekozen);
  const kant = kantOf(input);
  if (kant === 0) return null;
  return { state: { ...state, hussel: { ...state.hussel, wijst: Math.min(aantal - 1, Math.max(0, wijst + kant)) } }, sounds: ['kies'] };
}

const dare = (state: QuizState, moed: number): Zet<QuizState> => ({ state: goTo(state, { stap: 'hussel', moed }), sounds: ['eigen'] });

function point(state: QuizState, wijst: number): Zet<QuizState> {
  const na = goTo(state, { stap: 'open', wijst });
  if (!isFound(na)) return { state: na, sounds: ['plop'] };
  return { state: { ...na, sterren: na.sterren + moedOf(na).sterren }, sounds: ['raak', 'munt'] };
}

const isAf = ({ hussel, tick: nu }: QuizState): boolean => hussel.stap === 'open' && nu - hussel.stapOp > ONTHULD;

/** Begins when the house has cheered. */
export const husselspel: Beurtspel<QuizState> = {
  van: 66,
  open,
  act,
  tick,
  isAf,
  bezig: ({ hussel }) => hussel.stap !== 'moed' && hussel.stap !== 'zoemer',
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [110, 630], staand: [120, 812] },
  reeks: [
    ['konijn', 'duikt', 'Er springt een konijn uit een hoed.'],
    ['microfoon', 'valt', 'De microfoon begint te zingen.'],
    ['duif', 'vliegt', 'Een witte duif vliegt door de zaal.'],
    ['beker', 'drijft', 'Een beker glimt in het licht.'],
    ['bloemen', 'valt', 'Iemand gooit bloemen op het toneel.'],
    ['mot', 'vliegt', 'Een motje danst in de lamp.'],
    ['papegaai', 'loopt', 'Een papegaai zegt steeds het antwoord.'],
    ['bril', 'duikt', 'Professor Bril denkt diep na.'],
    ['spin', 'valt', 'Een spin heeft de vraag gehoord.'],
    ['confetti', 'drijft', 'Een knalbonbon ontploft zachtjes.'],
  ],
};
