/** Drawings that every game can use. Colours are those of the product's palette. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import type { GameArt } from '../contract/art.ts';
import { drawKnopVlak } from './scenery.ts';

const SNIPPERS: Readonly<Record<string, string>> = {
  '0': KLEUREN.koraal,
  '1': KLEUREN.zon,
  '2': KLEUREN.zee,
  '3': KLEUREN.gras,
  '4': KLEUREN.druif,
  '5': '#FF9EB5',
};

export const KIT_ART: GameArt = {
  /** Where a word was shown: there is nothing to hear. */
  'kit:oog': {
    vak: [100, 70],
    svg: () =>
      `<path d="M5 35Q50-14 95 35 50 84 5 35z" fill="${KLEUREN.papier}" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linejoin="round"/><circle cx="50" cy="35" r="18" fill="${KLEUREN['zee-diep']}"/><circle cx="50" cy="35" r="9" fill="${KLEUREN.inkt}"/><circle cx="56" cy="29" r="4" fill="${KLEUREN.papier}"/>`,
  },
  /** Right: a green ring with a tick. */
  'kit:goed': {
    vak: [100, 100],
    svg: () =>
      `<circle cx="50" cy="50" r="43" fill="none" stroke="${KLEUREN.papier}" stroke-width="14"/><circle cx="50" cy="50" r="43" fill="none" stroke="${KLEUREN.gras}" stroke-width="8"/>${drawVink()}`,
  },
  /** Nearly: an amber ring of waves. */
  'kit:bijna': {
    vak: [100, 100],
    svg: () =>
      `<path d="${drawWaves({ cx: 50, cy: 50, r: 42, n: 16, height: 2.6 })}" fill="none" stroke="${KLEUREN.papier}" stroke-width="8" stroke-linejoin="round"/>` +
      `<path d="${drawWaves({ cx: 50, cy: 50, r: 42, n: 16, height: 2.6 })}" fill="none" stroke="#c9760a" stroke-width="4" stroke-linejoin="round"/>`,
  },
  /** The same around a word or a row of letters, as large as its variant says (`240x90`). */
  'kit:goed-rij': {
    vak: [100, 100],
    vrij: true,
    svg: (toon) =>
      drawOmtrek(toon, (w, h) => {
        const lijn = `<rect x="9" y="9" width="${w - 18}" height="${h - 18}" rx="${HOEK}" fill="none"`;
        return `${lijn} stroke="${KLEUREN.papier}" stroke-width="14"/>${lijn} stroke="${KLEUREN.gras}" stroke-width="8"/><g transform="translate(${w - 118} -3) scale(1.16)">${drawVink()}</g>`;
      }),
  },
  'kit:bijna-rij': {
    vak: [100, 100],
    vrij: true,
    svg: (toon) =>
      drawOmtrek(toon, (w, h) => {
        const lijn = `<path d="${drawGolfrand(w, h)}" fill="none" stroke-linejoin="round"`;
        return `${lijn} stroke="${KLEUREN.papier}" stroke-width="14"/>${lijn} stroke="#c9760a" stroke-width="7"/>`;
      }),
  },
  /** Look here: the answer to copy. */
  'kit:kijk': {
    vak: [100, 100],
    svg: () =>
      `<circle cx="50" cy="50" r="45" fill="${KLEUREN.zon}" opacity=".28"/><circle cx="50" cy="50" r="44" fill="none" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="16 10" stroke-linecap="round"/>`,
  },
  'kit:ster': {
    vak: [100, 100],
    svg: () =>
      `<path d="M50 6l13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4z" fill="${KLEUREN.zon}" stroke="#c98d0c" stroke-width="4" stroke-linejoin="round"/><path d="M38 37l8-17 5 16z" fill="#fff" opacity=".55"/>`,
  },
  'kit:snipper': {
    vak: [20, 12],
    tonen: Object.keys(SNIPPERS),
    svg: (toon) =>
      `<rect width="20" height="12" rx="3" fill="${SNIPPERS[toon] ?? KLEUREN.zon}"/><path d="M0 8h20v1a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill="${KLEUREN.inkt}" opacity=".14"/>`,
  },
  /** A sheet to write a sentence on. */
  'kit:papier': {
    vak: [800, 140],
    svg: () =>
      `<rect y="6" width="800" height="134" rx="26" fill="${KLEUREN.inkt}" opacity=".25"/><rect width="800" height="134" rx="26" fill="${KLEUREN.papier}"/><path d="M40 116h720" stroke="#cfdfe8" stroke-width="4"/>`,
  },
  /** A sound to choose: a loudspeaker; `nu` is the one that sounded last. */
  'kit:klank': {
    vak: [100, 100],
    tonen: ['nu'],
    svg: (toon) =>
      `<circle cx="50" cy="50" r="48" fill="${toon === 'nu' ? KLEUREN.zon : KLEUREN.papier}"/><path d="M14 40h16l22-18v56L30 60H14z" fill="${KLEUREN.zee}" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linejoin="round"/><path d="M63 38q9 12 0 24M74 28q17 22 0 44" fill="none" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linecap="round"/>`,
  },
  /** Back to a text that was read. */
  'kit:lees': {
    vak: [108, 92],
    svg: () =>
      `<rect y="4" width="108" height="88" rx="24" fill="#c98d0c"/><rect width="108" height="84" rx="24" fill="${KLEUREN.zon}"/><path d="M54 26q-18-12-38-8v46q20-4 38 8 18-12 38-8V18q-20-4-38 8z" fill="${KLEUREN.papier}" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linejoin="round"/><path d="M54 26v46M26 32h18M26 44h18M64 32h18M64 44h18" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`,
  },
  /** A plain button face. */
  'kit:knop': { vak: [120, 96], svg: () => drawKnopVlak(120, 96, KLEUREN.zee, '#0a5560') },
  /** The stage is the child's: what to do stands on it. */
  'kit:beurt': {
    vak: [420, 78],
    svg: () =>
      `<rect y="5" width="420" height="73" rx="36" fill="#0a5560"/><rect width="420" height="72" rx="36" fill="${KLEUREN.zee}"/><rect x="6" y="6" width="408" height="60" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="4"/>`,
  },
  /** What somebody says: its tail to the left, or to the right. */
  'kit:spraak': {
    vak: [330, 104],
    tonen: ['rechts'],
    svg: (toon) =>
      `<g${toon === 'rechts' ? ' transform="translate(330 0) scale(-1 1)"' : ''}><path d="M46 4h254q26 0 26 26v38q0 26-26 26H46q-24 0-26-24L4 58l16-20V30Q20 4 46 4z" fill="${KLEUREN.papier}" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linejoin="round"/></g>`,
  },
  /** On to the next word. */
  'kit:verder': {
    vak: [88, 88],
    svg: () =>
      `<circle cx="44" cy="47" r="38" fill="#0a5560"/><circle cx="44" cy="43" r="38" fill="${KLEUREN.papier}" stroke="${KLEUREN.zee}" stroke-width="6"/><path d="M34 26l20 17-20 17" fill="none" stroke="${KLEUREN.zee}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  /** A white disc behind a picture on a dark ground. */
  /** A card with a piece to choose for what one keeps. */
  'kit:stukkaart': {
    vak: [300, 330],
    svg: () =>
      `<rect y="8" width="300" height="322" rx="36" fill="${KLEUREN.inkt}" opacity=".35"/><rect width="300" height="322" rx="36" fill="${KLEUREN.papier}"/><rect x="14" y="14" width="272" height="200" rx="26" fill="${KLEUREN.zee}" opacity=".14"/><rect x="6" y="6" width="288" height="310" rx="32" fill="none" stroke="${KLEUREN.zon}" stroke-width="8"/>`,
  },
  'kit:rond': { vak: [40, 40], svg: () => `<circle cx="20" cy="20" r="20" fill="${KLEUREN.papier}"/>` },
  'kit:stofje': { vak: [40, 40], svg: () => `<circle cx="20" cy="20" r="18" fill="${KLEUREN.papier}" opacity=".8"/>` },
  'kit:slaap': {
    vak: [60, 40],
    svg: () =>
      `<path d="M6 30h14l-14-16h14M34 18h11L34 6h11" fill="none" stroke="${KLEUREN.druif}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
};

interface WavesOpties {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly n: number;
  readonly height: number;
}

/** A closed ring with `n` waves. */
function drawWaves({ cx, cy, r, n, height }: WavesOpties): string {
  const points = Array.from({ length: n * 8 }, (_, i) => {
    const angle = (i / (n * 8)) * Math.PI * 2;
    const radius = r + Math.sin(angle * n) * height;
    return `${(cx + Math.cos(angle) * radius).toFixed(1)} ${(cy + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** A tick in a green disc, at the upper right of a hundred by a hundred. */
const drawVink = (): string =>
  `<circle cx="84" cy="18" r="16" fill="#3f8a30" stroke="${KLEUREN.papier}" stroke-width="4"/><path d="M76 18l6 7 10-13" fill="none" stroke="${KLEUREN.papier}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Radius of the corners around a row. */
const HOEK = 24;

/** Drawn in stage units, so that a line is as thick in a long row as in a short one; the stage stretches it to its size. */
function drawOmtrek(toon: string, draw: (w: number, h: number) => string): string {
  const [w = 100, h = 100] = toon === '' ? [] : toon.split('x').map(Number);
  return `<g transform="scale(${100 / w} ${100 / h})">${draw(w, h)}</g>`;
}

/** How far the waves around a row go in and out, and how long one is. */
const GOLF = { hoogte: 4, lengte: 26 };

/** A rounded rectangle of waves, `w` wide and `h` high with its line. */
function drawGolfrand(w: number, h: number): string {
  const inset = 11;
  const r = Math.min(HOEK, h / 2 - inset);
  const [a, b] = [w - 2 * (inset + r), h - 2 * (inset + r)];
  const bocht = (Math.PI / 2) * r;
  const omtrek = 2 * (a + b) + 4 * bocht;
  const n = Math.round(omtrek / GOLF.lengte);
  const punten = Array.from({ length: n * 6 }, (_, i) => {
    const [x, y, nx, ny] = alongRand((i / (n * 6)) * omtrek, { a, b, r, bocht });
    const uit = Math.sin((i / 6) * Math.PI * 2) * GOLF.hoogte;
    return `${(w / 2 + x + nx * uit).toFixed(1)} ${(h / 2 + y + ny * uit).toFixed(1)}`;
  });
  return `M${punten.join('L')}z`;
}

interface Rand {
  /** Lengths of the straight sides, radius and length of a corner. */
  readonly a: number;
  readonly b: number;
  readonly r: number;
  readonly bocht: number;
}

/** The point that lies `s` along a rounded rectangle about the origin, clockwise from its upper left, and what points outwards there. */
function alongRand(s: number, { a, b, r, bocht }: Rand): readonly [x: number, y: number, nx: number, ny: number] {
  const zijden = [a, b, a, b];
  let rest = s;
  for (const [i, zijde] of zijden.entries()) {
    const hoek = (i * Math.PI) / 2;
    const [cos, sin] = [Math.cos(hoek), Math.sin(hoek)];
    const turned = (x: number, y: number): readonly [number, number] => [x * cos - y * sin, x * sin + y * cos];
    const buiten = (i % 2 === 0 ? b : a) / 2 + r;
    if (rest <= zijde) return [...turned(rest - zijde / 2, -buiten), ...turned(0, -1)];
    rest -= zijde;
    if (rest <= bocht) {
      const [dx, dy] = [Math.sin(rest / r), -Math.cos(rest / r)];
      return [...turned(zijde / 2 + dx * r, r - buiten + dy * r), ...turned(dx, dy)];
    }
    rest -= bocht;
  }
  return [0, 0, 0, 0];
}
