/**
 * Family K: balls that fall, bumpers and walls, in four substeps a tick. Only + - * / and a square root, which every browser
 * rounds the same, so that a recording plays the same everywhere.
 */
export interface Bal {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Stage units per tick. */
  readonly vx: number;
  readonly vy: number;
}

interface Bumper {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Share of its speed that a ball keeps; above 1 it is thrown off. */
  readonly veer: number;
}

export interface Wand {
  readonly van: readonly [x: number, y: number];
  readonly naar: readonly [x: number, y: number];
  readonly veer: number;
}

export interface Tafel {
  /** Radius of every ball. */
  readonly r: number;
  /** Stage units per tick per tick. */
  readonly zwaarte: number;
  readonly bumpers: readonly Bumper[];
  readonly wanden: readonly Wand[];
}

export interface Botsing {
  readonly bal: Bal;
  /** The bumpers that were hit, by index. */
  readonly geraakt: readonly number[];
}

const DELEN = 4;
/** No ball goes faster: it would jump through a wall. */
const MAX_VAART = 26;

/** A ball while it is moved: numbers that change, so that a substep makes nothing anew. */
interface Rollend {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** One tick of `dt` (1, or less in slow motion). */
export function stepBal(bal: Bal, tafel: Tafel, dt = 1): Botsing {
  const geraakt: number[] = [];
  const rollend: Rollend = { x: bal.x, y: bal.y, vx: bal.vx, vy: bal.vy };
  for (let deel = 0; deel < DELEN; deel++) stepPart(rollend, tafel, dt / DELEN, geraakt);
  const { x, y, vx, vy } = rollend;
  return { bal: { id: bal.id, x, y, vx, vy }, geraakt };
}

function stepPart(bal: Rollend, { r, zwaarte, bumpers, wanden }: Tafel, dt: number, geraakt: number[]): void {
  bal.vy += zwaarte * dt;
  bal.x += bal.vx * dt;
  bal.y += bal.vy * dt;
  brake(bal);
  for (let i = 0; i < bumpers.length; i++) {
    const bumper = bumpers[i];
    if (bumper !== undefined && bounce(bal, { x: bumper.x, y: bumper.y, afstand: bumper.r + r, veer: bumper.veer }) && !geraakt.includes(i))
      geraakt.push(i);
  }
  for (const wand of wanden) {
    const t = shareAlong(wand, bal);
    bounce(bal, {
      x: wand.van[0] + (wand.naar[0] - wand.van[0]) * t,
      y: wand.van[1] + (wand.naar[1] - wand.van[1]) * t,
      afstand: r,
      veer: wand.veer,
    });
  }
}

function brake(bal: Rollend): void {
  const vaart = Math.sqrt(bal.vx * bal.vx + bal.vy * bal.vy);
  if (vaart <= MAX_VAART) return;
  bal.vx *= MAX_VAART / vaart;
  bal.vy *= MAX_VAART / vaart;
}

interface BounceOpties {
  readonly x: number;
  readonly y: number;
  readonly afstand: number;
  readonly veer: number;
}

/** Off a point that has to stay `afstand` away: out of it, and back along the line to it. */
function bounce(bal: Rollend, { x, y, afstand, veer }: BounceOpties): boolean {
  const dx = bal.x - x;
  const dy = bal.y - y;
  const kwadraat = dx * dx + dy * dy;
  if (kwadraat >= afstand * afstand) return false;
  const d = Math.sqrt(kwadraat);
  const nx = d === 0 ? 0 : dx / d;
  const ny = d === 0 ? -1 : dy / d;
  const naar = bal.vx * nx + bal.vy * ny;
  const terug = naar < 0 ? (1 + veer) * naar : 0;
  bal.x = x + nx * afstand;
  bal.y = y + ny * afstand;
  bal.vx -= terug * nx;
  bal.vy -= terug * ny;
  return true;
}

/** How far along the wall (0-1) its nearest point is. */
function shareAlong({ van, naar }: Wand, bal: Rollend): number {
  const dx = naar[0] - van[0];
  const dy = naar[1] - van[1];
  const t = ((bal.x - van[0]) * dx + (bal.y - van[1]) * dy) / Math.max(1, dx * dx + dy * dy);
  return Math.min(1, Math.max(0, t));
}
