/** The café: a front with its awning and windows, the terrace with a table for every guest, and the bar before it. */
import { drawBloem } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const TAFELS = 8;

function drawLuifel(w: number): string {
  const n = Math.round(w / 64);
  const stap = w / n;
  const banen = Array.from({ length: n }, (_, i) => {
    const x = (i * stap).toFixed(0);
    const kleur = i % 2 === 0 ? PALET.luifel : PALET.wit;
    return `<path d="M${x} 0h${stap.toFixed(0)}v44q${(-stap / 2).toFixed(0)} 34 ${(-stap).toFixed(0)} 0z" fill="${kleur}"/>`;
  }).join('');
  return `<rect y="48" width="${w}" height="30" fill="${PALET.zwart}" opacity=".1"/>${banen}<rect width="${w}" height="12" fill="${PALET.luifelDiep}" opacity=".5"/>`;
}

const drawRaam = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 12}" rx="10" fill="${PALET.kozijn}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${PALET.ruit}"/><path d="M${x + w * 0.1} ${y + h}L${x + w * 0.45} ${y}h${w * 0.22}L${x + w * 0.32} ${y + h}z" fill="${PALET.ruitLicht}"/><path d="M${x + w / 2} ${y}v${h}" stroke="${PALET.kozijn}" stroke-width="6"/><path d="M${x} ${y}h${w}v16q${-w / 6} 16 ${-w / 3} 0 ${-w / 6} 16 ${-w / 3} 0 ${-w / 6} 16 ${-w / 3} 0z" fill="${PALET.wit}" opacity=".85"/>`;

/** A round table on one leg; its top is where the dish of a guest stands. */
const drawTafel = (x: number, y: number, w: number): string =>
  `<ellipse cx="${x}" cy="${y + 66}" rx="${w * 0.34}" ry="8" fill="${PALET.zwart}" opacity=".16"/><path d="M${x} ${y}v62M${x - 20} ${y + 66}q20-14 40 0" stroke="${PALET.poot}" stroke-width="8" fill="none" stroke-linecap="round"/><ellipse cx="${x}" cy="${y + 4}" rx="${w / 2}" ry="13" fill="${PALET.tafelDiep}"/><ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="13" fill="${PALET.tafel}"/>`;

const drawBak = (x: number, y: number): string =>
  `<path d="M${x - 44} ${y}h88l-10 54h-68z" fill="${PALET.pot}"/><rect x="${x - 50}" y="${y - 8}" width="100" height="16" rx="8" fill="${PALET.potDiep}"/>${[-30, -8, 14, 34].map((dx, i) => `<ellipse cx="${x + dx}" cy="${y - 22 - (i % 2) * 12}" rx="18" ry="26" fill="${i % 2 === 0 ? PALET.blad : PALET.bladLicht}"/>`).join('')}${[-24, 0, 26].map((dx, i) => drawBloem(x + dx, y - 14, [KLEUREN.koraal, PALET.roze, KLEUREN.zon][i] ?? KLEUREN.zon, 0.9)).join('')}`;

/** A chair that is seen from behind, at the side of a table. */
const drawStoel = (x: number, y: number, kleur: string): string =>
  `<g transform="translate(${x.toFixed(0)} ${y})"><ellipse cy="66" rx="24" ry="6" fill="${PALET.zwart}" opacity=".14"/><path d="M-13 38v26M13 38v26" stroke="${PALET.poot}" stroke-width="6" stroke-linecap="round"/><rect x="-20" y="28" width="40" height="12" rx="6" fill="${kleur}"/><path d="M-15 30V-4q0-12 15-12t15 12v34" fill="none" stroke="${PALET.poot}" stroke-width="6" stroke-linecap="round"/><path d="M-12 0h24M-12 12h24" stroke="${kleur}" stroke-width="6" stroke-linecap="round"/></g>`;

/** A basket of flowers at the front, between two windows. */
const drawMand = (x: number, y: number): string =>
  `<g transform="translate(${x.toFixed(0)} ${y})"><path d="M0-44L-24-6M0-44L24-6" stroke="${PALET.poot}" stroke-width="3"/><circle cy="-46" r="5" fill="${PALET.kozijn}"/><path d="M-30-8h60q-4 32-30 32T-30-8z" fill="${PALET.potDiep}"/>${[-26, -9, 9, 26].map((dx, i) => `<ellipse cx="${dx}" cy="${-12 + (i % 2) * 6}" rx="14" ry="12" fill="${i % 2 === 0 ? PALET.blad : PALET.bladLicht}"/>`).join('')}<path d="M-26-2q-8 16-4 30M26-2q8 16 4 26" fill="none" stroke="${PALET.blad}" stroke-width="5" stroke-linecap="round"/>${[-20, 0, 20].map((dx, i) => `<circle cx="${dx}" cy="${-16 + (i % 2) * 8}" r="6" fill="${[PALET.roze, KLEUREN.zon, KLEUREN.koraal][i] ?? KLEUREN.zon}"/>`).join('')}</g>`;

/** What one can order, on a board that stands on the floor. */
const drawStoepbord = (x: number, y: number): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><ellipse cy="4" rx="70" ry="10" fill="${PALET.zwart}" opacity=".16"/><path d="M-58 0L-40-132h80L58 0z" fill="${PALET.houtDiep}"/><path d="M-44-14L-30-120h60L44-14z" fill="${PALET.lei}"/><path d="M-14-98q14-14 28 0l-4 20h-20zM14-92q12-2 10 8-4 6-11 4" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linejoin="round"/><path d="M-26-58h52M-28-42h40M-30-26h48" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" opacity=".7"/></g>`;

/** How far down the floor its seams are, as shares of it. */
const RIJEN = [0, 0.08, 0.2, 0.38, 0.62, 0.9, 1.3] as const;
const KOLOMMEN = 6;

/** Every other tile is darker; they grow towards who looks. */
function drawTegels(w: number, vloer: number, h: number): string {
  const x = (kolom: number, rij: number): number => Math.round(w / 2 + ((kolom - KOLOMMEN) / KOLOMMEN) * w * (0.5 + 0.6 * rij));
  const y = (rij: number): number => Math.round(vloer + rij * (h - vloer));
  const vakken = RIJEN.slice(1).flatMap((onder, r) =>
    Array.from({ length: KOLOMMEN * 2 }, (_, k) => {
      const boven = RIJEN[r] ?? 0;
      return (r + k) % 2 === 0
        ? `M${x(k, boven)} ${y(boven)}L${x(k + 1, boven)} ${y(boven)}L${x(k + 1, onder)} ${y(onder)}L${x(k, onder)} ${y(onder)}z`
        : '';
    }),
  );
  return `<path d="${vakken.join('')}" fill="${PALET.tegelDiep}"/>`;
}

interface Terrasmaat {
  readonly w: number;
  readonly h: number;
  /** Where the floor begins. */
  readonly vloer: number;
  /** The first table, and from one to the next. */
  readonly tafel: { readonly x: number; readonly y: number; readonly stap: number; readonly w: number };
  readonly ramen: number;
}

export function drawTerras({ w, h, vloer, tafel, ramen }: Terrasmaat): string {
  const raam = { w: 120, h: vloer - 120 };
  const stap = w / ramen;
  const voegen = Array.from({ length: 13 }, (_, i) => {
    const x = (i - 6) / 6;
    return `<path d="M${(w / 2 + x * w * 0.5).toFixed(0)} ${vloer}L${(w / 2 + x * w * 1.1).toFixed(0)} ${h}" stroke="${PALET.voeg}" stroke-width="3" opacity=".55"/>`;
  }).join('');
  const rijen = [0.08, 0.2, 0.38, 0.62, 0.9]
    .map((t) => `<path d="M0 ${(vloer + t * (h - vloer)).toFixed(0)}h${w}" stroke="${PALET.voeg}" stroke-width="3" opacity=".5"/>`)
    .join('');
  return (
    `<rect width="${w}" height="${h}" fill="${PALET.gevel}"/><rect y="${vloer - 26}" width="${w}" height="26" fill="${PALET.gevelDiep}"/>` +
    Array.from({ length: ramen }, (_, i) => drawRaam(i * stap + (stap - raam.w) / 2, 96, raam.w, raam.h - 20)).join('') +
    `<rect y="${vloer}" width="${w}" height="${h - vloer}" fill="${PALET.tegel}"/><rect y="${vloer}" width="${w}" height="14" fill="${PALET.zwart}" opacity=".08"/>${drawTegels(w, vloer, h)}${voegen}${rijen}` +
    Array.from({ length: ramen - 1 }, (_, i) => drawMand((i + 1) * stap, 176)).join('') +
    Array.from({ length: TAFELS - 1 }, (_, i) =>
      drawStoel(tafel.x + (i + 0.5) * tafel.stap, tafel.y, i % 2 === 0 ? PALET.luifel : KLEUREN.zon),
    ).join('') +
    Array.from({ length: TAFELS }, (_, i) => drawTafel(tafel.x + i * tafel.stap, tafel.y, tafel.w)).join('') +
    drawStoepbord(w * (w > h ? 0.115 : 0.16), h * (w > h ? 0.74 : 0.66)) +
    drawBak(34, h * (w > h ? 0.56 : 0.47)) +
    drawBak(w - 34, h * (w > h ? 0.56 : 0.47)) +
    drawLuifel(w)
  );
}

/** The bar, seen from a little above: a marble top to put things on, and its wooden edge. */
export const drawBarblad = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 30}" fill="${PALET.marmer}"/><rect width="${w}" height="10" fill="${PALET.wit}"/><rect y="${h - 38}" width="${w}" height="10" fill="${PALET.marmerDiep}"/><rect y="${h - 24}" width="${w}" height="24" fill="${PALET.hout}"/>` +
  Array.from({ length: Math.ceil(w / 150) * 2 }, (_, i) => {
    const [x, y] = [i * 75 - 20, 18 + ((i * 53) % Math.max(1, h - 80))];
    return `<path d="M${x} ${y}q40 ${i % 2 === 0 ? 22 : -6} 92 ${i % 3 === 0 ? 4 : 26}" stroke="${PALET.marmerDiep}" stroke-width="3" fill="none" opacity=".45" stroke-linecap="round"/>`;
  }).join('');
