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
/** How often it is drawn below itself: above and below the stage too, where the screen goes on there. */
export const WANDDELEN = 4;
/** Once in each of them. */
const inDelen = (draw: (van: number) => string): string => Array.from({ length: WANDDELEN }, (_, i) => draw(i * WANDHOOGTE)).join('');

/** The sides of the wall, as shares of the stage. */
const RAND = { liggend: [0.095, 0.905], staand: [0.02, 0.98] } as const;
const GRILLIG = [0, 20, -6, 26, 8, -14, 12, 0] as const;

/** A height at which the outline bends, and its two sides there. */
interface Knik {
  readonly y: number;
  readonly l: number;
  readonly r: number;
  /** How much lower a layer begins at the left than at the right. */
  readonly scheef: number;
}
const SCHEEF = [0, 14, -20, 10, 24, -12, -22, 0] as const;

/** Of each layer of rock: its colour, and the light along its edge. */
const LAGEN = [
  [PALET.rots, PALET.rotsLicht],
  [PALET.rotsRoos, PALET.rotsRoosLicht],
  [PALET.rotsMat, PALET.rotsLicht],
  [PALET.rotsBlauw, PALET.rotsLicht],
] as const;
/** Blocks side by side in a layer. */
const BLOKKEN = 6;

function knikken(stand: Stand, van: number): readonly Knik[] {
  const { w } = maatOf(stand);
  const [l, r] = [RAND[stand][0] * w, RAND[stand][1] * w];
  return GRILLIG.map((dx, i) => ({
    y: Math.round(van + (i * WANDHOOGTE) / (GRILLIG.length - 1)),
    l: Math.round(l + dx),
    r: Math.round(r - dx * 0.9),
    scheef: SCHEEF[i] ?? 0,
  }));
}

/** A layer of blocks that bulge over the one above, with the light on their edge and a crack where two meet. */
function drawLaag(i: number, boven: Knik, onder: Knik): string {
  const [kleur = '', licht = ''] = LAGEN[i % LAGEN.length] ?? [];
  const breed = boven.r - boven.l;
  const stukken = Array.from({ length: BLOKKEN }, (_, n) => 0.7 + ((i * 5 + n * 3) % 7) / 10);
  const samen = stukken.reduce((som, stuk) => som + stuk, 0);
  const naden: string[] = [];
  const begin = boven.y + boven.scheef;
  let x = 0;
  const rand = stukken
    .map((stuk, n) => {
      const b = Math.round((breed * stuk) / samen);
      const bol = 14 + ((i * 7 + n * 11) % 4) * 9;
      if (n > 0)
        naden.push(
          `M${boven.l + x} ${Math.round(begin - (x / breed) * 2 * boven.scheef) - 4}l${6 - (n % 3) * 6} 22 ${((n + i) % 2) * 10 - 5} ${16 + ((n * 5 + i) % 3) * 12}`,
        );
      x += b;
      const zakt = Math.round((-2 * boven.scheef * b) / breed);
      return `c${Math.round(b * 0.12)}-${bol} ${Math.round(b * 0.86)}-${bol + (n % 2) * 6} ${b} ${zakt}`;
    })
    .join('');
  const top = `M${boven.l} ${begin}${rand}`;
  return (
    `<path d="${top}L${onder.r} ${onder.y}L${onder.r - 50} ${onder.y + 26}H${onder.l + 50}L${onder.l} ${onder.y}z" fill="${kleur}"/>` +
    `<path d="${top}" fill="none" stroke="${PALET.rotsDonker}" stroke-width="9" opacity=".28" transform="translate(0 -6)"/><path d="${top}" fill="none" stroke="${licht}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="${naden.join('')}" fill="none" stroke="${PALET.rotsBarst}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".55"/>`
  );
}

/** A tuft of moss on the edge of a layer, with a plant that hangs down from it. */
function drawHanger(x: number, y: number, lang: number, i: number): string {
  const blad = Array.from({ length: lang }, (_, n) => {
    const kant = n % 2 === 0 ? 1 : -1;
    return `<ellipse cx="${kant * 11}" cy="${20 + n * 17}" rx="12" ry="7" transform="rotate(${kant * 28} ${kant * 11} ${20 + n * 17})"/>`;
  }).join('');
  const bloem = i % 2 === 0 ? PALET.alproos : PALET.edelhart;
  return (
    `<g transform="translate(${x} ${y})"><path d="M0 4q${i % 2 === 0 ? 10 : -10} ${lang * 9} 0 ${lang * 17}" fill="none" stroke="${PALET.mosDiep}" stroke-width="5" stroke-linecap="round"/><g fill="${i % 2 === 0 ? PALET.mos : PALET.blad}">${blad}</g>` +
    `<path d="M-58 8q6-20 26-16 10-14 30-8 18-8 32 6 22-4 28 18-14 10-32 2-16 10-34 2-22 8-50-4z" fill="${PALET.mosDiep}"/><path d="M-54 2q8-14 24-10 10-14 28-8 18-8 30 6 16-2 24 10-50 12-106 2z" fill="${PALET.mos}"/>` +
    `<g fill="${bloem}"><circle cx="-28" cy="-8" r="8"/><circle cx="26" cy="-10" r="8"/><circle cx="4" cy="${lang * 17}" r="8"/></g><g fill="${PALET.wit}"><circle cx="-28" cy="-8" r="3"/><circle cx="26" cy="-10" r="3"/><circle cx="4" cy="${lang * 17}" r="3"/></g></g>`
  );
}

/** Crystals in a cleft. */
const drawKristal = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-58 22Q-50-22 0-26T60 20Q0 44-58 22z" fill="${PALET.rotsDonker}"/><path d="M-34 22L-42-8l14-16 14 18-2 28z" fill="${PALET.kristal}"/><path d="M-28-24l14 18-2 28h-8z" fill="${PALET.kristalDiep}"/><path d="M-8 26L-14-18 4-44l18 26-6 44z" fill="${PALET.kristalLicht}"/><path d="M4-44l18 26-6 44H4z" fill="${PALET.kristal}"/><path d="M24 24l-2-22 12-14 12 14-6 22z" fill="${PALET.kristal}"/><path d="M34-12l12 14-6 22h-6z" fill="${PALET.kristalDiep}"/></g>`;

/** From the middle of the brook, and how far down a piece of wall. */
const STENEN = [
  [-26, 110],
  [24, 290],
  [-20, 470],
  [28, 640],
] as const;

/** The brook that falls along the wall, with the stones it goes behind. */
function drawVal(x: number): string {
  const stroom = (dx: number, b: number): string =>
    `M${x + dx} 0${'c-14 120 14 240 0 360s-14 240 0 360'.repeat(WANDDELEN)}h${b}${'c14-120-14-240 0-360s14-240 0-360'.repeat(WANDDELEN)}z`;
  return (
    `<path d="${stroom(-44, 88)}" fill="${PALET.rotsDonker}" opacity=".35"/><path d="${stroom(-36, 72)}" fill="${PALET.water}"/><path d="${stroom(-22, 14)}${stroom(12, 10)}" fill="${PALET.waterLicht}" opacity=".8"/>` +
    inDelen((van) =>
      STENEN.map(
        ([dx, hoog]) =>
          `<g transform="translate(${x + dx} ${van + hoog})"><path d="M-30 16q2-26 20-26 10-10 22-2 18 0 20 28z" fill="${PALET.rotsDiep}"/><path d="M-22 6q6-10 14-10 8-8 18-1" fill="none" stroke="${PALET.rotsLicht}" stroke-width="6" stroke-linecap="round"/><g fill="${PALET.wit}"><circle cx="-28" cy="14" r="9"/><circle cx="-12" cy="18" r="11"/><circle cx="7" cy="17" r="10"/><circle cx="24" cy="15" r="9"/></g></g>`,
      ).join(''),
    )
  );
}

/** Where something grows or shines: shares of the width and of the height of a piece of wall. */
const HANGERS = [
  [0.17, 1 / 7, 4],
  [0.5, 2 / 7, 3],
  [0.3, 4 / 7, 5],
  [0.68, 5 / 7, 3],
  [0.1, 6 / 7, 3],
] as const;

/** The rock of a piece of wall, without its sides. */
function drawRots(rand: readonly Knik[]): string {
  const omtrek = `M${rand.map(({ l, y }) => `${l} ${y}`).join('L')}L${rand
    .toReversed()
    .map(({ r, y }) => `${r} ${y + 1}`)
    .join('L')}z`;
  const lagen = rand.slice(1).map((onder, i) => drawLaag(i, rand[i] ?? onder, onder));
  return `<path d="${omtrek}" fill="${PALET.rots}"/>${lagen.join('')}`;
}

/** One side of all of it, so wide: in the light or in the shade. */
function drawZijde(rand: readonly Knik[], kant: 'l' | 'r', dik: number): string {
  const heen = rand.map((knik) => `${knik[kant]} ${knik.y}`);
  const terug = rand.toReversed().map((knik) => `${knik[kant] + dik} ${knik.y}`);
  return `<path d="M${[...heen, ...terug].join('L')}z" fill="${kant === 'l' ? PALET.rotsLicht : PALET.rotsDonker}" opacity=".5"/>`;
}

/** So far along the wall, from its left side. */
function langsWand(stand: Stand, deel: number): number {
  const { w } = maatOf(stand);
  return Math.round((RAND[stand][0] + (RAND[stand][1] - RAND[stand][0]) * deel) * w);
}

/** Middle of the brook. */
export const beekX = (stand: Stand): number => langsWand(stand, 0.87);

export function drawWand(stand: Stand): string {
  const x = (deel: number): number => langsWand(stand, deel);
  const rand = Array.from({ length: WANDDELEN }, (_, i) => knikken(stand, i * WANDHOOGTE)).flat();
  return (
    inDelen((van) => drawRots(knikken(stand, van))) +
    drawZijde(rand, 'l', 40) +
    drawZijde(rand, 'r', -48) +
    drawVal(beekX(stand)) +
    inDelen(
      (van) =>
        HANGERS.map(([deel, hoog, lang], i) => drawHanger(x(deel), Math.round(van + WANDHOOGTE * hoog - 12), lang, i)).join('') +
        drawKristal(x(0.72), Math.round(van + WANDHOOGTE * 0.38)),
    )
  );
}

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
