/** Drawings that every game can use. Colours are those of the product's palette. */
import type { GameArt } from '../contract/art.ts';
import { drawKnopVlak } from './scenery.ts';

const SNIPPERS: Readonly<Record<string, string>> = {
  '0': '#F2603C',
  '1': '#FFC53D',
  '2': '#0F7C8A',
  '3': '#4E9F3D',
  '4': '#7A4FBF',
  '5': '#FF9EB5',
};

export const KIT_ART: GameArt = {
  /** Right: a green ring with a tick. */
  'kit:goed': {
    vak: [100, 100],
    svg: () =>
      '<circle cx="50" cy="50" r="43" fill="none" stroke="#fffbf3" stroke-width="14"/><circle cx="50" cy="50" r="43" fill="none" stroke="#4E9F3D" stroke-width="8"/>' +
      '<circle cx="84" cy="18" r="16" fill="#3f8a30" stroke="#fffbf3" stroke-width="4"/><path d="M76 18l6 7 10-13" fill="none" stroke="#fffbf3" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  /** Nearly: an amber ring of waves. */
  'kit:bijna': {
    vak: [100, 100],
    svg: () =>
      `<path d="${drawWaves({ cx: 50, cy: 50, r: 42, n: 16, height: 2.6 })}" fill="none" stroke="#fffbf3" stroke-width="8" stroke-linejoin="round"/>` +
      `<path d="${drawWaves({ cx: 50, cy: 50, r: 42, n: 16, height: 2.6 })}" fill="none" stroke="#c9760a" stroke-width="4" stroke-linejoin="round"/>`,
  },
  /** Look here: the answer to copy. */
  'kit:kijk': {
    vak: [100, 100],
    svg: () =>
      '<circle cx="50" cy="50" r="45" fill="#FFC53D" opacity=".28"/><circle cx="50" cy="50" r="44" fill="none" stroke="#FFC53D" stroke-width="7" stroke-dasharray="16 10" stroke-linecap="round"/>',
  },
  'kit:ster': {
    vak: [100, 100],
    svg: () =>
      '<path d="M50 6l13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4z" fill="#FFC53D" stroke="#c98d0c" stroke-width="4" stroke-linejoin="round"/><path d="M38 37l8-17 5 16z" fill="#fff" opacity=".55"/>',
  },
  'kit:snipper': {
    vak: [20, 12],
    tonen: Object.keys(SNIPPERS),
    svg: (toon) =>
      `<rect width="20" height="12" rx="3" fill="${SNIPPERS[toon] ?? '#FFC53D'}"/><path d="M0 8h20v1a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill="#17324d" opacity=".14"/>`,
  },
  /** A sheet to write a sentence on. */
  'kit:papier': {
    vak: [800, 140],
    svg: () =>
      '<rect y="6" width="800" height="134" rx="26" fill="#17324d" opacity=".25"/><rect width="800" height="134" rx="26" fill="#fffbf3"/><path d="M40 116h720" stroke="#cfdfe8" stroke-width="4"/>',
  },
  /** A sound to choose: a loudspeaker; `nu` is the one that sounded last. */
  'kit:klank': {
    vak: [100, 100],
    tonen: ['nu'],
    svg: (toon) =>
      `<circle cx="50" cy="50" r="48" fill="${toon === 'nu' ? '#FFC53D' : '#fffbf3'}"/><path d="M14 40h16l22-18v56L30 60H14z" fill="#0F7C8A" stroke="#17324d" stroke-width="4" stroke-linejoin="round"/><path d="M63 38q9 12 0 24M74 28q17 22 0 44" fill="none" stroke="#17324d" stroke-width="6" stroke-linecap="round"/>`,
  },
  /** Back to a text that was read. */
  'kit:lees': {
    vak: [108, 92],
    svg: () =>
      '<rect y="4" width="108" height="88" rx="24" fill="#c98d0c"/><rect width="108" height="84" rx="24" fill="#ffc53d"/><path d="M54 26q-18-12-38-8v46q20-4 38 8 18-12 38-8V18q-20-4-38 8z" fill="#fffbf3" stroke="#17324d" stroke-width="4" stroke-linejoin="round"/><path d="M54 26v46M26 32h18M26 44h18M64 32h18M64 44h18" stroke="#17324d" stroke-width="4" stroke-linecap="round"/>',
  },
  /** A plain button face. */
  'kit:knop': { vak: [120, 96], svg: () => drawKnopVlak(120, 96, '#0F7C8A', '#0a5560') },
  /** A white disc behind a picture on a dark ground. */
  'kit:rond': { vak: [40, 40], svg: () => '<circle cx="20" cy="20" r="20" fill="#fffbf3"/>' },
  'kit:stofje': { vak: [40, 40], svg: () => '<circle cx="20" cy="20" r="18" fill="#fffbf3" opacity=".8"/>' },
  'kit:slaap': {
    vak: [60, 40],
    svg: () =>
      '<path d="M6 30h14l-14-16h14M34 18h11L34 6h11" fill="none" stroke="#7A4FBF" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
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
