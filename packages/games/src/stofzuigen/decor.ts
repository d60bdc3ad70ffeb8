/** The living room as a drawing: a wall with a window, a wooden floor, and a large rug with a border and fringes. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { maatOf } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

interface Vlak {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Kamerplan {
  readonly muur: number;
  readonly kleed: Vlak;
  readonly cel: number;
  readonly raam: Plekje | null;
  readonly planten: readonly Plekje[];
}

type Plekje = readonly [x: number, y: number];

const PLANNEN: Readonly<Record<Stand, Kamerplan>> = {
  liggend: {
    muur: 112,
    kleed: { x: 72, y: 116, w: 1136, h: 464 },
    cel: 108,
    raam: [1010, 54],
    planten: [
      [36, 128],
      [1244, 128],
    ],
  },
  staand: { muur: 158, kleed: { x: 40, y: 164, w: 640, h: 632 }, cel: 100, raam: null, planten: [] },
};

function drawVloer(w: number, h: number, top: number): string {
  const planken = Array.from({ length: Math.ceil((h - top) / 46) }, (_, r) => {
    const y = top + r * 46;
    const naden = Array.from({ length: Math.ceil(w / 260) + 1 }, (_s, k) => `M${k * 260 - (r % 3) * 90} ${y}v46`).join('');
    return `<rect y="${y}" width="${w}" height="46" fill="${r % 2 === 0 ? PALET.vloer : PALET.vloerDiep}" opacity=".9"/><path d="M0 ${y}h${w}${naden}" stroke="${PALET.naad}" stroke-width="2" fill="none" opacity=".55"/>`;
  }).join('');
  return `<rect y="${top}" width="${w}" height="${h - top}" fill="${PALET.vloer}"/>${planken}`;
}

const drawMuur = (w: number, muur: number): string => {
  const stippen = Array.from({ length: Math.ceil(w / 60) * 3 }, (_, i) => {
    const rij = i % 3;
    return `<circle cx="${Math.floor(i / 3) * 60 + (rij % 2) * 30 + 14}" cy="${rij * 38 + 18}" r="5" fill="${PALET.stip}"/>`;
  }).join('');
  return `<rect width="${w}" height="${muur}" fill="${PALET.muur}"/>${stippen}<rect y="${muur - 16}" width="${w}" height="16" fill="${PALET.plint}"/><rect y="${muur - 3}" width="${w}" height="5" fill="${PALET.muurDiep}"/>`;
};

const drawRaam = ([x, y]: Plekje): string =>
  `<g transform="translate(${x} ${y})"><rect x="-106" y="-50" width="212" height="92" rx="8" fill="${PALET.kozijn}"/><rect x="-96" y="-42" width="192" height="76" fill="${PALET.raam}"/><path d="M-96 34L-20-42h56L-50 34z" fill="${PALET.raamLicht}" opacity=".8"/><path d="M0-42v76" stroke="${PALET.kozijn}" stroke-width="8"/><path d="M-124-54h54q-4 60-40 92-20 8-24-4z" fill="${PALET.gordijn}"/><path d="M124-54H70q4 60 40 92 20 8 24-4z" fill="${PALET.gordijn}"/><path d="M-108-54q2 50-14 84M108-54q-2 50 14 84" stroke="${PALET.gordijnDiep}" stroke-width="4" fill="none"/><rect x="-136" y="-60" width="272" height="10" rx="5" fill="${PALET.plankDiep}"/></g>`;

const drawPlant = ([x, y]: Plekje): string =>
  `<g transform="translate(${x} ${y})"><path d="M-22 0h44l-8 44h-28z" fill="${PALET.pot}"/><rect x="-26" y="-8" width="52" height="14" rx="6" fill="${PALET.gordijn}"/><path d="M0-6Q-6-50-34-66-36-30-6-8zM0-6q8-52 34-60 2 36-26 54zM0-8q-14-40 0-76 14 36 0 76z" fill="${PALET.blad}"/><path d="M0-10v-64M-2-10q-10-30-28-48M4-10q8-30 26-48" stroke="${PALET.bladDiep}" stroke-width="3" fill="none"/></g>`;

/** Diamonds in every cell, so that one sees how far it is to drive. */
function drawKleed({ x, y, w, h }: Vlak, cel: number): string {
  const [kolommen, rijen] = [Math.floor(w / cel), Math.floor(h / cel)];
  const [mx, my] = [x + (w - kolommen * cel) / 2, y + (h - rijen * cel) / 2];
  const ruiten = Array.from({ length: kolommen * rijen }, (_, i) => {
    const cx = mx + ((i % kolommen) + 0.5) * cel;
    const cy = my + (Math.floor(i / kolommen) + 0.5) * cel;
    return `<path d="M${cx} ${cy - 40}l40 40-40 40-40-40z" fill="${PALET.kleedLicht}" opacity="${(i + Math.floor(i / kolommen)) % 2 === 0 ? 0.9 : 0.4}"/>`;
  }).join('');
  const franjes = Array.from({ length: Math.floor(h / 24) }, (_, i) => {
    const fy = y + 14 + i * 24;
    return `M${x - 12} ${fy}h14M${x + w - 2} ${fy}h14`;
  }).join('');
  return `<path d="${franjes}" stroke="${PALET.franje}" stroke-width="6" stroke-linecap="round"/><rect x="${x}" y="${y + 6}" width="${w}" height="${h}" rx="18" fill="${PALET.zwart}" opacity=".18"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" fill="${PALET.kleedZoom}"/><rect x="${x + 9}" y="${y + 9}" width="${w - 18}" height="${h - 18}" rx="14" fill="${PALET.kleedRand}"/><rect x="${x + 15}" y="${y + 15}" width="${w - 30}" height="${h - 30}" rx="11" fill="${PALET.kleed}"/>${ruiten}`;
}

export function drawKamer(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const { muur, kleed, cel, raam, planten } = PLANNEN[stand];
  return (
    drawVloer(w, h, muur) +
    drawMuur(w, muur) +
    (raam === null ? '' : drawRaam(raam)) +
    planten.map(drawPlant).join('') +
    drawKleed(kleed, cel)
  );
}
