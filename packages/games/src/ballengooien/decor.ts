/** The stall as a drawing: a striped awning with lamps, a wall with stars, posts; and the counter in front. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { drawVerloop, maatOf, traceSter } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const LUIFEL = 62;

function drawLuifel(w: number): string {
  const n = Math.round(w / 80);
  const b = w / n;
  const lap = (i: number, diep: boolean): string => {
    const kleur = i % 2 === 0 ? (diep ? PALET.luifelRoodDiep : PALET.luifelRood) : diep ? PALET.luifelWitDiep : PALET.luifelWit;
    const y = LUIFEL - (diep ? 0 : 8);
    return `<path d="M${i * b} -4h${b}V${y - 20}q${-b / 2} ${b * 0.66} ${-b} 0z" fill="${kleur}"/>`;
  };
  const rij = Array.from({ length: n }, (_, i) => i);
  return rij.map((i) => lap(i, true)).join('') + rij.map((i) => lap(i, false)).join('');
}

export function drawKraam(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const banen = Array.from({ length: Math.ceil(w / 80) }, (_, i) =>
    i % 2 === 0 ? `<path d="M${i * 80} 0h80v${h}h-80z" fill="${PALET.wandLicht}" opacity=".5"/>` : '',
  ).join('');
  const sterren = Array.from({ length: 20 }, (_, i) => {
    const [x, y] = [(i * 263 + 70) % w, 120 + ((i * 149) % (h - 260))];
    const r = 9 + (i % 3) * 4;
    return `<path transform="translate(${x} ${y}) rotate(${i * 20})" d="${traceSter(5, r, r * 0.45)}" fill="${PALET.ster}" opacity="${0.28 + (i % 3) * 0.12}"/>`;
  }).join('');
  return (
    `<defs>${drawVerloop(`bg-wand${w}`, { offset: 0, kleur: PALET.avond }, { offset: 0.5, kleur: PALET.wand }, { offset: 1, kleur: PALET.wandDiep })}</defs><rect width="${w}" height="${h}" fill="url(#bg-wand${w})"/>${banen}${sterren}` +
    `<ellipse cx="${w / 2}" cy="${h * 0.46}" rx="${w * 0.4}" ry="${h * 0.3}" fill="${PALET.lamp}" opacity=".12"/>` +
    `<path d="M0 0h26v${h}H0zM${w - 26} 0h26v${h}h-26z" fill="${PALET.houtDiep}"/><path d="M0 0h18v${h}H0zM${w - 26} 0h18v${h}h-18z" fill="${PALET.hout}"/>` +
    drawLuifel(w)
  );
}

/** The counter, from its upper edge down. */
export function drawToonbank(w: number, h: number): string {
  const panelen = Array.from(
    { length: Math.round(w / 120) },
    (_, i) =>
      `<rect x="${i * 120 + 12}" y="46" width="96" height="${h}" rx="10" fill="${i % 2 === 0 ? PALET.luifelRood : PALET.luifelWit}"/>`,
  ).join('');
  return `<rect y="14" width="${w}" height="${h}" fill="${PALET.houtDiep}"/>${panelen}<rect y="0" width="${w}" height="34" rx="8" fill="${PALET.houtDiep}"/><rect y="0" width="${w}" height="25" rx="8" fill="${PALET.houtLicht}"/><path d="M20 9h${w * 0.3}M${w * 0.44} 15h${w * 0.24}M${w * 0.76} 8h${w * 0.2}" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round"/>`;
}
