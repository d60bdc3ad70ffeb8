/** The ski village as a drawing: far mountains, the hill with its brown piste, pines, a chalet, and the snow in front. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { drawVerloop, drawWolk, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';
import { DAL, pistePunt } from './piste.ts';

const drawPiek = ([x, y]: Plek, w: number, h: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M${-w / 2} 0L0 ${-h}L${w / 2} 0z" fill="${PALET.bergVer}"/><path d="M0 ${-h}L${w / 2} 0H${w * 0.12}z" fill="${PALET.bergVerDiep}"/><path d="M0 ${-h}L${w * 0.17} ${-h * 0.66}l${-w * 0.06} ${h * 0.05}l${-w * 0.06} ${-h * 0.06}l${-w * 0.06} ${h * 0.09}l${-w * 0.07} ${-h * 0.08}l${-w * 0.09} ${h * 0.02}z" fill="${PALET.sneeuw}"/></g>`;

const drawDen = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-5" y="-8" width="10" height="14" fill="${PALET.houtDiep}"/><path d="M0-110l26 40h-12l22 32h-14l26 36H-48l26-36h-14l22-32h-12z" fill="${PALET.den}"/><path d="M0-110l26 40h-12l22 32h-14l26 36H8z" fill="${PALET.denDiep}"/><path d="M0-112l17 28q-9 6-17 0-8 6-17 0zM-30-40l14-22q14 10 30 0l16 22q-14 8-30 0-16 8-30 0z" fill="${PALET.sneeuw}"/></g>`;

const drawHut = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-70" y="-74" width="140" height="76" fill="${PALET.hout}"/><path d="M-70-56h140M-70-36h140M-70-16h140" stroke="${PALET.houtDiep}" stroke-width="3"/><rect x="-50" y="-56" width="32" height="28" fill="${PALET.raam}" stroke="${PALET.houtDiep}" stroke-width="4"/><rect x="10" y="-50" width="30" height="52" fill="${PALET.dakrood}"/><path d="M-94-66L0-138 94-66l-10 10L0-120-84-56z" fill="${PALET.houtDiep}"/><path d="M-98-68Q-60-104 0-150 60-104 98-68q-12 8-20 0-8 10-20-2-10 10-22 0-10-14-36-32-26 18-36 32-12 10-22 0-12 12-20 2-8 8-20 0z" fill="${PALET.sneeuw}"/><rect x="38" y="-140" width="20" height="40" fill="${PALET.houtDiep}"/><rect x="34" y="-146" width="28" height="12" rx="5" fill="${PALET.sneeuw}"/></g>`;

/** The brown band down the hill. */
function drawPiste(stand: Stand): string {
  const punten = Array.from({ length: 15 }, (_, i) => pistePunt(stand, i / 14));
  const links = punten.map(({ x, y, r }) => `${(x - r).toFixed(0)} ${y.toFixed(0)}`);
  const rechts = punten.map(({ x, y, r }) => `${(x + r).toFixed(0)} ${y.toFixed(0)}`).toReversed();
  return `<path d="M${links.join('L')}L${rechts.join('L')}z" fill="${PALET.piste}"/><path d="M${rechts.join('L')}l10 4L${rechts.toReversed().join('L')}z" fill="none" stroke="${PALET.pisteDiep}" stroke-width="8" stroke-linejoin="round"/>${punten
    .filter((_, i) => i % 2 === 1)
    .map(
      ({ x, y, r }, i) =>
        `<ellipse cx="${(x + (i % 2 === 0 ? -r : r) * 0.4).toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 0.2).toFixed(0)}" ry="4" fill="${PALET.pisteDiep}"/>`,
    )
    .join('')}`;
}

export function drawDorp(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const dal = DAL[stand];
  const top = pistePunt(stand, 0);
  const heuvel = `M${w * -0.02} ${dal + 40}Q${w * 0.16} ${dal - 60} ${top.x - 90} ${top.y + 30}Q${top.x} ${top.y - 46} ${top.x + 100} ${top.y + 36}Q${w * 0.72} ${dal - 110} ${w * 1.02} ${dal - 20}V${dal + 80}H0z`;
  return (
    `<defs>${drawVerloop(`sk-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 0.5, kleur: PALET.luchtMidden }, { offset: 0.8, kleur: PALET.luchtLaag })}</defs><rect width="${w}" height="${h}" fill="url(#sk-lucht${w})"/>` +
    `<circle cx="${w * 0.86}" cy="${h * 0.13}" r="80" fill="${PALET.zon}" opacity=".45"/><circle cx="${w * 0.86}" cy="${h * 0.13}" r="46" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.14, h * 0.14, 0.9) +
    drawWolk(w * 0.68, h * 0.1, 0.7) +
    drawPiek([w * 0.1, dal], 420, 300) +
    drawPiek([w * 0.74, dal], 480, 330) +
    drawPiek([w * 0.98, dal], 400, 260) +
    `<path d="${heuvel}" fill="${PALET.berg}"/><path d="M${top.x + 30} ${top.y}Q${top.x + 70} ${top.y} ${top.x + 100} ${top.y + 36}Q${w * 0.72} ${dal - 110} ${w * 1.02} ${dal - 20}V${dal + 80}H${w * 0.7}Q${top.x + 150} ${dal - 120} ${top.x + 30} ${top.y}z" fill="${PALET.bergDiep}"/>` +
    drawPiste(stand) +
    drawDen([w * 0.05, dal + 6], 0.9) +
    drawDen([w * 0.12, dal - 16], 0.7) +
    drawDen([w * 0.82, dal + 10], 0.8) +
    drawDen([w * 0.96, dal + 4], 1) +
    drawHut([w * (stand === 'liggend' ? 0.9 : 0.14), dal + 12], 0.78) +
    `<path d="M0 ${dal + 24}Q${w * 0.2} ${dal - 16} ${w * 0.42} ${dal + 16}T${w * 0.8} ${dal + 10}T${w} ${dal + 2}V${h}H0z" fill="${PALET.sneeuwBlauw}"/><path d="M0 ${dal + 70}Q${w * 0.3} ${dal + 24} ${w * 0.6} ${dal + 64}T${w} ${dal + 50}V${h}H0z" fill="${PALET.sneeuw}"/>` +
    `<path d="M0 ${h - 60}q${w * 0.2}-26 ${w * 0.42} 0t${w * 0.6}-6V${h}H0z" fill="${PALET.sneeuwDiep}" opacity=".5"/>`
  );
}
