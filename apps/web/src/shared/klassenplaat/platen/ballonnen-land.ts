/** The land under De ballonnentocht. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import {
  at,
  BREED,
  box,
  type Deel,
  dot,
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
  traceBobbels,
} from '../penseel.ts';

export const LUCHT: readonly Deel[] = [
  {
    id: 'lucht',
    svg:
      gradient('bl-lucht', '#6bbdf0', '#a9dbf5', '#ffe3c2', '#ffd2a8') +
      `<rect width="${BREED}" height="${HOOG}" fill="url(#kp-bl-lucht)"/>`,
  },
  { id: 'zon', svg: dot(640, 400, 120, '#fff3c4', 0.5) + dot(640, 400, 74, '#ffd45e') + dot(624, 384, 52, '#ffe48f') },
  {
    id: 'regenboog',
    svg: [KLEUREN.koraal, KLEUREN.zon, '#6dbb57', '#23a0ae', '#9a73dd']
      .map((kleur, i) => line(`M${-40 + i * 16} 520A${430 - i * 16} ${430 - i * 16} 0 0 1 ${820 - i * 16} 520`, kleur, 14, 0.45))
      .join(''),
  },
  { id: 'wolk-1', svg: drawWolk(96, 90, 1.1) },
  { id: 'wolk-2', svg: drawWolk(610, 92, 0.9) },
  { id: 'wolk-3', svg: drawWolk(1120, 150, 1) },
  { id: 'wolk-4', svg: drawWolk(480, 330, 0.7) },
  { id: 'wolk-5', svg: drawWolk(880, 352, 0.8) },
  { id: 'vogels-1', svg: drawVogel(500, 210, 0.8, '#3d5878') + drawVogel(548, 232, 0.6, '#3d5878') + drawVogel(456, 240, 0.6, '#3d5878') },
  { id: 'vogels-2', svg: drawVogel(1080, 330, 0.7, '#3d5878') + drawVogel(1126, 312, 0.5, '#3d5878') },
];

export const LAND: readonly Deel[] = [
  {
    id: 'berg-1',
    svg:
      path('M700 520l130 -170l70 70l90 -120l210 220z', '#9db8d9') +
      path('M802 387l28 -37l32 32l-16 12l-14 -8zM948 356l42 -56l40 42l-20 16l-22 -10l-20 18z', '#ffffff'),
  },
  {
    id: 'berg-2',
    svg: path('M0 540l120 -130l80 70l110 -110l180 170z', '#a9c3de') + path('M276 404l34 -34l32 30l-18 14l-18 -8z', '#ffffff'),
  },
  { id: 'heuvel-1', svg: path('M0 540Q220 440 470 520T900 500T1200 490V840H0z', '#a6d18f') },
  { id: 'heuvel-2', svg: path('M0 610Q260 520 540 590T1200 560V840H0z', '#86c070') },
  {
    id: 'veld-geel',
    svg:
      path('M0 640Q150 580 330 596L250 700H0z', '#ffd45e') +
      line('M20 690q60 -56 190 -86M90 698q60 -60 190 -98M170 700q50 -60 130 -98', '#e0a92c', 5, 0.7),
  },
  {
    id: 'veld-paars',
    svg:
      path('M340 597Q450 588 560 592L540 700H260z', '#b08fe2') +
      line('M310 690q30 -60 80 -92M390 694q14 -60 50 -98M470 696q6 -60 26 -102', KLEUREN.druif, 5, 0.6),
  },
  {
    id: 'veld-rood',
    svg:
      path('M846 576Q1000 560 1200 562V690H820z', '#f48a74') +
      line('M860 680q6 -60 40 -104M960 684q-4 -60 10 -112M1060 684q-20 -60 -16 -116M1150 680q-30 -60 -30 -114', '#d2563a', 5, 0.6),
  },
  {
    id: 'rivier',
    svg:
      path('M640 570q-40 40 20 70q90 40 20 90q-70 50 -30 110h190q-50 -60 30 -120q70 -60 -50 -100q-90 -30 -130 -50z', '#5cb8dc') +
      line('M664 640q40 26 60 50M720 770q-20 30 -10 60M780 730q-30 30 -34 60', '#c9ecf6', 5, 0.9),
  },
  { id: 'heuvel-3', svg: path('M0 720Q180 660 420 712T640 760Q690 790 640 840H0z', '#62ad52') },
  { id: 'heuvel-4', svg: path('M1200 690Q1010 670 880 740T830 840H1200z', '#62ad52') },
];

export const KASTEEL: readonly Deel[] = [
  { id: 'kasteel-berg', svg: path('M880 560q40 -90 130 -96q100 -6 160 100z', '#6dae5e') },
  {
    id: 'kasteel-muur',
    svg:
      path('M930 500v-70h14v-14h18v14h18v-14h18v14h18v-14h18v14h18v-14h18v14h18v-14h14v84z', '#c9ccd6') +
      path('M1006 500v-30q16 -26 34 0v30z', '#704a2e'),
  },
  {
    id: 'kasteel-toren-1',
    svg: box(914, 380, [44, 120], '#b4b9c8') + path('M906 382l30 -60l30 60z', KLEUREN.koraal) + box(928, 410, [16, 24], '#a9dcf0', 8),
  },
  {
    id: 'kasteel-toren-2',
    svg: box(1082, 370, [46, 130], '#b4b9c8') + path('M1074 372l31 -66l31 66z', KLEUREN.druif) + box(1097, 402, [16, 24], '#a9dcf0', 8),
  },
  {
    id: 'kasteel-toren-3',
    svg: box(1000, 350, [46, 90], '#dadde5') + path('M992 352l31 -62l31 62z', '#23a0ae') + box(1015, 378, [16, 24], '#a9dcf0', 8),
  },
  {
    id: 'kasteel-vlaggen',
    svg:
      line('M936 322v-26M1105 306v-28M1023 290v-28', '#704a2e', 4) +
      path('M936 296l24 8l-24 8zM1105 278l24 8l-24 8zM1023 262l24 8l-24 8z', KLEUREN.zon),
  },
];

const huisje = (nr: number, [x, y, s]: Plek, muur: Kleur, dak: Kleur): Deel => ({
  id: `huisje-${nr}`,
  svg: at(
    x,
    y,
    box(-32, -48, [64, 48], muur[0], 3) +
      path('M-42 -44L0 -86L42 -44z', dak[0]) +
      path('M20 -82v-18h12v30z', dak[1]) +
      box(-8, -26, [17, 26], dak[1], 4) +
      drawRaam(-27, -38, 13, 14) +
      drawRaam(14, -38, 13, 14),
    s,
  ),
});

const boom = (nr: number, x: number, y: number, s: number, [basis, donker]: Kleur): Deel => ({
  id: `boom-${nr}`,
  svg: at(
    x,
    y,
    box(-6, -34, [12, 36], '#86593a', 4) +
      path(traceBobbels(0, -62, 40, 42, 9), donker) +
      path(traceBobbels(-3, -67, 35, 37, 9), basis) +
      oval(-13, -82, [10, 7], '#ffffff', 0.25),
    s,
  ),
});

export const DORP: readonly Deel[] = [
  {
    id: 'molen',
    svg: at(
      180,
      610,
      path('M-34 0l14 -112h40l14 112z', '#fff3d9') +
        path('M-24 -110q24 -34 48 0z', '#c2431f') +
        box(-10, -38, [20, 38], '#97623a', 8) +
        at(
          0,
          -116,
          line('M-60 -36L60 36M-36 60L36 -60', '#704a2e', 6) +
            path('M8 10l50 30l-9 15l-48 -30zM-8 -10l-50 -30l9 -15l48 30zM10 -8l30 -50l15 9l-30 48zM-10 8l-30 50l-15 -9l30 -48z', '#ffffff'),
        ),
    ),
  },
  huisje(1, [590, 580, 0.8], KLEUR.room, KLEUR.koraal),
  huisje(2, [530, 574, 0.66], KLEUR.mint, KLEUR.schors),
  huisje(3, [800, 566, 0.76], KLEUR.roze, KLEUR.zee),
  {
    id: 'kerk',
    svg: at(
      466,
      574,
      box(-22, -60, [60, 60], '#fff3d9', 2) +
        path('M-28 -58l36 -30l36 30z', '#c2431f') +
        box(-34, -110, [28, 110], '#ffe8bf') +
        path('M-40 -108l20 -52l20 52z', '#c2431f') +
        dot(-20, -92, 7, '#ffffff') +
        line('M-20 -92v-5M-20 -92h4', KLEUREN.inkt, 2) +
        box(6, -40, [12, 22], '#a9dcf0', 6),
    ),
  },
  boom(1, 70, 590, 0.8, KLEUR.gras),
  boom(2, 276, 590, 0.7, KLEUR.blad),
  boom(3, 660, 572, 0.6, KLEUR.gras),
  boom(4, 862, 560, 0.66, KLEUR.blad),
  boom(5, 60, 770, 1.1, KLEUR.blad),
  boom(6, 1130, 760, 1.15, KLEUR.gras),
  {
    id: 'brug',
    svg: at(
      76,
      0,
      path('M600 708q106 -66 226 0v24q-106 -66 -226 0z', '#c98f5c') +
        line('M604 690q104 -64 218 0M626 708v-28M668 692v-26M712 684v-26M758 692v-24M802 708v-28', '#97623a', 6),
    ),
  },
  {
    id: 'bootje',
    svg: at(
      760,
      800,
      path('M-44 -10h88q-8 26 -30 26h-28q-22 0 -30 -26z', KLEUREN.koraal) +
        line('M0 -10v-74', '#86593a', 5) +
        path('M4 -80q40 30 42 62h-42zM-4 -70q-26 24 -30 52h30z', '#ffffff'),
    ),
  },
  {
    id: 'schapen',
    svg: [0, 1, 2]
      .map((i) =>
        at(
          930 + i * 66,
          724 + (i % 2) * 22,
          line('M-12 0v12M12 0v12', '#3d5878', 5) +
            path(traceBobbels(0, -8, 25, 16, 8), '#ffffff') +
            oval(24, -14, [10, 9], '#3d5878') +
            dot(27, -16, 2, '#ffffff'),
        ),
      )
      .join(''),
  },
  {
    id: 'koe',
    svg: at(
      410,
      756,
      line('M-24 0v22M-12 0v22M16 0v22M28 0v22', '#ffffff', 8) +
        path('M-36 -28h66q14 0 14 14v12q-40 12 -80 4z', '#ffffff') +
        path('M-24 -28q4 20 18 18q10 -4 6 -18zM14 2q4 -16 18 -14v12z', '#3d5878') +
        path('M36 -42q24 -4 26 14q-6 16 -20 12q-12 -8 -6 -26z', '#ffffff') +
        oval(56, -22, [10, 7], '#ffc3d6') +
        dot(46, -34, 3, KLEUREN.inkt) +
        path('M34 -40l-10 -8M50 -44l4 -10', '#3d5878', '#3d5878', 4) +
        line('M-36 -26q-12 10 -8 24', '#ffffff', 4),
    ),
  },
];
