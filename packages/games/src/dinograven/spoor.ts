/**
 * The play after a right word: something lies under one of the squares. What is dug up beside it is a track of paws that leads there: right
 * or left, up or down, or aslant. So many scoops, and every track says where it can still be: where to dig next is the thought. When the
 * scoops are gone a mole comes up with it and waves. In calm mode a few squares are offered that all the tracks lead to.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, pickedIndex, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import { BOT_OP, type Spoor, type Vondst, type DinoState } from './state.ts';

export const KOLOMMEN = 6;
export const RIJEN = 3;
const VAKKEN = KOLOMMEN * RIJEN;
const SCHEPPEN = 5;
/** Squares that are offered in calm mode. */
const KEUZES = 6;
/** Ticks of a scoop, and how long a find is looked at. */
export const SCHEP = 12;
const KIJK = 70;
/** Once there is a second one: the sand blows over it all after so long, and what was saved of the scoops comes on top of these. */
const WAAIT = 44;
const ERBIJ = 2;

/** More often an egg than anything else. */
const KANSEN: readonly Vondst[] = ['ei', 'ei', 'ei', 'schelp', 'trommel'];

export const GEEN_SPOOR: Spoor = { schat: -1, wat: 'ei', open: [], over: 0, mik: 0, schepOp: 0, gelegdOp: 0, keer: 0 };

const kolomOf = (vak: number): number => vak % KOLOMMEN;
const rijOf = (vak: number): number => Math.floor(vak / KOLOMMEN);

/** Degrees clockwise from the right in steps of 45: which way a track at `van` leads. */
export function richtingBetween(van: number, naar: number): number {
  const dx = Math.sign(kolomOf(naar) - kolomOf(van));
  const dy = Math.sign(rijOf(naar) - rijOf(van));
  return Math.round(((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360);
}

export const isGevonden = ({ schat, open }: Spoor): boolean => open.includes(schat);

/** Squares that are closed and that every track leads to. */
export function possibleVakken(spoor: Spoor): readonly number[] {
  return Array.from({ length: VAKKEN }, (_, vak) => vak).filter(
    (vak) => !spoor.open.includes(vak) && spoor.open.every((van) => richtingBetween(van, vak) === richtingBetween(van, spoor.schat)),
  );
}

/** A few of them, spread out: what is offered where choices are stepped through. */
export function keuzesOf(spoor: Spoor): readonly number[] {
  const kan = possibleVakken(spoor);
  const stap = Math.max(1, kan.length / KEUZES);
  return kan.filter((_, i) => Math.floor(i / stap) !== Math.floor((i - 1) / stap));
}

/** Something lies under one of the squares again. */
function layOut(state: DinoState, keer: number, over: number): DinoState {
  const schat = Math.floor(chance(state.kans, 700 + keer * 2) * VAKKEN);
  const wat = KANSEN[Math.floor(chance(state.kans, 701 + keer * 2) * KANSEN.length)] ?? 'ei';
  const mik = Math.floor(RIJEN / 2) * KOLOMMEN + 2;
  return { ...state, spoor: { ...GEEN_SPOOR, schat, wat, over, mik, schepOp: state.tick, gelegdOp: state.tick, keer } };
}

const open = (state: DinoState): DinoState => layOut(state, 0, SCHEPPEN);

/** Who finds the first one soon has more scoops for the second. */
function tick(state: DinoState): Zet<DinoState> {
  const { keer, schepOp, over } = state.spoor;
  if (keer > 0 || !isGevonden(state.spoor) || state.tick - schepOp < WAAIT) return { state };
  return { state: layOut(state, 1, Math.min(SCHEPPEN, over + ERBIJ)), sounds: ['zwiep'] };
}

function dig(state: DinoState, vak: number): Zet<DinoState> | null {
  const { spoor, tick } = state;
  if (vak < 0 || vak >= VAKKEN || spoor.over === 0 || isGevonden(spoor) || spoor.open.includes(vak)) return null;
  const na = { ...spoor, open: [...spoor.open, vak], over: spoor.over - 1, mik: vak, schepOp: tick };
  if (vak !== spoor.schat) return { state: { ...state, spoor: na }, sounds: ['eigen'] };
  return { state: { ...state, spoor: na, vondsten: [...state.vondsten, spoor.wat] }, sounds: ['eigen', 'munt'] };
}

const STAPPEN = { links: [-1, 0], rechts: [1, 0], op: [0, -1], neer: [0, 1] } as const;

function act(state: DinoState, input: GameInput): Zet<DinoState> | null {
  const gekozen = pickedIndex(input, 'zand');
  if (gekozen >= 0) return dig(state, gekozen);
  if (isAction(input)) return dig(state, state.spoor.mik);
  const pijl = pijlOf(input);
  if (pijl === null) return null;
  const [dx, dy] = STAPPEN[pijl];
  const { mik } = state.spoor;
  const kolom = (kolomOf(mik) + dx + KOLOMMEN) % KOLOMMEN;
  const rij = (rijOf(mik) + dy + RIJEN) % RIJEN;
  return { state: { ...state, spoor: { ...state.spoor, mik: rij * KOLOMMEN + kolom } }, sounds: ['kies'] };
}

/** What was found has been looked at, or the mole has waved. */
const isAf = ({ spoor, tick: nu }: DinoState): boolean =>
  ((spoor.keer > 0 && isGevonden(spoor)) || (spoor.over === 0 && !isGevonden(spoor))) && nu - spoor.schepOp >= KIJK;

/** Begins when the bone is in its place. */
export const spoorspel: Beurtspel<DinoState> = { van: BOT_OP + 6, open, act, tick, isAf };

const NAAR: Readonly<Record<number, string>> = {
  0: 'naar rechts',
  45: 'naar rechtsonder',
  90: 'naar onderen',
  135: 'naar linksonder',
  180: 'naar links',
  225: 'naar linksboven',
  270: 'naar boven',
  315: 'naar rechtsboven',
};

/** Where a track leads, in words. */
export const nameRichting = (van: number, naar: number): string => NAAR[richtingBetween(van, naar)] ?? '';

/** A square by its row and its place in it, from 1. */
export const nameVak = (vak: number): string => `rij ${rijOf(vak) + 1}, vak ${kolomOf(vak) + 1}`;

export const nameVondst = (wat: Vondst): string => ({ ei: 'een ei', schelp: 'een schelp van steen', trommel: 'een oude trommel' })[wat];

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [105, 560], staand: [90, 330] },
  reeks: [
    ['hagedis', 'loopt', 'Een hagedis warmt zich op een steen.'],
    ['ei', 'duikt', 'Uit een ei piept een pootje.'],
    ['schorpioen', 'loopt', 'Een schorpioen danst de tango.'],
    ['kameel', 'loopt', 'Een kameel komt water brengen.'],
    ['grot', 'duikt', 'In een grotje brandt een lichtje.'],
    ['trilobiet', 'drijft', 'In de steen slaapt een oeroud beest.'],
    ['gier', 'vliegt', 'Een gier denkt dat de botten van hem zijn.'],
    ['takkenbol', 'loopt', 'Een bol van takken rolt langs.'],
    ['pot', 'duikt', 'Een oude kruik zingt in de wind.'],
    ['amber', 'drijft', 'Een mug zit vast in barnsteen.'],
  ],
};
