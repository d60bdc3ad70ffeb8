/** The yard as a drawing: a brick wall with a roof above it, posts for the washing line, and a sheet of plastic on the grass. */
import { drawBloem, drawBoom, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const KLEUR = [PALET.rood, PALET.geel, PALET.blauw, PALET.groen, PALET.paars, PALET.oranje] as const;

/** A blot on the ground, seen aslant. */
const drawVlek = (x: number, y: number, s: number, kleur: string): string =>
  `<path transform="translate(${x} ${y}) scale(${s} ${s * 0.42})" d="M-50 0q-6-40 34-38q24-30 52-4q40-2 34 36q8 40-34 38q-26 26-48 0q-40 6-38-32z" fill="${kleur}" opacity=".8"/>`;

export function drawErf(w: number, h: number, grond: number): string {
  const muurTop = h * 0.08;
  const rijen = Math.ceil((grond - muurTop) / 42);
  const stenen = Array.from({ length: rijen }, (_, r) => {
    const y = muurTop + r * 42;
    const n = Math.ceil(w / 170) + 1;
    return `M0 ${y.toFixed(0)}H${w}${Array.from({ length: n }, (_s, k) => `M${(k * 170 + (r % 2) * 85 - 40).toFixed(0)} ${y.toFixed(0)}v42`).join('')}`;
  }).join('');
  const licht = Array.from({ length: 16 }, (_, i) => {
    const r = (i * 5) % rijen;
    const x = ((i * 3) % Math.ceil(w / 170)) * 170 + (r % 2) * 85 - 34;
    return `<rect x="${x}" y="${(muurTop + r * 42 + 6).toFixed(0)}" width="158" height="30" rx="5" fill="${PALET.muurLicht}"/>`;
  }).join('');
  return (
    `<defs>${drawVerloop(`vf-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}</defs>` +
    `<rect width="${w}" height="${muurTop + 20}" fill="url(#vf-lucht${w})"/>${drawWolk(w * 0.2, muurTop * 0.5, 0.5)}${drawWolk(w * 0.72, muurTop * 0.42, 0.6)}` +
    `<rect y="${muurTop}" width="${w}" height="${grond - muurTop}" fill="${PALET.muur}"/>${licht}<path d="${stenen}" stroke="${PALET.muurVoeg}" stroke-width="4"/>` +
    `<path d="M0 ${muurTop - 14}H${w}v26H0z" fill="${PALET.dak}"/><path d="${Array.from({ length: Math.ceil(w / 52) }, (_, i) => `M${i * 52} ${muurTop + 8}a26 17 0 0 0 52 0`).join('')}" fill="${PALET.dak}" stroke="${PALET.dakDiep}" stroke-width="4"/>` +
    `<rect y="${grond}" width="${w}" height="${h - grond}" fill="${PALET.gras}"/><path d="M0 ${grond}H${w}" stroke="${PALET.grasDiep}" stroke-width="10"/>` +
    `<path d="M${w * 0.06} ${grond + 34}L${w * 0.94} ${grond + 26}L${w * 1.02} ${h + 4}H${w * -0.02}z" fill="${PALET.zeilDiep}"/><path d="M${w * 0.065} ${grond + 28}L${w * 0.935} ${grond + 20}L${w * 1.01} ${h}H${w * -0.01}z" fill="${PALET.zeil}"/>` +
    Array.from({ length: 14 }, (_, i) =>
      drawVlek(
        w * (0.1 + ((i * 37) % 84) / 100),
        grond + 50 + ((i * 61) % Math.max(60, h - grond - 70)),
        0.4 + (i % 3) * 0.22,
        KLEUR[i % 6] ?? PALET.rood,
      ),
    ).join('') +
    [0.03, 0.97]
      .map(
        (x) =>
          `<rect x="${w * x - 11}" y="${muurTop + 24}" width="22" height="${grond - muurTop}" rx="8" fill="${PALET.paalDiep}"/><rect x="${w * x - 11}" y="${muurTop + 24}" width="13" height="${grond - muurTop}" rx="6" fill="${PALET.paal}"/>`,
      )
      .join('') +
    drawPluk(w * 0.02, grond + 30, PALET.grasDiep, 1.2) +
    drawBloem(w * 0.96, grond + 26, KLEUREN.koraal, 1) +
    drawBloem(w * 0.045, grond + 26, PALET.papier, 0.9) +
    drawBoom(w * 1.01, grond + 14, 1.3)
  );
}
