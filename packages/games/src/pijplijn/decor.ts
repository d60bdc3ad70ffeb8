/** A garden cut through: sky and hedge over the ground, and under it earth with stones, roots, a worm and a lost carrot. */
import { drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawSteen = (x: number, y: number, s: number, i: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s}) rotate(${(i * 47) % 90})" d="M-20-4q2-16 20-16t22 14-14 20-22 0-6-18z" fill="${i % 2 === 0 ? PALET.steen : PALET.steenDiep}" opacity=".8"/>`;

const drawWorm = (x: number, y: number): string =>
  `<path d="M${x} ${y}q16-24 32 0t32 0 30-6" stroke="${PALET.wormDiep}" stroke-width="17" fill="none" stroke-linecap="round"/><path d="M${x} ${y - 2}q16-24 32 0t32 0 30-6" stroke="${PALET.worm}" stroke-width="13" fill="none" stroke-linecap="round"/><circle cx="${x + 94}" cy="${y - 11}" r="3" fill="${PALET.oog}"/><path d="M${x + 96} ${y - 4}q4 2 6-2" stroke="${PALET.oog}" stroke-width="2" fill="none"/>`;

const drawWortel = ([x, y]: DecorOpties['wortel']): string =>
  `<path d="M${x - 16} ${y}q16-10 32 0-4 40-16 62-12-22-16-62z" fill="${PALET.wortel}"/><path d="M${x - 8} ${y + 16}h10M${x - 2} ${y + 32}h9" stroke="${PALET.koperDiep}" stroke-width="3"/><path d="M${x} ${y}q-16-14-18-32 14 6 18 18 0-18 8-28 8 14 0 30 8-10 20-12-4 16-28 24z" fill="${PALET.blad}"/>`;

const drawStenen = (w: number, grond: number, h: number): string =>
  Array.from({ length: 26 }, (_, i) => {
    const x = ((i * 173.3) % 1000) / 1000;
    const y = ((i * 61.7 + 20) % 100) / 100;
    return drawSteen(Math.round(x * w), Math.round(grond + 50 + y * (h - grond - 70)), 0.5 + ((i * 7) % 5) * 0.14, i);
  }).join('');

interface DecorOpties {
  readonly w: number;
  readonly h: number;
  readonly grond: number;
  /** Where no pipe lies, and no piece. */
  readonly wortel: readonly [x: number, y: number];
}

export function drawDecor({ w, h, grond, wortel }: DecorOpties): string {
  const heg = Array.from(
    { length: Math.ceil(w / 74) + 1 },
    (_, i) => `<circle cx="${i * 74}" cy="${grond - 42 - (i % 2) * 9}" r="46" fill="${i % 2 === 0 ? PALET.heg : PALET.hegDiep}"/>`,
  ).join('');
  const planken = Array.from(
    { length: Math.ceil(w / 56) },
    (_, i) =>
      `<path d="M${i * 56 + 6} ${grond}V${grond - 78}l20-18 20 18V${grond}z" fill="${PALET.stip}" stroke="${PALET.steen}" stroke-width="2" opacity=".9"/>`,
  ).join('');
  return (
    `<defs>${drawVerloop(`pl-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLicht })}${drawVerloop(`pl-aarde${w}`, { offset: 0, kleur: PALET.aardeLicht }, { offset: 0.2, kleur: PALET.aarde }, { offset: 0.65, kleur: PALET.aardeDiep }, { offset: 1, kleur: PALET.aardeNacht })}</defs>` +
    `<rect width="${w}" height="${grond + 4}" fill="url(#pl-lucht${w})"/><circle cx="${w * 0.86}" cy="74" r="56" fill="${PALET.zonKern}" opacity=".4"/><circle cx="${w * 0.86}" cy="74" r="40" fill="${PALET.zonKern}"/>${drawWolk(w * 0.3, grond * 0.28, 0.8, 0.9)}${drawWolk(w * 0.68, grond * 0.2, 0.7, 0.8)}` +
    heg +
    planken +
    `<path d="M0 ${grond - 62}h${w}M0 ${grond - 26}h${w}" stroke="${PALET.stip}" stroke-width="10"/><path d="M0 ${grond - 56}h${w}" stroke="${PALET.steen}" stroke-width="2" opacity=".6"/>` +
    `<rect y="${grond}" width="${w}" height="${h - grond}" fill="url(#pl-aarde${w})"/>` +
    [0.33, 0.62]
      .map(
        (p, i) =>
          `<path d="M0 ${grond + (h - grond) * p}q${w / 6}-${18 + i * 8} ${w / 3} 0t${w / 3} 0 ${w / 3} 0v${24 + i * 14}q-${w / 6} 18-${w / 3} 0t-${w / 3} 0-${w / 3} 0z" fill="${PALET.aardeNacht}" opacity=".16"/>`,
      )
      .join('') +
    drawStenen(w, grond, h) +
    drawWorm(w * 0.74, grond + (h - grond) * 0.9) +
    drawWortel(wortel) +
    `<path d="M0 ${grond - 8}q${w / 12}-12 ${w / 6} 0t${w / 6} 0 ${w / 6} 0 ${w / 6} 0 ${w / 6} 0 ${w / 6} 0v22q-14 20-28 2-18 22-38 2-16 16-40 0-30 20-60 0-24 18-52 0-34 18-60 0-24 20-56 0-30 22-64 0-26 16-54 0-30 20-62 0-30 18-60 0-34 20-70 0-30 16-60 0-30 20-66 0-30 18-62 0-34 20-70 0-30 16-56 0-30 20-60 0-34 18-70 0-24 14-52 0-20 14-40 0z" fill="${PALET.gras}"/><path d="M0 ${grond - 8}q${w / 12}-12 ${w / 6} 0t${w / 6} 0 ${w / 6} 0 ${w / 6} 0 ${w / 6} 0 ${w / 6} 0" stroke="${PALET.grasLicht}" stroke-width="8" fill="none"/>` +
    Array.from({ length: Math.round(w / 110) }, (_, i) => drawPluk(i * 112 + 40, grond - 4, PALET.hegDiep, 0.9)).join('')
  );
}
