/** Onder de golven: a reef with fish, corals, a whale, a wreck and a submarine with blobs. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { blob } from '../blobje.ts';
import { at, box, type Deel, dot, KLEUR, type Kleur, line, oval, path, type Plek } from '../penseel.ts';
import { WATER, BODEM, KORAAL, SCHELP } from './rif-bodem.ts';

/** A fish that swims to the right; `kant` -1 turns it round. */
function vis([x, y, s]: Plek, kant: 1 | -1, [basis, donker]: Kleur, streep: string): string {
  const inhoud =
    path('M-34 0l-30 -22q8 22 0 44z', donker) +
    path('M-44 0q24 -38 62 -30q30 8 36 30q-8 24 -36 30q-38 8 -62 -30z', basis) +
    path('M-6 -31q14 -18 34 -4zM-4 31q12 14 26 2z', donker) +
    line('M-8 -26q12 26 0 52M12 -28q12 28 0 56', streep, 7, 0.85) +
    dot(34, -8, 8, '#ffffff') +
    dot(36, -7, 4, KLEUREN.inkt) +
    line('M44 8q-8 6 -14 2', donker, 3);
  return at(x, y, kant === 1 ? inhoud : `<g transform="scale(-1 1)">${inhoud}</g>`, s);
}

const zwemmer = (nr: number, plek: Plek, kant: 1 | -1, kleur: Kleur, streep: string): Deel => ({
  id: `vis-${nr}`,
  svg: vis(plek, kant, kleur, streep),
});

const VISSEN: readonly Deel[] = [
  zwemmer(1, [470, 640, 0.7], 1, KLEUR.koraal, '#ffffff'),
  zwemmer(2, [640, 640, 0.56], -1, KLEUR.koraal, '#ffffff'),
  zwemmer(3, [180, 540, 0.9], 1, KLEUR.zon, KLEUREN.koraal),
  zwemmer(4, [300, 596, 0.62], 1, KLEUR.zon, KLEUREN.koraal),
  zwemmer(5, [1100, 560, 1], -1, KLEUR.druif, KLEUREN.zon),
  zwemmer(6, [830, 610, 0.7], 1, KLEUR.mint, KLEUREN.zee),
  zwemmer(7, [930, 560, 0.5], 1, KLEUR.mint, KLEUREN.zee),
  zwemmer(8, [1010, 630, 0.56], -1, KLEUR.roze, '#ffffff'),
  zwemmer(9, [90, 400, 0.66], 1, KLEUR.roze, '#ffffff'),
  { id: 'school-1', svg: [0, 1, 2, 3, 4].map((i) => vis([420 + i * 46, 190 + (i % 3) * 26, 0.34], 1, KLEUR.hemel, KLEUREN.zee)).join('') },
  { id: 'school-2', svg: [0, 1, 2, 3, 4].map((i) => vis([690 + i * 40, 480 + (i % 3) * 24, 0.32], -1, KLEUR.zon, '#e09a12')).join('') },
  {
    id: 'kogelvis',
    svg: at(
      690,
      560,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((i) => path('M-6 -36l6 -16l6 16z', '#e09a12').replace('/>', ` transform="rotate(${i * 36})"/>`))
        .join('') +
        dot(0, 0, 38, KLEUREN.zon) +
        path('M-34 14q34 24 68 0q-12 24 -34 24t-34 -24z', '#fff3d9') +
        dot(-13, -8, 9, '#ffffff') +
        dot(13, -8, 9, '#ffffff') +
        dot(-12, -7, 4.5, KLEUREN.inkt) +
        dot(14, -7, 4.5, KLEUREN.inkt) +
        oval(0, 11, [7, 6], '#5b1f2b'),
      0.9,
    ),
  },
  { id: 'zeepaard-1', svg: zeepaard(1148, 440, 0.9, KLEUR.zon) },
  { id: 'zeepaard-2', svg: zeepaard(46, 600, 0.8, KLEUR.druif) },
  { id: 'kwal-1', svg: kwal(330, 330, 0.9, '#ffc3d6', '#dd6f94') },
  { id: 'kwal-2', svg: kwal(1060, 330, 0.7, '#d8c7f5', '#9a73dd') },
  { id: 'kwal-3', svg: kwal(560, 330, 0.6, '#c9f0e2', '#4db795') },
];

function zeepaard(x: number, y: number, s: number, [basis, donker]: Kleur): string {
  return at(
    x,
    y,
    line('M0 40q26 24 4 42q-18 4 -14 -12', basis, 12) +
      path('M-16 -46q-24 6 -34 0q4 -14 26 -18q6 -22 28 -18q24 6 20 36q20 30 4 62q-14 28 -30 26q-10 -20 -4 -46q4 -22 -10 -42z', basis) +
      line('M18 -20q12 4 14 16M24 6q10 6 8 18', donker, 6) +
      dot(-4, -54, 6, '#ffffff') +
      dot(-5, -53, 3, KLEUREN.inkt) +
      line('M-6 4q10 4 18 0M-8 20q10 4 18 0', donker, 4),
    s,
  );
}

function kwal(x: number, y: number, s: number, kleur: string, rand: string): string {
  return at(
    x,
    y,
    line('M-28 0q-14 30 2 54t-6 50M-8 4q12 34 -4 60M14 4q-12 30 4 58t-4 40M34 0q12 30 -2 60', rand, 6, 0.8) +
      path('M-50 4q0 -62 52 -62q52 0 50 62q-14 14 -26 0q-12 14 -26 0q-12 14 -26 0q-12 14 -24 0z', kleur, rand, 3) +
      dot(-12, -16, 5, KLEUREN.inkt) +
      dot(14, -16, 5, KLEUREN.inkt) +
      line('M-6 -6q7 6 14 0', '#5b1f2b', 3) +
      oval(-18, -40, [10, 6], '#ffffff', 0.7),
    s,
  );
}

const GROOT: readonly Deel[] = [
  {
    id: 'walvis',
    svg: at(
      850,
      190,
      path(
        'M-210 10q30 -120 190 -110q140 6 190 80q40 -8 50 -60q30 10 32 36q26 -18 44 -4q-20 50 -90 74q-60 76 -196 70q-180 0 -220 -86z',
        '#4d8fc0',
      ) +
        path('M-206 22q100 50 230 30q90 -12 142 -6q-60 60 -174 50q-150 -4 -198 -74z', '#dceef7') +
        line('M-150 50q20 22 50 30M-100 52q20 22 50 28M-50 52q20 20 50 24', '#a9cfe4', 5) +
        path('M-30 60q10 60 60 70q16 -40 -10 -76z', '#3a78a8') +
        dot(-136, 4, 11, '#ffffff') +
        dot(-138, 5, 6, KLEUREN.inkt) +
        line('M-200 26q30 18 62 10', '#2f6590', 5) +
        oval(-40, -70, [60, 12], '#7fb7de', 0.7),
    ),
    slot: true,
  },
  {
    id: 'schildpad',
    svg: at(
      200,
      210,
      path(
        'M52 -6q36 -24 56 -4q-2 22 -44 22zM-40 18q-30 22 -56 20q4 -30 40 -38zM14 28q-2 36 -30 44q-10 -26 10 -48zM10 -40q10 -34 38 -34q4 28 -22 44z',
        '#6dbb57',
      ) +
        path('M-66 8q4 -58 62 -58q56 2 66 50q-50 40 -128 8z', '#c98f5c', '#97623a', 4) +
        line('M-30 -34l12 34l36 6l24 -34M-18 0l-28 16M18 6l-4 22', '#97623a', 4) +
        dot(88, -12, 5, KLEUREN.inkt) +
        line('M92 2q-8 4 -14 0', '#35782c', 3),
    ),
    slot: true,
  },
  {
    id: 'inktvis',
    svg: at(
      1130,
      720,
      line('M-40 0q-50 10 -56 50q0 20 22 14M-16 8q-30 26 -18 60M16 8q26 26 16 60M40 0q46 12 54 48q2 20 -20 16', KLEUREN.druif, 18) +
        path('M-56 0q-14 -96 56 -100q70 4 56 100q-54 28 -112 0z', '#9a73dd') +
        dot(-18, -40, 13, '#ffffff') +
        dot(20, -40, 13, '#ffffff') +
        dot(-15, -38, 7, KLEUREN.inkt) +
        dot(23, -38, 7, KLEUREN.inkt) +
        path('M-14 -18q16 6 30 0q-4 16 -15 16t-15 -16z', '#5b1f2b') +
        oval(-22, -80, [14, 8], '#ffffff', 0.45),
      0.85,
    ),
    slot: true,
  },
  {
    id: 'wrak',
    svg: at(
      560,
      690,
      path('M-190 -10q10 -70 -6 -108l60 10q100 30 196 6l40 -26q24 60 -30 118z', '#86593a') +
        line('M-190 -76q130 40 258 6M-188 -44q130 40 250 6', '#704a2e', 6) +
        line('M-70 -98v-110M20 -92v-70', '#704a2e', 12) +
        path('M-64 -196q50 16 66 70q-40 -8 -66 0z', '#fff3d9').replace('/>', ' opacity=".85"/>') +
        dot(-140, -60, 13, '#3f281a') +
        dot(-90, -50, 13, '#3f281a') +
        dot(-36, -46, 13, '#3f281a') +
        dot(16, -52, 13, '#3f281a'),
      0.86,
    ),
  },
];

const DUIKBOOT: readonly Deel[] = [
  {
    id: 'duikboot-staart',
    svg: at(
      430,
      440,
      path('M-120 -16l-46 -36v72z', '#c98a0a') +
        line('M-172 -40v76', '#97623a', 10) +
        oval(-176, -30, [8, 22], '#e6cf9f') +
        oval(-176, 22, [8, 22], '#e6cf9f'),
    ),
  },
  {
    id: 'duikboot-toren',
    svg: at(
      430,
      440,
      path('M-40 -66q2 -50 44 -50t46 50z', '#e09a12') + line('M2 -114v-44h34', '#c98a0a', 10) + box(30, -168, [22, 20], '#3d5878', 5),
    ),
  },
  {
    id: 'duikboot-romp',
    svg: at(
      430,
      440,
      path('M-140 -6q10 -66 140 -66t148 66q-14 68 -148 68t-140 -68z', KLEUREN.zon) +
        path('M-136 10q120 40 280 2q-24 50 -144 50q-116 0 -136 -52z', '#e09a12') +
        line('M-100 30h180', '#c98a0a', 5),
    ),
    slot: true,
  },
  { id: 'duikboot-raam-1', svg: at(430, 440, dot(-66, -10, 34, '#c98a0a') + dot(-66, -10, 26, '#bfe9f6')) },
  { id: 'duikboot-raam-2', svg: at(430, 440, dot(16, -10, 34, '#c98a0a') + dot(16, -10, 26, '#bfe9f6')) },
  { id: 'duikboot-raam-3', svg: at(430, 440, path('M84 -50q44 10 52 44q-8 28 -40 34q-22 -38 -12 -78z', '#bfe9f6', '#c98a0a', 7)) },
  {
    id: 'duikboot-licht',
    svg: at(430, 440, path('M150 -10l150 -46v100z', '#fff3c4').replace('/>', ' opacity=".5"/>') + dot(148, -6, 12, '#ffe9a8')),
  },
];

const BLOBS: readonly Deel[] = [
  blob(1, [364, 452, 0.56], KLEUR.koraal, { kijkt: 1 }),
  blob(2, [446, 452, 0.56], KLEUR.mint, { kijkt: 1 }),
  blob(3, [540, 458, 0.56], KLEUR.roze, { kijkt: 1 }),
  blob(4, [760, 400, 0.9], KLEUR.zon, { hoed: 'bril', arm: 'juich', kijkt: 1 }),
  blob(5, [960, 440, 0.72], KLEUR.koraal, { hoed: 'bril', arm: 'zwaai', kijkt: -1 }),
  blob(6, [244, 156, 0.6], KLEUR.druif, { hoed: 'bril', arm: 'juich', kijkt: 1 }),
  blob(7, [730, 800, 0.86], KLEUR.gras, { hoed: 'bril', arm: 'zwaai', kijkt: -1 }),
  blob(8, [384, 826, 0.8], KLEUR.hemel, { hoed: 'spriet', arm: 'juich', kijkt: 1 }),
];

const bellen = (nr: number, punten: readonly (readonly [number, number, number])[]): Deel => ({
  id: `bellen-${nr}`,
  svg: punten
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#e4f7fb" opacity=".55"/>` + dot(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff'),
    )
    .join(''),
});

const BELLEN: readonly Deel[] = [
  bellen(1, [
    [270, 380, 13],
    [254, 340, 9],
    [276, 306, 7],
  ]),
  bellen(2, [
    [784, 330, 12],
    [800, 300, 8],
    [776, 282, 6],
  ]),
  bellen(3, [
    [982, 382, 10],
    [996, 356, 7],
    [974, 338, 5],
  ]),
  bellen(4, [
    [752, 720, 11],
    [768, 690, 8],
    [744, 670, 6],
  ]),
  bellen(5, [
    [640, 80, 14],
    [660, 116, 9],
    [628, 132, 7],
  ]),
  bellen(6, [
    [1150, 140, 12],
    [1170, 180, 8],
    [1140, 200, 6],
  ]),
  bellen(7, [
    [60, 160, 12],
    [80, 196, 8],
    [52, 220, 6],
  ]),
];

export const RIF: readonly Deel[] = [
  ...WATER,
  ...GROOT.slice(3),
  ...BODEM,
  ...GROOT.slice(0, 2),
  ...KORAAL,
  ...SCHELP,
  ...VISSEN,
  ...GROOT.slice(2, 3),
  ...DUIKBOOT.slice(0, 6),
  ...DUIKBOOT.slice(6),
  ...BLOBS,
  ...BELLEN,
];
