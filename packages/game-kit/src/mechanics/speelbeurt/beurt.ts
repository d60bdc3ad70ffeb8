/**
 * A right word earns real play: during the reward the stage is the child's for some seconds, with the verb of the game itself. What that
 * brings depends on what is chosen, on timing and on chance, never on spelling or its speed; nothing in it is an answer, and it can be
 * left alone. It closes when there is nothing left to do, when nobody does anything, or when the child goes on.
 */
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { GameInput, GameStart } from '../../contract/game.ts';
import { isPick } from '../../run/gestures.ts';
import { BELONING_TICKS, currentOpgave } from '../../run/run.ts';
import { endNaspel, ticksInFase } from '../../run/step.ts';
import type { Basis, Regels, Zet } from '../../run/step.ts';

/** One burst, in ticks of the stage. */
interface Beurt {
  readonly op: number;
  /** When something was done last; `op` is not yet. */
  readonly daadOp: number;
  /** When something moved by itself last; null in a game in which it always does. */
  readonly bewoogOp: number | null;
  /** When it closed; null is open. */
  readonly dichtOp: number | null;
}

/** What came by in this round. */
interface Voorval {
  readonly op: number;
  /** In which burst it came; in a later one it is there already. */
  readonly beurtOp: number;
  /** When it was touched last, and how often. */
  readonly tikOp: number;
  readonly tikken: number;
}

/** Fireworks of the child's own at the end of a round. */
interface Vuurpijl {
  readonly nr: number;
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

/** What a game remembers of it. */
export interface Spelend extends Basis {
  /** The burst of this word; null before it. */
  readonly beurt: Beurt | null;
  /** Are there bursts in this round? Not in a test. */
  readonly beurten: boolean;
  /** The reward before a burst has been seen in this round: from now on it goes by quickly. */
  readonly gezien: boolean;
  /** The child does not want to see it now. */
  readonly haast: boolean;
  /** Rounds of this game that the child played before: what comes by goes on from there. */
  readonly ronde: number;
  readonly voorval: Voorval | null;
  readonly vuurwerk: readonly Vuurpijl[];
}

/** Longest burst, and how long it waits for a child that does nothing; ticks. In calm mode there is no hurry: a switch needs its time. */
const LANGST = { gewoon: 480, rustig: 2400 } as const;
const STIL = { gewoon: 240, rustig: 900, lezend: 1800 } as const;
/** What closed is looked at for so long before the next word: in calm mode, at its end, and when the child itself goes on. */
const UIT = { rustig: 40, gewoon: 12, zelf: 8 } as const;
/** A reward that was seen before is over in about so many ticks: it is played at a multiple of its speed. */
const KORT = 30;
/** Ticks that a word takes in each form (six letters when it is written or built), and what a letter more or less makes of it. */
const WOORD: Readonly<Record<Antwoordvorm, { readonly ticks: number; readonly letter: number }>> = {
  TYP: { ticks: 420, letter: 42 },
  FLITS: { ticks: 420, letter: 42 },
  VOLG: { ticks: 490, letter: 49 },
  SPLIT: { ticks: 400, letter: 40 },
  KIES: { ticks: 243, letter: 0 },
  SORT: { ticks: 243, letter: 0 },
  GAP: { ticks: 243, letter: 0 },
};
const LETTERS = 6;
/** A burst is over half as long as its word, and never under about three seconds; who is in the middle of it has so much longer. */
const DEEL = { van: 25, per: 0.5, minst: 148, uitloop: 1.5 } as const;
const KORTE_BEURT = 180;
/** Ticks without a deed in which what was thrown comes down. */
const ADEM = 20;

/** A game's own verb, as rules beside its `Regels`. */
export interface Beurtspel<S extends Spelend> {
  /** Ticks into the reward at which the child can begin: at most two seconds (120). */
  readonly van: number;
  /** Lays it out; chance comes from `chance(state.kans, n)`, which leaves the words to come as they are. */
  open(state: S): S;
  /** What an input does; null is nothing, and does not count as play. */
  act(state: S, input: GameInput): Zet<S> | null;
  /** What moves by itself. */
  tick?(state: S): Zet<S>;
  /** Nothing is left to do. */
  isAf(state: S): boolean;
  /** What the child set going is on its way (a flight, a train that brakes): it is waited for, up to the longest burst. */
  bezig?(state: S): boolean;
  /** The child reads: nothing closes it but an answer, the child itself, or a long silence. */
  leest?(state: S): boolean;
}

export const startBeurten = ({ zonderBeurt = false, ronde = 0 }: GameStart): Omit<Spelend, keyof Basis> => ({
  beurt: null,
  beurten: !zonderBeurt,
  gezien: false,
  haast: false,
  ronde,
  voorval: null,
  vuurwerk: [],
});

/** The stage is the child's. */
export const isOpen = ({ beurt, run }: Spelend): boolean => run.fase === 'goed' && beurt !== null && beurt.dichtOp === null;

/** It was open in this reward, and what it left still stands there. */
export const wasOpen = ({ beurt, run }: Spelend): boolean => run.fase === 'goed' && beurt !== null;

/** Ticks since it opened; before that a number below zero. */
export const ticksInBeurt = ({ beurt, tick }: Spelend): number => (beurt === null ? -1 : tick - beurt.op);

const close = <S extends Spelend>(state: S, uit: number): S =>
  state.beurt === null ? state : endNaspel({ ...state, beurt: { ...state.beurt, dichtOp: state.tick } }, uit);

/** Ticks after which a burst closes as soon as the child pauses: by what its word asked. */
function lengthOf(state: Spelend): number {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return LANGST.gewoon;
  const gekozen = opgave.antwoordvorm === 'FLITS' && opgave.keuzes !== undefined;
  const { ticks, letter } = WOORD[gekozen ? 'KIES' : opgave.antwoordvorm];
  return Math.max(DEEL.minst, DEEL.van + DEEL.per * (ticks + letter * (opgave.antwoord.length - LETTERS)));
}

/** Is it the burst of a word that was only chosen? Then there is time for half as much. */
export const isKort = (state: Spelend): boolean => !state.rustig && lengthOf(state) < KORTE_BEURT;

/** The reward plays on by itself: a tick, or as many at once as make short work of what was seen before. */
function stepReward<S extends Spelend>(regels: Regels<S>, before: S, van: number): Zet<S> {
  const { rustig, gezien, haast, beurten, beurt } = before;
  const snel = beurten && beurt === null && before.run.fase === 'goed' && (haast || (gezien && !rustig));
  let zet = regels.tick(before);
  for (let n = snel ? Math.ceil(van / KORT) : 1; n > 1 && ticksInFase(zet.state) < van; n--) {
    const { sounds = [], effects = [] } = zet;
    zet = regels.tick({ ...zet.state, tick: zet.state.tick + 1 });
    zet = { ...zet, sounds: [...sounds, ...(zet.sounds ?? [])], effects: [...effects, ...(zet.effects ?? [])] };
  }
  return zet;
}

const isDaad = (input: GameInput): boolean =>
  input.soort === 'kies' ||
  (input.soort === 'wijs' ? input.fase === 'neer' : (input.soort === 'actie' || input.soort === 'richting') && input.ingedrukt);

/**
 * The rules of a game with a burst after every right word.
 * @example step: createStep(withBeurt({ begin, input, tick, oordeel }, { van: 40, open, act, isAf }))
 */
export function withBeurt<S extends Spelend>(regels: Regels<S>, spel: Beurtspel<S>): Regels<S> {
  return {
    ...regels,
    begin: (state) => ({ ...regels.begin({ ...state, beurt: null, haast: false }), beurt: null, haast: false }),
    tick(before) {
      const zet = stepReward(regels, before, spel.van);
      if (!zet.state.beurten || zet.state.run.fase !== 'goed') return zet;
      const { state, sounds = [], effects = [] } = stepBeurt(zet.state, spel);
      return { ...zet, state, sounds: [...(zet.sounds ?? []), ...sounds], effects: [...(zet.effects ?? []), ...effects] };
    },
    naspel(state, input) {
      if (!isOpen(state)) return regels.naspel?.(state, input) ?? { state: isDaad(input) ? { ...state, haast: true } : state };
      if (isPick(input, 'verder')) return { state: close(state, UIT.zelf), sounds: ['kies'] };
      const zet = spel.act(state, input);
      if (zet === null || zet.state.beurt === null) return { state };
      return { ...zet, state: { ...zet.state, beurt: { ...zet.state.beurt, daadOp: state.tick } } };
    },
    beloning: (state) => (state.beurten ? spel.van + LANGST.rustig + UIT.rustig : (regels.beloning?.(state) ?? BELONING_TICKS)),
  };
}

function stepBeurt<S extends Spelend>(before: S, spel: Beurtspel<S>): Zet<S> {
  const { beurt, tick, rustig } = before;
  if (beurt === null) {
    if (ticksInFase(before) < spel.van) return { state: before };
    return {
      state: spel.open({ ...before, gezien: true, beurt: { op: tick, daadOp: tick, bewoogOp: null, dichtOp: null } }),
      sounds: ['zwiep'],
    };
  }
  const zet = spel.tick?.(before) ?? { state: before };
  if (beurt.dichtOp !== null) return zet;
  const state = zet.state === before ? comeToRest(before, beurt) : keepMoving(zet.state);
  const nu = state.beurt ?? beurt;
  const voorbij = spel.leest?.(state) === true ? tick - nu.daadOp >= STIL.lezend : isVoorbij(state, nu, spel.bezig?.(state) === true);
  const af = voorbij || spel.isAf(state);
  return { ...zet, state: af ? close(state, UIT[rustig ? 'rustig' : 'gewoon']) : state };
}

/** Nothing moves in this tick: from now on what moves is waited for. */
const comeToRest = <S extends Spelend>(state: S, beurt: Beurt): S =>
  beurt.bewoogOp === null ? { ...state, beurt: { ...beurt, bewoogOp: beurt.op } } : state;

const keepMoving = <S extends Spelend>(state: S): S =>
  state.beurt === null || state.beurt.bewoogOp === null ? state : { ...state, beurt: { ...state.beurt, bewoogOp: state.tick } };

/** Nobody does anything, its time is up while the child pauses and nothing is in the air, or it went on long enough. */
function isVoorbij(state: Spelend, { op, daadOp, bewoogOp }: Beurt, bezig: boolean): boolean {
  const [duur, stil] = [state.tick - op, state.tick - daadOp];
  if (state.rustig) return duur >= LANGST.rustig || stil >= STIL.rustig;
  if (bezig) return duur >= LANGST.gewoon;
  const lang = lengthOf(state);
  const pauze = daadOp > op && state.tick - Math.max(daadOp, bewoogOp ?? op) >= ADEM;
  return stil >= STIL.gewoon || (duur >= lang && pauze) || duur >= Math.min(LANGST.gewoon, lang * DEEL.uitloop);
}
