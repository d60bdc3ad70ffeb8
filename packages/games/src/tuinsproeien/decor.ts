/** The garden as a drawing: trees behind a fence, a shed, a lawn with flowers and stepping stones. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { drawBloem, drawBoom, drawPluk, drawVerloop, drawWolk, maatOf } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const GROND: Readonly<Record<Stand, number>> = { liggend: 330, staand: 300 };

/** Boards with rounded tops, from side to side. */
function drawSchutting(w: number, y: number): string {
  const planken = Array.from({ length: Math.ceil(w / 44) + 1 }, (_, i) => {
    const x = i * 44;
    return `<path d="M${x + 2} ${y}V${y - 126}q19-22 38 0V${y}z" fill="${i % 3 === 0 ? PALET.schuttingLicht : PALET.schutting}"/>`;
  }).join('');
  return `${planken}<path d="M0 ${y - 96}h${w}M0 ${y - 28}h${w}" stroke="${PALET.schuttingDiep}" stroke-width="13"/>`;
}

const drawSchuur = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-90" y="-150" width="180" height="152" fill="${PALET.schuur}"/><path d="M-54-150v152M-18-150v152M18-150v152M54-150v152" stroke="${PALET.schuurDiep}" stroke-width="3"/><path d="M-110-142L0-216 110-142l-10 14L0-196-100-128z" fill="${PALET.schuurdak}"/><rect x="-28" y="-104" width="56" height="106" rx="6" fill="${PALET.schuurDiep}"/><path d="M-22-98h44v44h-44z" fill="${PALET.raam}"/><path d="M0-98v44M-22-76h44" stroke="${PALET.schuurDiep}" stroke-width="4"/><circle cx="18" cy="-40" r="5" fill="${PALET.koper}"/></g>`;

export function drawTuin(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const y = GROND[stand];
  const tegels = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="${w * (0.08 + i * 0.14)}" cy="${h - 44 - (i % 2) * 10}" rx="56" ry="17" fill="${PALET.tegelDiep}"/><ellipse cx="${w * (0.08 + i * 0.14)}" cy="${h - 49 - (i % 2) * 10}" rx="56" ry="16" fill="${PALET.tegel}"/>`,
  ).join('');
  const bloemen = Array.from({ length: 12 }, (_, i) => {
    const [x, by] = [(i * 311 + 40) % w, y + 40 + ((i * 131) % (h - y - 130))];
    return i % 2 === 0 ? drawPluk(x, by, PALET.gazonDiep, 1.2) : drawBloem(x, by, i % 3 === 0 ? KLEUREN.koraal : PALET.margriet, 0.7);
  }).join('');
  const s = stand === 'liggend' ? 1 : 0.72;
  return (
    `<defs>${drawVerloop(`ts-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}${drawVerloop(`ts-gras${w}`, { offset: 0, kleur: PALET.gazonLicht }, { offset: 0.5, kleur: PALET.gazon }, { offset: 1, kleur: PALET.gazonDiep })}</defs>` +
    `<rect width="${w}" height="${y + 10}" fill="url(#ts-lucht${w})"/><circle cx="${w * 0.14}" cy="66" r="46" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.3, 60, 0.9) +
    drawWolk(w * 0.78, 90, 1.1) +
    [0.06, 0.2, 0.36, 0.52, 0.68, 0.84, 0.97]
      .map((p, i) => drawBoom(w * p, y - 60, (1 + (i % 3) * 0.25) * s, { kleur: PALET.loof, donker: PALET.loofDiep }))
      .join('') +
    drawSchutting(w, y) +
    drawSchuur(w * 0.91, y + 10, s) +
    `<rect y="${y - 6}" width="${w}" height="${h - y + 6}" fill="url(#ts-gras${w})"/><path d="M0 ${y - 6}q${w * 0.2}-14 ${w * 0.4} 0t${w * 0.6}-2v20H0z" fill="${PALET.gazonLicht}"/>` +
    bloemen +
    tegels
  );
}
