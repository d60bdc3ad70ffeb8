/** The farm as a drawing: hills and a red barn, grass, and the ground cut open with stones and worms in it. */
import { drawBloem, drawBoom, drawHeuvels, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const drawSchuur = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-90" y="-110" width="180" height="114" fill="${PALET.schuur}"/><path d="M-90-110L0-180 90-110z" fill="${PALET.schuur}"/><path d="M-106-104L0-188 106-104" fill="none" stroke="${PALET.dak}" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"/><path d="M-60-110v114M-30-110v114M30-110v114M60-110v114" stroke="${PALET.schuurDiep}" stroke-width="3"/><rect x="-38" y="-74" width="76" height="78" fill="${PALET.schuurWit}"/><path d="M-38-74L38 4M38-74L-38 4M-38-74h76v78h-76zM0-74V4" fill="none" stroke="${PALET.schuurDiep}" stroke-width="7"/><circle cx="0" cy="-130" r="16" fill="${PALET.schuurWit}"/><path d="M0-146v32M-16-130h32" stroke="${PALET.schuurDiep}" stroke-width="4"/></g>`;

const drawWorm = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-40 8q14-26 28 0t28 0 24-10" fill="none" stroke="${PALET.worm}" stroke-width="13" stroke-linecap="round"/><circle cx="42" cy="-6" r="2.500" fill="${PALET.inkt}"/></g>`;

/** The ground: layers that get darker, stones, worms, and roots of grass. */
function drawGrond(w: number, h: number, grond: number): string {
  const diep = h - grond;
  const laag = (deel: number, kleur: string, n: number): string => {
    const stap = w / n;
    const y = grond + diep * deel;
    return `<path d="M0 ${y.toFixed(0)}${Array.from({ length: n }, (_, i) => `q${(stap / 2).toFixed(0)} ${i % 2 === 0 ? -16 : 16} ${stap.toFixed(0)} 0`).join('')}V${h}H0z" fill="${kleur}"/>`;
  };
  const keien = Array.from({ length: 24 }, (_, i) => {
    const y = grond + diep * (0.24 + ((i * 41) % 72) / 100);
    return `<ellipse cx="${(i * 163 + 40) % w}" cy="${y.toFixed(0)}" rx="${8 + (i % 4) * 5}" ry="${6 + (i % 3) * 4}" fill="${PALET.kei}" opacity=".4"/>`;
  }).join('');
  const sprieten = Array.from(
    { length: Math.round(w / 34) },
    (_, i) =>
      `<path d="M${i * 34} ${grond + 8}q4-${22 + (i % 3) * 8} 10-${26 + (i % 4) * 6}q2 16 0 ${30 + (i % 4) * 4}z" fill="${i % 2 === 0 ? PALET.grasDiep : PALET.gras}"/>`,
  ).join('');
  return `<rect y="${grond}" width="${w}" height="${diep}" fill="${PALET.aardeLicht}"/>${laag(0.12, PALET.aarde, 5)}${laag(0.5, PALET.aardeDiep, 4)}${laag(0.82, PALET.aardeDonker, 6)}${keien}${drawWorm(w * 0.12, grond + diep * 0.66, 0.9)}${drawWorm(w * 0.86, grond + diep * 0.34, 0.8)}<rect y="${grond - 6}" width="${w}" height="20" rx="8" fill="${PALET.grasDiep}"/>${sprieten}`;
}

export function drawBoerderij(w: number, h: number, grond: number): string {
  return (
    `<defs>${drawVerloop(`wb-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}</defs><rect width="${w}" height="${grond}" fill="url(#wb-lucht${w})"/>` +
    `<circle cx="${w * 0.82}" cy="${h * 0.12}" r="84" fill="${PALET.zon}" opacity=".5"/><circle cx="${w * 0.82}" cy="${h * 0.12}" r="48" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.2, h * 0.08, 0.9) +
    drawWolk(w * 0.6, h * 0.14, 0.7) +
    drawHeuvels({ breed: w, bodem: grond, top: 84, n: 3, kleur: PALET.heuvelVer, schuif: 0.3 }) +
    drawHeuvels({ breed: w, bodem: grond, top: 52, n: 4, kleur: PALET.heuvel, schuif: 0.1 }) +
    drawSchuur([w * (w > h ? 0.1 : 0.16), grond - 46], w > h ? 0.86 : 0.66) +
    drawBoom(w * 0.22, grond - 40, 0.7) +
    drawBoom(w * 0.94, grond - 44, 0.8) +
    `<path d="M0 ${grond}V${grond - 52}Q${w * 0.3} ${grond - 92} ${w * 0.6} ${grond - 56}T${w} ${grond - 64}V${grond}z" fill="${PALET.gras}"/>` +
    Array.from({ length: 9 }, (_, i) => drawPluk((i * 151 + 70) % w, grond - 18 - ((i * 7) % 22), PALET.grasDiep, 0.8)).join('') +
    drawBloem(w * 0.3, grond - 12, PALET.papier, 0.8) +
    drawBloem(w * 0.72, grond - 10, KLEUREN.koraal, 0.8) +
    drawGrond(w, h, grond)
  );
}
