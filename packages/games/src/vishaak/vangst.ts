/**
 * Family G: options that swim, and a boat that lets its hook down between them. It is steered with the arrows, or sails by itself to
 * what was pointed at; what the hook takes hold of is the answer, and an empty hook is only a play error.
 */
import type { GameInput, Item, Stand } from '@spelrijk/game-kit/contract';
import { drawKans, holdKant, pickedIndex, isAction, kantOf, rejectOptie, NOOIT, pijlOf } from '@spelrijk/game-kit/run';
import type { Kant, Choosing, Zet } from '@spelrijk/game-kit/run';
import { progress01, maatOf, between, easeOut } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { diepten, hookedIndex, sink, swim } from './hengel.ts';
import type { Haak, Plaats, Zwemmer } from './hengel.ts';

/** Option `i` is on swimmer `i`, the first at the surface. */
export interface Vangend extends Choosing {
  readonly vissen: readonly Zwemmer[];
  /** Middle of the boat. */
  readonly boot: number;
  /** Which arrow is held. */
  readonly vaart: Kant;
  /** The hook on its way down; null hangs at the boat. */
  readonly haak: Haak | null;
  /** What was pointed at: the boat sails there and the hook finds it. */
  readonly doel: number | null;
  /** Where in the water was tapped: the boat sails there and the hook goes down. */
  readonly naarX: number | null;
  /** What hangs on the hook. */
  readonly beet: number | null;
  /** Tick at which an empty hook came up. */
  readonly leegOp: number;
}

export interface Viswater {
  /** Depths between which they swim. */
  readonly van: number;
  readonly tot: number;
  readonly bodem: number;
  /** How far they stay from both sides of the stage. */
  readonly rand: number;
  /** Between these the boat can sail. */
  readonly links: number;
  readonly rechts: number;
  /** From the middle of the boat to the top of the rod, and the height at which the hook hangs there. */
  readonly reik: number;
  readonly rust: number;
  /** Size of what the hook can take hold of. */
  readonly greep: { readonly w: number; readonly h: number };
}

/** Stage units per tick: of the hook, of a boat that is steered, and of one that sails by itself. */
const ZINK = 8.5;
const VAART = 7;
const ZEIL = 15;
/** Ticks in which an empty hook is hauled up. */
const OMHOOG = 22;

const VRIJ = { doel: null, naarX: null } as const;
const OPGEHAALD = { ...VRIJ, haak: null, beet: null } as const;

/** Nothing swims yet, and the hook hangs in the middle of the stage. */
export const startCatching = (stand: Stand, { reik }: Viswater): Omit<Vangend, keyof Choosing> => ({
  ...OPGEHAALD,
  vissen: [],
  vaart: 0,
  leegOp: NOOIT,
  boot: maatOf(stand).w / 2 - reik,
});

/** Swimmers for the options of this attempt. In calm mode they hang still: they may not hide under one another. */
export function letSwim<S extends Vangend>(before: S, { van, tot }: Viswater): S {
  const [vissen, state] = drawKans(before, (random) =>
    diepten(before.opties.length, van, tot).map((y, i) => ({
      y,
      begin: (random.next() * 0.5 + i * 0.31 + 0.05) % 1,
      vaart: 1.1 + random.next() * 0.9,
    })),
  );
  return { ...state, ...OPGEHAALD, vissen };
}

/** Every swimmer as it is now. */
export const swimmersNow = ({ vissen, rustig, tick, tempo, stand }: Vangend, water: Viswater): readonly Plaats[] =>
  vissen.map((vis) => swim(rustig ? { ...vis, vaart: 0 } : vis, tick * tempo, eersteIn(water), maatOf(stand).w - water.rand));

/** The boat stays on the stage as a whole, with its rod at the right: nothing swims where the hook of the leftmost boat cannot take hold of it. */
const eersteIn = ({ rand, links, reik, greep }: Viswater): number => Math.max(rand, links + reik - greep.w / 2);

/** The hook while it hangs at the rod. */
export const restHaak = ({ boot }: Vangend, { reik, rust }: Viswater): Haak => ({ x: boot + reik, y: rust });

/** The hook as it is now: on its way down, coming up empty, or at the rod. */
export function currentHaak(state: Vangend, water: Viswater): Haak {
  const { x, y } = restHaak(state, water);
  return state.haak ?? { x, y: between(water.bodem - 20, y, easeOut(progress01(state.tick, { van: state.leegOp, duur: OMHOOG }))) };
}

/** A place for the boat within its bounds. */
const clampBoot = ({ links, rechts }: Viswater, x: number): number => Math.min(rechts, Math.max(links, x));

const lowerHaak = <S extends Vangend>(state: S, water: Viswater): Zet<S> =>
  state.haak === null ? { state: { ...state, haak: restHaak(state, water) }, sounds: ['zwiep'] } : { state };

/** Left and right steer, down or space lets the hook go; a tap on `vis:<i>` or in the water does both by itself. */
export function steerHaak<S extends Vangend>(state: S, input: GameInput, water: Viswater): Zet<S> {
  const vrij = { ...state, ...VRIJ };
  if (isAction(input) || pijlOf(input) === 'neer') return lowerHaak(vrij, water);
  if (state.haak === null) {
    const doel = pickedIndex(input, 'vis');
    if (state.opties[doel] !== undefined) return { state: { ...vrij, doel } };
    if (input.soort === 'wijs' && input.fase === 'neer') return { state: { ...vrij, naarX: input.x } };
  }
  return { state: { ...(kantOf(input) === 0 ? state : vrij), vaart: holdKant(input, state.vaart) } };
}

/** A tick of play: the boat sails, or the hook goes down until it meets one of them or the bottom. */
export function stepHaak<S extends Vangend>(state: S, water: Viswater): Zet<S> {
  const plekken = swimmersNow(state, water);
  const doel = plekken[state.doel ?? -1];
  return state.haak === null ? sail(state, water, doel?.x ?? state.naarX) : lower(state, { water, van: state.haak, plekken, doel });
}

function sail<S extends Vangend>(state: S, water: Viswater, naar: number | null): Zet<S> {
  if (naar === null) return { state: { ...state, boot: clampBoot(water, state.boot + state.vaart * VAART * state.tempo) } };
  const boot = clampBoot(water, naar - water.reik);
  const verschil = boot - state.boot;
  if (Math.abs(verschil) < ZEIL) return lowerHaak({ ...state, boot, naarX: null }, water);
  return { state: { ...state, boot: state.boot + Math.sign(verschil) * ZEIL } };
}

interface LowerOpties {
  readonly water: Viswater;
  readonly van: Haak;
  readonly plekken: readonly Plaats[];
  readonly doel: Plaats | undefined;
}

function lower<S extends Vangend>(state: S, { water, van, plekken, doel }: LowerOpties): Zet<S> {
  const haak = sink(van, ZINK * state.tempo, doel?.x ?? null);
  const beet = doel === undefined ? hookedIndex(haak, plekken, water.greep) : haak.y >= doel.y ? (state.doel ?? -1) : -1;
  const antwoord = state.opties[beet];
  if (antwoord !== undefined) return { state: { ...state, haak, beet, vaart: 0 }, sounds: ['raak'], antwoord };
  if (haak.y < water.bodem - 10) return { state: { ...state, haak } };
  return { state: { ...state, haak: null, doel: null, leegOp: state.tick }, sounds: ['mis'] };
}

/** What hangs on the hook was wrong: it is not offered again. */
export const missVangst = <S extends Vangend>(state: S): S => (state.beet === null ? state : rejectOptie(state, state.beet));

/** The device was turned: other depths, and the boat at the same share of the width. */
export function turnVangst<S extends Vangend>(state: S, water: Viswater): S {
  const was = maatOf(state.stand === 'liggend' ? 'staand' : 'liggend').w;
  const hoogten = diepten(state.vissen.length, water.van, water.tot);
  const vissen = state.vissen.map((vis, i) => ({ ...vis, y: hoogten[i] ?? vis.y }));
  return { ...state, ...VRIJ, haak: null, vissen, boot: clampBoot(water, (state.boot / was) * maatOf(state.stand).w) };
}

/** Height of the drawing of the line, which is stretched. */
const LIJN = 100;

/** The line from the top of the rod to wherever the hook is, and the hook; drawn by the game as `lijn` (straight down) and `haak`. */
export function drawTuig([x, y]: Plek, haak: Haak, z: number): Item[] {
  const dx = haak.x - x;
  const dy = haak.y - y;
  const rot = (-Math.atan2(dx, dy) * 180) / Math.PI;
  return [
    { key: 'lijn', x: x + dx / 2, y: y + dy / 2, w: 5, h: LIJN, sy: Math.max(4, Math.hypot(dx, dy)) / LIJN, rot, art: 'lijn', z },
    { key: 'haak', x: haak.x + 6, y: haak.y + 10, w: 34, h: 46, art: 'haak', z: z + 1 },
  ];
}
