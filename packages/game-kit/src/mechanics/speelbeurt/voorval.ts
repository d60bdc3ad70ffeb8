/**
 * Something comes by in every round: a guest, weather, a thing that was found. A game has a row of its own of them, and it goes on over
 * the rounds that a child played (`GameStart.ronde`), so that the next round brings the next one. It comes while the stage is the child's,
 * says its sentence, does a trick when it is touched, and is never an answer. At the end of a round a touch of the stage sends up a
 * star, so that the feast is in the child's hands too.
 */
import type { Drawing } from '../../contract/art.ts';
import type { GameEffect, SoundId } from '../../contract/effect.ts';
import type { GameEvent, GameInput, GameLogic, Item, Stand, Step } from '../../contract/game.ts';
import { chance } from '../../run/chance.ts';
import { isPick } from '../../run/gestures.ts';
import { countPlayed } from '../../run/run.ts';
import { drawConfetti, hopUp, sway } from '../../stage/figures.ts';
import { maatOf } from '../../stage/measures.ts';
import { arch, clamp01, easeInOut, easeOut, overshoot, progress01 } from '../../stage/motion.ts';
import { fitTekst } from '../../stage/text-fit.ts';
import type { Plek } from '../../stage/things.ts';
import { isOpen } from './beurt.ts';
import type { Spelend } from './beurt.ts';

/** How it comes: it walks in, flies in, pops up, falls down, or is there as out of a mist. */
type Gang = 'loopt' | 'vliegt' | 'duikt' | 'valt' | 'drijft';

/** What comes by in a game, in this order. */
export interface Voorvallen {
  /** Where it stays, and what it says stands at that side of it. */
  readonly plek: Readonly<Record<Stand, Plek>>;
  /** Its size; 112 unless told. */
  readonly maat?: number;
  /** Its name in the drawing `voorval`, how it comes, and what is said of it. */
  readonly reeks: readonly (readonly [id: string, gang: Gang, zin: string])[];
}

const MAAT = 112;
/** How long each takes to come, in ticks, and the sound with which it does. */
const KOMST: Readonly<Record<Gang, { readonly duur: number; readonly geluid: SoundId }>> = {
  loopt: { duur: 64, geluid: 'kies' },
  vliegt: { duur: 56, geluid: 'zwiep' },
  duikt: { duur: 22, geluid: 'plop' },
  valt: { duur: 30, geluid: 'klap' },
  drijft: { duur: 50, geluid: 'munt' },
};
const NOOIT = -1000;
/** What it says stands there so long; a touch says it again. */
const ZEGT = { op: 10, lang: 150, weg: 20 } as const;
const KUNST = 34;
const WOLK = { w: 330, h: 104, rand: 36, letters: 30, kier: 14, staart: 12, z: 43 } as const;
const LAAG = 42;
const TIK_SNIPPERS = { aantal: 5, duur: 36, kracht: 6 } as const;
const PIJL = { aantal: 5, duur: 44, kracht: 8, maat: 84, z: 56 } as const;
const MEESTE_PIJLEN = 2;
/** A full stage has room for no more. */
const MEESTE_DINGEN = 80;

/** It comes in one of the first bursts of a round, whichever; in a short round in its last one. */
const isTijd = (state: Spelend): boolean =>
  countPlayed(state.run) >= Math.min(Math.floor(chance(state.run.opgaven.length + state.ronde, 7) * 3), state.run.opgaven.length - 1);

const nuOf = ({ reeks }: Voorvallen, { ronde }: Spelend): Voorvallen['reeks'][number] | undefined =>
  reeks[ronde % Math.max(1, reeks.length)];

/** The drawing `voorval` of a game: each thing that comes by in a box of 120 by 120, by its name. */
export const drawVoorvallen = (beelden: Readonly<Record<string, string>>): Drawing => ({
  vak: [120, 120],
  tonen: Object.keys(beelden),
  svg: (toon) => beelden[toon] ?? Object.values(beelden)[0] ?? '',
});

/** The rules of a game in which something comes by, and whose feast is played too. */
export function withVoorvallen<S extends Spelend>(logic: GameLogic<S>, voorvallen: Voorvallen): GameLogic<S> {
  return {
    ...logic,
    step: (before, event) => stepBy(logic, voorvallen, before, event),
    scene(state) {
      const extra = [...drawVoorval(state, voorvallen), ...drawVuurwerk(state)];
      if (extra.length === 0) return logic.scene(state);
      const items = logic.scene(state);
      return [...items, ...extra.slice(0, Math.max(0, MEESTE_DINGEN - items.length))];
    },
    describe(state) {
      const zin = isOpen(state) && state.voorval !== null ? nuOf(voorvallen, state)?.[2] : undefined;
      return zin === undefined ? logic.describe(state) : `${logic.describe(state)} ${zin}`;
    },
    speelt: (state) => logic.speelt?.(state) === true || isFeest(state),
  };
}

/** The feast of a round with bursts: what the child touches goes off. */
const isFeest = ({ run, beurten }: Spelend): boolean => beurten && run.fase === 'klaar' && run.opgaven.length > 0;

function stepBy<S extends Spelend>(logic: GameLogic<S>, voorvallen: Voorvallen, before: S, event: GameEvent): Step<S> {
  if (event.type === 'input') {
    const own = isFeest(before) ? sendUp(before, event.input) : isOpen(before) && isPick(event.input, 'voorval') ? touch(before) : null;
    if (own !== null) return own;
  }
  const step = logic.step(before, event);
  const { state } = step;
  const nu = nuOf(voorvallen, state);
  if (event.type !== 'tick' || state.voorval !== null || nu === undefined || !isOpen(state) || !isTijd(state)) return step;
  const gekomen: S = { ...state, voorval: { op: state.tick, beurtOp: state.beurt?.op ?? state.tick, tikOp: NOOIT, tikken: 0 } };
  return { state: gekomen, effects: [...step.effects, sounds(KOMST[nu[1]].geluid)] };
}

const sounds = (sound: SoundId): GameEffect => ({ type: 'sound', sound });

function touch<S extends Spelend>(state: S): Step<S> | null {
  const { voorval, beurt } = state;
  if (voorval === null || beurt === null) return null;
  const next: S = {
    ...state,
    voorval: { ...voorval, tikOp: state.tick, tikken: voorval.tikken + 1 },
    beurt: { ...beurt, daadOp: state.tick },
  };
  return { state: next, effects: [sounds(voorval.tikken % 2 === 0 ? 'munt' : 'plop')] };
}

/** A star goes up: where the stage is touched, or anywhere with a key. */
function sendUp<S extends Spelend>(state: S, input: GameInput): Step<S> | null {
  const nr = (state.vuurwerk.at(-1)?.nr ?? 0) + 1;
  const { w, h } = maatOf(state.stand);
  const toets = (input.soort === 'actie' || input.soort === 'richting') && input.ingedrukt;
  const vinger = input.soort === 'wijs' && input.fase === 'neer';
  if (!toets && !vinger) return null;
  const [x, y] = vinger
    ? [input.x, input.y]
    : [w * (0.15 + 0.7 * chance(state.kans, 800 + nr)), h * (0.15 + 0.4 * chance(state.kans, 850 + nr))];
  return {
    state: { ...state, vuurwerk: [...state.vuurwerk, { nr, x, y, op: state.tick }].slice(-MEESTE_PIJLEN) },
    effects: [sounds('raak')],
  };
}

/** What goes up in the feast. */
function drawVuurwerk(state: Spelend): Item[] {
  if (!isFeest(state)) return [];
  return state.vuurwerk.flatMap(({ nr, x, y, op }) => {
    const t = progress01(state.tick, { van: op, duur: PIJL.duur });
    if (t === 1) return [];
    const groei = state.rustig ? 1 : overshoot(clamp01(t * 3));
    const draai = state.rustig ? 0 : t * 50;
    const { z, maat, duur, aantal, kracht } = PIJL;
    return [
      { key: `vuurpijl${nr}`, x, y, w: maat, h: maat, sx: groei, sy: groei, rot: draai, alpha: clamp01(3 - t * 3), art: 'kit:ster', z },
      ...drawConfetti(state, { key: `vuur${nr}-`, x, y, leeftijd: state.tick - op, aantal, duur, kracht, seed: state.kans + nr, z }),
    ];
  });
}

/** Nothing when nothing came, and when no burst is open. */
function drawVoorval(state: Spelend, voorvallen: Voorvallen): Item[] {
  const { voorval, beurt, stand, tick } = state;
  const nu = nuOf(voorvallen, state);
  if (voorval === null || beurt === null || nu === undefined || !isOpen(state)) return [];
  const [id, gang, zin] = nu;
  const { plek, maat = MAAT } = voorvallen;
  const [x, y] = plek[stand];
  const hier = { key: 'voorval', x, y, w: maat, h: maat, art: 'voorval', toon: id, z: LAAG } as const;
  // Who is still on the way cannot be touched.
  const tikbaar = tick - voorval.op >= KOMST[gang].duur ? { pick: 'voorval', name: zin } : {};
  const snippers = { key: 'voorvalsnip', x, y, leeftijd: tick - voorval.tikOp, seed: voorval.op + voorval.tikken, ...TIK_SNIPPERS };
  return [
    { ...hier, ...tikbaar, ...comeIn(state, gang, hier), ...doTrick(state, hier) },
    ...drawZin(state, zin, hier),
    ...drawConfetti(state, snippers),
  ];
}

type Hier = Pick<Item, 'x' | 'y' | 'w' | 'h'>;

/** Where it is while it comes, and how it stands there afterwards. */
function comeIn(state: Spelend, gang: Gang, { x, y, w }: Hier): Partial<Item> {
  const { voorval, beurt, tick, rustig, stand } = state;
  if (voorval === null || beurt === null) return {};
  const er = voorval.beurtOp !== beurt.op;
  const t = progress01(tick, { van: er ? beurt.op : voorval.op, duur: er ? 14 : KOMST[gang].duur });
  if (rustig || er) return { alpha: t };
  const breed = maatOf(stand).w;
  const kant = x > breed / 2 ? 1 : -1;
  const uit = (kant > 0 ? breed - x : x) + w;
  const adem = sway(state, { periode: 130, uitslag: gang === 'vliegt' || gang === 'drijft' ? 7 : 2 });
  const stap = t < 1 ? hopUp(state, { periode: 30, hoogte: 12 }) : 0;
  switch (gang) {
    case 'loopt':
      return { x: x + kant * uit * (1 - easeOut(t)), y: y - stap, rot: t < 1 ? sway(state, { periode: 30, uitslag: 5 }) : 0 };
    case 'vliegt':
      return { x: x + kant * uit * (1 - easeInOut(t)), y: y + adem - arch(t) * 90, rot: (1 - t) * kant * -18 };
    case 'duikt':
      return { y: y + (1 - overshoot(t)) * w * 0.5, sy: 0.4 + 0.6 * overshoot(t), alpha: clamp01(t * 4) };
    case 'valt': {
      const plat = t < 0.6 ? 0 : arch((t - 0.6) / 0.4) * 0.22;
      return { y: y - (1 - clamp01(t / 0.6) ** 2) * (y + w), sx: 1 + plat, sy: 1 - plat };
    }
    case 'drijft':
      return { y: y + adem, alpha: t, sx: 0.6 + 0.4 * easeOut(t), sy: 0.6 + 0.4 * easeOut(t) };
  }
}

/** Touched, it jumps, turns right round or makes itself small, by turns. */
function doTrick({ voorval, tick, rustig }: Spelend, { y }: Hier): Partial<Item> {
  if (voorval === null || rustig) return {};
  const t = progress01(tick, { van: voorval.tikOp, duur: KUNST });
  if (t === 1) return {};
  const hoog = arch(t);
  if (voorval.tikken % 3 === 1) return { y: y - hoog * 46, sx: 1 - hoog * 0.1, sy: 1 + hoog * 0.14 };
  return voorval.tikken % 3 === 2 ? { rot: easeInOut(t) * 360 } : { sx: 1 + hoog * 0.35, sy: 1 - hoog * 0.3 };
}

/** What is said of it, at the side where there is room. */
function drawZin(state: Spelend, zin: string, { x, y, w }: Hier): Item[] {
  const { voorval, beurt, tick, stand } = state;
  if (voorval === null || beurt === null) return [];
  const van = Math.max(voorval.beurtOp === beurt.op ? voorval.op : NOOIT, voorval.tikOp);
  const alpha = Math.min(progress01(tick, { van, duur: ZEGT.op }), 1 - progress01(tick, { van: van + ZEGT.lang, duur: ZEGT.weg }));
  if (alpha === 0) return [];
  const kant = x > maatOf(stand).w / 2 ? -1 : 1;
  const midden = x + kant * (w / 2 + WOLK.kier + WOLK.w / 2);
  const vlak = { y, w: WOLK.w, h: WOLK.h, alpha, z: WOLK.z };
  return [
    { key: 'voorvalwolk', x: midden, ...vlak, art: 'kit:spraak', toon: kant > 0 ? '' : 'rechts' },
    {
      key: 'voorvalzin',
      x: midden + kant * WOLK.staart,
      ...vlak,
      w: WOLK.w - WOLK.rand,
      ...fitTekst(zin, WOLK.w - WOLK.rand - 2 * WOLK.staart, WOLK.h - 20, WOLK.letters),
    },
  ];
}
