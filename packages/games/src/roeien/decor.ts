/** A river in the polder on an early morning: sun, poplars, a church, a mill, and water with the light on it. */
import { drawGloed, drawHeuvels, drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

interface DecorOpties {
  readonly w: number;
  readonly h: number;
  /** Where the bank meets the water, and where the sails of the mill turn. */
  readonly oever: number;
  readonly molen: Plek;
}

const drawPopulier = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-3 0h6v-16q14-10 10-40-3-26-13-34-10 8-13 34-4 30 10 40z" fill="${PALET.verGroen}"/>`;

const drawKerk = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" fill="${PALET.verBlauw}"><path d="M0 0v-34l20-16 20 16V0z"/><path d="M-16 0v-60h16V0zM-18-60l10-38 10 38z"/></g>`;

const drawMolen = ([x, y]: Plek, voet: number): string =>
  `<path d="M${x - 40} ${voet}L${x - 24} ${y + 6}h48L${x + 40} ${voet}z" fill="${PALET.molenSteen}"/><path d="M${x + 6} ${y + 6}h18L${x + 40} ${voet}h-28z" fill="${PALET.molenDonker}" opacity=".5"/><path d="M${x - 27} ${y + 8}q2-26 27-28 25 2 27 28z" fill="${PALET.molenKap}"/><rect x="${x - 9}" y="${y + 40}" width="18" height="22" rx="3" fill="${PALET.room}"/><rect x="${x - 12}" y="${voet - 34}" width="24" height="34" rx="4" fill="${PALET.houtDiep}"/>`;

const drawLicht = (w: number, h: number, oever: number): string =>
  Array.from({ length: 22 }, (_, i) => {
    const x = ((i * 331) % 97) / 97;
    const y = oever + 26 + (i / 22) ** 1.15 * (h - oever - 40);
    return `<rect x="${(x * w).toFixed(0)}" y="${y.toFixed(0)}" width="${50 + (i % 5) * 34}" height="${3 + Math.floor(i / 7)}" rx="2" fill="${PALET.wit}" opacity="${(0.34 - i * 0.009).toFixed(2)}"/>`;
  }).join('');

/** The sun on the water: strips that grow wider and fainter towards us. */
const drawZonnepad = (x: number, oever: number, h: number): string =>
  Array.from({ length: 11 }, (_, i) => {
    const breed = 50 + i * 17 + ((i * 37) % 40);
    const y = oever + 18 + (i / 11) ** 1.2 * (h - oever) * 0.7;
    return `<rect x="${(x - breed / 2 + ((i * 53) % 26) - 13).toFixed(0)}" y="${y.toFixed(0)}" width="${breed}" height="${5 + i * 0.5}" rx="3" fill="${PALET.zongloed}" opacity="${(0.42 - i * 0.032).toFixed(2)}"/>`;
  }).join('');

export function drawDecor({ w, h, oever, molen }: DecorOpties): string {
  const ver = oever - 44;
  return (
    `<defs>${drawVerloop(`ro-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 0.6, kleur: PALET.luchtLicht }, { offset: 1, kleur: PALET.ochtend })}${drawVerloop(`ro-water${w}`, { offset: 0, kleur: PALET.waterLicht }, { offset: 0.22, kleur: PALET.water }, { offset: 0.66, kleur: PALET.waterDiep }, { offset: 1, kleur: PALET.waterDonker })}${drawGloed(`ro-zon${w}`, { offset: 0, kleur: PALET.zongloed }, { offset: 0.4, kleur: PALET.zongloed, alpha: 0.6 }, { offset: 1, kleur: PALET.zongloed, alpha: 0 })}</defs>` +
    `<rect width="${w}" height="${oever}" fill="url(#ro-lucht${w})"/><circle cx="${w * 0.2}" cy="${ver - 40}" r="150" fill="url(#ro-zon${w})"/><circle cx="${w * 0.2}" cy="${ver - 26}" r="40" fill="${PALET.zongloed}"/>` +
    drawWolk(w * 0.42, oever * 0.3, 0.9, 0.8) +
    drawWolk(w * 0.06, oever * 0.24, 0.7, 0.7) +
    drawWolk(w * 0.93, oever * 0.2, 0.8, 0.75) +
    drawHeuvels({ breed: w, bodem: ver + 6, top: 26, n: 4, kleur: PALET.verBlauw, schuif: 0.3 }) +
    drawKerk(w * 0.36, ver + 4) +
    Array.from({ length: 9 }, (_, i) => drawPopulier(w * 0.5 + i * 30, ver + 6, 0.52 + (i % 3) * 0.06)).join('') +
    Array.from({ length: 5 }, (_, i) => drawPopulier(w * 0.02 + i * 34, ver + 8, 0.62)).join('') +
    `<rect y="${ver}" width="${w}" height="60" fill="${PALET.polderLicht}"/><path d="M0 ${ver + 14}h${w}" stroke="${PALET.polder}" stroke-width="10"/>` +
    drawMolen(molen, ver + 22) +
    `<path d="M0 ${ver + 30}Q${w * 0.3} ${ver + 14} ${w * 0.6} ${ver + 28}T${w} ${ver + 24}V${oever + 12}H0z" fill="${PALET.dijk}"/>` +
    Array.from({ length: Math.round(w / 80) }, (_, i) => drawPluk(i * 84 + 20, oever - 4 - ((i * 13) % 12), PALET.dijkDonker, 0.8)).join(
      '',
    ) +
    `<rect y="${oever}" width="${w}" height="${h - oever}" fill="url(#ro-water${w})"/><path d="M0 ${oever}h${w}v10q-${w / 8} 12-${w / 4} 2t-${w / 4} 2-${w / 4}-2-${w / 4} 2z" fill="${PALET.dijkDonker}" opacity=".7"/>` +
    drawZonnepad(w * 0.2, oever, h) +
    drawLicht(w, h, oever) +
    `<path d="M0 ${h}q30-60 22-110 22 40 20 110zM${w} ${h}q-30-70-22-130-24 50-20 130z" fill="${KLEUREN['gras-diep']}" opacity=".8"/>`
  );
}
