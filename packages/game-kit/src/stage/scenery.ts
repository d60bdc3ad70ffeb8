/** Pieces of scenery as SVG text, for the art of more than one game. Numbers are in the units of the drawing they go into. */
import { KLEUREN } from '@spelrijk/ui/tokens';

type Stop = { readonly offset: number; readonly kleur: string; readonly alpha?: number };

const drawStops = (list: readonly Stop[]): string =>
  list
    .map(
      ({ offset, kleur, alpha }) =>
        `<stop offset="${offset}" stop-color="${kleur}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`,
    )
    .join('');

/** A gradient from top to bottom; `id` must be unique over all games. */
export const drawVerloop = (id: string, ...list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${drawStops(list)}</linearGradient>`;

/** A gradient from a point outwards, a little above the middle so that things look lit from above. */
export const drawGloed = (id: string, ...list: readonly Stop[]): string =>
  `<radialGradient id="${id}" cx=".4" cy=".32" r=".78">${drawStops(list)}</radialGradient>`;

/** A soft cloud about 120 wide at scale 1. */
export const drawWolk = (x: number, y: number, s: number, alpha = 0.85): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" opacity="${alpha}" fill="${KLEUREN.papier}"><ellipse cx="0" cy="10" rx="60" ry="17"/><circle cx="-22" cy="0" r="22"/><circle cx="10" cy="-9" r="28"/><circle cx="36" cy="4" r="17"/></g>`;

interface HeuvelsOpties {
  readonly breed: number;
  readonly bodem: number;
  readonly top: number;
  readonly n: number;
  readonly kleur: string;
  readonly schuif?: number;
}

/** Hills over the whole width: `n` round tops of height `top` that stand on `bodem`. */
export function drawHeuvels({ breed, bodem, top, n, kleur, schuif = 0 }: HeuvelsOpties): string {
  const stap = breed / n;
  const bogen = Array.from({ length: n + 1 }, (_, i) => {
    const x = (i - 0.5 + schuif) * stap;
    const hoog = top * (0.72 + 0.28 * Math.sin(i * 2.4 + schuif * 5));
    return `Q${(x + stap / 2).toFixed(0)} ${(bodem - hoog * 2).toFixed(0)} ${(x + stap).toFixed(0)} ${bodem}`;
  });
  return `<path d="M${((-0.5 + schuif) * stap).toFixed(0)} ${bodem}${bogen.join('')}V${bodem + 4}H${((-0.5 + schuif) * stap).toFixed(0)}z" fill="${kleur}"/>`;
}

interface BoomKleuren {
  readonly kleur?: string;
  readonly donker?: string;
}

/** A round tree about 80 wide that stands on y. */
export const drawBoom = (x: number, y: number, s: number, { kleur = '#5aa64a', donker = '#3f8a3a' }: BoomKleuren = {}): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="2" cy="2" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".12"/><path d="M-6 0c2-18 1-34-2-48h16c-3 14-4 30-2 48z" fill="#8a5a3c"/>` +
  `<circle cx="0" cy="-72" r="36" fill="${donker}"/><circle cx="-20" cy="-58" r="24" fill="${donker}"/><circle cx="22" cy="-58" r="24" fill="${donker}"/>` +
  `<circle cx="-5" cy="-78" r="29" fill="${kleur}"/><circle cx="-22" cy="-62" r="17" fill="${kleur}"/><circle cx="17" cy="-64" r="17" fill="${kleur}"/><circle cx="-13" cy="-88" r="10" fill="#fff" opacity=".18"/></g>`;

/** A tuft of grass about 24 wide on y. */
export const drawPluk = (x: number, y: number, kleur: string = KLEUREN.gras, s = 1): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-12 0q2-12-5-18q9 5 10 14q1-14 5-22q3 10 1 21q5-9 12-11q-6 7-6 16z" fill="${kleur}"/>`;

/** A flower on a stem, about 30 high, on y. */
export const drawBloem = (x: number, y: number, kleur: string, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0q-2-10 0-22" stroke="${KLEUREN.gras}" stroke-width="3" fill="none"/>` +
  [0, 72, 144, 216, 288]
    .map((hoek) => `<ellipse cx="0" cy="-31" rx="5" ry="8" fill="${kleur}" transform="rotate(${hoek} 0 -24)"/>`)
    .join('') +
  `<circle cx="0" cy="-24" r="5" fill="${KLEUREN.zon}"/></g>`;

/** A rounded button face with a lower edge. */
export const drawKnopVlak = (w: number, h: number, kleur: string, rand: string): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="26" fill="${rand}"/><rect width="${w}" height="${h - 10}" rx="26" fill="${kleur}"/><rect x="12" y="7" width="${w - 24}" height="${Math.round(h * 0.2)}" rx="10" fill="#fff" opacity=".2"/>`;

/** Two eyes that look at you, `uit` to either side of x. */
export const drawOgen = (x: number, y: number, uit: number, r = 6): string =>
  [x - uit, x + uit]
    .map(
      (cx) =>
        `<circle cx="${cx}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${cx + r * 0.12}" cy="${y + r * 0.12}" r="${(r * 0.58).toFixed(1)}" fill="${KLEUREN.inkt}"/>`,
    )
    .join('');

/** A smile, `breed` to either side of x. */
export const drawLach = (x: number, y: number, breed: number): string =>
  `<path d="M${x - breed} ${y}q${breed} ${(breed * 1.1).toFixed(0)} ${breed * 2} 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3.5" stroke-linecap="round"/>`;

/** A closed star of `n` points around 0,0. */
export function traceSter(n: number, buiten: number, binnen: number): string {
  const punten = Array.from({ length: n * 2 }, (_, i) => {
    const hoek = (i / n) * Math.PI - Math.PI / 2;
    const r = i % 2 === 0 ? buiten : binnen;
    return `${(Math.cos(hoek) * r).toFixed(1)} ${(Math.sin(hoek) * r).toFixed(1)}`;
  });
  return `M${punten.join('L')}z`;
}
