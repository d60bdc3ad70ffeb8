/**
 * The play after a right word: against the wind a boat can only go slantwise. The child says when it goes about, and so which buoys are
 * met: each has a flag. In a gust one goes faster, a bank turns the boat by itself. In calm mode every leg is chosen, left or right, with all
 * buoys in view. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { between, easeInOut } from '@spelrijk/game-kit/stage';
import { plaatsenOf, waterPlek } from './plaatsen.ts';
import { KOLOMMEN, OPEN_WATER, VLAGSOORTEN } from './state.ts';
import type { Boei, BotenState, Koers, Vaart } from './state.ts';

export const GEEN_VAART: Vaart = { x: 0.5, ver: 0, koers: 1, omOp: NOOIT, boeien: [], vlagen: [], over: 0, rak: null };

const BOEIEN = 8;
/** From one buoy to the next, and to the first. */
const TUSSEN = 158;
const EERSTE = 190;
/** Speed forwards and across, in stage units and in widths of the water; in a gust that much faster. */
const VOORUIT = 3.3;
const DWARS = 0.0068;
const GUNST = 1.7;
/** So near a buoy gives its flag, and a gust blows. */
const GREEP = 68;
const VLAAG = 92;
const VLAGEN = 4;
/** In calm mode: legs, and ticks of one. */
export const RAKKEN = 4;
const RAKTIJD = 44;
const NAZICHT = 130;

/** Never two in a row in the same column. */
const layBoeien = (state: BotenState): readonly Boei[] =>
  Array.from({ length: BOEIEN }, (_, i) => i).reduce<readonly Boei[]>((rij, i) => {
    const stap = 1 + Math.floor(chance(state.kans, 900 + i) * (KOLOMMEN - 1));
    const kolom = ((rij.at(-1)?.kolom ?? 2) + stap) % KOLOMMEN;
    return [...rij, { kolom, ver: EERSTE + i * TUSSEN, vlag: vlagOf(state, i), raakOp: null }];
  }, []);

/** In calm mode on the places that can be got to; on every row one of them is empty. */
function layRakken(state: BotenState): readonly Boei[] {
  const { rak } = plaatsenOf(state).water;
  return Array.from({ length: RAKKEN }, (_, r) => r).flatMap((r) => {
    const kan = [0, 1, 2, 3, 4].filter((kolom) => (kolom + r) % 2 === 1 && Math.abs(kolom - 2) <= r + 1);
    const leeg = Math.floor(chance(state.kans, 900 + r) * kan.length);
    return kan
      .filter((_, i) => i !== leeg)
      .map((kolom, i) => ({ kolom, ver: (r + 1) * rak, vlag: vlagOf(state, r * 2 + i), raakOp: null }));
  });
}

const vlagOf = (state: BotenState, i: number): number => Math.floor(chance(state.kans, 930 + i) * VLAGSOORTEN);

function open(state: BotenState): BotenState {
  const koers = chance(state.kans, 950) < 0.5 ? -1 : 1;
  if (state.rustig) return { ...state, vaart: { ...GEEN_VAART, koers, boeien: layRakken(state), over: RAKKEN } };
  const vlagen = Array.from({ length: VLAGEN }, (_, i) => ({
    x: 0.12 + chance(state.kans, 960 + i) * 0.76,
    ver: EERSTE + (i * 2 + 0.5 + chance(state.kans, 970 + i)) * TUSSEN,
  }));
  return { ...state, vaart: { ...GEEN_VAART, koers, boeien: layBoeien(state), vlagen } };
}

export const kolomShare = (kolom: number): number => kolom / (KOLOMMEN - 1);

function goAbout(state: BotenState, koers: Koers): Zet<BotenState> {
  const { vaart, tick } = state;
  return koers === vaart.koers ? { state } : { state: { ...state, vaart: { ...vaart, koers, omOp: tick } }, sounds: ['eigen'] };
}

/** A leg of calm mode; at the bank it goes the other way. */
function sailRak(state: BotenState, kant: Koers): Zet<BotenState> | null {
  const { vaart, tick } = state;
  if (vaart.over === 0 || vaart.rak !== null) return null;
  const stap = 1 / (KOLOMMEN - 1);
  const weg = vaart.x + kant * stap;
  const koers: Koers = weg < -0.01 ? 1 : weg > 1.01 ? -1 : kant;
  const rak = { vanX: vaart.x, naarX: vaart.x + koers * stap, vanVer: vaart.ver, op: tick };
  return { state: { ...state, vaart: { ...vaart, koers, omOp: tick, over: vaart.over - 1, rak } }, sounds: ['eigen'] };
}

function act(state: BotenState, input: GameInput): Zet<BotenState> | null {
  const { vaart } = state;
  const gekozen = pickedIndex(input, 'koers');
  const pijl = gekozen === 0 ? -1 : gekozen === 1 ? 1 : kantOf(input);
  const kant: Koers | 0 = isAction(input) ? (vaart.koers === 1 ? -1 : 1) : pijl;
  if (state.rustig) return kant === 0 ? null : sailRak(state, kant);
  if (kant !== 0) return goAbout(state, kant);
  if (input.soort !== 'wijs' || input.fase !== 'neer') return null;
  return goAbout(state, input.x < waterPlek(state, vaart.x, 0)[0] ? -1 : 1);
}

/** Stage units squared between the boat and a place on the water. */
function afstand2(state: BotenState, x: number, ver: number): number {
  const { links, rechts } = plaatsenOf(state).water;
  const [dx, dy] = [(x - state.vaart.x) * (rechts - links), ver - state.vaart.ver];
  return dx * dx + dy * dy;
}

export const isInVlaag = (state: BotenState): boolean => state.vaart.vlagen.some(({ x, ver }) => afstand2(state, x, ver) < VLAAG * VLAAG);

function sailOn(state: BotenState): BotenState {
  const { vaart, tempo, tick } = state;
  const snel = tempo * (isInVlaag(state) ? GUNST : 1);
  const x = vaart.x + vaart.koers * DWARS * snel;
  const wal = x < 0 || x > 1;
  const koers: Koers = wal ? (x < 0 ? 1 : -1) : vaart.koers;
  return {
    ...state,
    vaart: { ...vaart, x: Math.min(1, Math.max(0, x)), ver: vaart.ver + VOORUIT * snel, koers, omOp: wal ? tick : vaart.omOp },
  };
}

function sailCalmly(state: BotenState): BotenState {
  const { vaart, tick } = state;
  if (vaart.rak === null) return state;
  const t = (tick - vaart.rak.op) / RAKTIJD;
  const u = easeInOut(t);
  const ver = vaart.rak.vanVer + u * plaatsenOf(state).water.rak;
  return { ...state, vaart: { ...vaart, x: between(vaart.rak.vanX, vaart.rak.naarX, u), ver, rak: t >= 1 ? null : vaart.rak } };
}

function tick(before: BotenState): Zet<BotenState> {
  if (before.vaart.boeien.length === 0 || !isOpen(before)) return { state: before };
  const state = before.rustig ? sailCalmly(before) : sailOn(before);
  const { vaart } = state;
  const raak = vaart.boeien.map(({ kolom, ver, raakOp }) => raakOp === null && afstand2(state, kolomShare(kolom), ver) < GREEP * GREEP);
  const erbij = vaart.boeien.filter((_, i) => raak[i]).map(({ vlag }) => vlag);
  if (erbij.length === 0) return { state };
  const boeien = vaart.boeien.map((boei, i) => (raak[i] === true ? { ...boei, raakOp: state.tick } : boei));
  return { state: { ...state, vaart: { ...vaart, boeien }, vlaggen: [...state.vlaggen, ...erbij] }, sounds: ['munt'] };
}

/** All buoys have been passed. */
function isAf({ vaart, rustig }: BotenState): boolean {
  if (rustig) return vaart.over === 0 && vaart.rak === null;
  return vaart.ver > (vaart.boeien.at(-1)?.ver ?? 0) + NAZICHT;
}

/** Begins when the boat is through its gate. */
export const laveerspel: Beurtspel<BotenState> = { van: OPEN_WATER, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1130, 420], staand: [630, 620] },
  reeks: [
    ['aap', 'loopt', 'Aan de kant juicht een aapje mee.'],
    ['fles', 'drijft', 'Er drijft een brief in een fles.'],
    ['dolfijn', 'valt', 'Een dolfijn maakt een salto.'],
    ['meeuw', 'vliegt', 'Een meeuw steelt een koekje.'],
    ['eiland', 'drijft', 'Een eiland met een palmboom drijft langs.'],
    ['kreeft', 'loopt', 'Een kreeft zwaait met zijn scharen.'],
    ['duik', 'duikt', 'Er duikt iemand met een snorkel op.'],
    ['zeemonster', 'duikt', 'Een zeemonster zegt gedag.'],
    ['surfer', 'loopt', 'Een krab surft voorbij op een plank.'],
    ['windhoos', 'drijft', 'Een klein windje draait rondjes.'],
    ['vuurtoren', 'drijft', 'Op een rots knippert een lampje.'],
  ],
};
