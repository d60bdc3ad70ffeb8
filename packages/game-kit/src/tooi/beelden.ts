/** What stands on the horizon of the night instead of the city: a base on a moon, a stadium, or a comic. As the city, paths as data, from far to near. */
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import { drawMoon, drawPath, drawStad, drawSterren, NEON, type Stadspad, type Straat } from './stad.ts';

export type Nachtbeeld = 'stad' | 'ruimte' | 'sport' | 'strip';

const VER = '#3a2479';
const DICHTBIJ = '#171345';
const LICHT = '#fff4d6';
const INKT = '#f6f2ff';

const at = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0z`;
const dot = (x: number, y: number): string => `M${at(x)} ${at(y)}h.1`;
const box = (x: number, y: number, w: number, h: number): string => `M${at(x)} ${at(y)}h${at(w)}v${at(h)}h${at(-w)}z`;

/** Places from left to right, so far apart, each a little off. */
function spread(random: Random, { van, tot }: Straat, gap: number): readonly number[] {
  const places: number[] = [];
  for (let x = van + gap * (0.3 + random.next() * 0.4); x < tot - gap * 0.2; x += gap * (0.8 + random.next() * 0.4)) places.push(x);
  return places;
}

/** A ridge of round hills down to under the horizon. */
function drawHeuvels(random: Random, { van, tot, horizon, hoog }: Straat, kleur: string): Stadspad {
  let d = `M${at(van)} ${at(horizon + 30)}`;
  for (let x = van; x < tot;) {
    const w = Math.min(90 + random.next() * 110, tot - x + 40);
    const top = horizon - hoog * (0.12 + random.next() * 0.24);
    d += `C${at(x + w * 0.25)} ${at(top)} ${at(x + w * 0.75)} ${at(top)} ${at(x + w)} ${at(horizon - hoog * 0.04)}`;
    x += w;
  }
  return { d: `${d}V${at(horizon + 30)}z`, kleur };
}

const drawKoepel = (x: number, y: number, r: number, kleur: string): readonly Stadspad[] => [
  { d: `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 0 1 ${at(2 * r)} 0v16h${at(-2 * r)}z`, kleur: '#241c66' },
  { d: `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 0 1 ${at(2 * r)} 0`, kleur, lijn: 3 },
  {
    d: `M${at(x)} ${at(y - r)}v${at(r)}M${at(x - r * 0.7)} ${at(y - r * 0.7)}L${at(x)} ${at(y)}L${at(x + r * 0.7)} ${at(y - r * 0.7)}`,
    kleur,
    lijn: 1.5,
    alpha: 0.5,
  },
  { d: box(x - r * 0.3, y - 4, 9, 12) + box(x + r * 0.1, y - 4, 9, 12), kleur: '#ffd873' },
];

const drawRaket = (x: number, y: number, h: number, kleur: string): readonly Stadspad[] => {
  const b = h * 0.17;
  return [
    { d: `M${at(x - b * 1.9)} ${at(y)}l${at(b)} ${at(-h * 0.34)}h${at(b * 1.8)}l${at(b)} ${at(h * 0.34)}z`, kleur },
    {
      d: `M${at(x - b)} ${at(y - h * 0.06)}V${at(y - h * 0.62)}Q${at(x - b)} ${at(y - h * 0.88)} ${at(x)} ${at(y - h)}Q${at(x + b)} ${at(y - h * 0.88)} ${at(x + b)} ${at(y - h * 0.62)}V${at(y - h * 0.06)}z`,
      kleur: '#d9d4ff',
    },
    { d: disc(x, y - h * 0.6, b * 0.5), kleur: '#221a66' },
    { d: `M${at(x - b)} ${at(y - h * 0.3)}h${at(2 * b)}`, kleur, lijn: 4 },
  ];
};

const drawSchotel = (x: number, y: number, kleur: string): readonly Stadspad[] => [
  { d: `M${at(x)} ${at(y + 10)}v-30`, kleur: '#8b82d6', lijn: 5 },
  { d: `M${at(x - 22)} ${at(y - 34)}a24 24 0 0 0 40 22z`, kleur: '#c9c2ff' },
  { d: `M${at(x)} ${at(y - 24)}l18 -18`, kleur, lijn: 2.5 },
  { d: dot(x + 19, y - 43), kleur, lijn: 7 },
];

const drawRingplaneet = (x: number, y: number, r: number, kleur: string): readonly Stadspad[] => [
  { d: disc(x, y, r * 1.6), kleur, alpha: 0.14 },
  { d: disc(x, y, r), kleur },
  {
    d: `M${at(x - r * 0.9)} ${at(y - r * 0.2)}h${at(r * 1.7)}M${at(x - r * 0.8)} ${at(y + r * 0.35)}h${at(r * 1.2)}`,
    kleur: '#fff',
    lijn: r * 0.14,
    alpha: 0.35,
  },
  {
    d: `M${at(x - r * 1.8)} ${at(y + r * 0.5)}Q${at(x)} ${at(y + r * 1.1)} ${at(x + r * 1.8)} ${at(y - r * 0.5)}`,
    kleur: INKT,
    lijn: r * 0.16,
    alpha: 0.9,
  },
];

/** A base on a moon: hills with craters, domes, rockets and dishes, and planets far away. */
function drawRuimte(straat: Straat): readonly Stadspad[] {
  const { horizon, hoog } = straat;
  const random = createRandom(straat.seed);
  const planeten = spread(random, straat, 420).flatMap((x) =>
    drawRingplaneet(
      x,
      horizon - hoog * (0.75 + random.next() * 0.3),
      14 + random.next() * 16,
      random.pick(['#b0479b', '#4a8fd6', '#d98a5a']),
    ),
  );
  const far = drawHeuvels(random, straat, VER);
  const near = drawHeuvels(random, { ...straat, hoog: hoog * 0.6 }, DICHTBIJ);
  const staan = spread(random, straat, 150).flatMap((x) => {
    const kleur = random.pick(NEON);
    const y = horizon + 6;
    const kind = random.below(4);
    if (kind === 0) return drawRaket(x, y, hoog * (0.36 + random.next() * 0.22), kleur);
    if (kind === 1) return drawSchotel(x, y - 4, kleur);
    return drawKoepel(x, y, hoog * (0.11 + random.next() * 0.1), kleur);
  });
  const kraters = spread(random, straat, 190)
    .map((x) => `M${at(x - 20)} ${at(horizon + 14)}a20 6 0 0 0 40 0`)
    .join('');
  return [...planeten, far, near, ...staan, { d: kraters, kleur: '#4a3fa6', lijn: 3 }];
}

const LAMPEN = [0, 1, 2, 3, 4, 5] as const;

/** A mast with six lamps and the light that falls from it. */
const drawLichtmast = (x: number, y: number, h: number): readonly Stadspad[] => [
  {
    d: `M${at(x - 18)} ${at(y - h)}L${at(x - h * 0.55)} ${at(y)}H${at(x + h * 0.55)}L${at(x + 18)} ${at(y - h)}z`,
    kleur: LICHT,
    alpha: 0.09,
  },
  { d: `M${at(x)} ${at(y)}V${at(y - h)}`, kleur: '#2b2370', lijn: 7 },
  { d: box(x - 26, y - h - 30, 52, 34), kleur: '#120e38' },
  { d: LAMPEN.map((i) => dot(x - 16 + (i % 3) * 16, y - h - 21 + Math.floor(i / 3) * 16)).join(''), kleur: LICHT, lijn: 11 },
];

/** A stadium in the evening: stands full of people, masts with light, flags and a board with a ball. */
function drawSport(straat: Straat): readonly Stadspad[] {
  const { van, tot, horizon, hoog } = straat;
  const random = createRandom(straat.seed);
  const w = tot - van;
  const top = horizon - hoog * 0.42;
  const bak = (y: number, diep: number): string =>
    `M${at(van)} ${at(horizon + 30)}V${at(y)}Q${at(van + w / 2)} ${at(y + diep)} ${at(tot)} ${at(y)}V${at(horizon + 30)}z`;
  const zak = (x: number): number => 4 * ((x - van) / w) * (1 - (x - van) / w);
  const kleuren = ['#ffd873', '#7ce7ff', '#ff8fdc', '#f6f2ff'] as const;
  const mensen = new Map<string, string>();
  for (let rij = 0; rij < 5; rij++)
    for (let x = van + 6; x < tot - 4; x += 11) {
      if (random.next() > 0.72) continue;
      const kleur = random.pick(kleuren);
      const y = top + 14 + rij * hoog * 0.07 + zak(x) * hoog * 0.09 + random.next() * 4;
      mensen.set(kleur, (mensen.get(kleur) ?? '') + dot(x + (rij % 2) * 5, y));
    }
  const vlaggen = spread(random, straat, 92).flatMap((x): readonly Stadspad[] => {
    const y = top + zak(x) * hoog * 0.09;
    return [
      { d: `M${at(x)} ${at(y)}v-30`, kleur: '#8b82d6', lijn: 3 },
      { d: `M${at(x)} ${at(y - 30)}l24 7l-24 8z`, kleur: random.pick(NEON) },
    ];
  });
  const bord = van + w * (0.4 + random.next() * 0.2);
  const hoogte = top - hoog * 0.2;
  return [
    ...spread(random, straat, 330).flatMap((x) => drawLichtmast(x, horizon, hoog * 0.86)),
    { d: bak(top, hoog * 0.18), kleur: VER },
    ...[...mensen].map(([kleur, d]) => ({ d, kleur, lijn: 5, alpha: 0.85 })),
    { d: bak(horizon - hoog * 0.06, hoog * 0.08), kleur: DICHTBIJ },
    {
      d: `M${at(van)} ${at(horizon - hoog * 0.06)}Q${at(van + w / 2)} ${at(horizon + hoog * 0.02)} ${at(tot)} ${at(horizon - hoog * 0.06)}`,
      kleur: '#4df3ff',
      lijn: 3,
    },
    ...vlaggen,
    {
      d: `M${at(bord - 40)} ${at(top + 10)}v${at(-hoog * 0.14)}M${at(bord + 40)} ${at(top + 10)}v${at(-hoog * 0.14)}`,
      kleur: '#2b2370',
      lijn: 6,
    },
    { d: box(bord - 62, hoogte - 34, 124, 62), kleur: '#120e38' },
    { d: box(bord - 62, hoogte - 34, 124, 62), kleur: '#ff5fd2', lijn: 3 },
    { d: disc(bord, hoogte - 3, 19), kleur: INKT },
    {
      d: `M${at(bord)} ${at(hoogte - 11)}l8 6l-3 9h-10l-3 -9zM${at(bord - 40)} ${at(hoogte - 3)}h8M${at(bord + 32)} ${at(hoogte - 3)}h8`,
      kleur: '#171345',
      lijn: 2.5,
    },
  ];
}

/** A star with points, as stands behind a blow in a comic. */
function burst(x: number, y: number, r: number, punten: number): string {
  const hoek = Array.from({ length: punten * 2 }, (_, i) => {
    const straal = i % 2 === 0 ? r : r * 0.58;
    const a = (i * Math.PI) / punten - 0.3;
    return `${at(x + straal * Math.cos(a))} ${at(y + straal * Math.sin(a))}`;
  });
  return `M${hoek.join('L')}z`;
}

/** A comic: the city in flat colours with a thick line around it, before dots of the printer, bursts and lines of speed. */
function drawStrip(straat: Straat): readonly Stadspad[] {
  const { van, tot, horizon, hoog } = straat;
  const random = createRandom(straat.seed + 7);
  const raster = [3, 5.5, 8.5, 12].map((lijn, rij): Stadspad => {
    let d = '';
    for (let x = van + (rij % 2) * 13; x < tot; x += 26) d += dot(x, horizon - hoog * 0.98 + rij * 26);
    return { d, kleur: '#ff5fd2', lijn, alpha: 0.3 };
  });
  const knallen = spread(random, straat, 360).flatMap((x): readonly Stadspad[] => {
    const [y, r] = [horizon - hoog * (0.62 + random.next() * 0.2), 46 + random.next() * 22];
    return [
      { d: burst(x, y, r, 11), kleur: '#ffe45e' },
      { d: burst(x, y, r, 11), kleur: DICHTBIJ, lijn: 5 },
      { d: burst(x, y, r * 0.6, 9), kleur: '#ff7d5e' },
      {
        d: `M${at(x + r * 1.2)} ${at(y - 12)}h46M${at(x + r * 1.3)} ${at(y + 4)}h64M${at(x + r * 1.2)} ${at(y + 20)}h38`,
        kleur: INKT,
        lijn: 4,
        alpha: 0.7,
      },
    ];
  });
  const [far, near, ...rest] = drawStad({ ...straat, hoog: hoog * 0.72 });
  const rand = (pad: Stadspad | undefined, kleur: string, lijn: number): readonly Stadspad[] =>
    pad ? [pad, { d: pad.d, kleur, lijn }] : [];
  return [...raster, ...knallen, ...rand(far, '#7a5fd0', 4), ...rand(near, INKT, 4), ...rest.filter(({ lijn }) => lijn === undefined)];
}

const BEELDEN: Readonly<Record<Nachtbeeld, (straat: Straat) => readonly Stadspad[]>> = {
  stad: drawStad,
  ruimte: drawRuimte,
  sport: drawSport,
  strip: drawStrip,
};

/** What stands on the horizon in this dress. */
export const drawHorizon = (beeld: Nachtbeeld, straat: Straat): readonly Stadspad[] => BEELDEN[beeld](straat);

/** From the top of the sky to the horizon. */
export const LUCHTEN: Readonly<Record<Nachtbeeld, readonly (readonly [offset: number, kleur: string])[]>> = {
  stad: [
    [0, '#0b0a2e'],
    [0.45, '#221a66'],
    [0.8, '#5b2a92'],
    [1, '#b0479b'],
  ],
  ruimte: [
    [0, '#05061a'],
    [0.5, '#0d1440'],
    [0.85, '#1c2f78'],
    [1, '#2f6fa8'],
  ],
  sport: [
    [0, '#0a1030'],
    [0.5, '#1a2a6c'],
    [0.85, '#3a4fa8'],
    [1, '#6a7fd0'],
  ],
  strip: [
    [0, '#2a0f5c'],
    [0.5, '#5a1f8f'],
    [0.8, '#c03a8a'],
    [1, '#ff8a5e'],
  ],
};

/** Sky, stars, moon and what stands on the horizon as SVG text, over a sky that is there already. */
export function drawNachtlucht(beeld: Nachtbeeld, w: number, horizon: number, moon: boolean): string {
  const id = `nacht-${w}-${Math.round(horizon)}`;
  const seed = Math.round(w + horizon);
  const hoog = Math.min(220, Math.max(60, horizon * 0.56));
  const stops = LUCHTEN[beeld].map(([offset, kleur]) => `<stop offset="${offset}" stop-color="${kleur}"/>`).join('');
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><rect width="${w}" height="${at(horizon + 30)}" fill="url(#${id})"/>` +
    drawSterren({ van: 0, tot: w, diep: horizon * 0.8, seed })
      .map(drawPath)
      .join('') +
    (moon ? drawMoon(w * 0.84, Math.max(46, horizon * 0.26), Math.min(44, horizon * 0.15)) : '') +
    drawHorizon(beeld, { van: 0, tot: w, horizon, hoog, seed, dal: 0.3 }).map(drawPath).join('')
  );
}
