/** The mountain as drawings: the valley behind it, the wall that goes by, and the top. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { drawVerloop, drawWolk, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';

const drawPiek = ([x, y]: Plek, w: number, h: number, kleur: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M${-w / 2} 0L${-w * 0.12} ${-h * 0.82}L0 ${-h}L${w * 0.16} ${-h * 0.72}L${w / 2} 0z" fill="${kleur}"/><path d="M0 ${-h}L${w * 0.16} ${-h * 0.72}l${-w * 0.05} ${h * 0.03}l${-w * 0.05} ${-h * 0.04}l${-w * 0.06} ${h * 0.06}l${-w * 0.06} ${-h * 0.06}l${-w * 0.06} ${h * 0.01}z" fill="${PALET.sneeuw}"/><path d="M0 ${-h}L${w * 0.16} ${-h * 0.72}L${w / 2} 0H${w * 0.2}z" fill="${PALET.schaduw}" opacity=".12"/></g>`;

const drawDen = (x: number, y: number, s: number, diep: boolean): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0-100l24 36h-11l21 32h-13l23 34H-44l23-34h-13l21-32h-11z" fill="${diep ? PALET.denDiep : PALET.den}"/>`;

/** Sky, far peaks, and the valley deep down. */
export function drawDal(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const vloer = h * 0.9;
  return (
    `<defs>${drawVerloop(`pk-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 0.55, kleur: PALET.luchtMidden }, { offset: 1, kleur: PALET.luchtLaag })}</defs><rect width="${w}" height="${h}" fill="url(#pk-lucht${w})"/>` +
    `<circle cx="${w * 0.9}" cy="${h * 0.16}" r="86" fill="${PALET.zon}" opacity=".4"/><circle cx="${w * 0.9}" cy="${h * 0.16}" r="52" fill="${PALET.zon}"/>` +
    drawPiek([w * 0.04, vloer], 420, 400, PALET.bergVer) +
    drawPiek([w * 0.98, vloer], 460, 350, PALET.bergVer) +
    drawPiek([w * 0.16, vloer], 360, 280, PALET.bergMidden) +
    drawPiek([w * 0.88, vloer], 340, 240, PALET.bergNabij) +
    drawWolk(w * 0.09, h * 0.34, 0.9) +
    drawWolk(w * 0.93, h * 0.46, 0.7) +
    `<path d="M0 ${vloer - 60}Q${w * 0.2} ${vloer - 110} ${w * 0.4} ${vloer - 50}T${w} ${vloer - 80}V${h}H0z" fill="${PALET.dal}"/><path d="M0 ${vloer}Q${w * 0.3} ${vloer - 50} ${w * 0.6} ${vloer}T${w} ${vloer - 10}V${h}H0z" fill="${PALET.dalDiep}"/>` +
    [0.01, 0.045, 0.085, 0.12, 0.9, 0.94, 0.975]
      .map((p, i) => drawDen(w * p, vloer + 12 + (i % 3) * 14, 0.7 + (i % 3) * 0.2, i % 2 === 0))
      .join('')
  );
}

/** Heights at which the wall repeats itself: it can go by for ever. */
export const WANDHOOGTE = 720;
/** The sides of the wall, as shares of the stage. */
const RAND = { liggend: [0.095, 0.905], staand: [0.02, 0.98] } as const;
const GRILLIG = [0, 20, -6, 26, 8, -14, 12, 0] as const;

function drawWandDeel(stand: Stand, van: number): string {
  const { w } = maatOf(stand);
  const [l, r] = [RAND[stand][0] * w, RAND[stand][1] * w];
  const stap = WANDHOOGTE / (GRILLIG.length - 1);
  const links = GRILLIG.map((dx, i) => `${(l + dx).toFixed(0)} ${(van + i * stap).toFixed(0)}`);
  const rechts = GRILLIG.map((dx, i) => `${(r - dx * 0.9).toFixed(0)} ${(van + i * stap).toFixed(0)}`).toReversed();
  const vlakken = Array.from({ length: 15 }, (_, i) => {
    const x = l + 60 + ((i * 277) % (r - l - 220));
    const y = van + 20 + ((i * 191) % (WANDHOOGTE - 110));
    const b = 90 + (i % 4) * 42;
    const licht = i % 3 === 0;
    return `<path d="M${x.toFixed(0)} ${y}l${b} ${12 + (i % 3) * 8}l${-b * 0.22} ${40 + (i % 3) * 14}l${-b * 0.7} ${-16}z" fill="${licht ? PALET.rotsLicht : PALET.rotsDiep}" opacity="${licht ? 0.42 : 0.36}"/>`;
  }).join('');
  const barsten = Array.from({ length: 8 }, (_, i) => {
    const x = l + 90 + ((i * 349) % (r - l - 200));
    const y = van + 50 + ((i * 233) % (WANDHOOGTE - 150));
    return `<path d="M${x.toFixed(0)} ${y}l14 26-10 18 18 30" fill="none" stroke="${PALET.rotsBarst}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>`;
  }).join('');
  const mos = Array.from({ length: 5 }, (_, i) => {
    const x = l + 50 + ((i * 421) % (r - l - 180));
    const y = van + 80 + ((i * 167) % (WANDHOOGTE - 130));
    return `<path d="M${x.toFixed(0)} ${y}q20-16 40-4q22-14 40 2q18-6 22 8H${(x - 4).toFixed(0)}z" fill="${i % 2 === 0 ? PALET.mos : PALET.mosDiep}"/><path d="M${x.toFixed(0)} ${y + 6}h100l-12 12H${(x + 14).toFixed(0)}z" fill="${PALET.rotsDonker}" opacity=".5"/>`;
  }).join('');
  return `<path d="M${links.join('L')}L${rechts.join('L')}z" fill="${PALET.rots}"/><path d="M${links.join('L')}l44 0L${links
    .toReversed()
    .map((p) => `${Number(p.split(' ')[0]) + 40} ${p.split(' ')[1]}`)
    .join('L')}z" fill="${PALET.rotsLicht}" opacity=".7"/><path d="M${rechts.join('L')}L${rechts
    .toReversed()
    .map((p) => `${Number(p.split(' ')[0]) - 48} ${p.split(' ')[1]}`)
    .join('L')}z" fill="${PALET.rotsDonker}" opacity=".6"/>${vlakken}${barsten}${mos}`;
}

/** How often it is drawn below itself: above and below the stage too, where the screen goes on there. */
export const WANDDELEN = 4;

export const drawWand = (stand: Stand): string => Array.from({ length: WANDDELEN }, (_, i) => drawWandDeel(stand, i * WANDHOOGTE)).join('');

/** So far below the edge of the stage the top still goes on. */
export const TOPVOET = 300;

/** The top with its snow, on which one can stand at the middle of its upper edge. */
export function drawTop(w: number, h: number): string {
  return (
    `<path d="M0 ${h}H${w * 0.63}V${h + TOPVOET}H0z" fill="${PALET.rots}"/><path d="M${w * 0.62} ${h}H${w}V${h + TOPVOET}H${w * 0.62}z" fill="${PALET.rotsDiep}"/>` +
    `<path d="M0 ${h}L${w * 0.22} ${h * 0.5}L${w * 0.3} ${h * 0.52}L${w * 0.42} ${h * 0.1}Q${w * 0.5} ${h * 0.02} ${w * 0.58} ${h * 0.1}L${w * 0.66} ${h * 0.4}L${w * 0.76} ${h * 0.46}L${w} ${h}z" fill="${PALET.rots}"/><path d="M${w * 0.58} ${h * 0.1}L${w * 0.66} ${h * 0.4}L${w * 0.76} ${h * 0.46}L${w} ${h}H${w * 0.62}L${w * 0.54} ${h * 0.5}z" fill="${PALET.rotsDiep}"/>` +
    `<path d="M${w * 0.37} ${h * 0.28}L${w * 0.42} ${h * 0.1}Q${w * 0.5} ${h * 0.02} ${w * 0.58} ${h * 0.1}L${w * 0.635} ${h * 0.31}l${-w * 0.03} ${-h * 0.04}l${-w * 0.035} ${h * 0.12}l${-w * 0.04} ${-h * 0.1}l${-w * 0.04} ${h * 0.13}l${-w * 0.045} ${-h * 0.14}l${-w * 0.04} ${h * 0.06}z" fill="${PALET.sneeuw}"/><path d="M${w * 0.52} ${h * 0.06}L${w * 0.56} ${h * 0.34}l${w * 0.045} ${-h * 0.07}l${w * 0.03} ${h * 0.04}L${w * 0.58} ${h * 0.1}Q${w * 0.55} ${h * 0.06} ${w * 0.52} ${h * 0.06}z" fill="${PALET.sneeuwSchaduw}"/>`
  );
}
