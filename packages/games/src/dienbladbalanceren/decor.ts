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
    `<rect y="${vloer}" width="${w}" height="${h - vloer}" fill="${PALET.tegel}"/><rect y="${vloer}" width="${w}" height="14" fill="${PALET.zwart}" opacity=".08"/>${voegen}${rijen}` +
    Array.from({ length: TAFELS }, (_, i) => drawTafel(tafel.x + i * tafel.stap, tafel.y, tafel.w)).join('') +
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
