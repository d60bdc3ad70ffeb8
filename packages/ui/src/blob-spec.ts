/**
 * What a blob looks like, from a number. The same seed gives the same blob for ever: a child knows its figure by it,
 * so the order of the draws and the order of the lists below may only grow at the end.
 */
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import { KLEUREN } from './tokens.ts';

export type BlobMood = 'blij' | 'denkt' | 'verrast' | 'trots' | 'slaapt';

interface BlobColor {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

const COLORS: readonly BlobColor[] = [
  { light: '#ffc9b5', base: '#ff8f70', dark: '#d4552f' },
  { light: '#ffe9a6', base: '#ffcd55', dark: '#cf9413' },
  { light: '#d2f0bf', base: '#93cf73', dark: '#4b8a3b' },
  { light: '#b3e8ed', base: '#57bfcc', dark: KLEUREN.zee },
  { light: '#dccdf8', base: '#ab8be4', dark: '#6a45ad' },
  { light: '#ffd0e0', base: '#f796b8', dark: '#c65480' },
  { light: '#cde6fd', base: '#82bff6', dark: '#3d7dbd' },
  { light: '#cff6e8', base: '#86dfc2', dark: '#31977a' },
  { light: '#ffdfc2', base: '#ffb67d', dark: '#cf783a' },
  { light: '#f5c3d3', base: '#dd7a9b', dark: '#a53f66' },
  { light: '#e8f3b5', base: '#c0d95e', dark: '#7d9423' },
  { light: '#fffdf8', base: '#f4ecdf', dark: '#b39f82' },
];

const SHAPES = ['rond', 'peer', 'ei', 'kussen', 'bol', 'druppel'] as const;
const TOPS = [
  'niets',
  'spriet',
  'muts',
  'kroon',
  'feesthoed',
  'antennes',
  'berenoren',
  'konijnenoren',
  'hoorntjes',
  'strik',
  'kuif',
  'bloem',
] as const;
/** Headwear that came later: only put on, never drawn by chance, so that every blob stays who it was. */
const LATER_TOPS = [
  'piraat',
  'koksmuts',
  'bouwhelm',
  'toverhoed',
  'hogehoed',
  'koptelefoon',
  'duikbril',
  'veer',
  'sportband',
  'speurpet',
  'kam',
  'zuidwester',
  'propeller',
  'slaapmuts',
  'lauwer',
  'krans',
  'zonnehoed',
  'herfstblad',
  'oorwarmers',
] as const;
export type LaterTop = (typeof LATER_TOPS)[number];
export const isLaterTop = (top: string): top is LaterTop => LATER_TOPS.some((later) => later === top);
const SKINS = ['effen', 'stippen', 'buik', 'strepen', 'sproeten'] as const;
const EXTRAS = ['niets', 'niets', 'niets', 'bril', 'sjaal', 'vlinderdas'] as const;
const EYES = ['twee', 'twee', 'twee', 'groot', 'een', 'drie'] as const;
const MOUTHS = ['lach', 'open', 'tand', 'tong', 'poes'] as const;
const ACCENTS = [KLEUREN.koraal, KLEUREN.zee, KLEUREN.druif, KLEUREN.zon, KLEUREN.gras, '#e0558a', '#3b7dd8'] as const;

type BlobShape = (typeof SHAPES)[number];
/** `lampje` is Bloep's own and never drawn by chance. */
type BlobTop = (typeof TOPS)[number] | LaterTop | 'lampje';
type BlobSkin = (typeof SKINS)[number];
type BlobExtra = (typeof EXTRAS)[number];
type BlobEyes = (typeof EYES)[number];
type BlobMouth = (typeof MOUTHS)[number];

/** Everything a drawing of one blob needs; lengths in units of a 120 x 132 box whose ground line lies at y = 120. */
export interface BlobSpec {
  readonly shape: BlobShape;
  readonly color: BlobColor;
  /** Colour of headwear and extras, never close to the body's own. */
  readonly accent: string;
  readonly top: BlobTop;
  readonly skin: BlobSkin;
  readonly extra: BlobExtra;
  readonly eyes: BlobEyes;
  /** Half the distance between two eyes. */
  readonly eyeGap: number;
  readonly mouth: BlobMouth;
  /** Small bumps of the outline, -1 to 1, clockwise from the right. */
  readonly bumps: readonly number[];
}

/** Numbers that are told apart by nothing but their last digit would look alike; this spreads them. */
const spread = (seed: number): number => Math.imul((seed | 0) + 0x9e37, 0x85ebca6b) ^ 0x5bd1e995;

const drawBumps = (random: Random): number[] => Array.from({ length: 12 }, () => random.next() * 2 - 1);

/** The accent that belongs to a body colour: chance decides among those that stand out against it. */
function pickAccent(random: Random, colorIndex: number): string {
  const close: Readonly<Record<number, readonly string[]>> = {
    0: [KLEUREN.koraal],
    1: [KLEUREN.zon],
    2: [KLEUREN.gras],
    3: [KLEUREN.zee],
    4: [KLEUREN.druif],
    5: ['#e0558a', KLEUREN.koraal],
    6: ['#3b7dd8'],
    7: [KLEUREN.gras, KLEUREN.zee],
    8: [KLEUREN.koraal, KLEUREN.zon],
    9: ['#e0558a', KLEUREN.koraal],
    10: [KLEUREN.gras, KLEUREN.zon],
  };
  return random.pick(ACCENTS.filter((accent) => !(close[colorIndex] ?? []).includes(accent)));
}

/** Clothes are counted in steps of this size on top of the seed; the lists keep their order for ever, like all here. */
const CLOTHES_STEP = 100_000;
const CLOTHES_EXTRAS = ['niets', 'bril', 'sjaal', 'vlinderdas'] as const;

/** What the child put on its blob: for each of head, extra and colour 0 leaves the blob as it is. */
function putOn(spec: BlobSpec, clothes: number): BlobSpec {
  const [heads, extras] = [TOPS.length + 1, CLOTHES_EXTRAS.length + 1];
  const all = heads * extras * (ACCENTS.length + 1);
  const code = clothes % all;
  const top = LATER_TOPS[Math.floor(clothes / all) - 1] ?? TOPS[(code % heads) - 1];
  const extra = CLOTHES_EXTRAS[(Math.floor(code / heads) % extras) - 1];
  const accent = ACCENTS[Math.floor(code / (heads * extras)) - 1];
  return { ...spec, ...(top && { top }), ...(extra && { extra }), ...(accent && { accent }) };
}

/** The blob of this whole number, with the clothes it carries. Total: any number gives a blob. */
export function describeBlob(figure: number): BlobSpec {
  const code = Math.floor(figure / CLOTHES_STEP);
  return code > 0 ? putOn(bareBlob(figure % CLOTHES_STEP), code) : bareBlob(figure);
}

function bareBlob(seed: number): BlobSpec {
  const random = createRandom(spread(seed));
  const colorIndex = random.below(COLORS.length);
  const color = COLORS[colorIndex] ?? random.pick(COLORS);
  return {
    color,
    shape: random.pick(SHAPES),
    accent: pickAccent(random, colorIndex),
    top: random.pick(TOPS),
    skin: random.pick(SKINS),
    extra: random.pick(EXTRAS),
    eyes: random.pick(EYES),
    eyeGap: 12 + random.below(5),
    mouth: random.pick(MOUTHS),
    bumps: drawBumps(random),
  };
}

/** Bloep, who explains the rules: round, yellow, glasses, a small lamp that goes on. */
export const BLOEP: BlobSpec = {
  shape: 'bol',
  color: { light: '#ffe9a6', base: KLEUREN.zon, dark: '#c98a0a' },
  accent: KLEUREN.zee,
  top: 'lampje',
  skin: 'buik',
  extra: 'bril',
  eyes: 'twee',
  eyeGap: 15,
  mouth: 'lach',
  bumps: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half width, half height, squareness (2 is an ellipse) and how much wider the bottom is than the top. */
const BODIES: Readonly<Record<BlobShape, { readonly rx: number; readonly ry: number; readonly power: number; readonly weight: number }>> = {
  rond: { rx: 42, ry: 40, power: 2.1, weight: 0.06 },
  peer: { rx: 40, ry: 43, power: 2.2, weight: 0.2 },
  ei: { rx: 37, ry: 44, power: 2, weight: 0.1 },
  kussen: { rx: 43, ry: 37, power: 2.9, weight: 0.03 },
  bol: { rx: 43, ry: 41, power: 2.4, weight: 0.05 },
  druppel: { rx: 40, ry: 43, power: 1.9, weight: 0.26 },
};

const GROUND = 117;
const CENTER_X = 60;

/** The top of the body, where headwear stands. */
export function blobTop(spec: BlobSpec): number {
  return GROUND - 2 * BODIES[spec.shape].ry;
}

/** Where the eyes are: a little above the middle. */
export function blobFace(spec: BlobSpec): number {
  return GROUND - BODIES[spec.shape].ry * 1.14;
}

/** Half the width of the body at a height `y`; for arms and scarves. */
export function blobHalfWidth(spec: BlobSpec, y: number): number {
  const { rx, ry, power, weight } = BODIES[spec.shape];
  const v = Math.max(-1, Math.min(1, (y - (GROUND - ry)) / ry));
  return rx * (1 + weight * v) * (1 - Math.abs(v) ** power) ** (1 / power);
}

function outlinePoint(spec: BlobSpec, index: number): Point {
  const { rx, ry, power, weight } = BODIES[spec.shape];
  const angle = (index / spec.bumps.length) * 2 * Math.PI;
  const soft = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  const v = soft(Math.sin(angle));
  const bump = 1 + (spec.bumps[index] ?? 0) * (v > 0.4 ? 0.012 : 0.028);
  return { x: CENTER_X + soft(Math.cos(angle)) * rx * (1 + weight * v) * bump, y: GROUND - ry + v * ry * (v > 0 ? 1 : bump) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed smooth path through the points (Catmull-Rom as cubic Beziers). */
function smoothPath(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = `${round(p1.x + (p2.x - p0.x) / 6)} ${round(p1.y + (p2.y - p0.y) / 6)}`;
    const c2 = `${round(p2.x - (p3.x - p1.x) / 6)} ${round(p2.y - (p3.y - p1.y) / 6)}`;
    return `C${c1} ${c2} ${round(p2.x)} ${round(p2.y)}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join('')}Z`;
}

/** The outline of the body as an SVG path in the 120 x 132 box. */
export function blobOutline(spec: BlobSpec): string {
  return smoothPath(spec.bumps.map((_, i) => outlinePoint(spec, i)));
}
