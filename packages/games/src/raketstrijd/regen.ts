/**
 * The play after a right word: a shower of lumps falls on the city. The child says where in the sky a firework bursts; what falls through
 * the burst becomes a star, and bursts itself a little: well placed, one firework takes them all. In one lump somebody travels. What is
 * missed bounces off a roof and costs nothing. In calm mode the lumps hang still and one of them is chosen.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import { plaatsenOf, STER_OP, type Brok, type Knal, type Regen, type RaketState } from './state.ts';

export const GEEN_REGEN: Regen = { brokken: [], pijlen: [], knallen: [], over: 0, mik: [0, 0], kant: null, mikBrok: 0 };

const BROKKEN = { gewoon: 9, rustig: 6 } as const;
const PIJLEN = 3;
/** Ticks of a firework to its place, of a burst while it takes something, and until it is gone. */
export const VLUCHT = 20;
const GROEIT = 16;
export const KNAL = 46;
/** Reach of a firework and of a lump that bursts with it. */
const STRAAL = { pijl: 128, brok: 96 } as const;
const BROK_R = 34;
/** How far the sight goes in a tick with an arrow held. */
const VAART = 10;
const STAPPEN = { links: [-1, 0], rechts: [1, 0], op: [0, -1], neer: [0, 1] } as const;

/** Lumps in two or three heaps, so that a well placed burst takes more than one. */
function makeBrokken({ kans, stand, rustig }: RaketState): readonly Brok[] {
  const { links, rechts, boven, daken } = plaatsenOf({ stand }).lucht;
  const n = BROKKEN[rustig ? 'rustig' : 'gewoon'];
  const gast = Math.floor(chance(kans, 300) * n);
  return Array.from({ length: n }, (_, i) => {
    const hoop = i % 3;
    const midden = links + (rechts - links) * (0.16 + 0.34 * hoop + (chance(kans, 310 + hoop) - 0.5) * 0.16);
    const x = midden + (chance(kans, 320 + i) - 0.5) * 230;
    const y =
      boven + (rustig ? 180 + chance(kans, 340 + i) * (daken - boven - 300) : (Math.floor(i / 3) % 3) * -40 + chance(kans, 340 + i) * 130);
    return {
      x: Math.min(rechts, Math.max(links, x)),
      y,
      vx: (chance(kans, 360 + i) - 0.5) * 0.9,
      vy: 1.1 + chance(kans, 380 + hoop) * 0.5,
      gast: i === gast,
      sterOp: null,
      dakOp: null,
    };
  });
}

/** Where a lump is now, or where it became a star. */
export function brokPlek(state: RaketState, { x, y, vx, vy, sterOp }: Brok): Plek {
  if (state.rustig || state.beurt === null) return [x, y];
  const t = ((sterOp ?? state.tick) - state.beurt.op) * state.tempo;
  return [x + vx * t, y + vy * t];
}

export const falls = ({ sterOp, dakOp }: Brok): boolean => sterOp === null && dakOp === null;

/** How far a burst reaches now. */
export const reachOf = ({ op, straal }: Knal, tick: number): number => straal * Math.min(1, Math.max(0, tick - op) / GROEIT);

function open(state: RaketState): RaketState {
  const { links, rechts, daken } = plaatsenOf(state).lucht;
  const mik: Plek = [(links + rechts) / 2, daken * 0.5];
  return { ...state, regen: { ...GEEN_REGEN, brokken: makeBrokken(state), over: PIJLEN, mik } };
}

function launch(state: RaketState, naar: Plek): Zet<RaketState> | null {
  const { regen, tick } = state;
  if (regen.over === 0) return null;
  const pijlen = [...regen.pijlen, { naar, op: tick }];
  return { state: { ...state, regen: { ...regen, pijlen, mik: naar, over: regen.over - 1 } }, sounds: ['zwiep'] };
}

function launchAtBrok(state: RaketState, i: number): Zet<RaketState> | null {
  const brok = state.regen.brokken[i];
  if (brok === undefined || !falls(brok) || state.regen.pijlen.length > 0) return null;
  return launch({ ...state, regen: { ...state.regen, mikBrok: i } }, brokPlek(state, brok));
}

/** Chooses among the lumps that still hang, round and round. */
function actCalmly(state: RaketState, input: GameInput): Zet<RaketState> | null {
  const { brokken, mikBrok } = state.regen;
  const gekozen = pickedIndex(input, 'brok');
  if (gekozen >= 0) return launchAtBrok(state, gekozen);
  if (isAction(input)) return launchAtBrok(state, mikBrok);
  const stap = kantOf(input);
  if (stap === 0) return null;
  const n = brokken.length;
  const order = brokken.map((_, k) => (mikBrok + stap * (k + 1) + n * 2) % n);
  const naar = order.find((i) => brokken[i] !== undefined && falls(brokken[i])) ?? mikBrok;
  return { state: { ...state, regen: { ...state.regen, mikBrok: naar } }, sounds: ['kies'] };
}

/** A finger says where; arrows move the sight as long as they are held, and the space bar fires there. */
function act(state: RaketState, input: GameInput): Zet<RaketState> | null {
  if (state.rustig) return actCalmly(state, input);
  if (isAction(input)) return launch(state, state.regen.mik);
  if (input.soort === 'wijs') return input.fase === 'neer' ? launch(state, clampToLucht(state, [input.x, input.y])) : null;
  if (input.soort !== 'richting') return null;
  const { kant } = state.regen;
  const nieuw = input.ingedrukt ? input.richting : kant === input.richting ? null : kant;
  return { state: { ...state, regen: { ...state.regen, kant: nieuw } } };
}

function clampToLucht(state: RaketState, [x, y]: Plek): Plek {
  const { links, rechts, daken } = plaatsenOf(state).lucht;
  return [Math.min(rechts + 60, Math.max(links - 60, x)), Math.min(daken, Math.max(40, y))];
}

function moveMik(state: RaketState): Regen {
  const { regen } = state;
  if (regen.kant === null) return regen;
  const [dx, dy] = STAPPEN[regen.kant];
  return { ...regen, mik: clampToLucht(state, [regen.mik[0] + dx * VAART, regen.mik[1] + dy * VAART]) };
}

function tick(before: RaketState): Zet<RaketState> {
  const nu = before.tick;
  const regen = moveMik(before);
  const aan = regen.pijlen.filter(({ op }) => nu - op >= VLUCHT);
  const knallen = [
    ...regen.knallen.filter(({ op }) => nu - op < KNAL),
    ...aan.map(({ naar }): Knal => ({ plek: naar, op: nu, straal: STRAAL.pijl })),
  ];
  const pijlen = regen.pijlen.filter((pijl) => !aan.includes(pijl));
  const zet = burstBrokken({ ...before, regen: { ...regen, pijlen, knallen } });
  return aan.length > 0 ? { ...zet, sounds: ['eigen', ...(zet.sounds ?? [])] } : zet;
}

/** What is within reach of a burst becomes a star and bursts too; what is low enough bounces off a roof. */
function burstBrokken(state: RaketState): Zet<RaketState> {
  const { regen, tick: nu } = state;
  const { daken } = plaatsenOf(state).lucht;
  const isHit = (plek: Plek): boolean =>
    regen.knallen.some(
      (knal) => nu - knal.op < GROEIT + 12 && Math.hypot(plek[0] - knal.plek[0], plek[1] - knal.plek[1]) < reachOf(knal, nu) + BROK_R,
    );
  const brokken = regen.brokken.map((brok): Brok => {
    if (!falls(brok)) return brok;
    const plek = brokPlek(state, brok);
    if (isHit(plek)) return { ...brok, sterOp: nu };
    return plek[1] > daken ? { ...brok, dakOp: nu } : brok;
  });
  const raak = brokken.filter(({ sterOp }) => sterOp === nu);
  const dof = brokken.some(({ dakOp }) => dakOp === nu);
  const erbij = raak.map((brok): Knal => ({ plek: brokPlek(state, brok), op: nu, straal: STRAAL.brok }));
  const gast = raak.some((brok) => brok.gast);
  return {
    state: {
      ...state,
      regen: { ...regen, brokken, knallen: [...regen.knallen, ...erbij] },
      sterren: state.sterren + raak.length,
      gasten: state.gasten + (gast ? 1 : 0),
    },
    sounds: gast ? ['munt', 'raak'] : raak.length > 0 ? ['munt'] : dof ? ['plop'] : [],
  };
}

/** Nothing falls any more, or nothing is left to fire and all has burst; a traveller is seen landing. */
function isAf({ regen, tick: nu }: RaketState): boolean {
  const rust = regen.pijlen.length === 0 && regen.knallen.every(({ op }) => nu - op >= KNAL - 2);
  return rust && (regen.over === 0 || !regen.brokken.some(falls));
}

/** Begins when the star of the word is nearly in its place. */
export const regenspel: Beurtspel<RaketState> = { van: STER_OP - 6, open, act, tick, isAf };

/** Ticks since a traveller was let out; null when nobody was. */
export function gastSinds({ regen, tick: nu }: RaketState): number | null {
  const op = regen.brokken.find(({ gast }) => gast)?.sterOp ?? null;
  return op === null ? null : nu - op;
}

/** The device was turned: what falls and where is aimed come along at the same share of the sky; what flies is let go. */
export function turnRegen(state: RaketState): RaketState {
  const hier = plaatsenOf(state).lucht;
  const daar = plaatsenOf({ stand: state.stand === 'liggend' ? 'staand' : 'liggend' }).lucht;
  const share = (n: number, van: readonly [number, number], naar: readonly [number, number]): number =>
    naar[0] + ((n - van[0]) / (van[1] - van[0])) * (naar[1] - naar[0]);
  const moved = ([x, y]: Plek): Plek => [
    share(x, [daar.links, daar.rechts], [hier.links, hier.rechts]),
    share(y, [daar.boven, daar.daken], [hier.boven, hier.daken]),
  ];
  const { regen } = state;
  const brokken = regen.brokken.map((brok) => {
    const [x, y] = moved([brok.x, brok.y]);
    return { ...brok, x, y };
  });
  return { ...state, regen: { ...regen, brokken, mik: moved(regen.mik), pijlen: [], knallen: [] } };
}

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1180, 540], staand: [610, 330] },
  reeks: [
    ['kat', 'loopt', 'Een dakkat zingt naar de maan.'],
    ['uil', 'vliegt', 'Een uil houdt de wacht op een antenne.'],
    ['ster', 'valt', 'Een sterretje landt op een schoorsteen.'],
    ['satelliet', 'vliegt', 'Een postraket brengt een kaartje.'],
    ['wolk', 'drijft', 'Een wolk trekt zijn slaapmuts aan.'],
    ['vuurwerk', 'vliegt', 'Iemand viert feest aan de overkant.'],
    ['bewoner', 'duikt', 'Een buurvrouw zwaait met haar pannenkoek.'],
    ['vleermuis', 'vliegt', 'Een vleermuis verdwaalt in het licht.'],
    ['trein', 'loopt', 'Een nachttrein rijdt over het dak van de stad.'],
    ['poolvos', 'drijft', 'Het poollicht danst even voor jou.'],
  ],
};
