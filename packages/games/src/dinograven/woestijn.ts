/** The desert as a drawing: sky, rocks, the camp of the diggers, and the ground cut open. */
import { drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

/** A table mountain with its bands, `w` wide and `h` high, that stands on 0. */
function drawTafelberg(x: number, y: number, w: number, h: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M0 0Q${w * 0.1} ${-h * 0.4} ${w * 0.16} ${-h * 0.86}Q${w * 0.2} ${-h} ${w * 0.3} ${-h}H${w * 0.72}Q${w * 0.82} ${-h} ${w * 0.85} ${-h * 0.84}Q${w * 0.9} ${-h * 0.4} ${w} 0z" fill="${PALET.rots}"/>` +
    `<path d="M${w * 0.62} ${-h}H${w * 0.72}Q${w * 0.82} ${-h} ${w * 0.85} ${-h * 0.84}Q${w * 0.9} ${-h * 0.4} ${w} 0H${w * 0.7}Q${w * 0.76} ${-h * 0.5} ${w * 0.62} ${-h}z" fill="${PALET.rotsDiep}"/>` +
    [0.78, 0.58, 0.34]
      .map(
        (hoog, i) =>
          `<path d="M${w * (0.17 - i * 0.045)} ${-h * hoog}q${w * 0.2} 10 ${w * 0.4} 0t${w * (0.27 + i * 0.06)} 0" fill="none" stroke="${PALET.rotsBand}" stroke-width="${9 - i * 2}" opacity=".7"/>`,
      )
      .join('') +
    `<path d="M${w * 0.3} ${-h + 6}H${w * 0.6}" stroke="${PALET.rotsLicht}" stroke-width="10" stroke-linecap="round"/></g>`
  );
}

const drawCactus = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0V-96M0-40h-30v-30M0-56h28v-26" stroke="${PALET.cactusDiep}" stroke-width="26"/><path d="M-2 0V-96M-2-40h-28v-30M-2-56h28v-26" stroke="${PALET.cactus}" stroke-width="19"/><circle cx="-2" cy="-110" r="7" fill="${KLEUREN.koraal}"/></g>`;

const drawTent = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-110 0L-30-120Q0-132 30-120L110 0z" fill="${PALET.tent}"/><path d="M0-126Q20-128 30-120L110 0H30z" fill="${PALET.tentDiep}"/><path d="M-34 0L0-98 34 0z" fill="${PALET.tentDonker}"/><path d="M0-98L-8 0h-26z" fill="${PALET.tentDiep}"/><path d="M0-126V-172" stroke="${PALET.plankDiep}" stroke-width="7" stroke-linecap="round"/><path d="M2-172l52 15-52 15z" fill="${PALET.vlag}"/><path d="M-110 0l-26 10M110 0l26 10" stroke="${PALET.plankDiep}" stroke-width="5" stroke-linecap="round"/></g>`;

/** The ground cut open: layers, stones, and shells of stone. */
function drawLagen(w: number, h: number, grond: number): string {
  const diep = h - grond;
  const golf = (y: number, n: number): string => {
    const stap = w / n;
    return `M0 ${y}${Array.from({ length: n }, (_, i) => `q${stap / 2} ${i % 2 === 0 ? -16 : 14} ${stap} 0`).join('')}V${h}H0z`;
  };
  const stenen = Array.from({ length: 26 }, (_, i) => {
    const x = (i * 173) % w;
    const y = grond + diep * (0.3 + ((i * 37) % 66) / 100);
    return `<ellipse cx="${x}" cy="${y.toFixed(0)}" rx="${7 + (i % 4) * 4}" ry="${5 + (i % 3) * 3}" fill="${i % 2 === 0 ? PALET.steentje : PALET.steentjeDonker}" opacity=".45"/>`;
  }).join('');
  const ammoniet = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})" opacity=".5"><circle r="26" fill="${PALET.laagEen}"/><path d="M2 0a6 6 0 1 0-8 7a13 13 0 1 0 2-24a21 21 0 0 1 8 40" fill="none" stroke="${PALET.laagVier}" stroke-width="5" stroke-linecap="round"/></g>`;
  return (
    `<path d="${golf(grond + diep * 0.16, 5)}" fill="${PALET.laagEen}"/><path d="${golf(grond + diep * 0.44, 4)}" fill="${PALET.laagTwee}"/><path d="${golf(grond + diep * 0.7, 6)}" fill="${PALET.laagDrie}"/><path d="${golf(grond + diep * 0.9, 4)}" fill="${PALET.laagVier}"/>` +
    stenen +
    ammoniet(w * 0.07, grond + diep * 0.62, 1) +
    ammoniet(w * 0.93, grond + diep * 0.84, 1.2)
  );
}

interface WoestijnOpties {
  readonly w: number;
  readonly h: number;
  readonly grond: number;
  /** Left sides, widths and heights of the mountains. */
  readonly bergen: readonly (readonly [x: number, w: number, h: number])[];
  readonly tent: readonly [x: number, s: number];
}

export function drawWoestijn({ w, h, grond, bergen, tent }: WoestijnOpties): string {
  return (
    `<defs>${drawVerloop(`dg-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 0.75, kleur: PALET.luchtLaag }, { offset: 1, kleur: PALET.zonnegloed })}</defs>` +
    `<rect width="${w}" height="${grond + 10}" fill="url(#dg-lucht${w})"/><circle cx="${w * 0.3}" cy="110" r="84" fill="${PALET.zonnegloed}" opacity=".5"/><circle cx="${w * 0.3}" cy="110" r="52" fill="${PALET.zonnelicht}"/>` +
    drawWolk(w * 0.12, 96, 1) +
    drawWolk(w * 0.56, 70, 0.8) +
    `<path d="M0 ${grond}V${grond - 90}Q${w * 0.1} ${grond - 130} ${w * 0.2} ${grond - 84}T${w * 0.42} ${grond - 96}T${w * 0.7} ${grond - 80}T${w} ${grond - 110}V${grond}z" fill="${PALET.rotsVer}"/><path d="M0 ${grond}V${grond - 40}Q${w * 0.2} ${grond - 86} ${w * 0.4} ${grond - 44}T${w} ${grond - 52}V${grond}z" fill="${PALET.rotsVerDiep}" opacity=".7"/>` +
    bergen.map(([x, b, hoog]) => drawTafelberg(x, grond + 6, b, hoog)).join('') +
    drawTent(tent[0], grond + 12, tent[1]) +
    drawCactus(w * 0.035, grond + 16, 0.9) +
    drawCactus(w * 0.6, grond + 8, 0.6) +
    `<path d="M0 ${grond}Q${w * 0.25} ${grond - 14} ${w * 0.5} ${grond}T${w} ${grond - 4}V${h}H0z" fill="${PALET.zand}"/><path d="M0 ${grond + 4}Q${w * 0.25} ${grond - 10} ${w * 0.5} ${grond + 4}T${w} ${grond}" fill="none" stroke="${PALET.zandLicht}" stroke-width="9"/>` +
    drawLagen(w, h, grond)
  );
}
