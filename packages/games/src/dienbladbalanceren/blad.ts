/**
 * The play after a right word: five dishes for a tray that rests on the waiter. What stands far from the middle weighs more heavily, left
 * against right; when one side is too heavy the tray tips and its outermost dish slides off, into the paws of a cat. Each dish that stays
 * brings a guest, and a tray that ends quite level brings one more.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import type { Blad, DienbladState, Gast, Gerecht } from './state.ts';

/** How far each place is from the middle. */
export const ARMEN = [-3, -2, -1, 1, 2, 3] as const;
const GERECHTEN = 5;
const SOORTEN = 80;
/** So much heavier one side may be. */
const GRENS = { gewoon: 4, rustig: 5 } as const;
/** Ticks before a dish slides off a tray that hangs over. */
const GLIJDT = 30;
/** Degrees for each step out of balance, and at most. */
const HELLING = 3.1;
const HELLING_MAX = 19;
const VEER = 0.02;
const DEMPING = 0.86;
/** What was done last is looked at for so long. */
const GEZIEN = 64;

export const LEEG_BLAD: Blad = { gerechten: [], keus: 0, plek: 2, hoek: 0, vaart: 0 };

const staat = ({ plek, valOp }: Gerecht): boolean => plek !== null && valOp === null;
const isWaiting = ({ plek }: Gerecht): boolean => plek === null;

/** Right minus left: weight times its distance from the middle, summed. */
export const momentOf = ({ gerechten }: Blad): number =>
  gerechten.reduce((som, gerecht) => som + (staat(gerecht) ? gerecht.gewicht * (ARMEN[gerecht.plek ?? 0] ?? 0) : 0), 0);

export const isFree = ({ gerechten }: Blad, plek: number): boolean =>
  plek in ARMEN && !gerechten.some((gerecht) => gerecht.plek === plek && gerecht.valOp === null);

/** Has the last dish been put down, and does the tray hang level? */
export const isLevel = (blad: Blad): boolean => blad.gerechten.length > 0 && blad.gerechten.every(staat) && momentOf(blad) === 0;

/** Who was served in this burst. */
export function gastenVan({ blad, kans }: DienbladState): readonly Gast[] {
  const bediend = blad.gerechten.filter(staat).map(({ gewicht }) => gewicht);
  const erbij = isLevel(blad) ? [...bediend, 1] : bediend;
  return erbij.map((gewicht, i) => ({ gewicht, wie: Math.floor(chance(kans, 560 + i) * SOORTEN) }));
}

function open(state: DienbladState): DienbladState {
  const dicht = Math.floor(chance(state.kans, 500) * GERECHTEN);
  const gerechten = Array.from({ length: GERECHTEN }, (_, i): Gerecht => {
    const gewicht = 1 + Math.floor(chance(state.kans, 510 + i) * 3);
    return { gewicht, dicht: i === dicht, plek: null, gezetOp: 0, valOp: null };
  });
  return { ...state, blad: { ...LEEG_BLAD, gerechten } };
}

/** The next of `n` in this direction that fits, round and round. */
function seek(n: number, van: number, stap: 1 | -1, past: (i: number) => boolean): number {
  const om = Array.from({ length: n }, (_, i) => (van + stap * (i + 1) + n * 2) % n);
  return om.find(past) ?? van;
}

const waits = ({ gerechten }: Blad, i: number): boolean => gerechten[i] !== undefined && isWaiting(gerechten[i]);

const change = (state: DienbladState, blad: Partial<Blad>): DienbladState => ({ ...state, blad: { ...state.blad, ...blad } });

function put(state: DienbladState, plek: number): Zet<DienbladState> | null {
  const { blad } = state;
  if (!isFree(blad, plek) || !waits(blad, blad.keus)) return null;
  const gerechten = blad.gerechten.map((gerecht, i) =>
    i === blad.keus ? { ...gerecht, plek, dicht: false, gezetOp: state.tick } : gerecht,
  );
  const next = { ...blad, gerechten, plek };
  const keus = seek(gerechten.length, blad.keus, 1, (i) => waits(next, i));
  const vrij = seek(ARMEN.length, plek, plek < ARMEN.length / 2 ? 1 : -1, (i) => isFree(next, i));
  return {
    state: change(state, { gerechten, keus, plek: vrij }),
    sounds: blad.gerechten[blad.keus]?.dicht === true ? ['eigen', 'munt'] : ['eigen'],
  };
}

function act(state: DienbladState, input: GameInput): Zet<DienbladState> | null {
  const { blad } = state;
  const gerecht = pickedIndex(input, 'gerecht');
  if (gerecht >= 0) return waits(blad, gerecht) ? { state: change(state, { keus: gerecht }), sounds: ['kies'] } : null;
  const plek = pickedIndex(input, 'plek');
  if (plek >= 0) return put(state, plek);
  if (isAction(input)) return put(state, blad.plek);
  const pijl = pijlOf(input);
  if (pijl === null) return null;
  const stap = pijl === 'rechts' || pijl === 'neer' ? 1 : -1;
  if (pijl === 'links' || pijl === 'rechts')
    return { state: change(state, { plek: seek(ARMEN.length, blad.plek, stap, (i) => isFree(blad, i)) }), sounds: ['kies'] };
  return { state: change(state, { keus: seek(blad.gerechten.length, blad.keus, stap, (i) => waits(blad, i)) }), sounds: ['kies'] };
}

/** When something was put down or slid off last. */
const lastOp = ({ gerechten }: Blad): number => Math.max(0, ...gerechten.map(({ gezetOp, valOp }) => valOp ?? gezetOp));

/** The outermost dish on the side that hangs down. */
function findSlider(blad: Blad): number {
  const kant = Math.sign(momentOf(blad));
  const ver = blad.gerechten.map((gerecht) => (staat(gerecht) ? (ARMEN[gerecht.plek ?? 0] ?? 0) * kant : -9));
  return ver.indexOf(Math.max(...ver));
}

function tick(before: DienbladState): Zet<DienbladState> {
  const { blad, rustig, tick: nu } = before;
  const moment = momentOf(blad);
  const doel = Math.max(-HELLING_MAX, Math.min(HELLING_MAX, moment * HELLING));
  const vaart = (blad.vaart + (doel - blad.hoek) * VEER) * DEMPING;
  const state = change(before, rustig ? { hoek: blad.hoek + (doel - blad.hoek) * 0.08, vaart: 0 } : { hoek: blad.hoek + vaart, vaart });
  if (Math.abs(moment) <= GRENS[rustig ? 'rustig' : 'gewoon'] || nu - lastOp(blad) < GLIJDT) return { state };
  const wie = findSlider(blad);
  const gerechten = blad.gerechten.map((gerecht, i) => (i === wie ? { ...gerecht, valOp: nu } : gerecht));
  return { state: change(state, { gerechten }), sounds: ['zwiep', 'plop'] };
}

const isAf = ({ blad, tick: nu }: DienbladState): boolean => !blad.gerechten.some(isWaiting) && nu - lastOp(blad) > GEZIEN;

/** Begins when the guests have clapped. */
export const bladspel: Beurtspel<DienbladState> = { van: 64, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [300, 640], staand: [120, 850] },
  reeks: [
    ['duif', 'loopt', 'Een duif pikt de kruimels op.'],
    ['hond', 'loopt', 'Een hond wacht onder de tafel.'],
    ['wesp', 'vliegt', 'Een wesp lust ook limonade.'],
    ['accordeon', 'loopt', 'Er komt een muzikant voorbij.'],
    ['servet', 'vliegt', 'Een servet waait van tafel.'],
    ['koekje', 'valt', 'Er valt een koekje van het schoteltje.'],
    ['regen', 'drijft', 'Het regent op precies één tafel.'],
    ['bloem', 'duikt', 'De bloemen buigen voor jou.'],
    ['ober', 'loopt', 'Een pinguïn solliciteert als ober.'],
    ['lepel', 'valt', 'Een lepel kletst op de tegels.'],
  ],
};
