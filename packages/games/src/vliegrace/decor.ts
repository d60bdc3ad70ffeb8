/** A wide summer sky over the coast: sun, mountains with snow, hills and a strip of sea. */
import { drawGloed, drawHeuvels, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

interface DecorOpties {
  readonly w: number;
  readonly h: number;
  readonly grond: number;
}

/** How far the sun shines: less than it is below the edge of the field. */
const ZON = { kern: 46, gloed: 110 } as const;

const drawBerg = (x: number, voet: number, s: number): string =>
  `<path transform="translate(${x} ${voet}) scale(${s})" d="M-130 0L-20-150q20-18 40 0L150 0z" fill="${PALET.bergMidden}"/><path transform="translate(${x} ${voet}) scale(${s})" d="M-56-100l36-50q20-18 40 0l38 46q-20-4-26 14-18-16-32 2-14-16-26 4-12-18-30-16z" fill="${PALET.bergSneeuw}"/>`;

export function drawDecor({ w, h, grond }: DecorOpties): string {
  const zee = grond - 40;
  return (
    `<defs>${drawVerloop(`vr-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 0.55, kleur: PALET.luchtMidden }, { offset: 1, kleur: PALET.luchtLicht })}${drawVerloop(`vr-land${w}`, { offset: 0, kleur: PALET.heuvelLicht }, { offset: 0.4, kleur: PALET.heuvel }, { offset: 1, kleur: PALET.heuvelDiep })}${drawGloed(`vr-zon${w}`, { offset: 0, kleur: PALET.zonGloed, alpha: 0.9 }, { offset: 0.5, kleur: PALET.zonGloed, alpha: 0.3 }, { offset: 1, kleur: PALET.zonGloed, alpha: 0 })}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#vr-lucht${w})"/><circle cx="${w * 0.1}" cy="${h * 0.16}" r="${ZON.gloed}" fill="url(#vr-zon${w})"/><circle cx="${w * 0.1}" cy="${h * 0.16}" r="${ZON.kern}" fill="${PALET.zonKern}"/>` +
    drawWolk(w * 0.3, h * 0.1, 0.7, 0.6) +
    drawWolk(w * 0.62, h * 0.3, 0.9, 0.45) +
    drawWolk(w * 0.16, h * 0.44, 0.6, 0.5) +
    drawHeuvels({ breed: w, bodem: zee, top: 70, n: 3, kleur: PALET.bergVer, schuif: 0.4 }) +
    drawBerg(w * 0.24, zee, 1) +
    drawBerg(w * 0.44, zee, 0.66) +
    drawBerg(w * 0.78, zee, 0.8) +
    `<rect y="${zee - 6}" width="${w}" height="50" fill="${PALET.zee}"/>` +
    Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${((i * 0.117 + 0.03) * w).toFixed(0)} ${zee + 2 + (i % 3) * 9}q14-6 28 0t28 0" stroke="${PALET.zeeLicht}" stroke-width="3" fill="none"/>`,
    ).join('') +
    `<path d="M0 ${grond}Q${w * 0.2} ${grond - 34} ${w * 0.4} ${grond - 10}T${w * 0.8} ${grond - 14}T${w} ${grond - 20}V${h}H0z" fill="url(#vr-land${w})"/>` +
    [0.1, 0.24, 0.41, 0.58, 0.73, 0.9]
      .map(
        (p, i) =>
          `<path d="M${(w * p - 70).toFixed(0)} ${h}Q${(w * p).toFixed(0)} ${grond + 6 + (i % 2) * 12} ${(w * p + 90).toFixed(0)} ${h}z" fill="${PALET.heuvelDiep}" opacity=".35"/>`,
      )
      .join('') +
    Array.from({ length: Math.round(w / 90) }, (_, i) => drawPluk(i * 92 + 30, h - 6 - ((i * 17) % 20), PALET.heuvelDiep, 0.9)).join('')
  );
}
