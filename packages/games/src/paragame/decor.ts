/** The meadow as a drawing: a wide sky, woods and a village far off, mown grass, a hedge and flowers in front. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { drawBloem, drawBoom, drawHeuvels, drawPluk, drawVerloop, drawWolk, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const EINDER: Readonly<Record<Stand, number>> = { liggend: 452, staand: 540 };

const drawHuis = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-26" y="-30" width="52" height="32" fill="${PALET.muur}"/><path d="M-34-28L0-56l34 28z" fill="${PALET.dak}"/><path d="M0-56l34 28H12z" fill="${PALET.dakDiep}"/><rect x="-7" y="-18" width="14" height="20" fill="${PALET.houtDiep}"/></g>`;

const drawMolen = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-22 0l8-74h28l8 74z" fill="${PALET.muur}"/><path d="M4-74h10l8 74H8z" fill="${PALET.kleedRandLicht}"/><path d="M-18-72q18-30 36 0z" fill="${PALET.dakDiep}"/><g stroke="${PALET.houtDiep}" stroke-width="4" fill="${PALET.zeilLicht}"><path d="M0-76l44-30 8 12zM0-76l30 44-12 8zM0-76l-44 30-8-12zM0-76l-30-44 12-8z"/></g><circle cx="0" cy="-76" r="6" fill="${PALET.houtDiep}"/></g>`;

const drawHeg = (w: number, y: number): string =>
  Array.from(
    { length: Math.ceil(w / 58) + 1 },
    (_, i) => `<circle cx="${i * 58}" cy="${y}" r="${26 + (i % 3) * 5}" fill="${i % 2 === 0 ? PALET.heg : PALET.hegLicht}"/>`,
  ).join('');

export function drawWei(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const y = EINDER[stand];
  const banen = [0, 1, 2, 3, 4, 5, 6]
    .filter((i) => i % 2 === 0)
    .map(
      (i) =>
        `<path d="M${w * (0.5 + (i - 3.5) * 0.13)} ${y + 16}h${w * 0.13}L${w * (0.5 + (i - 2.5) * 0.32)} ${h}h${-w * 0.32}z" fill="${PALET.weiLicht}" opacity=".6"/>`,
    )
    .join('');
  const bloemen = Array.from({ length: 16 }, (_, i) => {
    const [x, by] = [(i * 283) % w, y + 60 + ((i * 97) % (h - y - 70))];
    return i % 3 === 0 ? drawBloem(x, by, i % 2 === 0 ? KLEUREN.zon : PALET.bloem, 0.7) : drawPluk(x, by, PALET.weiDiep, 1.1);
  }).join('');
  return (
    `<defs>${drawVerloop(`pg-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 0.6, kleur: PALET.luchtMidden }, { offset: 1, kleur: PALET.luchtLaag })}${drawVerloop(`pg-wei${w}`, { offset: 0, kleur: PALET.weiLicht }, { offset: 0.4, kleur: PALET.wei }, { offset: 1, kleur: PALET.weiDiep })}</defs>` +
    `<rect width="${w}" height="${y + 20}" fill="url(#pg-lucht${w})"/><circle cx="${w * 0.86}" cy="${y * 0.36}" r="54" fill="${PALET.zon}"/><circle cx="${w * 0.86}" cy="${y * 0.36}" r="78" fill="${PALET.zon}" opacity=".35"/>` +
    drawWolk(w * 0.16, y * 0.5, 1.2, 0.7) +
    drawWolk(w * 0.66, y * 0.62, 0.9, 0.6) +
    drawHeuvels({ breed: w, bodem: y + 10, top: 60, n: 5, kleur: PALET.bosVer }) +
    drawHuis([w * 0.3, y + 4], 0.8) +
    drawHuis([w * 0.36, y + 6], 0.6) +
    drawMolen([w * 0.72, y + 6], 0.86) +
    drawHeuvels({ breed: w, bodem: y + 14, top: 28, n: 7, kleur: PALET.bosDiep, schuif: 0.5 }) +
    `<rect y="${y + 8}" width="${w}" height="${h - y}" fill="url(#pg-wei${w})"/>${banen}` +
    drawHeg(w, y + 14) +
    drawBoom(w * 0.04, y + 34, 1.2) +
    drawBoom(w * 0.965, y + 30, 1) +
    bloemen +
    `<path d="M0 ${h - 26}q${w * 0.25}-16 ${w * 0.5} 0t${w * 0.5}-4V${h}H0z" fill="${PALET.weiVoor}"/>`
  );
}
