/**
 * Play after a right word: the child directs a scene. Bloep walks to and fro over the set, and four things can be let down from above: what
 * hits him he reacts to at once, and what lies there he finds when he comes by. Which, when, and in what order makes the scene; the hall laughs.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isKort, type Beurtspel, type Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import { filmOf } from './bijschriften.ts';
import { type BioscoopState, DINGEN, type Filmding, type Regie } from './state.ts';

/** These lie where they fell, for who comes by. */
const BLIJFT: readonly Filmding[] = ['banaan', 'trampoline', 'spin'];

const IN_KIST = 4;
/** After a word that was only chosen: as many as can come down before it is over. */
const IN_KIST_KORT = 3;
export const VAL = 24;
export const GRAP = 52;
const RONDE = 190;
/** Bloep is under what falls when he is within this share of the set of its middle. */
const ONDER = 0.1;
const KIJK = 20;
const VAN = 50;
const KANS_KIST = 37;

export const GEEN_REGIE: Regie = { kist: [], op: [], mik: 0, val: null, ligt: [], gelopen: 0, grap: null, slot: null };

/** Where Bloep is on the set: -1 at the left edge, 1 at the right. */
export function bloepX({ regie, rustig }: Pick<BioscoopState, 'regie' | 'rustig'>): number {
  if (rustig) return 0;
  const deel = (regie.gelopen % RONDE) / RONDE;
  return deel < 0.5 ? deel * 4 - 1 : 3 - deel * 4;
}

const isOnder = (state: BioscoopState): boolean => Math.abs(bloepX(state)) <= ONDER * 2;

/** The last word of the round: the line that is left needs those before it. */
const isLaatste = ({ run }: BioscoopState): boolean => run.rij.length <= 1;
const KANS_SLOT = 51;
const HEEL = 90;

function openSlot(state: BioscoopState): BioscoopState {
  const [goed, een, twee] = filmOf(state).keuzes;
  const plek = Math.floor(chance(state.kans, KANS_SLOT) * 3);
  const keuzes = [een, twee].toSpliced(plek, 0, goed);
  return { ...state, regie: { ...GEEN_REGIE, slot: { keuzes, fout: [], goed: false, op: state.tick } } };
}

function fillSlot(state: BioscoopState, given: GameInput): Zet<BioscoopState> | null {
  const { regie } = state;
  const { slot, mik } = regie;
  if (slot === null || slot.goed) return null;
  const kant = kantOf(given);
  if (kant !== 0) return { state: { ...state, regie: { ...regie, mik: (mik + kant + slot.keuzes.length) % slot.keuzes.length } } };
  const i = isAction(given) ? mik : pickedIndex(given, 'slot');
  const keus = slot.keuzes[i];
  if (keus === undefined || slot.fout.includes(i)) return null;
  if (keus === filmOf(state).keuzes[0])
    return { state: { ...state, regie: { ...regie, slot: { ...slot, goed: true, op: state.tick } } }, sounds: ['raak', 'munt'] };
  return { state: { ...state, regie: { ...regie, slot: { ...slot, fout: [...slot.fout, i], op: state.tick } } }, sounds: ['zwiep'] };
}

const open = (state: BioscoopState): BioscoopState => {
  if (isLaatste(state)) return openSlot(state);
  const over: Filmding[] = [...DINGEN];
  const kist = Array.from(
    { length: isKort(state) ? IN_KIST_KORT : IN_KIST },
    (_, i) => over.splice(Math.floor(chance(state.kans, KANS_KIST + i) * over.length), 1)[0] ?? 'taart',
  );
  return { ...state, regie: { ...GEEN_REGIE, kist, gelopen: RONDE * 0.02 } };
};

function dropDing(state: BioscoopState, i: number): Zet<BioscoopState> | null {
  const { regie, tick } = state;
  const ding = regie.kist[i];
  if (ding === undefined || regie.op.includes(i) || regie.val !== null || regie.grap !== null) return null;
  return { state: { ...state, regie: { ...regie, mik: i, op: [...regie.op, i], val: { ding, op: tick + VAL } } }, sounds: ['eigen'] };
}

function act(state: BioscoopState, given: GameInput): Zet<BioscoopState> | null {
  const { regie } = state;
  if (regie.slot !== null) return fillSlot(state, given);
  const i = pickedIndex(given, 'ding');
  if (i >= 0) return dropDing(state, i);
  if (isAction(given)) return dropDing(state, regie.op.includes(regie.mik) ? nextVrij(regie) : regie.mik);
  const kant = kantOf(given);
  return kant === 0 ? null : { state: { ...state, regie: { ...regie, mik: (regie.mik + kant + regie.kist.length) % regie.kist.length } } };
}

const nextVrij = ({ kist, op }: Regie): number => kist.findIndex((_, i) => !op.includes(i));

const playGrap = (state: BioscoopState, ding: Filmding): Zet<BioscoopState> => ({
  state: { ...state, gelachen: state.gelachen + 1, regie: { ...state.regie, val: null, grap: { ding, op: state.tick } } },
  sounds: ['raak', 'munt'],
});

/** It lands: on Bloep, on the floor, or for nothing. */
function landt(state: BioscoopState, ding: Filmding): Zet<BioscoopState> {
  if (isOnder(state)) return playGrap(state, ding);
  const ligt = BLIJFT.includes(ding) ? [...state.regie.ligt, ding] : state.regie.ligt;
  return { state: { ...state, regie: { ...state.regie, val: null, ligt } }, sounds: ['klap'] };
}

function tick(state: BioscoopState): Zet<BioscoopState> {
  const { regie, tick: nu } = state;
  if (regie.slot !== null) return { state };
  if (regie.grap !== null && nu - regie.grap.op < GRAP) return { state };
  const loopt = { ...state, regie: { ...regie, grap: null, gelopen: regie.gelopen + 1 } };
  if (regie.val !== null) return nu < regie.val.op ? { state: loopt } : landt(loopt, regie.val.ding);
  const [ding, ...rest] = regie.ligt;
  return ding !== undefined && isOnder(loopt) ? playGrap({ ...loopt, regie: { ...loopt.regie, ligt: rest } }, ding) : { state: loopt };
}

function isAf({ regie, tick: nu, beurt }: BioscoopState): boolean {
  if (regie.slot !== null) return regie.slot.goed && nu - regie.slot.op > HEEL;
  const stil = regie.val === null && regie.grap === null && regie.ligt.length === 0;
  return stil && regie.op.length === regie.kist.length && nu - (beurt?.daadOp ?? 0) > KIJK;
}

const leest = ({ regie }: BioscoopState): boolean => regie.slot !== null && !regie.slot.goed;

export const regiespel: Beurtspel<BioscoopState> = { van: VAN, open, act, tick, isAf, leest };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1180, 450], staand: [500, 860] },
  maat: 100,
  reeks: [
    ['popcorn', 'valt', 'Een korrel popcorn heet Pim.'],
    ['filmrol', 'loopt', 'Een filmrol zoekt zijn einde.'],
    ['hond', 'duikt', 'Een hond heeft een stoel gekocht.'],
    ['uil', 'vliegt', 'Een uil vond het een mooie film.'],
    ['ijs', 'loopt', 'Een ijslolly smelt van spanning.'],
    ['spin', 'valt', 'Een spin hangt midden in het beeld.'],
    ['bril', 'duikt', 'Iemand verloor zijn filmbril.'],
    ['kaartje', 'loopt', 'Een kaartje knipt zichzelf.'],
    ['ster', 'loopt', 'Een ster loopt over de rode loper.'],
    ['droom', 'drijft', 'Boven de zaal hangt een filmdroom.'],
  ],
};
