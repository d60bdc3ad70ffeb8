/** The water from above, as a drawing: shoals, a lighthouse on its island, a harbour; and the open water between two dunes. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { drawPluk, drawVerloop, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';
import { plaatsenOf } from './plaatsen.ts';

const drawBank = ([x, y]: Plek, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx * 1.35}" ry="${ry * 1.4}" fill="${PALET.ondiep}" opacity=".55"/><ellipse cx="${x}" cy="${y}" rx="${rx * 1.12}" ry="${ry * 1.14}" fill="${PALET.schuim}" opacity=".5"/><ellipse cx="${x}" cy="${y + 3}" rx="${rx}" ry="${ry}" fill="${PALET.zandDiep}"/><ellipse cx="${x}" cy="${y - 2}" rx="${rx}" ry="${ry}" fill="${PALET.zand}"/>`;

const drawToren = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-30 0L-20-132h40L30 0z" fill="${PALET.toren}"/><path d="M-27-34h54l4 34h-62zM-22-100h44l2.500 32h-49z" fill="${PALET.torenrood}"/><path d="M6-132h14L30 0H14z" fill="${PALET.zwart}" opacity=".1"/><rect x="-28" y="-142" width="56" height="12" rx="4" fill="${PALET.zwart}"/><rect x="-16" y="-170" width="32" height="28" fill="${PALET.lamp}"/><path d="M-22-168L0-196l22 28z" fill="${PALET.dak}"/><path d="M-10 0v-22q10-12 20 0V0z" fill="${PALET.houtDiep}"/></g>`;

const drawHuisje = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-30" y="-32" width="60" height="34" fill="${PALET.muur}"/><path d="M-38-30L0-60l38 30z" fill="${PALET.dak}"/><rect x="-8" y="-20" width="16" height="22" fill="${PALET.houtDiep}"/><rect x="14" y="-24" width="11" height="11" fill="${PALET.waterLicht}"/></g>`;

/** As on a chart. */
const drawRoos = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" opacity=".3"><circle r="120" fill="none" stroke="${PALET.schuim}" stroke-width="5"/><circle r="104" fill="none" stroke="${PALET.schuim}" stroke-width="3" stroke-dasharray="6 12"/>${[0, 90, 180, 270].map((d) => `<path transform="rotate(${d})" d="M0-150L20-22 0 0z" fill="${PALET.schuim}"/><path transform="rotate(${d})" d="M0-150L-20-22 0 0z" fill="${PALET.waterDiep}"/><path transform="rotate(${d + 45})" d="M0-88L14-14 0 0-14-14z" fill="${PALET.schuim}" opacity=".7"/>`).join('')}</g>`;

const drawRimpels = (w: number, h: number, n: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<path d="M${(i * 317 + 60) % w} ${(i * 173 + 90) % h}q14-10 28 0t28 0" fill="none" stroke="${PALET.schuim}" stroke-width="4" stroke-linecap="round" opacity="${0.25 + (i % 3) * 0.12}"/>`,
  ).join('');

const drawWater = (w: number, h: number, id: string): string =>
  `<defs>${drawVerloop(id, { offset: 0, kleur: PALET.waterDiep }, { offset: 0.55, kleur: PALET.water }, { offset: 1, kleur: PALET.waterLicht })}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/>`;

export function drawKust(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const [zx, zy] = plaatsenOf({ stand }).zeehond;
  const hoek: Plek = stand === 'liggend' ? [w - 100, h - 60] : [w - 70, h - 56];
  return (
    drawWater(w, h, `bk-water${w}`) +
    `<ellipse cx="${w / 2}" cy="${h * 0.46}" rx="${w * 0.44}" ry="${h * 0.3}" fill="${PALET.waterLicht}" opacity=".35"/>` +
    drawRoos([w / 2, h * (stand === 'liggend' ? 0.66 : 0.72)], stand === 'liggend' ? 0.9 : 0.8) +
    drawRimpels(w, h, 22) +
    drawBank([zx, zy + 44], 130, 46) +
    drawBank(hoek, 150, 64) +
    `<ellipse cx="${hoek[0]}" cy="${hoek[1] - 8}" rx="118" ry="42" fill="${PALET.duin}"/><ellipse cx="${hoek[0] + 20}" cy="${hoek[1] - 2}" rx="80" ry="26" fill="${PALET.duinDiep}"/>` +
    drawPluk(hoek[0] - 66, hoek[1] + 6, PALET.duinDiep, 1.3) +
    drawHuisje([hoek[0] - 44, hoek[1] - 14], 0.9) +
    drawToren([hoek[0] + 34, hoek[1] - 8], stand === 'liggend' ? 0.82 : 0.7) +
    `<path d="M-10 40Q60 60 70 130T0 230" fill="${PALET.zandDiep}"/><path d="M-10 30Q52 56 60 126T-10 216" fill="${PALET.zand}"/><path d="M-10 50Q34 70 36 124T-10 180" fill="${PALET.duin}"/>` +
    `<path d="M${w + 10} 30Q${w - 60} 70 ${w - 56} 140T${w + 10} 220" fill="${PALET.zandDiep}"/><path d="M${w + 10} 22Q${w - 50} 66 ${w - 46} 136T${w + 10} 206" fill="${PALET.zand}"/>`
  );
}

/** Open water between dunes, for the play. */
export function drawOpenWater(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const { links, rechts } = plaatsenOf({ stand }).water;
  const oever = (x: number, kant: -1 | 1): string => {
    const rand = (om: number): string =>
      Array.from(
        { length: 7 },
        (_, i) => `Q${x + kant * (om - (i % 2 === 0 ? 26 : 4))} ${((i + 0.5) * h) / 6} ${x + kant * om} ${((i + 1) * h) / 6}`,
      ).join('');
    const muur = kant < 0 ? -20 : w + 20;
    const band = (om: number, kleur: string): string => `<path d="M${x + kant * om} 0${rand(om)}V${h}H${muur}V0z" fill="${kleur}"/>`;
    return band(58, PALET.ondiep) + band(76, PALET.zandDiep) + band(82, PALET.zand) + band(stand === 'liggend' ? 140 : 102, PALET.duin);
  };
  const plukken = Array.from({ length: 12 }, (_, i) =>
    drawPluk(
      i % 2 === 0 ? (links - 110) * (0.2 + ((i * 37) % 60) / 100) : rechts + 130 + ((i * 23) % 90),
      40 + i * (h / 12),
      PALET.duinDiep,
      1.5,
    ),
  ).join('');
  return (
    drawWater(w, h, `bk-open${w}`) + drawRimpels(w, h, 14) + oever(links, -1) + oever(rechts, 1) + (stand === 'liggend' ? plukken : '')
  );
}
