/** A launch site on a far planet at dusk, and the moon above it: the two places of the game. */
import { drawGloed, drawHeuvels, drawVerloop } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const drawSterren = (w: number, h: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const x = ((i * 211.7) % 1000) / 1000;
    const y = ((i * 97.3) % 1000) / 1000;
    return `<circle cx="${(x * w).toFixed(0)}" cy="${(y * h).toFixed(0)}" r="${(1.2 + (i % 3) * 0.8).toFixed(1)}" fill="${PALET.ster}" opacity="${(0.4 + (i % 4) * 0.15).toFixed(2)}"/>`;
  }).join('');

const drawPlaneet = ([x, y]: Plek, r: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M${-r * 1.7} ${r * 0.2}Q0 ${-r * 0.7} ${r * 1.7} ${-r * 0.5}" stroke="${PALET.ring}" stroke-width="${r * 0.14}" fill="none" opacity=".75"/><circle r="${r}" fill="url(#lr-planeet${r})"/><path d="M${-r * 0.9} ${-r * 0.3}q${r * 0.8} ${r * 0.24} ${r * 1.7} 0M${-r} ${r * 0.2}q${r} ${r * 0.3} ${r * 1.9} ${-r * 0.1}" stroke="${PALET.planeetDiep}" stroke-width="${r * 0.1}" fill="none" opacity=".35"/><path d="M${-r * 1.7} ${r * 0.2}Q${-r * 0.2} ${r * 0.95} ${r * 1.7} ${-r * 0.5}" stroke="${PALET.ring}" stroke-width="${r * 0.14}" fill="none"/></g>`;

/** A lattice tower beside the pad. */
const drawMast = (x: number, top: number, voet: number): string => {
  const n = Math.floor((voet - top) / 46);
  const kruis = Array.from({ length: n }, (_, i) => `M${x - 18} ${top + i * 46}l36 46M${x + 18} ${top + i * 46}l-36 46`).join('');
  return `<path d="${kruis}" stroke="${PALET.staalDiep}" stroke-width="5" fill="none"/><path d="M${x - 20} ${top}V${voet}M${x + 20} ${top}V${voet}" stroke="${PALET.staal}" stroke-width="9"/><path d="M${x - 30} ${top}h60" stroke="${PALET.staal}" stroke-width="10" stroke-linecap="round"/><circle cx="${x}" cy="${top - 14}" r="9" fill="${KLEUREN.koraal}"/>`;
};

interface DecorOpties {
  readonly w: number;
  readonly h: number;
  /** Where the plain begins, and the top and middle of the pad. */
  readonly grond: number;
  readonly pad: { readonly x: number; readonly y: number; readonly breed: number };
  readonly mast: readonly number[];
}

export function drawBasis({ w, h, grond, pad, mast }: DecorOpties): string {
  const { x, y, breed } = pad;
  const planeet: Plek = [w * 0.84, grond * 0.2];
  return (
    `<defs>${drawVerloop(`lr-lucht${w}`, { offset: 0, kleur: PALET.nacht }, { offset: 0.45, kleur: PALET.schemer }, { offset: 0.72, kleur: PALET.paars }, { offset: 0.9, kleur: PALET.roze }, { offset: 1, kleur: PALET.perzik })}${drawVerloop(`lr-grond${w}`, { offset: 0, kleur: PALET.grondLicht }, { offset: 0.3, kleur: PALET.grond }, { offset: 1, kleur: PALET.grondDiep })}${drawGloed('lr-planeet76', { offset: 0, kleur: PALET.planeetLicht }, { offset: 0.6, kleur: PALET.planeet }, { offset: 1, kleur: PALET.planeetDiep })}</defs>` +
    `<rect width="${w}" height="${grond + 6}" fill="url(#lr-lucht${w})"/>${drawSterren(w, grond * 0.8, 60)}${drawPlaneet(planeet, 76)}` +
    `<circle cx="${w * 0.14}" cy="${grond * 0.16}" r="30" fill="${PALET.maan}"/><circle cx="${w * 0.14 - 9}" cy="${grond * 0.16 - 6}" r="6" fill="${PALET.maanDiep}" opacity=".6"/><circle cx="${w * 0.14 + 10}" cy="${grond * 0.16 + 8}" r="8" fill="${PALET.maanDiep}" opacity=".6"/>` +
    drawHeuvels({ breed: w, bodem: grond + 4, top: 74, n: 3, kleur: PALET.heuvel, schuif: 0.2 }) +
    drawHeuvels({ breed: w, bodem: grond + 4, top: 40, n: 5, kleur: PALET.heuvelLicht, schuif: 0.5 }) +
    `<rect y="${grond}" width="${w}" height="${h - grond}" fill="url(#lr-grond${w})"/>` +
    [0.07, 0.22, 0.36, 0.66, 0.8, 0.94]
      .map(
        (p, i) =>
          `<ellipse cx="${w * p}" cy="${grond + 26 + (i % 3) * 24}" rx="${34 + (i % 2) * 22}" ry="9" fill="${PALET.grondDiep}" opacity=".4"/>`,
      )
      .join('') +
    mast.map((mx) => drawMast(mx, grond * 0.3, y + 8)).join('') +
    `<ellipse cx="${x}" cy="${y + 48}" rx="${breed * 0.6}" ry="30" fill="${PALET.grondDiep}" opacity=".6"/><path d="M${x - breed / 2} ${y}h${breed}l36 54H${x - breed / 2 - 36}z" fill="${PALET.staalDiep}"/><path d="M${x - breed / 2} ${y}h${breed}l12 18H${x - breed / 2 - 12}z" fill="${PALET.staal}"/><path d="M${x - breed / 2 - 4} ${y + 5}h${breed + 8}" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="26 22"/>`
  );
}

interface MaanOpties {
  readonly w: number;
  readonly h: number;
  readonly grond: number;
  readonly kraters: readonly Plek[];
}

/** The moon from nearby: dark sky, the blue earth, hills of dust that rise to the craters. */
export function drawMaangrond({ w, h, grond, kraters }: MaanOpties): string {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = kraters;
  const half = w > h ? 120 : 94;
  const lijn = `M0 ${grond - 30}Q${a[0] * 0.1} ${a[1] + 30} ${a[0] - half} ${a[1] + 14}H${a[0] + half}Q${(a[0] + b[0]) / 2} ${grond + 26} ${b[0] - half} ${b[1] + 14}H${b[0] + half}Q${(b[0] + c[0]) / 2} ${grond + 10} ${c[0] - half} ${c[1] + 14}H${c[0] + half}Q${w} ${c[1] + 30} ${w} ${grond - 40}V${h}H0z`;
  return (
    `<defs>${drawVerloop(`lr-ruimte${w}`, { offset: 0, kleur: PALET.nacht }, { offset: 0.8, kleur: PALET.schemer }, { offset: 1, kleur: PALET.paars })}${drawVerloop(`lr-maan${w}`, { offset: 0, kleur: PALET.maanLicht }, { offset: 0.3, kleur: PALET.maan }, { offset: 1, kleur: PALET.maanDiep })}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#lr-ruimte${w})"/>${drawSterren(w, grond, 80)}` +
    `<circle cx="${w * 0.16}" cy="${h * 0.22}" r="92" fill="${PALET.aarde}" opacity=".2"/><circle cx="${w * 0.16}" cy="${h * 0.22}" r="70" fill="${PALET.aarde}"/><path transform="translate(${w * 0.16} ${h * 0.22})" d="M-44-30q20-22 44-16 12 18-8 24-8 22-24 14-16-8-12-22zM10 10q24-8 34 6-4 26-24 26-18-8-10-32zM-52 22q14-4 18 10-2 12-12 8z" fill="${PALET.land}"/><path transform="translate(${w * 0.16} ${h * 0.22})" d="M-56-4q24 10 40 2M-10-52q22 4 32 14" stroke="${PALET.wit}" stroke-width="9" stroke-linecap="round" fill="none" opacity=".75"/>` +
    drawHeuvels({ breed: w, bodem: grond + 60, top: 120, n: 4, kleur: PALET.maanSchaduw, schuif: 0.3 }) +
    `<path d="${lijn}" fill="url(#lr-maan${w})"/>` +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<ellipse cx="${(w * ((i * 0.083 + 0.05) % 1)).toFixed(0)}" cy="${grond + 42 + ((i * 31) % Math.max(20, h - grond - 50))}" rx="${14 + (i % 4) * 9}" ry="${4 + (i % 3) * 2}" fill="${PALET.maanSchaduw}" opacity=".4"/>`,
    ).join('')
  );
}
