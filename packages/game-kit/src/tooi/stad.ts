/** A city at night: sky, stars, a moon, and houses with lit windows and neon. As data, so that a backdrop and the map can draw the same one. */
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';

/** Something of the city as one path: filled, or a line of this width. */
export interface Stadspad {
  readonly d: string;
  readonly kleur: string;
  readonly lijn?: number;
  readonly alpha?: number;
}

export interface Straat {
  readonly van: number;
  readonly tot: number;
  /** Where the land begins: the houses stand on it. */
  readonly horizon: number;
  readonly hoog: number;
  readonly seed: number;
  /** How much lower the houses are in the middle, where the game is: 0 not at all. */
  readonly dal: number;
}

export const NEON = ['#4df3ff', '#ff5fd2', '#b98cff', '#ffe45e'] as const;
const RAMEN = ['#ffd873', '#ffd873', '#ffedb0', '#7ce7ff', '#ff8fdc'] as const;
const VER = '#3a2479';
const DICHTBIJ = '#171345';

const at = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const drawBox = (x: number, y: number, w: number, h: number): string => `M${at(x)} ${at(y)}h${at(w)}v${at(h)}h${at(-w)}z`;

interface Pand {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly ground: number;
}

function buildStreet(random: Random, { van, tot, horizon, hoog, dal }: Straat, gap: number): readonly Pand[] {
  const panden: Pand[] = [];
  for (let x = van - random.next() * 30; x < tot;) {
    const w = 44 + random.next() * 52;
    const side = Math.abs(((x + w / 2 - van) / (tot - van)) * 2 - 1);
    const top = horizon - hoog * (0.42 + random.next() * 0.42 + (side - 0.5) * dal);
    panden.push({ x, w, top, ground: horizon + 30 });
    x += w + random.next() * gap;
  }
  return panden;
}

function drawWindows(random: Random, panden: readonly Pand[]): readonly Stadspad[] {
  const lit = new Map<string, string>();
  for (const { x, w, top, ground } of panden)
    for (let y = top + 12; y < ground - 10; y += 17)
      for (let wx = x + 8; wx < x + w - 12; wx += 14) {
        if (random.next() > 0.34) continue;
        const kleur = random.pick(RAMEN);
        lit.set(kleur, (lit.get(kleur) ?? '') + drawBox(wx, y, 7, 9));
      }
  return [...lit].map(([kleur, d]) => ({ d, kleur, alpha: 0.9 }));
}

/** What is on a roof: a mast with a lamp, a sign, a slope, or a line of light. */
function drawRoof(random: Random, { x, w, top }: Pand): readonly Stadspad[] {
  const kind = random.below(4);
  const kleur = random.pick(NEON);
  const mid = x + w / 2;
  if (kind === 0)
    return [
      { d: `M${at(mid)} ${at(top)}v-34`, kleur: '#2b2370', lijn: 4 },
      { d: `M${at(mid)} ${at(top - 36)}h.1`, kleur: '#ff7d94', lijn: 8 },
    ];
  if (kind === 1)
    return [
      { d: drawBox(x + 6, top - 22, w - 12, 18), kleur: '#120e38' },
      { d: drawBox(x + 6, top - 22, w - 12, 18), kleur, lijn: 2.5 },
      { d: `M${at(x + 14)} ${at(top - 13)}h${at((w - 28) * 0.5)}m8 0h${at((w - 28) * 0.25)}`, kleur, lijn: 3 },
    ];
  if (kind === 2) return [{ d: `M${at(x)} ${at(top + 1)}L${at(x + w)} ${at(top - 22)}V${at(top + 1)}z`, kleur: DICHTBIJ }];
  return [{ d: `M${at(x)} ${at(top)}h${at(w)}`, kleur, lijn: 2, alpha: 0.85 }];
}

/** A street of houses with one behind it, from far to near. */
export function drawStad(straat: Straat): readonly Stadspad[] {
  const random = createRandom(straat.seed);
  const far = buildStreet(random, straat, 0);
  const near = buildStreet(random, { ...straat, hoog: straat.hoog * 0.8 }, 16);
  const walls = (panden: readonly Pand[]): string => panden.map(({ x, w, top, ground }) => drawBox(x, top, w, ground - top)).join('');
  return [
    { d: walls(far), kleur: VER },
    { d: walls(near), kleur: DICHTBIJ },
    ...drawWindows(random, near),
    ...near.flatMap((pand) => drawRoof(random, pand)),
  ];
}

interface Sterren {
  readonly van: number;
  readonly tot: number;
  readonly diep: number;
  readonly seed: number;
}

/** No star so near to the upper edge: that line is drawn out over a higher screen, and a star in it would become a bar. */
const STERVRIJ = 14;

/** Stars as points of a line with round ends, small and large ones. */
export function drawSterren({ van, tot, diep, seed }: Sterren): readonly Stadspad[] {
  const random = createRandom(seed);
  const sizes = [1.6, 1.6, 2.6, 4];
  const found = sizes.map(() => '');
  for (let i = Math.round(((tot - van) * diep) / 5200); i > 0; i--) {
    const size = random.below(sizes.length);
    found[size] = `${found[size] ?? ''}M${at(van + random.next() * (tot - van))} ${at(STERVRIJ + random.next() * (diep - STERVRIJ))}h.1`;
  }
  return sizes.map((lijn, i) => ({ d: found[i] ?? '', kleur: '#fff', lijn, alpha: 0.45 + i * 0.15 })).filter(({ d }) => d !== '');
}

export const drawPath = ({ d, kleur, lijn, alpha = 1 }: Stadspad): string =>
  lijn === undefined
    ? `<path d="${d}" fill="${kleur}" fill-opacity="${alpha}"/>`
    : `<path d="${d}" fill="none" stroke="${kleur}" stroke-width="${lijn}" stroke-linecap="round" stroke-opacity="${alpha}"/>`;

export const drawMoon = (x: number, y: number, r: number): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r * 2.3)}" fill="#cdb8ff" opacity=".1"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(r * 1.5)}" fill="#e4d8ff" opacity=".16"/>` +
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="#fff4d6"/><circle cx="${at(x - r * 0.3)}" cy="${at(y - r * 0.2)}" r="${at(r * 0.22)}" fill="#e7d6b4"/><circle cx="${at(x + r * 0.34)}" cy="${at(y + r * 0.3)}" r="${at(r * 0.15)}" fill="#e7d6b4"/>`;

const drawGlow = (id: string, kleur: string, [x, y]: readonly [number, number], alpha: number): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r=".62"><stop offset="0" stop-color="${kleur}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${kleur}" stop-opacity="0"/></radialGradient>`;

const drawTube = (y: number, w: number, kleur: string): string =>
  [
    [22, 0.1],
    [11, 0.2],
    [4, 1],
  ]
    .map(([dik, alpha]) => `<path d="M0 ${y}h${w}" fill="none" stroke="${kleur}" stroke-width="${dik}" stroke-opacity="${alpha}"/>`)
    .join('');

/** Where no sky is: the light of neon in a dark hall, over what stands there; with tubes along the walls where there are walls. */
export function drawNeonlicht(w: number, h: number, walls: boolean): string {
  const id = `neon-${w}-${h}`;
  const glows = [`${id}-a`, `${id}-b`].map((glow) => `<rect width="${w}" height="${h}" fill="url(#${glow})"/>`).join('');
  return (
    drawGlow(`${id}-a`, '#ff3fc4', [0.06, 0.04], 0.34) +
    drawGlow(`${id}-b`, '#21d4ff', [0.95, 0.1], 0.3) +
    `<linearGradient id="${id}-c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0a2e" stop-opacity=".5"/><stop offset=".4" stop-color="#0b0a2e" stop-opacity=".06"/><stop offset=".7" stop-color="#0b0a2e" stop-opacity=".06"/><stop offset="1" stop-color="#0b0a2e" stop-opacity=".5"/></linearGradient>` +
    `<rect width="${w}" height="${h}" fill="url(#${id}-c)"/>${glows}` +
    (walls ? drawTube(9, w, '#ff5fd2') + drawTube(h - 9, w, '#4df3ff') : '')
  );
}
