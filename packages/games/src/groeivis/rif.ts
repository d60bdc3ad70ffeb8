/** The reef as a drawing: light from above, rocks far off, coral, and sand with starfish. */
import { drawVerloop, traceSter } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawTak = (x: number, y: number, s: number, kleur: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0V-70M0-30L-30-64M0-42L28-84M-18-50L-40-52M16-66L40-66M0-62L-12-100" fill="none" stroke="${kleur}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/></g>`;

const drawBol = (x: number, y: number, s: number, [kleur, diep]: readonly [string, string]): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-54 0Q-58-50 0-54Q58-50 54 0z" fill="${kleur}"/><path d="M-34-4q-4-26 14-36M-4-2q-6-28 2-44M24-4q6-22-4-38" fill="none" stroke="${diep}" stroke-width="6" stroke-linecap="round"/></g>`;

export function drawRif(w: number, h: number): string {
  const stralen = Array.from({ length: 5 }, (_, i) => {
    const x = w * (0.06 + i * 0.2);
    return `<path d="M${x} 0h${w * 0.05}L${x + w * 0.2} ${h * 0.8}H${x + w * 0.06}z" fill="${PALET.straal}" opacity="${0.1 + (i % 2) * 0.05}"/>`;
  }).join('');
  const rots = (x: number, y: number, s: number, kleur: string): string =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M-150 0Q-140-110-80-120Q-50-180 10-150Q60-200 100-120Q150-90 160 0z" fill="${kleur}"/>`;
  const bodem = h - 78;
  const sterren = [0.22, 0.74]
    .map(
      (deel) =>
        `<path transform="translate(${w * deel} ${h - 22}) rotate(14)" d="${traceSter(5, 20, 9)}" fill="${PALET.koraalGeel}" stroke="${PALET.zandDiep}" stroke-width="4" stroke-linejoin="round"/>`,
    )
    .join('');
  return (
    `<defs>${drawVerloop(`gv-water${w}`, { offset: 0, kleur: PALET.water }, { offset: 0.5, kleur: PALET.waterMidden }, { offset: 1, kleur: PALET.waterDiep })}</defs><rect width="${w}" height="${h}" fill="url(#gv-water${w})"/>${stralen}` +
    `<path d="M0 20q${w * 0.06}-18 ${w * 0.125} 0t${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0 ${w * 0.125} 0V0H0z" fill="${PALET.straal}" opacity=".35"/>` +
    rots(w * 0.08, bodem + 10, 1, PALET.rots) +
    rots(w * 0.94, bodem + 20, 1.2, PALET.rots) +
    rots(w * 0.3, bodem + 16, 0.6, PALET.rotsDiep) +
    rots(w * 0.74, bodem + 20, 0.7, PALET.rotsDiep) +
    drawTak(w * 0.13, bodem + 16, 1, PALET.koraalRood) +
    drawTak(w * 0.86, bodem + 12, 0.9, PALET.koraalPaars) +
    drawBol(w * 0.3, bodem + 18, 0.8, [PALET.koraalGeel, PALET.zandDiep]) +
    drawBol(w * 0.7, bodem + 20, 0.9, [PALET.koraalRood, PALET.koraalDiep]) +
    `<path d="M0 ${bodem + 6}q${w * 0.12}-22 ${w * 0.26} 2t${w * 0.26} 0 ${w * 0.26}-4 ${w * 0.3} 2V${h}H0z" fill="${PALET.zandDiep}"/><path d="M0 ${bodem + 20}q${w * 0.14}-24 ${w * 0.3} 0t${w * 0.28} 2 ${w * 0.24}-4 ${w * 0.3} 2V${h}H0z" fill="${PALET.zand}"/><path d="M${w * 0.1} ${h - 30}q30-10 60 0M${w * 0.46} ${h - 20}q40-12 80 0M${w * 0.6} ${h - 44}q30-8 60 0" fill="none" stroke="${PALET.zandDiep}" stroke-width="5" stroke-linecap="round"/>${sterren}`
  );
}
