/** The bakery of Taartentoren as a display list, and its drawings. */
import { drawHeuvels, drawVerloop, maatOf } from '@spelrijk/game-kit/stage';
import type { GameArt, Item, Stand } from '@spelrijk/game-kit/contract';
import { GOUD, hangtOp, isVol, LAAG_HOOG, soortOf, topOf, zwaaiX, type TorenState } from './taartentoren.ts';

/** Cake, and what runs over its edge, by kind; the last is golden. */
const KLEUR: readonly (readonly [taart: string, glazuur: string, rand: string])[] = [
  ['#f6c79a', '#ff9fbd', '#b9774a'],
  ['#8a5a3c', '#fff3e0', '#5d3a24'],
  ['#f9e2a5', '#a7dba0', '#c09a4a'],
  ['#e9b3a0', '#8fd0ea', '#a96a54'],
  ['#f3d3b0', '#c9a6ee', '#b07e50'],
  ['#ffd45e', '#fff6d0', '#b97f00'],
];

function drawLaag(soort: number): string {
  const [taart, glazuur, rand] = KLEUR[soort] ?? ['#f6c79a', '#fff', '#b9774a'];
  const dots =
    soort === GOUD
      ? '<path d="M60 34l5 10l11 1l-8 8l2 11l-10-5l-10 5l2-11l-8-8l11-1zM180 34l5 10l11 1l-8 8l2 11l-10-5l-10 5l2-11l-8-8l11-1z" fill="#fff"/>'
      : '';
  return (
    `<rect x="2" y="6" width="236" height="56" rx="12" fill="${taart}" stroke="${rand}" stroke-width="3"/>` +
    `<path d="M4 40h232" stroke="${rand}" stroke-opacity=".35" stroke-width="5"/>` +
    `<path d="M2 20q0-16 14-16h208q14 0 14 16q-6 14-18 4q-8 22-22 2q-10 14-22-2q-10 24-26 0q-10 12-22 0q-10 20-24 0q-12 14-24-2q-10 22-26 0q-10 12-22 0q-14 14-30-2z" fill="${glazuur}"/>` +
    `<path d="M16 10h200" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>${dots}`
  );
}

const decor = (w: number, h: number): string =>
  `<defs>${drawVerloop(`tt-lucht${w}`, { offset: 0, kleur: '#ffd9c2' }, { offset: 0.6, kleur: '#ffeccf' }, { offset: 1, kleur: '#fff6e4' })}</defs>` +
  `<rect width="${w}" height="${h}" fill="url(#tt-lucht${w})"/>` +
  drawHeuvels({ breed: w, bodem: h, top: 210, n: 3, kleur: '#f7cfae', schuif: 0.3 }) +
  drawHeuvels({ breed: w, bodem: h, top: 130, n: 4, kleur: '#f0b894', schuif: 0.1 });

type Drawing = GameArt[string];

const SOORT_ART: GameArt = Object.fromEntries(
  Array.from({ length: GOUD + 1 }, (_, soort): [string, Drawing] => [`laag${soort}`, { vak: [240, 66], svg: () => drawLaag(soort) }]),
);

export const TAART_ART: GameArt = {
  ...SOORT_ART,
  'decor-liggend': { vak: [1280, 720], svg: () => decor(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => decor(720, 960) },
  tafel: {
    vak: [480, 120],
    svg: () =>
      '<path d="M150 40h180l30 80H120z" fill="#c98a5a"/><ellipse cx="240" cy="34" rx="236" ry="30" fill="#fff" stroke="#d8c5ae" stroke-width="4"/><ellipse cx="240" cy="28" rx="190" ry="18" fill="#f3ece2"/>',
  },
  haak: {
    vak: [120, 120],
    svg: () =>
      '<path d="M60 0v54" stroke="#8a6a4a" stroke-width="8"/><path d="M60 50q-44 10-50 62M60 50q44 10 50 62" fill="none" stroke="#8a6a4a" stroke-width="7" stroke-linecap="round"/><circle cx="60" cy="52" r="13" fill="#ff8f70" stroke="#b9552f" stroke-width="3"/>',
  },
  kers: {
    vak: [60, 70],
    svg: () =>
      '<path d="M30 34q2-22 18-30" fill="none" stroke="#4f7d2f" stroke-width="5" stroke-linecap="round"/><circle cx="28" cy="48" r="19" fill="#e0354d" stroke="#9c1b30" stroke-width="3"/><circle cx="21" cy="41" r="5" fill="#fff" fill-opacity=".8"/>',
  },
  glans: { vak: [120, 60], svg: () => '<path d="M60 2l7 21l51 7l-51 7l-7 21l-7-21l-51-7l51-7z" fill="#fff" fill-opacity=".9"/>' },
};

/** Layers under the top that stay in sight. */
const ZICHT = 6;
const GLANS_TICKS = 28;
/** Where the plate stands, from below; and how high the top of the tower may come before the view goes along. */
const BORD = 96;
const TOP_VAN_ONDER: Readonly<Record<Stand, number>> = { liggend: 200, staand: 400 };

/** What is seen of `state`: the tower from its top down, the layer above it and the blob beside it. */
export function torenScene(state: TorenState, stand: Stand): readonly Item[] {
  const { w, h } = maatOf(stand);
  const smal = stand === 'staand' ? 0.72 : 1;
  const { gestapeld, gedaan, rust, seed } = state;
  const hoog = gestapeld.length * LAAG_HOOG;
  const zak = Math.max(0, hoog - TOP_VAN_ONDER[stand]);
  const yOf = (nr: number): number => h - BORD - (nr + 0.5) * LAAG_HOOG + zak;
  const xOf = (x: number): number => w / 2 + x * smal;
  const van = Math.max(0, gestapeld.length - ZICHT - Math.ceil(BORD / LAAG_HOOG));
  const top = topOf(state);
  const veer = rust < 10 && state.valt === null ? 1 - Math.sin((rust / 10) * Math.PI) * 0.16 : 1;
  return [
    { key: 'decor', x: w / 2, y: h / 2, w, h, art: `decor-${stand}`, z: -10 },
    { key: 'tafel', x: w / 2, y: h - 44 + zak, w: 440 * smal, h: 110, art: 'tafel', z: 0 },
    ...gestapeld.slice(van).map((laag, i): Item => {
      const nr = van + i;
      const last = nr === gestapeld.length - 1;
      return {
        key: `l${nr}`,
        x: xOf(laag.x),
        y: yOf(nr),
        w: laag.breed * smal,
        h: LAAG_HOOG + 4,
        sy: last ? veer : 1,
        art: `laag${laag.soort}`,
        z: 2 + i,
      };
    }),
    ...(gestapeld.at(-1)?.precies === true && rust < GLANS_TICKS && state.valt === null
      ? [
          {
            key: 'glans',
            x: xOf(top.x),
            y: yOf(gestapeld.length - 1),
            w: top.breed * smal * 1.1,
            h: 90,
            alpha: 1 - rust / GLANS_TICKS,
            art: 'glans',
            z: 14,
          },
        ]
      : []),
    ...swinging(state, { xOf, y: yOf(gestapeld.length), smal, soort: soortOf(seed, gedaan) }),
    ...crumb(state, { xOf, yOf, smal }),
    ...(isVol(state) ? [{ key: 'kers', x: xOf(top.x), y: yOf(gestapeld.length) - 2, w: 60, h: 70, art: 'kers', z: 13 }] : []),
    { key: 'blob', x: w * (stand === 'staand' ? 0.14 : 0.16), y: h - 80, w: 116, h: 128, art: 'kit:blob', toon: mood(state), z: 16 },
    { key: 'aantal', x: w - 90, y: 64, w: 150, h: 60, label: String(state.punten), labelSize: 46, labelToon: 'vet', z: 20 },
  ];
}

/** It opens its mouth for what falls off, and is proud at the end. */
function mood(state: TorenState): string {
  if (isVol(state)) return 'trots';
  return state.brok && state.brok.oud < 60 ? 'verrast' : 'blij';
}

interface Hang {
  readonly xOf: (x: number) => number;
  readonly y: number;
  readonly smal: number;
  readonly soort: number;
}

function swinging(state: TorenState, { xOf, y, smal, soort }: Hang): Item[] {
  if (isVol(state)) return [];
  const x = xOf(zwaaiX(state));
  const breed = topOf(state).breed * smal;
  const laag: Item = { key: 'hangt', x, y: y - hangtOp(state), w: breed, h: LAAG_HOOG + 4, art: `laag${soort}`, z: 12 };
  const haak: Item = { key: 'haak', x, y: y - hangtOp({ valt: null }) - 84, w: 120 * smal, h: 120, art: 'haak', z: 11 };
  return [haak, laag];
}

interface Fall {
  readonly xOf: (x: number) => number;
  readonly yOf: (nr: number) => number;
  readonly smal: number;
}

/** What was cut off tumbles down. */
function crumb({ brok }: TorenState, { xOf, yOf, smal }: Fall): Item[] {
  if (!brok) return [];
  const { x, breed, soort, hoogte, oud } = brok;
  const y = yOf(hoogte) + 0.35 * oud * oud;
  return [
    {
      key: 'brok',
      x: xOf(x) + Math.sign(x) * oud * 1.6,
      y,
      w: Math.max(20, breed * smal),
      h: LAAG_HOOG,
      rot: Math.sign(x) * oud * 3,
      art: `laag${soort}`,
      z: 10,
    },
  ];
}
