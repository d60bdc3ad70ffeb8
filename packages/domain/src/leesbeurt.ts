import { z } from 'zod';

/** `gewoon`: as it comes; `tempo`: paragraph by paragraph, in silence; `herhaald`: the same text on more days. */
const LEESAANPAKKEN = ['gewoon', 'tempo', 'herhaald'] as const;
export type Leesaanpak = (typeof LEESAANPAKKEN)[number];
/** As it is kept. `samen`: aloud with somebody beside the child; written by the server only, and without a pace. */
export type Beurtaanpak = Leesaanpak | 'samen';

/** How far a child is in a text; sent again and again while it reads, and kept once per turn. */
export const Leesbeurt = z.strictObject({
  tekstId: z.string().min(1).max(60),
  /** The client's clock, ISO 8601. */
  begon: z.iso.datetime(),
  /** Milliseconds that the text was on screen in this turn. */
  ms: z.int().min(0).max(86_400_000),
  /** Where this turn went on. */
  van: z.int().min(0).max(999),
  /** The furthest sentence that was lit, and the one that is lit now: 0 is the title. */
  verst: z.int().min(0).max(999),
  plek: z.int().min(0).max(999),
  /** The child said that it has finished the text. */
  uit: z.boolean(),
  /** The voice read along. */
  stem: z.boolean(),
  /** Words that were tapped to hear them, in small letters. */
  getikt: z.array(z.string().min(1).max(40)).max(200),
  /** Absent: `gewoon`, and what waited on a device since before there was another. */
  aanpak: z.enum(LEESAANPAKKEN).optional(),
  /** Own pace: milliseconds that each paragraph was on screen, in order. */
  alineas: z.array(z.int().min(0).max(86_400_000)).max(60).optional(),
  /** How the child says it sounded, 1 to 3; nothing is made of it. */
  klonk: z.int().min(1).max(3).optional(),
  /** What it guessed before reading, and what it says of that afterwards; never judged. */
  verwacht: z.string().min(1).max(160).optional(),
  klopte: z.enum(['ja', 'beetje', 'nee']).optional(),
  /** The tap after it: more like this, or enough of it. What was not finished and is enough is not laid out again. */
  daarna: z.enum(['verder', 'genoeg']).optional(),
});
export type Leesbeurt = z.infer<typeof Leesbeurt>;
