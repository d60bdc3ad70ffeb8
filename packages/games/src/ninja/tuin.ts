/** The garden at dusk as a drawing: a large sun, a mountain, a pagoda, bamboo, and the floor of planks. */
import { drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawPagode = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${[0, 1, 2]
    .map((i) => {
      const [w, top] = [150 - i * 34, -70 - i * 86];
      return `<rect x="${-w / 2 + 22}" y="${top}" width="${w - 44}" height="72" fill="${PALET.pagode}"/><rect x="-12" y="${top + 22}" width="24" height="32" rx="4" fill="${PALET.raamlicht}"/><path d="M${-w / 2 - 22} ${top + 4}q26-6 ${w * 0.3}-34h${w * 0.4 + 44}q${w * 0.1} 28 ${w * 0.3} 34q-${w * 0.5} 14-${w + 44} 0z" fill="${PALET.pagodeDak}"/>`;
    })
    .join('')}<path d="M0-268v-50" stroke="${PALET.pagode}" stroke-width="7" stroke-linecap="round"/></g>`;

const drawTorii = ([x, y]: Plek, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-62 0L-54-150h18L-40 0zM62 0L54-150h-18L40 0z" fill="${PALET.torii}"/><path d="M40 0l4-75h12L62 0z" fill="${PALET.toriiDiep}"/><rect x="-82" y="-124" width="164" height="15" fill="${PALET.torii}"/><path d="M-104-172q104 26 208 0l-8 26q-96 20-192 0z" fill="${PALET.toriiDiep}"/><path d="M-104-172q104 26 208 0l-3 12q-102 24-202 0z" fill="${PALET.torii}"/></g>`;

/** A stalk of bamboo from the floor up, with leaves. */
const drawBamboe = ([x, y]: Plek, hoog: number, dik: number): string => {
  const leden = Math.round(hoog / 92);
  const knopen = Array.from({ length: leden }, (_, i) => `M${x - dik / 2 - 2} ${y - (i + 0.8) * 92}h${dik + 4}`).join('');
  const bladeren = Array.from({ length: leden }, (_, i) => {
    const kant = i % 2 === 0 ? 1 : -1;
    return `<path d="M${x} ${y - (i + 0.8) * 92}q${kant * 44}-34 ${kant * 92}-14q-${40 * kant} 28-${92 * kant} 14z" fill="${i % 3 === 0 ? PALET.blad : PALET.bamboeDiep}"/>`;
  }).join('');
  return `<rect x="${x - dik / 2}" y="${y - hoog}" width="${dik}" height="${hoog}" fill="${PALET.bamboe}"/><rect x="${x - dik / 2 + 3}" y="${y - hoog}" width="${dik * 0.26}" height="${hoog}" fill="${PALET.bamboeLicht}" opacity=".6"/><path d="${knopen}" stroke="${PALET.bamboeDiep}" stroke-width="6" stroke-linecap="round"/>${bladeren}`;
};

const drawLampion = ([x, y]: Plek): string =>
  `<circle cx="${x}" cy="${y}" r="52" fill="${PALET.raamlicht}" opacity=".22"/><path d="M${x} ${y - 60}v30" stroke="${PALET.greep}" stroke-width="4"/><ellipse cx="${x}" cy="${y}" rx="30" ry="32" fill="${PALET.lampion}"/><path d="M${x - 12} ${y - 28}q-10 28 0 56M${x + 12} ${y - 28}q10 28 0 56" fill="none" stroke="${PALET.lampionDiep}" stroke-width="4"/><path d="M${x - 13} ${y - 32}h26M${x - 13} ${y + 32}h26" stroke="${PALET.greep}" stroke-width="8" stroke-linecap="round"/>`;

/** The sun hangs clear of the mountain: at night, when both are dark, a slope before it would look like a piece out of the moon. */
export function drawTuin(w: number, h: number, vloer: number): string {
  const breed = w > h;
  const planken = Array.from({ length: 6 }, (_, i) => {
    const y = vloer + ((h - vloer) * i * (i + 2)) / 48;
    return `M0 ${y.toFixed(0)}H${w}`;
  }).join('');
  return (
    `<defs>${drawVerloop(`nj-lucht${w}`, { offset: 0, kleur: PALET.luchtHoog }, { offset: 0.45, kleur: PALET.luchtMidden }, { offset: 0.78, kleur: PALET.luchtLaag }, { offset: 1, kleur: PALET.luchtRand })}</defs>` +
    `<rect width="${w}" height="${vloer + 10}" fill="url(#nj-lucht${w})"/><circle cx="${w * 0.39}" cy="${vloer * 0.66}" r="${breed ? 176 : 150}" fill="${PALET.zonRand}" opacity=".45"/><circle cx="${w * 0.39}" cy="${vloer * 0.66}" r="${breed ? 140 : 118}" fill="${PALET.zonKern}"/>` +
    `<g opacity=".5">${drawWolk(w * 0.24, vloer * 0.4, 1.1)}${drawWolk(w * 0.76, vloer * 0.52, 0.9)}</g>` +
    `<path d="M${w * 0.5} ${vloer}L${w * 0.72} ${vloer * 0.52}q${w * 0.02}-14 ${w * 0.05} 0L${w * 1.02} ${vloer}z" fill="${PALET.berg}"/><path d="M${w * 0.745} ${vloer * 0.5}q14-4 ${w * 0.025} 10L${w * 1.02} ${vloer}H${w * 0.8}z" fill="${PALET.bergDiep}"/><path d="M${w * 0.72} ${vloer * 0.52}q${w * 0.02}-14 ${w * 0.05} 0l${w * 0.03} ${vloer * 0.055}q-14 10-24-4q-10 18-24 2q-12 14-${w * 0.05} 0z" fill="${PALET.bergSneeuw}"/>` +
    `<path d="M0 ${vloer}V${vloer - 120}Q${w * 0.16} ${vloer - 190} ${w * 0.36} ${vloer - 90}T${w * 0.74} ${vloer - 84}T${w} ${vloer - 120}V${vloer}z" fill="${PALET.heuvel}"/>` +
    drawPagode([w * (breed ? 0.3 : 0.27), vloer - 84], breed ? 0.66 : 0.56) +
    drawTorii([w * (breed ? 0.66 : 0.7), vloer - 24], breed ? 0.72 : 0.6) +
    `<path d="M0 ${vloer}V${vloer - 34}Q${w * 0.2} ${vloer - 72} ${w * 0.44} ${vloer - 30}T${w * 0.82} ${vloer - 36}T${w} ${vloer - 44}V${vloer}z" fill="${PALET.heuvelVoor}"/>` +
    `<rect y="${vloer}" width="${w}" height="${h - vloer}" fill="${PALET.vloer}"/><rect y="${vloer}" width="${w}" height="14" fill="${PALET.vloerLicht}"/><path d="${planken}" stroke="${PALET.vloerDiep}" stroke-width="4" opacity=".6"/>` +
    drawBamboe([w - (breed ? 26 : 12), vloer + 30], vloer + 40, 30) +
    drawBamboe([w - (breed ? 84 : 50), vloer + 14], vloer * 0.7, 22) +
    drawBamboe([breed ? 26 : 12, vloer + 34], vloer + 44, 28) +
    (breed ? drawLampion([238, 66]) + drawLampion([1042, 66]) : '')
  );
}
