/** Plays a piece once: the tones of one passage, in three layers. The same seed gives the same passage; the next one is another. */
import { createRandom, type Random } from '@spelrijk/base/random';
import { akkoordenOf, drieklank, duurOf, MATEN_PER_DEEL, slotDuur, slotsPerMaat, zangOf, type Deel, type Stuk, type Toon } from './stuk.ts';

/** What is always there, what comes when things go on, and the feast. */
export const LAGEN = ['rust', 'bouw', 'feest'] as const;
export type Laag = (typeof LAGEN)[number];

export interface Noot {
  /** Seconds from the start of the passage. */
  readonly op: number;
  readonly duur: number;
  readonly toon: Toon;
  /** MIDI number; of a drum its own pitch. */
  readonly hoogte: number;
  /** 0 to 1. */
  readonly hard: number;
  readonly laag: Laag;
}

/** How loud every voice is beside the others: measured together, nothing stands out and nothing clips. */
const HARD = { deken: 0.095, tokkel: 0.165, bas: 0.24, zang: 0.21, twinkel: 0.075, trom: 0.24, tok: 0.085, schud: 0.06 } as const;
/** The middle of the keyboard where the held chord stays. */
const MIDDEN = 62;
const OCTAAF = 12;
/** Nobody plays like a clock: how much loudness and moment differ (parts, seconds). */
const LEVEND = { hard: 0.22, op: 0.012 } as const;
const DRUMS: Readonly<Record<string, { readonly toon: 'trom' | 'tok' | 'schud'; readonly hoogte: number }>> = {
  k: { toon: 'trom', hoogte: 36 },
  t: { toon: 'tok', hoogte: 79 },
  s: { toon: 'schud', hoogte: 90 },
};
/** One in so many tones of the figure and of the sparkle rests. */
const RUSTEN = { figuur: 7, twinkel: 3 } as const;

/** The chord nearest to the one before it: voices move as little as they can. */
export function nearestChord(tonen: readonly number[], before: readonly number[]): readonly number[] {
  const [a = 0, b = 0, c = 0] = tonen;
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  const target = before.length === 0 ? MIDDEN * 3 : sum(before);
  const inversions = [
    [a, b, c],
    [b - OCTAAF, c - OCTAAF, a],
    [c - OCTAAF, a, b],
  ].flatMap((klank) => [-1, 0, 1].map((octaaf) => klank.map((toon) => toon + octaaf * OCTAAF)));
  const away = (klank: readonly number[]): number => Math.abs(sum(klank) - target) + Math.abs(sum(klank) - MIDDEN * 3) * 0.5;
  return inversions.reduce((best, klank) => (away(klank) < away(best) ? klank : best));
}

interface Plan {
  readonly stuk: Stuk;
  readonly random: Random;
  readonly noten: Noot[];
  /** Slot of the passage at which the part begins. */
  readonly begin: number;
}

function add({ stuk, random, noten }: Plan, slot: number, noot: Omit<Noot, 'op' | 'duur'> & { readonly slots: number }): void {
  const { slots, hard, ...rest } = noot;
  const op = Math.max(0, slot * slotDuur(stuk) + (random.next() - 0.5) * LEVEND.op);
  noten.push({ ...rest, op, duur: slots * slotDuur(stuk), hard: hard * (1 - random.next() * LEVEND.hard) });
}

/** The bar has its weight on one, a little on the half. */
const accent = (slot: number, perMaat: number): number => (slot === 0 ? 1 : slot === perMaat / 2 ? 0.86 : slot % 2 === 0 ? 0.78 : 0.66);

function playBar(plan: Plan, maat: number, akkoord: readonly number[], figuur: string): void {
  const { stuk, random, begin } = plan;
  const per = slotsPerMaat(stuk);
  const from = begin + maat * per;
  [...figuur].slice(0, per).forEach((teken, slot) => {
    const hoogte = akkoord[Number(teken)];
    const rest = slot > 0 && random.below(RUSTEN.figuur) === 0;
    if (teken === '.' || hoogte === undefined || rest) return;
    const hard = HARD.tokkel * accent(slot, per);
    add(plan, from + slot, { slots: 2, toon: stuk.tokkel, hoogte, hard, laag: 'rust' });
    // Sparkle an octave above the figure, in the gaps of it.
    if (slot % 2 === 0 && random.below(RUSTEN.twinkel) > 0)
      add(plan, from + slot + 1, { slots: 1, toon: 'bel', hoogte: hoogte + OCTAAF, hard: HARD.twinkel, laag: 'feest' });
  });
  [...stuk.bas].slice(0, per).forEach((teken, slot) => {
    const hoogte = akkoord[Number(teken)];
    if (teken === '.' || hoogte === undefined) return;
    const low = hoogte - OCTAAF * Math.ceil((hoogte - 50) / OCTAAF);
    add(plan, from + slot, { slots: 2, toon: 'bas', hoogte: low, hard: HARD.bas * accent(slot, per), laag: 'bouw' });
  });
  [...stuk.slag].slice(0, per).forEach((teken, slot) => {
    const drum = DRUMS[teken];
    if (drum) add(plan, from + slot, { slots: 1, ...drum, hard: HARD[drum.toon] * accent(slot, per), laag: 'feest' });
  });
}

function playPart(plan: Plan, deel: Deel, zang: Toon | null, before: readonly number[]): readonly number[] {
  const { stuk, random, begin } = plan;
  const per = slotsPerMaat(stuk);
  const figuren = random.shuffle(stuk.figuren);
  let held = before;
  akkoordenOf(deel).forEach((trede, maat) => {
    const akkoord = drieklank(stuk, trede);
    held = nearestChord(akkoord, held);
    for (const hoogte of held) add(plan, begin + maat * per, { slots: per, toon: 'deken', hoogte, hard: HARD.deken, laag: 'rust' });
    // Two bars with one figure, then the next: a pattern is heard before it changes.
    playBar(plan, maat, akkoord, figuren[Math.floor(maat / 2) % figuren.length] ?? '');
  });
  if (zang !== null)
    for (const { slot, slots, hoogte } of zangOf(stuk, deel))
      add(plan, begin + slot, { slots, toon: zang, hoogte: hoogte + OCTAAF, hard: HARD.zang * accent(slot % per, per), laag: 'bouw' });
  return held;
}

/** Who sings in this passage: in turn; every third passage the first part is without a voice, so that the ear can rest. */
function singers({ zang }: Stuk, passage: number): readonly [Toon | null, Toon | null] {
  const first = zang[passage % zang.length] ?? null;
  const second = zang[(passage + 1) % zang.length] ?? null;
  return [passage % 3 === 2 ? null : first, second];
}

/** Every tone of passage `passage` of a piece, in order of time. */
export function playPassage(stuk: Stuk, seed: number, passage: number): readonly Noot[] {
  const random = createRandom(seed + passage * 7919);
  const [a, b] = singers(stuk, passage);
  const noten: Noot[] = [];
  const plan = { stuk, random, noten };
  const held = playPart({ ...plan, begin: 0 }, stuk.a, a, []);
  playPart({ ...plan, begin: MATEN_PER_DEEL * slotsPerMaat(stuk) }, stuk.b, b, held);
  const end = duurOf(stuk);
  return noten.filter(({ op }) => op < end).sort((x, y) => x.op - y.op);
}
