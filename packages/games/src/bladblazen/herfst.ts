/** The garden in autumn as a drawing: trees in their colours, a house far off, a fence with pumpkins, and grass. */
import { drawBoom, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawPompoen = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="0" cy="-24" rx="44" ry="30" fill="${PALET.pompoenDiep}"/><ellipse cx="-18" cy="-26" rx="22" ry="28" fill="${PALET.pompoen}"/><ellipse cx="18" cy="-26" rx="22" ry="28" fill="${PALET.pompoen}"/><ellipse cx="0" cy="-26" rx="15" ry="29" fill="${PALET.pompoen}"/><path d="M-8-30q2-16 0-26M8-30q-2-16 0-26" stroke="${PALET.pompoenDiep}" stroke-width="3" fill="none"/><path d="M-4-52q0-14 10-16l4 6q-6 2-6 10z" fill="${PALET.steel}"/></g>`;

const drawHuis = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-70" y="-80" width="140" height="84" fill="${PALET.huis}"/><path d="M20-80h50V4H20z" fill="${PALET.huisDiep}"/><path d="M-88-74L0-134 88-74z" fill="${PALET.dak}"/><rect x="34" y="-142" width="20" height="40" fill="${PALET.dak}"/><rect x="-50" y="-58" width="32" height="30" fill="${PALET.raam}"/><rect x="-2" y="-58" width="32" height="30" fill="${PALET.raam}"/></g>`;

const TINTEN = [
  [PALET.bosOranje, PALET.bosRood],
  [PALET.bosGeel, PALET.bosOranje],
  [PALET.bosRood, PALET.bladRoodDiep],
] as const;

export function drawHerfst(w: number, h: number, gras: number): string {
  const bomen = Array.from({ length: Math.round(w / 110) + 1 }, (_, i) => {
    const [kleur, donker] = TINTEN[i % TINTEN.length] ?? TINTEN[0];
    return drawBoom(i * 112 + 12, gras + 8 + (i % 2) * 8, 0.95 + (i % 3) * 0.16, { kleur, donker });
  }).join('');
  const latten = Array.from(
    { length: Math.ceil(w / 46) },
    (_, i) =>
      `<path d="M${i * 46 + 6} ${gras + 40}v-36l15-12 15 12v36z" fill="${PALET.schutting}" stroke="${PALET.schuttingDiep}" stroke-width="3"/>`,
  ).join('');
  const pollen = Array.from({ length: Math.round(w / 60) }, (_, i) =>
    drawPluk((i * 211 + 40) % w, gras + 90 + ((i * 157) % (h - gras - 120)), i % 2 === 0 ? PALET.grasDiep : PALET.grasLicht, 0.9),
  ).join('');
  return (
    `<defs>${drawVerloop(`bb-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}${drawVerloop(`bb-gras${w}`, { offset: 0, kleur: PALET.grasLicht }, { offset: 1, kleur: PALET.gras })}</defs>` +
    `<rect width="${w}" height="${gras + 30}" fill="url(#bb-lucht${w})"/><circle cx="${w * 0.08}" cy="${gras * 0.4}" r="44" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.9, gras * 0.3, 0.8) +
    `<path d="M0 ${gras + 10}V${gras - 60}q${w * 0.1}-40 ${w * 0.22}-6t${w * 0.24}-8 ${w * 0.24} 4 ${w * 0.3}-10V${gras + 10}z" fill="${PALET.bosVer}"/>` +
    drawHuis(w * 0.7, gras + 10, 0.72) +
    bomen +
    latten +
    `<rect y="${gras + 14}" width="${w}" height="8" fill="${PALET.schuttingDiep}"/><rect y="${gras + 36}" width="${w}" height="${h - gras}" fill="url(#bb-gras${w})"/><path d="M0 ${gras + 60}q${w * 0.25}-20 ${w * 0.5} 0t${w * 0.5} 0v-24H0z" fill="${PALET.grasDiep}" opacity=".5"/>` +
    pollen +
    drawPompoen(w * 0.05, gras + 74, 0.8) +
    drawPompoen(w * 0.95, gras + 70, 0.9) +
    drawPompoen(w * 0.9, gras + 78, 0.6)
  );
}
