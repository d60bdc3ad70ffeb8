/**
 * The play after a right word: the fish swims freely, after the arrows or a finger. Shrimps are everywhere; a golden bite floats just above the
 * big fish, which spits out whoever swims into it; and a shell opens for who comes near. In calm mode the big fish sleeps, and what to eat
 * is chosen. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, holdKant, isAction, kantOf, NOOIT, pickedIndex, type Kant, type Zet } from '@spelrijk/game-kit/run';
import { maatOf, type Plek } from '@spelrijk/game-kit/stage';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { plaatsenOf, visPlek } from './plaatsen.ts';
import { type Hapje, type Zee, OP, type VisState } from './state.ts';

export const GEEN_ZEE: Zee = {
  hapjes: [],
  x: 0,
  y: 0,
  kant: -1,
  doel: null,
  opzij: 0,
  omhoog: 0,
  botsOp: NOOIT,
  hapOp: NOOIT,
  mik: 0,
  naar: -1,
  naarOp: NOOIT,
  over: 0,
  schat: 0,
};

export const SCHATTEN = ['parel', 'gouden munt', 'krab met een hoed', 'oude laars', 'kroon'] as const;
const GARNALEN = { gewoon: 9, rustig: 4 } as const;
/** Calm mode: so many bites. */
const BEURTEN = 4;
const VAART = 7.4;
/** Nearer than this it bites; the shell and the gold are larger. */
const BEK = { garnaal: 62, goud: 64, schelp: 84 } as const;
/** Growth by what was eaten. */
const VOEDING = { garnaal: 1, goud: 4, schelp: 0 } as const;
/** The big fish: half its body, ticks of a crossing, how far above it the gold floats, and how far one is spat out. */
const GROOT = { w: 128, h: 56, oversteek: 250, goud: 96, spuug: 190 } as const;
const DUIZEL = 34;
/** In calm mode it sleeps here, as shares of the stage. */
const SLAAPT = { x: 0.7, y: 0.72 } as const;
export const ZWEEF = 36;
const KIJK = 44;

/** The big fish: where it is and which way it looks. */
export function groteVis(state: VisState): { readonly plek: Plek; readonly kant: -1 | 1 } {
  const { w, h } = maatOf(state.stand);
  if (state.rustig) return { plek: [SLAAPT.x * w, SLAAPT.y * h], kant: 1 };
  const { banen } = plaatsenOf(state);
  const u = (ticksInBeurt(state) * state.tempo) / GROOT.oversteek + 0.06;
  const keer = Math.floor(u);
  const heen = (keer + Math.floor(chance(state.kans, 700) * 2)) % 2 === 0;
  const ver = -GROOT.w * 1.4 + (u - keer) * (w + GROOT.w * 2.8);
  const y = banen[Math.floor(chance(state.kans, 701 + keer) * banen.length)] ?? 0;
  return { plek: [heen ? ver : w - ver, y], kant: heen ? -1 : 1 };
}

/** Where a bite is now: the gold goes along with the big fish. */
export function hapjePlek(state: VisState, { soort, x, y }: Hapje): Plek {
  const { links, rechts, boven, onder } = plaatsenOf(state).ruim;
  if (soort !== 'goud') return [links + x * (rechts - links), boven + y * (onder - boven)];
  const [gx, gy] = groteVis(state).plek;
  return [gx, gy - GROOT.goud];
}

function open(state: VisState): VisState {
  const { kans, rustig } = state;
  const [x, y] = rustig ? plaatsenOf(state).thuis : visPlek(state);
  const n = GARNALEN[rustig ? 'rustig' : 'gewoon'];
  const garnalen = Array.from({ length: n }, (_, i): Hapje => {
    // One in every column, so that none lie on each other.
    const kolom = (i + 0.2 + chance(kans, 600 + i * 2) * 0.6) / n;
    return { soort: 'garnaal', x: kolom, y: rustig ? ([0.12, 0.74, 0.2, 0.9][i] ?? 0.5) : chance(kans, 601 + i * 2) * 0.86, opOp: null };
  });
  const hapjes: readonly Hapje[] = [
    ...garnalen,
    { soort: 'goud', x: 0, y: 0, opOp: null },
    { soort: 'schelp', x: 0.12 + chance(kans, 640) * 0.5, y: 1, opOp: null },
  ];
  const schat = Math.floor(chance(kans, 641) * SCHATTEN.length);
  return { ...state, zee: { ...GEEN_ZEE, hapjes, x, y, over: rustig ? BEURTEN : 0, schat } };
}

const isOver = (hapje: Hapje | undefined): boolean => hapje !== undefined && hapje.opOp === null;

function swimTo(state: VisState, i: number): Zet<VisState> | null {
  const { zee, tick } = state;
  if (zee.naar >= 0 || zee.over === 0 || !isOver(zee.hapjes[i])) return null;
  return { state: { ...state, zee: { ...zee, mik: i, naar: i, naarOp: tick, over: zee.over - 1 } }, sounds: ['zwiep'] };
}

function actCalmly(state: VisState, input: GameInput): Zet<VisState> | null {
  const gekozen = pickedIndex(input, 'hapje');
  if (gekozen >= 0) return swimTo(state, gekozen);
  if (isAction(input)) return swimTo(state, state.zee.mik);
  const stap = kantOf(input);
  if (stap === 0) return null;
  const { hapjes, mik } = state.zee;
  const n = hapjes.length;
  const order = hapjes.map((_, k) => (mik + stap * (k + 1) + n * 2) % n);
  return { state: { ...state, zee: { ...state.zee, mik: order.find((i) => isOver(hapjes[i])) ?? mik } }, sounds: ['kies'] };
}

/** Up and down as `holdKant` takes left and right. */
function holdHoogte(input: GameInput, omhoog: Kant): Kant {
  if (input.soort !== 'richting' || (input.richting !== 'op' && input.richting !== 'neer')) return omhoog;
  return holdKant({ ...input, richting: input.richting === 'op' ? 'links' : 'rechts' }, omhoog);
}

/** Arrows that are held, or a finger: where it is, it goes. */
function act(state: VisState, input: GameInput): Zet<VisState> | null {
  if (state.rustig) return actCalmly(state, input);
  const { zee } = state;
  if (input.soort === 'wijs') {
    const doel = input.fase === 'los' ? zee.doel : { x: input.x, y: input.y };
    return doel === zee.doel ? null : { state: { ...state, zee: { ...zee, doel, opzij: 0, omhoog: 0 } } };
  }
  if (input.soort !== 'richting') return null;
  const vlak = input.richting === 'links' || input.richting === 'rechts';
  const opzij = vlak ? holdKant(input, zee.opzij) : zee.opzij;
  const omhoog = holdHoogte(input, zee.omhoog);
  if (opzij === zee.opzij && omhoog === zee.omhoog) return null;
  return { state: { ...state, zee: { ...zee, opzij, omhoog, doel: null } } };
}

const clampTo = (waarde: number, van: number, tot: number): number => Math.min(tot, Math.max(van, waarde));

/** One tick of swimming; a finger is swum to, not past. */
function swim(state: VisState): Zee {
  const { zee } = state;
  const { links, rechts, boven, onder } = plaatsenOf(state).ruim;
  const [dx, dy] = zee.doel === null ? [zee.opzij * VAART, zee.omhoog * VAART] : [zee.doel.x - zee.x, zee.doel.y - zee.y];
  const ver = Math.max(Math.abs(dx), Math.abs(dy));
  const deel = ver <= VAART ? 1 : VAART / ver;
  const x = clampTo(zee.x + dx * deel, links, rechts);
  const y = clampTo(zee.y + dy * deel, boven, onder);
  const kant = Math.abs(dx) < 2 ? zee.kant : dx < 0 ? -1 : 1;
  return { ...zee, x, y, kant };
}

/** The bite that is before its mouth; -1 is none. */
function hapBij(state: VisState): number {
  const { zee } = state;
  return zee.hapjes.findIndex((hapje) => {
    const [x, y] = hapjePlek(state, hapje);
    const ver = BEK[hapje.soort];
    return hapje.opOp === null && Math.abs(x - zee.x) < ver && Math.abs(y - zee.y) < ver;
  });
}

function eat(state: VisState, i: number): Zet<VisState> {
  const hapje = state.zee.hapjes[i];
  if (hapje === undefined) return { state };
  const hapjes = state.zee.hapjes.map((h, k) => (k === i ? { ...h, opOp: state.tick } : h));
  const zee = { ...state.zee, hapjes, hapOp: state.tick };
  const schatten = hapje.soort === 'schelp' ? [...state.schatten, state.zee.schat] : state.schatten;
  return {
    state: { ...state, zee, schatten, groei: state.groei + VOEDING[hapje.soort] },
    sounds: hapje.soort === 'garnaal' ? ['eigen'] : hapje.soort === 'goud' ? ['eigen', 'raak', 'munt'] : ['eigen', 'munt'],
  };
}

function tickCalmly(state: VisState): Zet<VisState> {
  const { zee } = state;
  if (zee.naar < 0 || state.tick - zee.naarOp < ZWEEF) return { state };
  const hapje = zee.hapjes[zee.naar];
  if (hapje === undefined) return { state };
  const [x, y] = hapjePlek(state, hapje);
  return eat({ ...state, zee: { ...zee, x, y, kant: x < zee.x ? -1 : 1, naar: -1 } }, zee.naar);
}

function tick(state: VisState): Zet<VisState> {
  if (state.rustig) return tickCalmly(state);
  if (state.tick - state.zee.botsOp < DUIZEL) return { state };
  const na = { ...state, zee: swim(state) };
  const [gx, gy] = groteVis(na).plek;
  const [dx, dy] = [na.zee.x - gx, na.zee.y - gy];
  if (Math.abs(dx) < GROOT.w && Math.abs(dy) < GROOT.h) {
    const { links, rechts } = plaatsenOf(na).ruim;
    const x = clampTo(na.zee.x + (dx < 0 ? -GROOT.spuug : GROOT.spuug), links, rechts);
    return { state: { ...na, zee: { ...na.zee, x, doel: null, botsOp: state.tick } }, sounds: ['mis', 'plop'] };
  }
  const hap = hapBij(na);
  return hap < 0 ? { state: na } : eat(na, hap);
}

/** Everything is eaten, or in calm mode there are no bites left. */
function isAf({ zee, rustig, tick: nu }: VisState): boolean {
  const klaar = zee.hapjes.every(({ opOp }) => opOp !== null) || (rustig && zee.over === 0 && zee.naar < 0);
  return klaar && nu - zee.hapOp >= KIJK;
}

/** Begins when the biscuit is eaten. */
export const zwemspel: Beurtspel<VisState> = {
  van: OP + 14,
  open,
  act,
  tick,
  isAf,
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [760, 590], staand: [430, 850] },
  reeks: [
    ['zeester', 'drijft', 'Een zeester loopt op zijn tenen.'],
    ['duikboot', 'drijft', 'Een duikboot knippert met zijn lamp.'],
    ['egelvis', 'drijft', 'Een egelvis schrikt en wordt rond.'],
    ['rog', 'drijft', 'Een rog vliegt onder water.'],
    ['schat', 'duikt', 'Een munt uit het wrak blinkt in het grind.'],
    ['heremietkreeft', 'duikt', 'Een heremietkreeft zoekt een groter huis.'],
    ['zeehond', 'duikt', 'Een zeehond van rubber zwemt een rondje mee.'],
    ['lampvis', 'drijft', 'Een lampvisje zoekt het lichtknopje.'],
    ['wiermannetje', 'duikt', 'Het wier heeft ogen vandaag.'],
    ['inktvis', 'drijft', 'Een inktvisje heeft een hoed gevonden.'],
  ],
};
