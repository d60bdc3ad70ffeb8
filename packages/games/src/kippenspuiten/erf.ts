/** The farmyard as a drawing: a rainbow after the rain, fields, a barn and a silo, and the yard with its puddles. */
import { drawBoom, drawHeuvels, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawSchuur = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-110" y="-120" width="220" height="124" fill="${PALET.schuur}"/><path d="M-110-84h220M-110-48h220M-110-12h220" stroke="${PALET.schuurDiep}" stroke-width="4"/><path d="M-128-112L-92-176 0-212 92-176 128-112z" fill="${PALET.schuur}"/><path d="M-134-106L-96-178 0-218 96-178 134-106l-14 2L-0 0z" fill="none"/><path d="M-136-108L-98-180 0-218 98-180 136-108" fill="none" stroke="${PALET.dak}" stroke-width="16" stroke-linejoin="round"/><rect x="-46" y="-84" width="92" height="88" fill="${PALET.schuurLijst}"/><rect x="-38" y="-76" width="76" height="80" fill="${PALET.schuurDiep}"/><path d="M-38-76L38 4M38-76L-38 4M0-76V4" stroke="${PALET.schuurLijst}" stroke-width="7"/><rect x="-24" y="-160" width="48" height="42" fill="${PALET.schuurLijst}"/><rect x="-17" y="-153" width="34" height="28" fill="${PALET.dakDiep}"/></g>`;

const drawSilo = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-34" y="-170" width="68" height="174" fill="${PALET.silo}"/><path d="M10-170h24V4H10z" fill="${PALET.siloDiep}"/><path d="M-34-168Q0-214 34-168z" fill="${PALET.dak}"/><path d="M-34-130h68M-34-86h68M-34-42h68" stroke="${PALET.siloDiep}" stroke-width="5"/></g>`;

const drawPlas = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y + 3}" rx="${r + 9}" ry="${r * 0.28 + 7}" fill="${PALET.plasRand}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.28}" fill="${PALET.plas}"/><path d="M${x - r * 0.5} ${y - 5}h${r * 0.5}M${x + r * 0.1} ${y + 8}h${r * 0.4}" stroke="${PALET.plasLicht}" stroke-width="5" stroke-linecap="round"/>`;

interface ErfOpties {
  readonly w: number;
  readonly h: number;
  readonly einder: number;
}

export function drawErf({ w, h, einder }: ErfOpties): string {
  const regenboog = [PALET.regenRood, PALET.regenGeel, PALET.regenGroen, PALET.regenBlauw]
    .map(
      (kleur, i) =>
        `<circle cx="${w * 0.62}" cy="${einder + 120}" r="${w * 0.3 - i * 13}" fill="none" stroke="${kleur}" stroke-width="14" opacity=".5"/>`,
    )
    .join('');
  const halmen = Array.from({ length: Math.round(w / 64) }, (_, i) =>
    drawPluk((i * 197 + 30) % w, einder + 84 + ((i * 53) % 18), i % 2 === 0 ? PALET.gras : PALET.grasDiep, 1),
  ).join('');
  const steentjes = Array.from(
    { length: Math.round(w / 50) },
    (_, i) =>
      `<ellipse cx="${(i * 173 + 60) % w}" cy="${einder + 120 + ((i * 131) % (h - einder - 140))}" rx="${9 + (i % 3) * 5}" ry="${4 + (i % 3)}" fill="${PALET.erfDiep}" opacity=".6"/>`,
  ).join('');
  return (
    `<defs>${drawVerloop(`ks-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}${drawVerloop(`ks-erf${w}`, { offset: 0, kleur: PALET.erfLicht }, { offset: 1, kleur: PALET.erf })}</defs>` +
    `<rect width="${w}" height="${einder + 60}" fill="url(#ks-lucht${w})"/><circle cx="${w * 0.07}" cy="${einder * 0.36}" r="44" fill="${PALET.zon}"/>${regenboog}` +
    drawWolk(w * 0.24, einder * 0.3, 0.9) +
    drawWolk(w * 0.9, einder * 0.24, 0.8) +
    drawHeuvels({ breed: w, bodem: einder + 30, top: 54, n: 3, kleur: PALET.veldVer, schuif: 0.2 }) +
    drawHeuvels({ breed: w, bodem: einder + 34, top: 30, n: 4, kleur: PALET.veldGeel, schuif: 0.6 }) +
    `<rect y="${einder + 20}" width="${w}" height="90" fill="${PALET.veld}"/>` +
    drawSilo(w * 0.86, einder + 44, 0.9) +
    drawSchuur(w * 0.14, einder + 56, w > 1000 ? 0.86 : 0.7) +
    drawBoom(w * 0.97, einder + 56, 1.1) +
    `<path d="M0 ${einder + 92}q${w * 0.25}-18 ${w * 0.5} 0t${w * 0.5} 0V${h}H0z" fill="url(#ks-erf${w})"/>` +
    halmen +
    steentjes +
    drawPlas(w * 0.16, h * 0.82, 92) +
    drawPlas(w * 0.8, h * 0.66, 70) +
    drawPlas(w * 0.4, h * 0.66, 54)
  );
}
