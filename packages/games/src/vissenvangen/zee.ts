/** The sea from above as a drawing: clear water over sand, reefs at its edges, weed and stones. */
import { drawVerloop } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

interface Koraal {
  readonly kleur: string;
  readonly diep: string;
}

const ORANJE: Koraal = { kleur: PALET.rif, diep: PALET.rifDiep };
const PAARS: Koraal = { kleur: PALET.rifPaars, diep: PALET.rifPaarsDiep };

/** A clump of coral, about 120 wide. */
const drawKoraal = (x: number, y: number, s: number, { kleur, diep }: Koraal): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="4" cy="30" rx="62" ry="22" fill="${PALET.zeeDiep}" opacity=".45"/><path d="M-50 24q-10-30 10-46 4-26 22-14 8-26 24-8 18-16 22 10 24 6 16 34 6 20-14 26-40 12-80-2z" fill="${diep}"/><path d="M-44 18q-8-26 10-40 4-22 18-12 8-22 22-6 16-14 20 8 20 6 14 30 4 16-12 20-36 10-72 0z" fill="${kleur}"/><circle cx="-16" cy="-6" r="6" fill="${diep}"/><circle cx="14" cy="-14" r="5" fill="${diep}"/><circle cx="20" cy="8" r="6" fill="${diep}"/><circle cx="-28" cy="10" r="4" fill="${diep}"/></g>`;

const drawWier = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke-linecap="round"><path d="M-20 0q-14-30 2-56M0 4q14-36-2-72M20 0q14-26 0-50" stroke="${PALET.wierDiep}" stroke-width="13"/><path d="M-20-4q-12-26 2-50M0-2q12-32-2-64M20-4q12-22 0-44" stroke="${PALET.wier}" stroke-width="8"/></g>`;

const drawZandbank = (w: number, h: number): string =>
  `<ellipse cx="${w * 0.3}" cy="${h * 0.42}" rx="${w * 0.3}" ry="${h * 0.2}" fill="${PALET.zeeLicht}" opacity=".45"/><ellipse cx="${w * 0.72}" cy="${h * 0.66}" rx="${w * 0.26}" ry="${h * 0.17}" fill="${PALET.zeeLicht}" opacity=".4"/><ellipse cx="${w * 0.66}" cy="${h * 0.2}" rx="${w * 0.2}" ry="${h * 0.09}" fill="${PALET.zand}" opacity=".35"/>`;

const drawRimpels = (w: number, h: number): string =>
  Array.from({ length: 18 }, (_, i) => {
    const x = (i * 287 + 60) % w;
    const y = (i * 173 + 90) % h;
    return `<path d="M${x} ${y}q16-10 32 0t32 0" stroke="${PALET.schuim}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".35"/>`;
  }).join('');

export function drawZeebodem(w: number, h: number): string {
  const id = `vv-zee${w}`;
  return (
    `<defs>${drawVerloop(id, { offset: 0, kleur: PALET.zeeLicht }, { offset: 0.5, kleur: PALET.zee }, { offset: 1, kleur: PALET.zeeDiep })}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/>` +
    drawZandbank(w, h) +
    drawRimpels(w, h) +
    `<ellipse cx="${w * 0.06}" cy="${h * 0.36}" rx="30" ry="20" fill="${PALET.steenDiep}"/><ellipse cx="${w * 0.06 - 3}" cy="${h * 0.36 - 5}" rx="27" ry="17" fill="${PALET.steen}"/>` +
    drawKoraal(34, h * 0.16, 0.9, ORANJE) +
    drawKoraal(w - 30, h * 0.3, 1, PAARS) +
    drawKoraal(w - 60, h * 0.97, 1.2, ORANJE) +
    drawKoraal(w * 0.42, h + 6, 0.9, PAARS) +
    drawWier(w * 0.16, h + 8, 0.9) +
    drawWier(w * 0.965, h * 0.62, 0.8) +
    drawWier(w * 0.02, h * 0.72, 0.9) +
    // Nothing stands on the last line: the screen below the stage is drawn out of it.
    `<rect y="${h - 10}" width="${w}" height="10" fill="${PALET.zeeDiep}"/>`
  );
}
