/**
 * The play after a right word: the climber swings on its rope, wider and wider, and lets go. Dots show where that would bring it now. Every
 * ledge has its flowers, and on one of them is a nest with something in it. Who misses bounces in the rope and tries again. In calm mode
 * a ledge is chosen and the climber swings there by itself. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import { plaatsenOf } from './plaatsen.ts';
import { BOVEN, isTrap, type Richel, type Slinger, type KlimState } from './state.ts';

export const GEEN_SLINGER: Slinger = { houding: 'zwaait', sinds: NOOIT, x: 0, y: 0, vx: 0, vy: 0, richels: [], waar: -1, over: 0, mik: 0 };

/** How often one lets go, and after a word that was only cut. */
const SPRONGEN = 3;
const SPRONGEN_TRAP = 2;
/** Ticks of a swing to and fro; how far it goes in radians at first, what each tick adds, and the most. */
const ZWAAI = { periode: 132, begin: 0.5, erbij: 0.004, meest: 0.98 } as const;
const ZWAARTE = 0.42;
/** Letting go gives a little more than the swing itself. */
const WORP = 1.35;
/** Half the width of a ledge. */
const RICHEL = 86;
/** Ticks on a ledge, in the rope, and of a flight in calm mode; after so few on a ledge a child that wants to goes on at once. */
const STAAT = 44;
const STAAT_EVEN = 12;
/** The last ledge is looked at for so long. */
const KIJK = 30;
export const VEERT = 40;
export const ZWEEF = 44;

/** To and fro between -1 and 1, once for every whole `u`. */
function golf(u: number): number {
  const p = u - Math.floor(u);
  return p < 0.5 ? 16 * p * (0.5 - p) : -16 * (p - 0.5) * (1 - p);
}

/** Where it hangs `t` ticks into a swing. */
function hangPlek(state: KlimState, t: number): Plek {
  const { haak, lang } = plaatsenOf(state).touw;
  const hoek = Math.min(ZWAAI.meest, ZWAAI.begin + t * ZWAAI.erbij) * golf((t * state.tempo) / ZWAAI.periode);
  const h2 = hoek * hoek;
  return [haak[0] + lang * hoek * (1 - h2 / 6 + (h2 * h2) / 120), haak[1] + lang * (1 - h2 / 2 + (h2 * h2) / 24)];
}

interface Vlucht {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** Letting go now. */
function letGo(state: KlimState): Vlucht {
  const t = state.tick - state.slinger.sinds;
  const [x, y] = hangPlek(state, t);
  const [vorigeX, vorigeY] = hangPlek(state, t - 1);
  return { x, y, vx: (x - vorigeX) * WORP, vy: (y - vorigeY) * WORP - 2.4 };
}

const fly = ({ x, y, vx, vy }: Vlucht): Vlucht => ({ x: x + vx, y: y + vy, vx, vy: vy + ZWAARTE });

/** The ledge on which it comes down between two moments; -1 is none. */
const landsOn = (state: KlimState, van: Vlucht, naar: Vlucht): number =>
  plaatsenOf(state).richels.findIndex(([x, y]) => naar.vy > 0 && van.y <= y && naar.y >= y && Math.abs(naar.x - x) < RICHEL);

/** Where letting go now would bring it: some places on the way, and the ledge at its end. */
export function predict(state: KlimState): { readonly weg: readonly Plek[]; readonly richel: number } {
  const weg: Plek[] = [];
  let vlucht = letGo(state);
  for (let t = 1; t < 140 && vlucht.y < plaatsenOf(state).vloer; t++) {
    const next = fly(vlucht);
    const richel = landsOn(state, vlucht, next);
    if (richel >= 0) return { weg, richel };
    vlucht = next;
    if (t % 9 === 0) weg.push([next.x, next.y]);
  }
  return { weg, richel: -1 };
}

const BLOEMEN = [1, 2, 3] as const;

function open(state: KlimState): KlimState {
  const nest = Math.floor(chance(state.kans, 800) * 4);
  const richels = plaatsenOf(state).richels.map((_, i): Richel => ({
    bloemen: BLOEMEN[Math.floor(chance(state.kans, 810 + i) * BLOEMEN.length)] ?? 1,
    nest: i === nest,
    op: null,
  }));
  return { ...state, slinger: { ...GEEN_SLINGER, sinds: state.tick, richels, over: isTrap(state) ? SPRONGEN_TRAP : SPRONGEN } };
}

/** Ledges where nobody has been yet. */
export const isVers = ({ richels }: Slinger, i: number): boolean => richels[i] !== undefined && richels[i].op === null;

function flyTo(state: KlimState, i: number): Zet<KlimState> | null {
  const { slinger, tick } = state;
  if (slinger.houding !== 'zwaait' || slinger.over === 0 || !isVers(slinger, i)) return null;
  return {
    state: { ...state, slinger: { ...slinger, houding: 'vliegt', sinds: tick, waar: i, mik: i, over: slinger.over - 1 } },
    sounds: ['eigen'],
  };
}

function actCalmly(state: KlimState, input: GameInput): Zet<KlimState> | null {
  const gekozen = pickedIndex(input, 'richel');
  if (gekozen >= 0) return flyTo(state, gekozen);
  if (isAction(input)) return flyTo(state, state.slinger.mik);
  const stap = kantOf(input);
  if (stap === 0) return null;
  const n = state.slinger.richels.length;
  const order = state.slinger.richels.map((_, k) => (state.slinger.mik + stap * (k + 1) + n * 2) % n);
  const mik = order.find((i) => isVers(state.slinger, i)) ?? state.slinger.mik;
  return { state: { ...state, slinger: { ...state.slinger, mik } }, sounds: ['kies'] };
}

/** Space, arrow up or a finger anywhere lets go. */
function act(state: KlimState, input: GameInput): Zet<KlimState> | null {
  if (state.rustig) return actCalmly(state, input);
  const los = isAction(input) || pijlOf(input) === 'op' || (input.soort === 'wijs' && input.fase === 'neer');
  const { slinger, tick } = state;
  if (!los || slinger.over === 0) return null;
  const rust = slinger.houding === 'staat' || slinger.houding === 'veert';
  if (rust && tick - slinger.sinds >= STAAT_EVEN)
    return { state: { ...state, slinger: { ...slinger, houding: 'zwaait', sinds: tick, waar: -1 } }, sounds: ['zwiep'] };
  if (slinger.houding !== 'zwaait') return null;
  return {
    state: { ...state, slinger: { ...slinger, ...letGo(state), houding: 'vliegt', sinds: tick, waar: -1, over: slinger.over - 1 } },
    sounds: ['eigen'],
  };
}

function tick(state: KlimState): Zet<KlimState> {
  const { slinger } = state;
  const t = state.tick - slinger.sinds;
  if (slinger.houding === 'vliegt') return state.rustig ? (t >= ZWEEF ? land(state, slinger.waar) : { state }) : flyOn(state);
  const duur = slinger.houding === 'staat' ? STAAT : VEERT;
  const klaar = slinger.houding !== 'zwaait' && t >= duur && slinger.over > 0;
  return { state: klaar ? { ...state, slinger: { ...slinger, houding: 'zwaait', sinds: state.tick, waar: -1 } } : state };
}

function flyOn(state: KlimState): Zet<KlimState> {
  const { slinger } = state;
  const next = fly(slinger);
  const richel = landsOn(state, slinger, next);
  if (richel >= 0) return land(state, richel);
  if (next.y < plaatsenOf(state).vloer) return { state: { ...state, slinger: { ...slinger, ...next } } };
  return { state: { ...state, slinger: { ...slinger, ...next, houding: 'veert', sinds: state.tick } }, sounds: ['plop'] };
}

/** It picks the flowers, and looks in the nest if there is one. */
function land(state: KlimState, i: number): Zet<KlimState> {
  const { slinger, tick: nu } = state;
  const vers = isVers(slinger, i);
  const [x, y] = plaatsenOf(state).richels[i] ?? [0, 0];
  const richel = slinger.richels[i];
  const richels = slinger.richels.map((r, k) => (k === i && vers ? { ...r, op: nu } : r));
  const na = { ...slinger, richels, houding: 'staat', sinds: nu, waar: i, x, y } as const;
  const veer = vers && richel?.nest === true;
  return {
    state: { ...state, slinger: na, bloemen: state.bloemen + (vers ? (richel?.bloemen ?? 0) : 0), veren: state.veren + (veer ? 1 : 0) },
    sounds: veer ? ['plop', 'raak'] : vers ? ['plop', 'munt'] : ['plop'],
  };
}

/** The last jump has come to rest, or every ledge was visited. */
function isAf({ slinger, tick: nu }: KlimState): boolean {
  const rust = (slinger.houding === 'staat' || slinger.houding === 'veert') && nu - slinger.sinds >= KIJK;
  return rust && slinger.over === 0;
}

/** Begins when the wall has come down. */
export const slingerspel: Beurtspel<KlimState> = { van: BOVEN + 4, open, act, tick, isAf };

/** Where the climber is in play. */
export function klimmerInSpel(state: KlimState): Plek {
  const { slinger } = state;
  const t = state.tick - slinger.sinds;
  if (slinger.houding === 'zwaait') return hangPlek(state, state.rustig ? 0 : t);
  return [slinger.x, slinger.y];
}

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1195, 540], staand: [110, 770] },
  reeks: [
    ['marmot', 'duikt', 'Een marmot fluit als een scheidsrechter.'],
    ['steenbok', 'loopt', 'Een steenbok staat op één poot.'],
    ['adelaar', 'vliegt', 'Een adelaar draait rondjes.'],
    ['regenboog', 'drijft', 'Een wolk hangt onder de top.'],
    ['vos', 'loopt', 'Een vos begraaft zijn lunch.'],
    ['rugzak', 'valt', 'Iemand verloor een rode rugzak.'],
    ['vlinder', 'vliegt', 'Een bergvlinder rust uit op een touw.'],
    ['sneeuwpop', 'duikt', 'Een sneeuwpop klimt mee met een touw.'],
    ['lawine', 'valt', 'Er rolt een sneeuwbal naar beneden.'],
    ['edelweiss', 'duikt', 'In een spleet bloeit een zeldzame bloem.'],
  ],
};
