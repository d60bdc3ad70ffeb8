/**
 * The play after a right word: a rare insect sits on a flower, and the child steals up to it. It walks as long as something is held. When the
 * feelers go up the insect is about to look: who stands still by then is not seen, who walks on comes nearer or frightens it to the next
 * flower. After the third fright it lands on the child's head, and is gone. In calm mode it goes by turns: a small step, a large one that
 * makes more noise, or standing still. Only + - * and /.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isPick, NOOIT, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { SOORTEN } from './soorten.ts';
import { type Sluip, VAN, type BeestState } from './state.ts';

export const GEEN_SLUIP: Sluip = {
  wie: 0,
  ver: 0,
  loopt: false,
  bloem: 0,
  schrikOp: NOOIT,
  gevangenOp: null,
  beurten: 0,
  voelt: false,
  stapOp: NOOIT,
  vanaf: 0,
};

/** Where the flowers are on the way; the net reaches so far. */
export const BLOEMEN = [0.66, 0.83, 1] as const;
const REIK = 0.09;
/** Share of the way in a tick. */
const LOOP = 0.0044;
/** Ticks: eating at least, eating longer, feelers up, looking, and how long one can still stop. */
const TIJD = { eet: 46, langer: 56, voelt: 28, kijkt: 44, nog: 10 } as const;
/** What was caught is read about for so long; what is gone is waved at. */
const LEES = 130;
const ZWAAI = 70;
/** Steps of calm mode, and how often the feelers go up after one. */
const STAPPEN = {
  klein: { ver: 0.11, geluid: 0.25 },
  groot: { ver: 0.22, geluid: 0.65 },
} as const;
/** With its feelers up it sees a step so often. */
const ZIET = 0.7;

export type Houding = 'eet' | 'voelt' | 'kijkt';

/** What the insect does: eats, feels, or looks. */
export function houdingOf(state: BeestState): Houding {
  if (state.rustig) return state.sluip.voelt ? 'voelt' : 'eet';
  let t = ticksInBeurt(state) * state.tempo;
  for (let ronde = 0; ronde < 12; ronde++) {
    const eet = TIJD.eet + TIJD.langer * chance(state.kans, 600 + ronde);
    if (t < eet) return 'eet';
    if (t < eet + TIJD.voelt) return 'voelt';
    if (t < eet + TIJD.voelt + TIJD.kijkt) return t < eet + TIJD.voelt + TIJD.nog ? 'voelt' : 'kijkt';
    t -= eet + TIJD.voelt + TIJD.kijkt;
  }
  return 'eet';
}

export const isWeg = ({ bloem }: Sluip): boolean => bloem >= BLOEMEN.length;
const isBezig = ({ sluip }: BeestState): boolean => sluip.gevangenOp === null && !isWeg(sluip);

const open = (state: BeestState): BeestState => {
  const nieuw = SOORTEN.map((_, i) => i).filter((i) => !state.hotel.includes(i));
  const keus = nieuw.length > 0 ? nieuw : SOORTEN.map((_, i) => i);
  return { ...state, sluip: { ...GEEN_SLUIP, wie: keus[Math.floor(chance(state.kans, 590) * keus.length)] ?? 0 } };
};

const frighten = (state: BeestState): Zet<BeestState> => ({
  state: { ...state, sluip: { ...state.sluip, loopt: false, voelt: false, bloem: state.sluip.bloem + 1, schrikOp: state.tick } },
  sounds: ['mis'],
});

/** Near enough for the net: it is in the hotel. */
function arrive(state: BeestState): Zet<BeestState> {
  const { sluip, hotel, tick } = state;
  if (sluip.ver < (BLOEMEN[sluip.bloem] ?? 2) - REIK) return { state };
  return {
    state: { ...state, sluip: { ...sluip, loopt: false, gevangenOp: tick }, hotel: [...hotel, sluip.wie] },
    sounds: ['zwiep', 'munt'],
  };
}

function step(state: BeestState, soort: 'klein' | 'groot' | 'stil'): Zet<BeestState> {
  const { sluip, tick, kans } = state;
  const beurten = sluip.beurten + 1;
  const na = { ...state, sluip: { ...sluip, beurten, stapOp: tick, vanaf: sluip.ver, voelt: false } };
  if (soort === 'stil') return { state: na, sounds: ['kies'] };
  if (sluip.voelt && chance(kans, 620 + beurten) < ZIET) return frighten(na);
  const { ver, geluid } = STAPPEN[soort];
  const voelt = chance(kans, 640 + beurten) < geluid;
  const { state: er, sounds = ['eigen'] } = arrive({ ...na, sluip: { ...na.sluip, ver: Math.min(1, sluip.ver + ver), voelt } });
  return { state: er, sounds };
}

/** What is chosen in calm mode: a button, or an arrow. */
function stapOf(input: GameInput): 'klein' | 'groot' | 'stil' | null {
  const pijl = pijlOf(input);
  if (isPick(input, 'stap:klein') || pijl === 'op') return 'klein';
  if (isPick(input, 'stap:groot') || pijl === 'rechts') return 'groot';
  return isPick(input, 'stap:stil') || pijl === 'neer' ? 'stil' : null;
}

/** Does this input begin or end the walking? Null is neither. */
function holdOf(input: GameInput, loopt: boolean): boolean | null {
  if (input.soort === 'actie') return input.ingedrukt;
  if (input.soort === 'klaar') return !loopt;
  if (input.soort === 'richting' && input.richting === 'rechts') return input.ingedrukt;
  if (input.soort !== 'wijs' || input.fase === 'beweeg') return null;
  return input.fase === 'neer';
}

function act(state: BeestState, input: GameInput): Zet<BeestState> | null {
  if (!isBezig(state)) return null;
  if (state.rustig) {
    const stap = stapOf(input);
    return stap === null ? null : step(state, stap);
  }
  const loopt = holdOf(input, state.sluip.loopt);
  return loopt === null || loopt === state.sluip.loopt ? null : { state: { ...state, sluip: { ...state.sluip, loopt } } };
}

function tick(state: BeestState): Zet<BeestState> {
  const { sluip } = state;
  if (state.rustig || !sluip.loopt || !isBezig(state)) return { state };
  if (houdingOf(state) === 'kijkt') return frighten(state);
  return arrive({ ...state, sluip: { ...sluip, ver: Math.min(1, sluip.ver + LOOP * state.tempo) } });
}

function isAf({ sluip, tick: nu }: BeestState): boolean {
  if (sluip.gevangenOp !== null) return nu - sluip.gevangenOp >= LEES;
  return isWeg(sluip) && nu - sluip.schrikOp >= ZWAAI;
}

export const sluipspel: Beurtspel<BeestState> = { van: VAN, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [140, 570], staand: [110, 780] },
  reeks: [
    ['haas', 'loopt', 'Een haas spitst zijn oren.'],
    ['mol', 'duikt', 'Een mol ruikt aan een bloem.'],
    ['spin', 'valt', 'Een kruisspin seint naar de anderen.'],
    ['ree', 'loopt', 'Een reekalf durft niet dichterbij.'],
    ['kikker', 'loopt', 'Een kikker hapt net mis.'],
    ['libel', 'vliegt', 'Een blauwe libel is sneller dan je net.'],
    ['paddenstoel', 'duikt', 'Er groeit een dak voor een mier.'],
    ['vogel', 'vliegt', 'Een koolmees brengt een rups.'],
    ['verrekijker', 'loopt', 'Iemand vergat zijn verrekijker.'],
    ['regenworm', 'duikt', 'Na de regen komt de worm boven.'],
  ],
};
