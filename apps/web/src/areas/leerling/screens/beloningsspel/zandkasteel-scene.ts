/** The beach of Zandkasteel as a display list, and its drawings. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVerloop, drawWolk, maatOf, overshoot } from '@spelrijk/game-kit/stage';
import type { GameArt, Item, Stand } from '@spelrijk/game-kit/contract';
import { EMMERS, isVol, KEER_TICKS, lijnOf, OVER, RIJEN, type KasteelState, type Zandtoren } from './zandkasteel.ts';

const ZAND = { licht: '#f7e0a8', basis: '#ecc983', donker: '#c99a52', rand: '#a9783a' } as const;

const strand = (w: number, h: number): string =>
  `<defs>${drawVerloop(`zk-lucht${w}`, { offset: 0, kleur: '#7fcdf0' }, { offset: 1, kleur: '#dff3fb' })}${drawVerloop(`zk-zee${w}`, { offset: 0, kleur: '#3f9fc4' }, { offset: 1, kleur: '#7fd0e2' })}</defs>` +
  `<rect width="${w}" height="${h}" fill="url(#zk-lucht${w})"/>` +
  drawWolk(w * 0.3, h * 0.12, 1.1, 0.8) +
  drawWolk(w * 0.72, h * 0.18, 0.9, 0.7) +
  `<circle cx="${w * 0.08}" cy="${h * 0.12}" r="44" fill="#ffd45e"/>` +
  `<rect y="${h * 0.44}" width="${w}" height="${h * 0.2}" fill="url(#zk-zee${w})"/>` +
  `<path d="M0 ${h * 0.6}Q${w * 0.25} ${h * 0.56} ${w * 0.5} ${h * 0.6}T${w} ${h * 0.58}V${h}H0z" fill="#fbf3d6"/>` +
  `<path d="M0 ${h * 0.63}Q${w * 0.3} ${h * 0.59} ${w * 0.55} ${h * 0.63}T${w} ${h * 0.61}V${h}H0z" fill="${ZAND.licht}"/>` +
  `<path d="M0 ${h * 0.86}Q${w * 0.4} ${h * 0.82} ${w} ${h * 0.88}V${h}H0z" fill="${ZAND.basis}"/>`;

const kantelen = (w: number): string => {
  const tand = w / 7;
  return [0, 2, 4, 6].map((i) => `M${i * tand} 14v-14h${tand}v14z`).join('');
};

function drawToren(soort: string): string {
  if (soort === 'berg')
    return `<path d="M2 198q20 -120 58 -150q40 28 58 150z" fill="${ZAND.basis}" stroke="${ZAND.rand}" stroke-width="4" stroke-linejoin="round"/><path d="M34 198q8 -80 28 -120q-2 60 -4 120z" fill="${ZAND.licht}" opacity=".7"/>`;
  const vlag =
    soort === 'vlag'
      ? `<path d="M60 20v-60" stroke="#86593a" stroke-width="5" stroke-linecap="round"/><path d="M62 -40l40 13l-40 14z" fill="${KLEUREN.koraal}"/>`
      : '';
  const muur = soort === 'muur';
  return (
    vlag +
    `<path d="${muur ? 'M6 30h108v168h-108z' : 'M16 34h88l12 164h-112z'}" fill="${ZAND.basis}" stroke="${ZAND.rand}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M22 40h22l-4 156h-26z" fill="${ZAND.licht}" opacity=".8"/>` +
    `<g transform="translate(${muur ? 2 : 8} 16)"><path d="${kantelen(muur ? 116 : 104)}M0 14h${muur ? 116 : 104}v16h-${muur ? 116 : 104}z" fill="${ZAND.licht}" stroke="${ZAND.rand}" stroke-width="4" stroke-linejoin="round"/></g>` +
    (muur ? '' : `<path d="M46 198v-44q14 -22 28 0v44z" fill="${ZAND.donker}"/>`) +
    `<path d="M56 84q4 -12 10 0v22h-10z" fill="${ZAND.donker}"/>`
  );
}

const VONDST: Readonly<Record<string, string>> = {
  schelp:
    '<path d="M32 56q-30 -8 -26 -30q12 -18 26 -16q14 -2 26 16q4 22 -26 30z" fill="#ffc3d6" stroke="#dd6f94" stroke-width="3"/><path d="M32 54v-42M29 52q-13 -18 -11 -32M35 52q13 -18 11 -32" fill="none" stroke="#dd6f94" stroke-width="3"/>',
  zeester: `<path d="M32 6l9 18l20 2l-14 14l4 20l-19 -9l-19 9l4 -20l-14 -14l20 -2z" fill="#ff8f5c" stroke="#c2431f" stroke-width="4" stroke-linejoin="round"/><circle cx="26" cy="32" r="3" fill="${KLEUREN.inkt}"/><circle cx="38" cy="32" r="3" fill="${KLEUREN.inkt}"/>`,
  fles: '<path d="M8 40l26 -26l14 14l-26 26q-10 6 -16 0t2 -14zM36 12l8 -8l16 16l-8 8z" fill="#a6e0cf" stroke="#3f9a80" stroke-width="3"/><path d="M18 42l14 -14" stroke="#fff3d9" stroke-width="7" stroke-linecap="round"/>',
  krab: `<path d="M14 40q0 -20 18 -20t18 20q-8 12 -18 12t-18 -12z" fill="${KLEUREN.koraal}"/><path d="M14 30q-10 -4 -8 -14M50 30q10 -4 8 -14M14 46l-8 8M50 46l8 8" fill="none" stroke="#c2431f" stroke-width="4" stroke-linecap="round"/><circle cx="26" cy="18" r="5" fill="#fff"/><circle cx="38" cy="18" r="5" fill="#fff"/><circle cx="27" cy="18" r="2.5" fill="${KLEUREN.inkt}"/><circle cx="39" cy="18" r="2.5" fill="${KLEUREN.inkt}"/>`,
};

export const KASTEEL_ART: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => strand(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => strand(720, 960) },
  terras: {
    vak: [600, 130],
    svg: () =>
      `<path d="M6 124q-8 -90 50 -104q240 -30 488 0q58 14 50 104q-294 24 -588 0z" fill="${ZAND.basis}"/><path d="M30 34q20 -16 60 -18q210 -18 420 0q40 2 60 18q-270 34 -540 0z" fill="${ZAND.licht}"/>`,
  },
  toren: { vak: [120, 200], tonen: ['vlag', 'toren', 'muur', 'berg'], svg: drawToren },
  vondst: { vak: [64, 64], tonen: Object.keys(VONDST), svg: (toon) => VONDST[toon] ?? '' },
  emmer: {
    vak: [200, 220],
    svg: () =>
      `<path d="M20 24q80 -70 160 0" fill="none" stroke="#c2431f" stroke-width="9" stroke-linecap="round"/><path d="M10 30h180l-26 184h-128z" fill="#ffffff" fill-opacity=".35" stroke="${KLEUREN.koraal}" stroke-width="10" stroke-linejoin="round"/>`,
  },
  inhoud: {
    vak: [180, 180],
    svg: () => `<path d="M0 0h180l-25 180h-130z" fill="${ZAND.basis}"/><path d="M0 0h180l-2 14h-176z" fill="${ZAND.licht}"/>`,
  },
  lijn: {
    vak: [200, 12],
    svg: () => `<path d="M4 6h192" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-dasharray="16 12" stroke-linecap="round"/>`,
  },
  straal: {
    vak: [40, 260],
    svg: () =>
      `<path d="M8 0h24q-4 130 4 260h-32q8 -130 4 -260z" fill="${ZAND.basis}"/><path d="M16 0h6q0 130 0 260h-6z" fill="${ZAND.licht}"/>`,
  },
  schep: {
    vak: [170, 120],
    svg: () =>
      `<path d="M70 40L160 8" stroke="#c98f5c" stroke-width="12" stroke-linecap="round"/><path d="M6 40q30 -30 74 -14l8 30q-20 40 -66 44q-20 -30 -16 -60z" fill="#23a0ae" stroke="${KLEUREN.zee}" stroke-width="5" stroke-linejoin="round"/><path d="M14 40q30 -18 62 -4q-20 20 -62 4z" fill="#f7e0a8"/>`,
  },
};

/** Where the castle stands: the middle of its lowest terrace, and the room for a tower. */
const PLEK: Readonly<
  Record<Stand, { readonly x: number; readonly y: number; readonly stap: number; readonly trap: number; readonly s: number }>
> = {
  liggend: { x: 790, y: 632, stap: 132, trap: 128, s: 1 },
  staand: { x: 360, y: 640, stap: 116, trap: 112, s: 0.86 },
};
/** Where the bucket is filled. */
const EMMER: Readonly<Record<Stand, readonly [x: number, y: number]>> = { liggend: [236, 516], staand: [250, 806] };

/** Row and foot of the `nr`-th tower. */
function footOf(nr: number, stand: Stand): { readonly rij: number; readonly x: number; readonly y: number } {
  const { x, y, stap, trap } = PLEK[stand];
  let over = nr;
  for (const [rij, aantal] of RIJEN.entries()) {
    if (over < aantal) return { rij, x: x + (over - (aantal - 1) / 2) * stap, y: y - rij * trap };
    over -= aantal;
  }
  return { rij: RIJEN.length - 1, x, y: y - (RIJEN.length - 1) * trap };
}

function terraces(stand: Stand): Item[] {
  const { x, y, stap, trap, s } = PLEK[stand];
  return RIJEN.map((aantal, rij): Item => {
    return {
      key: `terras${rij}`,
      x,
      y: y - rij * trap + 40 * s,
      w: (aantal + 0.5) * stap,
      h: (trap + 24) * 1.1,
      art: 'terras',
      z: -2 - rij * 3,
    };
  });
}

function tower({ hoog, soort, vondst }: Zandtoren, nr: number, state: KasteelState, stand: Stand): Item[] {
  const { rij, x, y } = footOf(nr, stand);
  const { s } = PLEK[stand];
  const last = nr === state.torens.length - 1;
  const op = last && state.keert > 0 ? overshoot(1 - state.keert / KEER_TICKS) : 1;
  const h = (70 + 120 * hoog) * s * op;
  const z = -1 - rij * 3;
  return [
    { key: `t${nr}`, x, y: y - h / 2 + 12, w: 112 * s, h, art: 'toren', toon: soort, z },
    ...(vondst && op === 1
      ? [{ key: `v${nr}`, x: x + 34 * s, y: y - 10, w: 48 * s, h: 48 * s, art: 'vondst', toon: vondst, z: z + 0.5 } satisfies Item]
      : []),
  ];
}

/** The bucket with what is in it, and the sand that falls. */
function bucket(state: KasteelState, stand: Stand): Item[] {
  if (state.torens.length >= EMMERS) return [];
  const [x, y] = EMMER[stand];
  const deel = Math.min(1, state.vulling);
  const h = 176 * deel;
  const lijn = lijnOf(state.seed, state.torens.length);
  const leeg = state.keert > 0;
  return [
    ...(deel > 0 && !leeg
      ? [{ key: 'inhoud', x, y: y + 100 - h / 2, w: (128 + 46 * deel) * 1.02, h: Math.max(6, h), art: 'inhoud', z: 4 } satisfies Item]
      : []),
    { key: 'emmer', x, y, w: 200, h: 220, sx: state.giet ? 1 + 0.01 * Math.sin(state.tick / 2) : 1, art: 'emmer', z: 5 },
    ...(leeg ? [] : [{ key: 'lijn', x, y: y + 100 - 176 * lijn, w: 178, h: 12, art: 'lijn', z: 6 } satisfies Item]),
    { key: 'schep', x: x + 66, y: y - 250, w: 170, h: 120, rot: state.giet ? -34 : -6, art: 'schep', z: 7 },
    ...(state.giet ? [{ key: 'straal', x, y: y - 110 + (100 - h) / 2, w: 26, h: 300 - h, art: 'straal', z: 3 } satisfies Item] : []),
  ];
}

function mood(state: KasteelState): string {
  if (isVol(state)) return 'trots';
  if (state.vulling > OVER - 0.14) return 'verrast';
  return state.giet ? 'denkt' : 'blij';
}

/** What is seen of `state`. At the end the blob stands on top of its castle. */
export function kasteelScene(state: KasteelState, stand: Stand): readonly Item[] {
  const { w, h } = maatOf(stand);
  const [ex, ey] = EMMER[stand];
  const top = footOf(EMMERS - 2, stand);
  const vol = isVol(state);
  const sprong = vol ? Math.abs(Math.sin(state.rust / 9)) * 26 * Math.max(0, 1 - state.rust / 120) : 0;
  const blob = vol ? { x: top.x, y: top.y - 150 * PLEK[stand].s - sprong } : { x: ex - 150, y: ey + 54 };
  return [
    { key: 'decor', x: w / 2, y: h / 2, w, h, art: `decor-${stand}`, z: -20 },
    ...terraces(stand),
    ...state.torens.flatMap((toren, nr) => tower(toren, nr, state, stand)),
    ...bucket(state, stand),
    { key: 'blob', ...blob, w: 112, h: 124, art: 'kit:blob', toon: mood(state), z: 16 },
    { key: 'aantal', x: w - 90, y: 64, w: 150, h: 60, label: String(state.punten), labelSize: 46, labelToon: 'vet', z: 20 },
  ];
}
