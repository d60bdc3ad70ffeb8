/** What the pictures of a groep are drawn with: shapes as SVG text, in the units of a picture of 1200 by 840. */
import { KLEUREN } from '@spelrijk/ui/tokens';

export const BREED = 1200;
export const HOOG = 840;

/** A part of a picture: it is coloured as one. In the order of drawing, from the back. */
export interface Deel {
  readonly id: string;
  readonly svg: string;
  /** Coloured among the last: what makes the picture whole. */
  readonly slot?: true;
}

/** Where it stands, and how large. */
export type Plek = readonly [x: number, y: number, s: number];

/** A main colour with its shadow. */
export type Kleur = readonly [basis: string, donker: string];

export const KLEUR = {
  zon: [KLEUREN.zon, '#e09a12'],
  koraal: [KLEUREN.koraal, '#c2431f'],
  zee: ['#23a0ae', KLEUREN.zee],
  gras: ['#6dbb57', KLEUREN.gras],
  blad: [KLEUREN.gras, '#35782c'],
  druif: ['#9a73dd', KLEUREN.druif],
  roze: ['#ff9fbd', '#dd6f94'],
  hemel: ['#8fd3f4', '#5fb0db'],
  room: ['#fff3d9', '#e6cf9f'],
  hout: ['#c98f5c', '#97623a'],
  schors: ['#9a6a45', '#704a2e'],
  steen: ['#c9ccd6', '#9aa0b0'],
  mint: ['#86ddc0', '#4db795'],
  inkt: ['#3d5878', KLEUREN.inkt],
} as const satisfies Readonly<Record<string, Kleur>>;

const n1 = (getal: number): string => String(Math.round(getal * 10) / 10);

export const at = (x: number, y: number, inhoud: string, s = 1, draai = 0): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})${draai === 0 ? '' : ` rotate(${n1(draai)})`}${s === 1 ? '' : ` scale(${n1(s * 100) === '100' ? 1 : s})`}">${inhoud}</g>`;

export const path = (d: string, vul: string, rand?: string, dik = 3): string =>
  `<path d="${d}" fill="${vul}"${rand === undefined ? '' : ` stroke="${rand}" stroke-width="${dik}" stroke-linejoin="round" stroke-linecap="round"`}/>`;

export const line = (d: string, kleur: string, dik: number, alpha = 1): string =>
  `<path d="${d}" fill="none" stroke="${kleur}" stroke-width="${dik}" stroke-linecap="round" stroke-linejoin="round"${alpha === 1 ? '' : ` opacity="${alpha}"`}/>`;

export const dot = (x: number, y: number, r: number, vul: string, alpha = 1): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${vul}"${alpha === 1 ? '' : ` opacity="${alpha}"`}/>`;

/** An ellipse around (x, y). */
export const oval = (x: number, y: number, [rx, ry]: readonly [number, number], vul: string, alpha = 1): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${vul}"${alpha === 1 ? '' : ` opacity="${alpha}"`}/>`;

/** A rectangle from (x, y), with round corners. */
export const box = (x: number, y: number, [w, h]: readonly [number, number], vul: string, rx = 0): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}"${rx === 0 ? '' : ` rx="${rx}"`} fill="${vul}"/>`;

/** From top to bottom; `id` is one of its kind in a picture. */
export const gradient = (id: string, ...kleuren: readonly string[]): string =>
  `<defs><linearGradient id="kp-${id}" x1="0" y1="0" x2="0" y2="1">${kleuren
    .map((kleur, i) => `<stop offset="${n1(i / Math.max(1, kleuren.length - 1))}" stop-color="${kleur}"/>`)
    .join('')}</linearGradient></defs>`;

/** An outline of `n` round bumps around an ellipse: leaves, a cloud, a coral. */
export function traceBobbels(x: number, y: number, rx: number, ry: number, n: number): string {
  const punt = (i: number): readonly [number, number] => {
    const hoek = (i / n) * Math.PI * 2 + 0.4;
    const wijk = 1 + 0.07 * Math.sin(i * 2.7);
    return [x + Math.cos(hoek) * rx * wijk, y + Math.sin(hoek) * ry * wijk];
  };
  const [x0, y0] = punt(0);
  const bogen = Array.from({ length: n }, (_, i) => {
    const [ax, ay] = punt(i);
    const [bx, by] = punt(i + 1 === n ? 0 : i + 1);
    const r = Math.hypot(bx - ax, by - ay) * 0.58;
    return `A${n1(r)} ${n1(r)} 0 0 1 ${n1(bx)} ${n1(by)}`;
  });
  return `M${n1(x0)} ${n1(y0)}${bogen.join('')}z`;
}

/** A crown of leaves, lit from above. */
export function drawLoof(x: number, y: number, rx: number, ry: number, [basis, donker]: Kleur): string {
  const krul = (dx: number, dy: number): string =>
    `M${n1(x + dx * rx)} ${n1(y + dy * ry)}q${n1(rx * 0.09)} ${n1(ry * 0.16)} ${n1(rx * 0.2)} 0`;
  return (
    path(traceBobbels(x, y + ry * 0.09, rx, ry, 11), donker) +
    path(traceBobbels(x, y - ry * 0.05, rx * 0.94, ry * 0.9, 11), basis) +
    path(traceBobbels(x - rx * 0.26, y - ry * 0.34, rx * 0.48, ry * 0.42, 8), '#ffffff').replace('/>', ' opacity=".13"/>') +
    line(krul(-0.5, 0.2) + krul(0.1, -0.1) + krul(0.35, 0.4) + krul(-0.15, 0.5) + krul(0.45, -0.35), donker, 4, 0.55)
  );
}

export const drawWolk = (x: number, y: number, s: number, tint = '#dcecf6'): string =>
  at(
    x,
    y,
    path(traceBobbels(0, 6, 74, 26, 9), tint) + path(traceBobbels(-2, -2, 68, 24, 9), '#ffffff') + oval(-18, -12, [26, 10], '#ffffff'),
    s,
  );

/** A flower on its stem, which stands on y. */
export function drawBloem(x: number, y: number, s: number, [basis, donker]: Kleur, hart = KLEUREN.zon): string {
  const blad = Array.from(
    { length: 6 },
    (_, i) => `<ellipse cx="0" cy="-11" rx="6.5" ry="9.5" fill="${i % 2 === 0 ? basis : donker}" transform="rotate(${i * 60})"/>`,
  );
  return at(
    x,
    y,
    line('M0 0q-4 -20 0 -38', '#35782c', 4) +
      path('M-1 -10q-15 -2 -18 -14q15 0 18 14z', KLEUREN.gras) +
      path('M-1 -16q13 -3 15 -15q-13 2 -15 15z', '#6dbb57') +
      at(0, -46, blad.join('') + dot(0, 0, 7, hart)),
    s,
  );
}

export const drawGras = (x: number, y: number, s: number, kleur: string): string =>
  at(x, y, path('M-22 0q2 -16 -8 -26q14 6 16 18q0 -22 10 -34q4 16 2 30q6 -12 18 -18q-8 14 -8 30z', kleur), s);

/** Little flags on a line from one point to the other. */
export function drawVlaggen(
  van: readonly [number, number],
  naar: readonly [number, number],
  zak: number,
  n: number,
  kleuren: readonly string[],
): string {
  const [[x1, y1], [x2, y2]] = [van, naar];
  const midden: readonly [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2 + zak * 2];
  const punt = (t: number): readonly [number, number] => [
    (1 - t) ** 2 * x1 + 2 * t * (1 - t) * midden[0] + t * t * x2,
    (1 - t) ** 2 * y1 + 2 * t * (1 - t) * midden[1] + t * t * y2,
  ];
  const vlaggen = Array.from({ length: n }, (_, i) => {
    const [x, y] = punt((i + 0.5) / n);
    return path(`M${n1(x - 12)} ${n1(y)}h24l-12 26z`, kleuren[i % kleuren.length] ?? KLEUREN.zon);
  });
  return vlaggen.join('') + line(`M${x1} ${y1}Q${n1(midden[0])} ${n1(midden[1])} ${x2} ${y2}`, '#7a5a3c', 3);
}

/** A lamp of paper that hangs from (x, y). */
export const drawLampion = (x: number, y: number, s: number, [basis, donker]: Kleur): string =>
  at(
    x,
    y,
    line('M0 0v16', '#7a5a3c', 3) +
      dot(0, 38, 38, '#ffe9a8', 0.35) +
      path('M-18 38q0 -22 18 -22q18 0 18 22q0 22 -18 22q-18 0 -18 -22z', basis) +
      line('M-7 18q-8 20 0 40M7 18q8 20 0 40', donker, 2.5, 0.7) +
      box(-9, 13, [18, 6], donker, 3) +
      box(-9, 57, [18, 6], donker, 3) +
      oval(-7, 30, [4, 8], '#fff6d0', 0.75),
    s,
  );

export const drawVogel = (x: number, y: number, s: number, kleur: string): string =>
  at(x, y, line('M-24 -4q14 -16 24 2q10 -18 24 -2', kleur, 5), s);

/** A window, lit. */
export const drawRaam = (x: number, y: number, w: number, h: number): string =>
  box(x - 4, y - 4, [w + 8, h + 8], '#fff6e4', 5) +
  box(x, y, [w, h], '#a9dcf0', 3) +
  path(`M${n1(x + 3)} ${n1(y + h - 4)}L${n1(x + w - 5)} ${n1(y + 4)}h-${n1(w * 0.3)}L${n1(x + 3)} ${n1(y + h * 0.7)}z`, '#e4f5fb') +
  line(`M${n1(x + w / 2)} ${n1(y)}v${n1(h)}M${n1(x)} ${n1(y + h / 2)}h${n1(w)}`, '#fff6e4', 3);
