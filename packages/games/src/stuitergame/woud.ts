/** The wood at dusk as a drawing: trunks one behind the other, ferns, moss, and light between them. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { drawVerloop, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawStam = (x: number, w: number, h: number, kleur: string): string =>
  `<path d="M${x - w / 2} ${h}Q${x - w * 0.3} ${h * 0.6} ${x - w * 0.34} -10H${x + w * 0.34}Q${x + w * 0.3} ${h * 0.6} ${x + w / 2} ${h}q${w * 0.3} 10 ${w * 0.5} 26H${x - w}q${w * 0.3}-10 ${w * 0.5}-26z" fill="${kleur}"/>`;

const drawVaren = ([x, y]: Plek, s: number, licht: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${licht ? PALET.varenLicht : PALET.varen}">${[-62, -36, -8, 20, 46, 70]
    .map(
      (d) =>
        `<path transform="rotate(${d})" d="M0 0Q-16-40-2-96Q14-40 0 0zM-4-30l-16-12 14-2zM4-36l16-14-15-1zM-3-54l-13-11 11-1zM3-58l13-12-12 0z"/>`,
    )
    .join('')}</g>`;

const drawBladeren = (w: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const x = (i / 12) * w;
    return `<ellipse cx="${x.toFixed(0)}" cy="${(i % 3) * 14 - 10}" rx="${80 + (i % 4) * 16}" ry="${46 + (i % 3) * 16}" fill="${i % 2 === 0 ? PALET.loof : PALET.loofLicht}"/>`;
  }).join('');

export function drawWoud(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const grond = stand === 'liggend' ? 586 : 756;
  const stralen = [0.3, 0.5, 0.66]
    .map(
      (p, i) =>
        `<path d="M${w * p} -10L${w * (p - 0.12 - i * 0.02)} ${grond}h${w * 0.11}L${w * (p + 0.05)} -10z" fill="${PALET.gloedLaag}" opacity=".1"/>`,
    )
    .join('');
  return (
    `<defs>${drawVerloop(`st-lucht${w}`, { offset: 0, kleur: PALET.nachtgroen }, { offset: 0.45, kleur: PALET.schemer }, { offset: 0.85, kleur: PALET.gloed }, { offset: 1, kleur: PALET.gloedLaag })}</defs><rect width="${w}" height="${grond + 20}" fill="url(#st-lucht${w})"/>${stralen}` +
    [0.06, 0.2, 0.36, 0.5, 0.62, 0.78, 0.94].map((p, i) => drawStam(w * p, 40 + (i % 3) * 10, grond, PALET.stamVer)).join('') +
    [0.12, 0.44, 0.7, 0.88].map((p, i) => drawStam(w * p, 58 + (i % 2) * 14, grond, PALET.stamMidden)).join('') +
    drawStam(0, 120, grond + 10, PALET.stamVoor) +
    drawStam(w, 130, grond + 10, PALET.stamVoor) +
    drawBladeren(w) +
    drawVaren([w * 0.1, grond + 10], 0.9, false) +
    drawVaren([w * 0.9, grond + 8], 1, false) +
    drawVaren([w * 0.3, grond + 6], 0.6, false) +
    `<path d="M0 ${grond}Q${w * 0.25} ${grond - 24} ${w * 0.5} ${grond}T${w} ${grond - 8}V${h}H0z" fill="${PALET.mos}"/><path d="M0 ${grond + 4}Q${w * 0.25} ${grond - 20} ${w * 0.5} ${grond + 4}T${w} ${grond - 4}" fill="none" stroke="${PALET.mosLicht}" stroke-width="12"/><path d="M0 ${grond + 60}Q${w * 0.3} ${grond + 34} ${w * 0.6} ${grond + 62}T${w} ${grond + 50}V${h}H0z" fill="${PALET.mosDiep}"/><path d="M0 ${h - 30}q${w * 0.25}-18 ${w * 0.5} 0t${w * 0.5}-4V${h}H0z" fill="${PALET.aarde}"/>` +
    drawVaren([w * 0.02, grond + 70], 1.1, true) +
    drawVaren([w * 0.985, grond + 76], 1.1, true)
  );
}

/** A branch with moss on it, from side to side of its drawing. */
export function drawTak(w: number): string {
  const mos = Array.from(
    { length: Math.floor(w / 90) },
    (_, i) => `<path d="M${20 + i * 90} 18q18-16 36-3q18-12 32 3l-8 12q-26 8-52 0z" fill="${i % 2 === 0 ? PALET.mos : PALET.mosLicht}"/>`,
  ).join('');
  return `<path d="M6 30Q4 14 26 16Q${w * 0.3} 8 ${w * 0.5} 16T${w - 24} 14Q${w} 16 ${w - 6} 34Q${w - 8} 54 ${w - 30} 50Q${w * 0.7} 60 ${w * 0.5} 52T28 54Q6 52 6 30z" fill="${PALET.houtDiep}"/><path d="M8 28Q8 16 26 18Q${w * 0.3} 10 ${w * 0.5} 18T${w - 24} 16Q${w - 6} 18 ${w - 8} 32Q${w * 0.7} 42 ${w * 0.5} 36T10 38z" fill="${PALET.hout}"/><path d="M30 30q${w * 0.2} 8 ${w * 0.4} 0M${w * 0.55} 30q${w * 0.15} 6 ${w * 0.3} 0" fill="none" stroke="${PALET.houtLicht}" stroke-width="4" stroke-linecap="round"/><ellipse cx="16" cy="34" rx="11" ry="17" fill="${PALET.ring}"/><ellipse cx="16" cy="34" rx="6" ry="10" fill="none" stroke="${PALET.houtLicht}" stroke-width="3"/>${mos}`;
}
