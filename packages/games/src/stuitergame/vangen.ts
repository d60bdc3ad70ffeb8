/**
 * The play after a right word: the pupil's blob falls, and the child slides the leaf under it. Where on the leaf it comes down says where it
 * bounces to: in the middle straight up, near an edge to that side. Fireflies hang in the air, and the golden one lets loose a second
 * bouncer. Who falls beside the leaf lands soft in the moss and is thrown in again. In calm mode a place is chosen to bounce up from. Only
 * + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isOpen, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, holdKant, isAction, kantOf, NOOIT, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { bosOf } from './bos.ts';
import { FEEST, type Stuiteraar, type Vangst, type Vliegje, type StuiterState } from './state.ts';

export const GEEN_VANGST: Vangst = { ballen: [], vliegjes: [], blad: 0, kant: 0, over: 0, tikOp: NOOIT, mik: 2, sprongOp: NOOIT };

const VLIEGJES = 9;
const INGOOIEN = 3;
const SPRONGEN = 4;
/** Places in calm mode. */
export const PLEKKEN = 5;
const ZWAARTE = 0.3;
/** Speed of a bounce, how much of it goes to the side at an edge, and the speed of the leaf. */
const STUIT = { op: 15.4, opzij: 8.5 } as const;
const SCHUIF = 13;
/** Half the width of the leaf, and how near a firefly is caught. */
export const BLAD = 104;
const GREEP = 66;
const R = 42;
/** Ticks of a jump in calm mode. */
export const SPRONG = 58;

/** Where firefly `i` hangs: rows in the air, each a little off its place. */
export function placeOfVliegje(state: StuiterState, i: number): Plek {
  const { links, rechts, plafond, blad } = bosOf(state);
  const kolom = i % PLEKKEN;
  const rij = Math.floor(i / PLEKKEN);
  const x = links + 40 + ((kolom + 0.5) / PLEKKEN) * (rechts - links - 80) + (chance(state.kans, 930 + i) - 0.5) * 60;
  return [x, plafond + 90 + (rij * 0.5 + chance(state.kans, 950 + i) * 0.35) * (blad[1] - plafond - 240)];
}

/** Middle of place `i` in calm mode. */
export function placeX(state: StuiterState, i: number): number {
  const { links, rechts } = bosOf(state);
  return links + 40 + ((i + 0.5) / PLEKKEN) * (rechts - links - 80);
}

/** From the side, high up, towards the middle. */
function throwIn(state: StuiterState, n: number): Stuiteraar {
  const { links, rechts, plafond } = bosOf(state);
  const vanLinks = (Math.floor(chance(state.kans, 970) * 2) + n) % 2 === 0;
  return {
    x: vanLinks ? links + 30 : rechts - 30,
    y: plafond + 60,
    vx: (vanLinks ? 1 : -1) * (2.6 + chance(state.kans, 980 + n) * 1.6),
    vy: 0,
  };
}

function open(state: StuiterState): StuiterState {
  const goud = Math.floor(chance(state.kans, 960) * VLIEGJES);
  const vliegjes = Array.from({ length: VLIEGJES }, (_, i): Vliegje => ({ goud: i === goud, op: null }));
  const leeg = { ...GEEN_VANGST, vliegjes, blad: bosOf(state).blad[0] };
  if (state.rustig) return { ...state, vangst: { ...leeg, over: SPRONGEN } };
  return { ...state, vangst: { ...leeg, ballen: [throwIn(state, 0)], over: INGOOIEN - 1 } };
}

const clampBlad = (state: StuiterState, x: number): number => Math.min(bosOf(state).rechts, Math.max(bosOf(state).links, x));

function jumpFrom(state: StuiterState, i: number): Zet<StuiterState> | null {
  const { vangst, tick } = state;
  if (vangst.over === 0 || vangst.sprongOp !== NOOIT) return null;
  return {
    state: { ...state, vangst: { ...vangst, mik: i, blad: placeX(state, i), over: vangst.over - 1, sprongOp: tick, tikOp: tick } },
    sounds: ['eigen'],
  };
}

function actCalmly(state: StuiterState, input: GameInput): Zet<StuiterState> | null {
  const gekozen = pickedIndex(input, 'plek');
  if (gekozen >= 0 && gekozen < PLEKKEN) return jumpFrom(state, gekozen);
  if (isAction(input)) return jumpFrom(state, state.vangst.mik);
  const stap = kantOf(input);
  if (stap === 0) return null;
  return { state: { ...state, vangst: { ...state.vangst, mik: (state.vangst.mik + stap + PLEKKEN) % PLEKKEN } }, sounds: ['kies'] };
}

/** Arrows slide the leaf as long as they are held; under a finger it follows. */
function act(state: StuiterState, input: GameInput): Zet<StuiterState> | null {
  if (state.rustig) return actCalmly(state, input);
  const { vangst } = state;
  if (input.soort === 'wijs')
    return input.fase === 'los' ? null : { state: { ...state, vangst: { ...vangst, blad: clampBlad(state, input.x) } } };
  if (input.soort !== 'richting') return null;
  return { state: { ...state, vangst: { ...vangst, kant: holdKant(input, vangst.kant) } } };
}

/** One tick of falling and bouncing off the walls and the leaf. */
function fall(state: StuiterState, bal: Stuiteraar): { readonly bal: Stuiteraar; readonly tik: boolean } {
  const { links, rechts, plafond, blad } = bosOf(state);
  const { tempo, vangst } = state;
  const vy = bal.vy + ZWAARTE * tempo;
  const x = bal.x + bal.vx * tempo;
  const y = bal.y + vy * tempo;
  const vx = x < links - 40 + R || x > rechts + 40 - R ? -bal.vx : bal.vx;
  const hier = { x: Math.min(rechts + 40 - R, Math.max(links - 40 + R, x)), y: Math.max(plafond, y), vx, vy: y < plafond ? -vy * 0.6 : vy };
  const top = blad[1] - R;
  const ver = (hier.x - vangst.blad) / BLAD;
  if (vy <= 0 || bal.y > top || hier.y < top || ver < -1 || ver > 1) return { bal: hier, tik: false };
  return { bal: { ...hier, y: top, vy: -STUIT.op, vx: ver * STUIT.opzij }, tik: true };
}

function tick(state: StuiterState): Zet<StuiterState> {
  if (state.rustig) return riseCalmly(state);
  const { vangst } = state;
  const geschoven = {
    ...state,
    vangst: { ...vangst, blad: isOpen(state) ? clampBlad(state, vangst.blad + vangst.kant * SCHUIF) : vangst.blad },
  };
  const gevallen = vangst.ballen.map((bal) => fall(geschoven, bal));
  const bodem = bosOf(state).blad[1] + 120;
  const over = gevallen.map(({ bal }) => bal).filter(({ y }) => y < bodem);
  const tik = gevallen.some((stuit) => stuit.tik);
  const opnieuw = over.length === 0 && vangst.over > 0 && isOpen(state);
  const ballen = opnieuw ? [throwIn(state, vangst.over)] : over;
  const na = { ...geschoven.vangst, ballen, over: opnieuw ? vangst.over - 1 : vangst.over, tikOp: tik ? state.tick : vangst.tikOp };
  return catchBy({ ...geschoven, vangst: na }, ballen, tik ? ['eigen'] : opnieuw ? ['zwiep'] : []);
}

/** In calm mode it goes straight up from its place and takes what hangs over it. */
function riseCalmly(state: StuiterState): Zet<StuiterState> {
  const { vangst, tick: nu } = state;
  if (vangst.sprongOp === NOOIT) return { state };
  const t = nu - vangst.sprongOp;
  if (t >= SPRONG) return { state: { ...state, vangst: { ...vangst, sprongOp: NOOIT } } };
  if (t !== Math.floor(SPRONG / 2)) return { state };
  const raak = vangst.vliegjes.map(({ op }, i) => op === null && i % PLEKKEN === vangst.mik);
  return take(state, raak, []);
}

function catchBy(state: StuiterState, ballen: readonly Stuiteraar[], sounds: Zet<StuiterState>['sounds']): Zet<StuiterState> {
  const raak = state.vangst.vliegjes.map(({ op }, i) => {
    const [x, y] = placeOfVliegje(state, i);
    return op === null && ballen.some((bal) => (bal.x - x) * (bal.x - x) + (bal.y - y) * (bal.y - y) < GREEP * GREEP);
  });
  return take(state, raak, sounds);
}

/** These fireflies are caught; the golden one lets a friend loose. */
function take(state: StuiterState, raak: readonly boolean[], sounds: Zet<StuiterState>['sounds'] = []): Zet<StuiterState> {
  const aantal = raak.filter(Boolean).length;
  if (aantal === 0) return { state, sounds };
  const { vangst, tick: nu } = state;
  const goud = vangst.vliegjes.some((vliegje, i) => raak[i] === true && vliegje.goud);
  const vliegjes = vangst.vliegjes.map((vliegje, i) => (raak[i] === true ? { ...vliegje, op: nu } : vliegje));
  const ballen = goud && !state.rustig ? [...vangst.ballen, throwIn(state, 1)] : vangst.ballen;
  const sprong = goud && state.rustig ? 1 : 0;
  return {
    state: { ...state, vangst: { ...vangst, vliegjes, ballen, over: vangst.over + sprong }, lichtjes: state.lichtjes + aantal },
    sounds: [...sounds, goud ? 'raak' : 'munt'],
  };
}

/** Every firefly is caught, or nobody is in the air any more. */
function isAf({ vangst, rustig }: StuiterState): boolean {
  if (vangst.vliegjes.every(({ op }) => op !== null)) return true;
  return vangst.over === 0 && (rustig ? vangst.sprongOp === NOOIT : vangst.ballen.length === 0);
}

/** Begins when the toadstools have danced. */
export const vangspel: Beurtspel<StuiterState> = { van: FEEST, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [780, 586], staand: [480, 812] },
  reeks: [
    ['hert', 'loopt', 'Een hert staat tussen de bomen.'],
    ['slak', 'loopt', 'Een slak draagt een lantaarntje.'],
    ['uil', 'vliegt', 'Een uil draait zijn kop bijna rond.'],
    ['vleermuis', 'vliegt', 'Een vleermuis oefent zijn landing.'],
    ['kabouter', 'duikt', 'Iemand woont in een holle boom.'],
    ['eikel', 'valt', 'Een eikel ploft op een paddenstoel.'],
    ['rups', 'loopt', 'Een rups heeft overal voetjes.'],
    ['spin', 'valt', 'Een spinnetje weeft een trampoline.'],
    ['kristal', 'drijft', 'Tussen het mos glinstert een steen.'],
    ['vos', 'duikt', 'Een vosje gluurt vanachter een varen.'],
  ],
};
