/** The sky over the town of Vuurwerk as a display list, and its drawings. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVerloop, easeOut, maatOf, traceSter } from '@spelrijk/game-kit/stage';
import type { GameArt, Item, Stand } from '@spelrijk/game-kit/contract';
import {
  BLOEI_TICKS,
  blobX,
  isFinale,
  isOp,
  KLEUREN_AANTAL,
  PIJLEN,
  pijlOf,
  SOORTEN,
  VLUCHT_TICKS,
  type Lampion,
  type Pijl,
  type VuurState,
} from './vuurwerk.ts';

/** A light colour and its glow. */
const KLEUR: readonly (readonly [licht: string, gloed: string])[] = [
  ['#ffd45e', '#ff9d3c'],
  ['#ff8fb4', '#e8487f'],
  ['#8ff0d0', '#2fb58f'],
  ['#a9c8ff', '#5b84ff'],
  ['#e2b8ff', '#a05cf0'],
  ['#ffb59e', KLEUREN.koraal],
];

const stralen = (n: number, van: number, tot: number): string =>
  Array.from({ length: n }, (_, i) => {
    const hoek = (i / n) * Math.PI * 2;
    const [c, s] = [Math.cos(hoek), Math.sin(hoek)];
    return `M${(c * van).toFixed(1)} ${(s * van).toFixed(1)}L${(c * tot).toFixed(1)} ${(s * tot).toFixed(1)}`;
  }).join('');

const stippen = (n: number, r: number, maat: number, kleur: string, draai = 0): string =>
  Array.from({ length: n }, (_, i) => {
    const hoek = ((i + draai) / n) * Math.PI * 2;
    return `<circle cx="${(Math.cos(hoek) * r).toFixed(1)}" cy="${(Math.sin(hoek) * r).toFixed(1)}" r="${maat}" fill="${kleur}"/>`;
  }).join('');

const HART = 'M0 70C-90 10 -84 -62 -40 -66C-14 -68 0 -44 0 -34C0 -44 14 -68 40 -66C84 -62 90 10 0 70z';

const VORM: Readonly<Record<(typeof SOORTEN)[number], (licht: string, gloed: string) => string>> = {
  bloem: (licht, gloed) =>
    [0, 60, 120, 180, 240, 300]
      .map((hoek) => `<ellipse cx="0" cy="-52" rx="24" ry="40" fill="${gloed}" opacity=".75" transform="rotate(${hoek})"/>`)
      .join('') +
    [30, 90, 150, 210, 270, 330]
      .map((hoek) => `<ellipse cx="0" cy="-34" rx="13" ry="28" fill="${licht}" transform="rotate(${hoek})"/>`)
      .join('') +
    `<circle r="15" fill="#fff6d0"/>`,
  ster: (licht, gloed) =>
    `<path d="${traceSter(5, 92, 40)}" fill="none" stroke="${gloed}" stroke-width="12" stroke-linejoin="round"/><path d="${traceSter(5, 62, 27)}" fill="${licht}"/>${stippen(5, 50, 6, '#ffffff', 0.25)}`,
  hart: (licht, gloed) =>
    `<path d="${HART}" fill="none" stroke="${gloed}" stroke-width="13" stroke-linejoin="round"/><path d="${HART}" fill="${licht}" transform="scale(.58)"/>`,
  ring: (licht, gloed) =>
    `<circle r="82" fill="none" stroke="${gloed}" stroke-width="9" opacity=".8"/>${stippen(18, 82, 7, licht)}${stippen(12, 50, 6, gloed)}${stippen(6, 22, 5, '#ffffff')}`,
  palm: (licht, gloed) =>
    `<path d="${stralen(14, 14, 66)}" stroke="${gloed}" stroke-width="7" stroke-linecap="round"/>${stippen(14, 80, 9, licht)}<circle r="12" fill="#ffffff"/>`,
  regen: (licht, gloed) =>
    [-72, -48, -24, 0, 24, 48, 72]
      .map(
        (x, i) =>
          `<path d="M0 -40Q${x * 0.8} -76 ${x} ${20 + (i % 2) * 26}" fill="none" stroke="${i % 2 === 0 ? licht : gloed}" stroke-width="7" stroke-linecap="round"/><circle cx="${x}" cy="${34 + (i % 2) * 26}" r="7" fill="${licht}"/>`,
      )
      .join(''),
};

function drawBloei(toon: string): string {
  const [soort = '', nr = '0'] = toon.split('-');
  const [licht, gloed] = KLEUR[Number(nr)] ?? ['#ffd45e', '#ff9d3c'];
  const vorm = SOORTEN.find((een) => een === soort) ?? 'bloem';
  return `<g transform="translate(110 110)"><circle r="106" fill="${gloed}" opacity=".14"/>${VORM[vorm](licht, gloed)}</g>`;
}

const TONEN = SOORTEN.flatMap((soort) => Array.from({ length: KLEUREN_AANTAL }, (_, i) => `${soort}-${i}`));

function stad(w: number, h: number): string {
  const grond = h * 0.86;
  const huizen = Array.from({ length: Math.ceil(w / 92) }, (_, i) => {
    const hoog = 70 + ((i * 37) % 5) * 22;
    const [x, y] = [i * 92 - 6, grond - hoog];
    const dak =
      i % 3 === 0 ? `<path d="M${x - 4} ${y}l46 -38l46 38z" fill="#241f56"/>` : `<path d="M${x} ${y}h84v-12h-84z" fill="#241f56"/>`;
    const ramen = [0, 1].flatMap((k) =>
      [0, 1].map(
        (r) =>
          `<rect x="${x + 16 + k * 34}" y="${y + 16 + r * 34}" width="18" height="20" rx="3" fill="${(i + k + r) % 3 === 0 ? '#3a357a' : '#ffd873'}"/>`,
      ),
    );
    return `${dak}<rect x="${x}" y="${y}" width="84" height="${hoog}" fill="${i % 2 === 0 ? '#2c2766' : '#332d73'}"/>${ramen.join('')}`;
  });
  const sterren = Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${((i * 211) % 997) * (w / 997)}" cy="${((i * 131) % 613) * (h / 950)}" r="${1 + (i % 3) * 0.8}" fill="#fff3d6" opacity="${0.35 + (i % 4) * 0.15}"/>`,
  );
  return (
    `<defs>${drawVerloop(`vw-lucht${w}`, { offset: 0, kleur: '#0b0a2e' }, { offset: 0.7, kleur: '#2a2168' }, { offset: 1, kleur: '#5a3b86' })}</defs><rect width="${w}" height="${h}" fill="url(#vw-lucht${w})"/>` +
    sterren.join('') +
    huizen.join('') +
    `<rect y="${grond}" width="${w}" height="${h - grond}" fill="#1c1a4a"/><path d="M0 ${grond}h${w}v14h-${w}z" fill="#6b5aa8"/>` +
    Array.from(
      { length: Math.ceil(w / 60) },
      (_, i) => `<path d="M${i * 60 + 20} ${grond + 14}v26" stroke="#6b5aa8" stroke-width="8"/>`,
    ).join('') +
    `<path d="M0 ${grond + 40}h${w}v8h-${w}z" fill="#6b5aa8"/>`
  );
}

const drawLampion = (toon: string): string => {
  const [nr = '0', stand = 'uit'] = toon.split('-');
  const [licht, gloed] = KLEUR[Number(nr)] ?? ['#ffd45e', '#ff9d3c'];
  const aan = stand === 'aan';
  return (
    (aan ? `<circle cx="50" cy="56" r="50" fill="${licht}" opacity=".28"/>` : '') +
    `<path d="M50 4v18" stroke="#8a80c8" stroke-width="4"/><path d="M22 58q0 -36 28 -36t28 36q0 34 -28 34t-28 -34z" fill="${aan ? licht : '#4a4488'}" stroke="${aan ? gloed : '#6f67b4'}" stroke-width="4"/>` +
    `<path d="M40 24q-12 34 0 66M60 24q12 34 0 66" fill="none" stroke="${aan ? gloed : '#6f67b4'}" stroke-width="3"/>`
  );
};

const LAMPIONTONEN = Array.from({ length: KLEUREN_AANTAL }, (_, i) => [`${i}-uit`, `${i}-aan`]).flat();

export const VUURWERK_ART: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => stad(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => stad(720, 960) },
  bloei: { vak: [220, 220], tonen: TONEN, svg: drawBloei },
  lampion: { vak: [100, 100], tonen: LAMPIONTONEN, svg: drawLampion },
  pijl: {
    vak: [40, 110],
    tonen: KLEUR.map((_, i) => String(i)),
    svg: (toon) => {
      const [licht, gloed] = KLEUR[Number(toon)] ?? ['#ffd45e', '#ff9d3c'];
      return `<path d="M20 56v52" stroke="#c98f5c" stroke-width="5" stroke-linecap="round"/><path d="M8 28h24v36h-24z" fill="${licht}"/><path d="M6 30l14 -28l14 28z" fill="${gloed}"/><path d="M8 42h24" stroke="${gloed}" stroke-width="5"/>`;
    },
  },
  staart: {
    vak: [30, 160],
    svg: () =>
      '<path d="M15 0q14 90 0 160q-14 -70 0 -160z" fill="#ffd98a" opacity=".8"/><path d="M15 0q6 60 0 110q-6 -50 0 -110z" fill="#ffffff"/>',
  },
  mik: {
    vak: [60, 60],
    svg: () =>
      '<circle cx="30" cy="30" r="22" fill="none" stroke="#ffffff" stroke-width="5" stroke-dasharray="10 8"/><circle cx="30" cy="30" r="5" fill="#ffffff"/>',
  },
  lont: {
    vak: [10, 400],
    svg: () => '<path d="M5 0v400" stroke="#ffffff" stroke-width="5" stroke-dasharray="4 16" stroke-linecap="round" opacity=".7"/>',
  },
};

interface Hemel {
  readonly xOf: (deel: number) => number;
  readonly yOf: (hoog: number) => number;
  readonly grond: number;
}

function skyOf(stand: Stand): Hemel {
  const { w, h } = maatOf(stand);
  const grond = h * 0.86;
  return { xOf: (deel) => w * deel, yOf: (hoog) => grond - 120 - hoog * (grond - 240), grond };
}

/** What stays of a burst in the sky, and how it shines when all of them do. */
const GLOEIT = 0.5;

function drawPijl(pijl: Pijl, nr: number, state: VuurState, { xOf, yOf, grond }: Hemel): Item[] {
  const { soort, kleur, oud } = pijl;
  const [x, y] = [xOf(pijl.x), yOf(pijl.hoog)];
  if (oud < VLUCHT_TICKS) {
    const weg = easeOut(oud / VLUCHT_TICKS);
    const nu = grond - 90 + (y - grond + 90) * weg;
    return [
      { key: `p${nr}`, x, y: nu, w: 34, h: 92, art: 'pijl', toon: String(kleur), z: 8 },
      { key: `s${nr}`, x, y: nu + 108, w: 26, h: 130, alpha: 1 - weg * 0.6, art: 'staart', z: 7 },
    ];
  }
  const open = Math.min(1, (oud - VLUCHT_TICKS) / BLOEI_TICKS);
  const groei = 0.25 + 0.75 * easeOut(open);
  const golf = isFinale(state) ? Math.max(0, Math.sin(((state.rust - nr * 4) / 110) * Math.PI)) : 0;
  const alpha = Math.max(open < 1 ? 1 - open * (1 - GLOEIT) : GLOEIT, state.rust > nr * 4 ? golf : 0);
  return [
    {
      key: `b${nr}`,
      x,
      y: y + (open < 1 ? 0 : 6),
      w: 210,
      h: 210,
      sx: groei * (1 + golf * 0.16),
      sy: groei * (1 + golf * 0.16),
      alpha,
      art: 'bloei',
      toon: `${soort}-${kleur}`,
      z: 3,
    },
  ];
}

function lantern({ x, hoog, kleur, aan }: Lampion, nr: number, tick: number, { xOf, yOf }: Hemel): Item {
  return {
    key: `l${nr}`,
    x: xOf(x),
    y: yOf(hoog) + Math.sin(tick / 50 + nr) * 5,
    w: 66,
    h: 66,
    art: 'lampion',
    toon: `${kleur}-${aan ? 'aan' : 'uit'}`,
    z: 2,
  };
}

/** The next rockets, in the order in which they come. */
const TOON_VOLGENDE = 4;

function boxOf(state: VuurState, { w, h }: { readonly w: number; readonly h: number }): Item[] {
  const nr = state.pijlen.length;
  return Array.from({ length: TOON_VOLGENDE }, (_, i) => i + nr)
    .filter((volgende) => volgende < PIJLEN)
    .map((volgende, i): Item => ({
      key: `d${i}`,
      x: w / 2 + (i - 1.5) * 58,
      y: h - 34,
      w: i === 0 ? 30 : 22,
      h: i === 0 ? 78 : 58,
      art: 'pijl',
      toon: String(pijlOf(state.seed, volgende).kleur),
      alpha: i === 0 ? 1 : 0.7,
      z: 12,
    }));
}

/** What is seen of `state`. */
export function vuurwerkScene(state: VuurState, stand: Stand): readonly Item[] {
  const maat = maatOf(stand);
  const hemel = skyOf(stand);
  const { xOf, yOf, grond } = hemel;
  const x = xOf(blobX(state));
  const { kracht } = state;
  const loopt = kracht === null && !isOp(state) ? Math.abs(Math.sin(state.tick / 7)) * 6 : 0;
  const sprong = isFinale(state) ? Math.abs(Math.sin(state.rust / 10)) * 24 : 0;
  const nr = state.pijlen.length;
  const mik =
    kracht === null
      ? []
      : [
          {
            key: 'lont',
            x,
            y: (grond - 110 + yOf(kracht)) / 2,
            w: 10,
            h: Math.max(10, grond - 110 - yOf(kracht)),
            art: 'lont',
            z: 5,
          } satisfies Item,
          { key: 'mik', x, y: yOf(kracht), w: 60, h: 60, art: 'mik', z: 6 } satisfies Item,
        ];
  return [
    { key: 'decor', x: maat.w / 2, y: maat.h / 2, w: maat.w, h: maat.h, art: `decor-${stand}`, z: -10 },
    ...state.lampionnen.map((lampion, i) => lantern(lampion, i, state.tick, hemel)),
    ...state.pijlen.flatMap((pijl, i) => drawPijl(pijl, i, state, hemel)),
    ...mik,
    {
      key: 'blob',
      x,
      y: grond - 44 - loopt - sprong,
      w: 96,
      h: 106,
      art: 'kit:blob',
      toon: isFinale(state) ? 'trots' : kracht === null ? 'blij' : 'denkt',
      z: 10,
    },
    ...(isOp(state)
      ? []
      : [
          {
            key: 'hand',
            x: x + 48,
            y: grond - 70 - loopt,
            w: 30,
            h: 82,
            art: 'pijl',
            toon: String(pijlOf(state.seed, nr).kleur),
            z: 11,
          } satisfies Item,
        ]),
    ...boxOf(state, maat),
    { key: 'aantal', x: maat.w - 90, y: 64, w: 150, h: 60, label: String(state.punten), labelSize: 46, labelToon: 'wit', z: 20 },
  ];
}
