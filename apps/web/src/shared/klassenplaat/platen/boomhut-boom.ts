/** The tree of De grote boomhut, and the land around it. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import {
  at,
  BREED,
  type Deel,
  dot,
  drawLampion,
  drawLoof,
  drawRaam,
  drawVogel,
  drawWolk,
  gradient,
  HOOG,
  KLEUR,
  type Kleur,
  line,
  oval,
  path,
  type Plek,
} from '../penseel.ts';

export const VLAG = [KLEUREN.zon, KLEUREN.koraal, '#23a0ae', '#9a73dd', '#6dbb57'];

export const LUCHT: readonly Deel[] = [
  {
    id: 'lucht',
    svg: gradient('bh-lucht', '#7fcdf0', '#bfe6f6', '#fff0cf') + `<rect width="${BREED}" height="${HOOG}" fill="url(#kp-bh-lucht)"/>`,
  },
  { id: 'zon', svg: dot(1040, 132, 92, '#fff3c4', 0.5) + dot(1040, 132, 58, '#ffd45e') + dot(1028, 118, 40, '#ffe48f') },
  { id: 'wolk-1', svg: drawWolk(150, 120, 1.2) },
  { id: 'wolk-2', svg: drawWolk(890, 78, 0.8) },
  { id: 'wolk-3', svg: drawWolk(1120, 262, 0.9) },
  { id: 'wolk-4', svg: drawWolk(60, 310, 0.7) },
  { id: 'vogels-1', svg: drawVogel(250, 210, 0.8, '#3d5878') + drawVogel(300, 186, 0.6, '#3d5878') },
  { id: 'vogels-2', svg: drawVogel(960, 240, 0.7, '#3d5878') + drawVogel(1006, 262, 0.5, '#3d5878') },
];

export const LAND: readonly Deel[] = [
  { id: 'berg-1', svg: path('M0 520Q170 380 360 500T760 470Q980 390 1200 500V840H0z', '#a9d6c3') },
  { id: 'berg-2', svg: path('M0 580Q230 470 470 570T980 540Q1100 520 1200 560V840H0z', '#8ecb9a') },
  {
    id: 'bos-links',
    svg: [0, 1, 2, 3].map((i) => path(`M${20 + i * 52} ${600 - (i % 2) * 12}l34 -92l34 92z`, i % 2 === 0 ? '#5fae7c' : '#4b9a6b')).join(''),
  },
  {
    id: 'bos-rechts',
    svg: [0, 1, 2, 3]
      .map((i) => path(`M${960 + i * 56} ${586 - (i % 2) * 14}l36 -96l36 96z`, i % 2 === 0 ? '#4b9a6b' : '#5fae7c'))
      .join(''),
  },
  { id: 'wei-1', svg: path('M0 640Q280 570 600 618T1200 606V840H0z', '#7cc06a') },
  { id: 'wei-2', svg: path('M0 720Q300 650 640 700T1200 690V840H0z', '#62ad52') },
  {
    id: 'pad',
    svg:
      path('M470 840q60 -60 40 -96q-14 -34 40 -54h92q-60 26 -30 58q44 46 10 92z', '#f0d6a0') +
      line('M520 818h26M560 780h22M540 744h24M582 806h24', '#d8b679', 7, 0.8),
  },
  {
    id: 'vijver',
    svg:
      oval(980, 742, [142, 46], '#3f92b5') +
      oval(980, 737, [132, 40], '#6cc3dd') +
      line('M900 730q30 -10 60 0M990 756q30 -8 56 0', '#e4f5fb', 5, 0.8),
  },
  {
    id: 'lelies',
    svg:
      oval(936, 756, [24, 9], KLEUREN.gras) +
      oval(1034, 734, [20, 8], '#6dbb57') +
      at(
        1034,
        730,
        path('M-10 0q2 -14 10 -16q8 2 10 16z', '#ff9fbd') +
          path('M-14 1q-4 -10 2 -14q10 4 12 14zM14 1q4 -10 -2 -14q-10 4 -12 14z', '#ffc3d6'),
      ),
  },
];

export const STAM: readonly Deel[] = [
  { id: 'loof-achter-1', svg: drawLoof(360, 250, 150, 120, KLEUR.blad) },
  { id: 'loof-achter-2', svg: drawLoof(850, 240, 156, 124, KLEUR.blad) },
  { id: 'loof-achter-3', svg: drawLoof(600, 150, 190, 130, KLEUR.blad) },
  {
    id: 'wortels',
    svg: path('M500 742q-66 20 -100 6q60 -8 84 -46zM708 742q66 22 104 6q-62 -8 -86 -46zM560 760q10 30 -6 44q36 -6 46 -34z', '#704a2e'),
  },
  {
    id: 'stam',
    svg: path(
      'M486 752q52 -120 34 -290q-8 -96 -70 -166l44 -22q44 46 62 96q8 -70 -6 -140h96q-14 80 0 150q30 -60 84 -104l38 30q-74 68 -86 158q-14 172 42 288q-118 38 -238 0z',
      '#9a6a45',
    ),
  },
  {
    id: 'schors',
    svg: line(
      'M560 700q14 -80 6 -170M606 720q4 -120 -4 -200M652 690q-12 -90 -2 -180M540 420q-6 -50 -30 -90M664 400q14 -50 40 -80',
      '#704a2e',
      7,
      0.5,
    ),
  },
  { id: 'tak-links', svg: path('M524 470q-120 -30 -236 -14l-4 -26q130 -20 250 8z', '#86593a') },
  { id: 'tak-rechts', svg: path('M676 452q120 -40 244 -20l4 -28q-130 -18 -260 14z', '#86593a') },
  { id: 'holte', svg: oval(602, 566, [40, 50], '#704a2e') + oval(602, 570, [32, 42], '#3f281a') },
  {
    id: 'uil',
    svg: at(
      602,
      606,
      path('M-24 0q-6 -50 -20 -62q16 2 22 8q22 -8 44 0q6 -6 20 -8q-12 14 -18 62q-24 8 -48 0z', '#c98f5c', '#704a2e', 2) +
        dot(-11, -36, 11, '#ffffff') +
        dot(11, -36, 11, '#ffffff') +
        dot(-10, -35, 5, KLEUREN.inkt) +
        dot(10, -35, 5, KLEUREN.inkt) +
        path('M-5 -28h10l-5 9z', KLEUREN.zon),
      0.78,
    ),
    slot: true,
  },
];

/** A hut on the tree: its floor, its house, its roof and who looks out. */
function hut(id: string, [x, y, s]: Plek, muur: Kleur, dak: Kleur): readonly Deel[] {
  return [
    {
      id: `${id}-vloer`,
      svg: at(
        x,
        y,
        path('M-96 0h192l-10 18h-172z', '#97623a') +
          line('M-70 18l26 40M70 18l-26 40', '#86593a', 9) +
          line('M-50 2v14M0 2v14M50 2v14', '#704a2e', 4),
        s,
      ),
    },
    {
      id: `${id}-muur`,
      svg: at(
        x,
        y,
        path('M-70 0l-6 -92h152l-6 92z', muur[0]) +
          line('M-74 -30h148M-75 -60h150', muur[1], 4, 0.6) +
          path('M-20 0v-50q20 -22 40 0v50z', muur[1]) +
          dot(12, -24, 4, KLEUREN.zon),
        s,
      ),
    },
    { id: `${id}-raam`, svg: at(x, y, drawRaam(-62, -62, 26, 28) + drawRaam(36, -62, 26, 28), s) },
    {
      id: `${id}-dak`,
      svg: at(
        x,
        y,
        path('M-104 -84q60 -18 104 -78q44 60 104 78q-104 22 -208 0z', dak[0]) +
          path('M-104 -84q104 22 208 0l-8 -10q-96 18 -192 0z', dak[1]) +
          line('M-52 -100q14 8 28 2M-14 -124q16 8 30 0M20 -100q16 6 30 -2', dak[1], 5, 0.7),
        s,
      ),
    },
  ];
}

export const HUTTEN: readonly Deel[] = [
  ...hut('hut-top', [602, 250, 1.05], KLEUR.room, KLEUR.koraal),
  ...hut('hut-links', [318, 440, 0.98], KLEUR.mint, KLEUR.druif),
  ...hut('hut-rechts', [884, 414, 1], KLEUR.roze, KLEUR.zee),
  {
    id: 'ladder-links',
    svg:
      line('M352 462l14 244M400 462l14 240', '#97623a', 9) +
      line([0, 1, 2, 3, 4, 5, 6].map((i) => `M${355 + i * 2} ${492 + i * 32}h48`).join(''), '#c98f5c', 8),
  },
  {
    id: 'ladder-top',
    svg:
      line('M548 268l-22 170M590 268l-22 176', '#97623a', 8) +
      line([0, 1, 2, 3, 4].map((i) => `M${545 - i * 4} ${294 + i * 32}h42`).join(''), '#c98f5c', 7),
  },
  {
    id: 'brug',
    svg:
      path('M402 442q100 66 232 14l0 14q-134 52 -232 -14z', '#97623a') +
      line('M402 400q110 66 232 10', '#c98f5c', 5) +
      line([0, 1, 2, 3, 4, 5].map((i) => `M${424 + i * 36} ${418 + Math.sin(i * 0.62) * 20}v44`).join(''), '#c98f5c', 4),
    slot: true,
  },
  {
    id: 'glijbaan',
    svg:
      path('M956 430q96 40 60 140q-24 70 66 92l-4 24q-136 -20 -98 -136q20 -64 -36 -98z', KLEUREN.koraal) +
      line('M962 440q78 42 44 132q-26 80 64 100', '#ffb59e', 7),
  },
  { id: 'schommel', svg: line('M258 446v150M316 446v150', '#e6cf9f', 5) + path('M244 592h88v14h-88z', '#97623a') },
  {
    id: 'katrol',
    svg:
      line('M812 434v92', '#e6cf9f', 4) +
      dot(812, 432, 11, '#9aa0b0') +
      path('M784 526h56l-8 44h-40z', '#c98f5c') +
      line('M788 540h48M790 554h44', '#97623a', 4) +
      dot(800, 524, 9, KLEUREN.koraal) +
      dot(818, 520, 10, '#6dbb57'),
  },
  {
    id: 'kijker',
    svg: at(
      676,
      210,
      line('M0 0v46M0 24l-16 24M0 24l16 24', KLEUREN.inkt, 6) + path('M-26 4l54 -26l8 16l-54 26z', KLEUREN.zon, '#c98a0a', 2),
    ),
  },
];

export const LOOF: readonly Deel[] = [
  { id: 'loof-1', svg: drawLoof(466, 210, 96, 70, KLEUR.gras) },
  { id: 'loof-2', svg: drawLoof(744, 200, 100, 72, KLEUR.gras) },
  { id: 'loof-3', svg: drawLoof(226, 300, 88, 66, KLEUR.gras) },
  { id: 'loof-4', svg: drawLoof(988, 300, 84, 64, KLEUR.gras) },
  { id: 'loof-5', svg: drawLoof(602, 58, 130, 60, KLEUR.gras) },
  { id: 'loof-6', svg: drawLoof(420, 318, 62, 44, ['#84c96a', KLEUREN.gras]) },
  { id: 'loof-7', svg: drawLoof(776, 312, 60, 44, ['#84c96a', KLEUREN.gras]) },
  { id: 'appels-1', svg: dot(452, 232, 11, '#e0354d') + dot(486, 196, 10, KLEUREN.koraal) + dot(512, 236, 10, '#e0354d') },
  { id: 'appels-2', svg: dot(722, 226, 11, '#e0354d') + dot(766, 194, 10, KLEUREN.koraal) + dot(786, 230, 10, '#e0354d') },
  {
    id: 'nest',
    svg: at(
      208,
      262,
      path('M-34 0q34 34 68 0q-6 30 -34 30q-28 0 -34 -30z', '#97623a') +
        line('M-30 8q30 18 58 2M-26 16q26 12 50 0', '#c98f5c', 4) +
        oval(-10, -2, [9, 11], '#dff0f7') +
        oval(10, -2, [9, 11], '#fff3d9'),
    ),
  },
];

export const lamp = (nr: number, x: number, y: number, kleur: Kleur): Deel => ({ id: `lampion-${nr}`, svg: drawLampion(x, y, 0.8, kleur) });
