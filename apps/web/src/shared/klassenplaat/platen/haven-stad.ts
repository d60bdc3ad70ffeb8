/** The town of Feest in de haven: houses, lighthouse, quay and sea. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { at, BREED, box, type Deel, dot, drawRaam, drawWolk, gradient, HOOG, KLEUR, type Kleur, line, path } from '../penseel.ts';

export const VLAG = [KLEUREN.koraal, KLEUREN.zon, '#ffffff', '#23a0ae', '#9a73dd'];
/** Where the quay ends and the water begins. */
const KADE = 470;

export const LUCHT: readonly Deel[] = [
  {
    id: 'lucht',
    svg: gradient('hv-lucht', '#6fc3ec', '#b9e2f4', '#ffe6c4') + `<rect width="${BREED}" height="${HOOG}" fill="url(#kp-hv-lucht)"/>`,
  },
  { id: 'zon', svg: dot(250, 150, 84, '#fff3c4', 0.5) + dot(250, 150, 52, '#ffd45e') + dot(238, 138, 34, '#ffe48f') },
  { id: 'wolk-1', svg: drawWolk(480, 96, 1.1) },
  { id: 'wolk-2', svg: drawWolk(800, 70, 0.8) },
  { id: 'wolk-3', svg: drawWolk(80, 70, 0.8) },
  { id: 'duinen', svg: path('M0 430Q110 350 230 410T480 380T760 396T1200 360V520H0z', '#b8d8b0') },
  {
    id: 'molen',
    svg: at(
      116,
      390,
      path('M-26 0l10 -86h32l10 86z', '#fff3d9') +
        path('M-18 -84q18 -24 36 0z', '#97623a') +
        box(-7, -30, [14, 30], '#97623a', 6) +
        at(
          0,
          -88,
          line('M-48 -30L48 30M-30 48L30 -48', '#704a2e', 6) +
            path('M6 8l38 24l-8 12l-36 -24zM-6 -8l-38 -24l8 -12l36 24zM8 -6l24 -38l12 8l-24 36zM-8 6l-24 38l-12 -8l24 -36z', '#fff6e4'),
        ),
    ),
  },
];

interface Gevel {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly muur: Kleur;
  readonly dak: Kleur;
  readonly vorm: 'trap' | 'punt' | 'klok';
}

const DAK: Readonly<Record<Gevel['vorm'], (w: number) => string>> = {
  punt: (w) => `M-8 0L${w / 2} -64L${w + 8} 0z`,
  trap: (w) => `M-4 0v-16h${w * 0.2}v-18h${w * 0.18}v-18h${w * 0.24 + 8}v18h${w * 0.18}v18h${w * 0.2}v16z`,
  klok: (w) => `M-6 0q${w * 0.24} -8 ${w * 0.26} -40q${w * 0.24} -40 ${w * 0.48} 0q2 32 ${w * 0.26 + 12} 40z`,
};

/** A house on the quay: wall, windows, roof. */
function gevel(nr: number, { x, w, h, muur, dak, vorm }: Gevel): readonly Deel[] {
  const y = KADE - h;
  const [links, rechts, r] = [x + w * 0.16, x + w * 0.58, w * 0.26];
  return [
    {
      id: `huis-${nr}-muur`,
      svg:
        box(x, y, [w, h], muur[0]) +
        line(`M${x + 6} ${y + h * 0.42}h${w - 12}`, muur[1], 5, 0.7) +
        box(x + w * 0.36, KADE - 62, [w * 0.28, 62], muur[1], 4) +
        dot(x + w * 0.58, KADE - 30, 4, KLEUREN.zon),
    },
    {
      id: `huis-${nr}-ramen`,
      svg:
        drawRaam(links, y + 18, r, 34) +
        drawRaam(rechts, y + 18, r, 34) +
        (h > 170 ? drawRaam(links, y + 92, r, 32) + drawRaam(rechts, y + 92, r, 32) : ''),
    },
    {
      id: `huis-${nr}-dak`,
      svg: at(x, y, path(DAK[vorm](w), dak[0]) + dot(w / 2, -22, 8, '#fff6e4') + line(`M-6 -3h${w + 12}`, dak[1], 7)),
    },
  ];
}

export const HUIZEN: readonly Deel[] = [
  ...gevel(1, { x: 206, w: 104, h: 186, muur: KLEUR.koraal, dak: KLEUR.schors, vorm: 'punt' }),
  ...gevel(2, { x: 310, w: 112, h: 224, muur: KLEUR.room, dak: KLEUR.zee, vorm: 'trap' }),
  ...gevel(3, { x: 422, w: 100, h: 176, muur: KLEUR.mint, dak: KLEUR.koraal, vorm: 'klok' }),
  ...gevel(4, { x: 522, w: 118, h: 240, muur: KLEUR.roze, dak: KLEUR.druif, vorm: 'trap' }),
  ...gevel(5, { x: 640, w: 104, h: 192, muur: KLEUR.zon, dak: KLEUR.schors, vorm: 'punt' }),
  ...gevel(6, { x: 744, w: 110, h: 214, muur: KLEUR.hemel, dak: KLEUR.inkt, vorm: 'klok' }),
];

export const TOREN: readonly Deel[] = [
  {
    id: 'rots',
    svg:
      path('M924 560q10 -104 70 -84q30 -30 90 -14q70 6 88 60q22 16 22 80z', '#9aa0b0') +
      path('M962 514q16 -50 60 -58q40 -20 78 2q-70 6 -90 56z', '#c9ccd6'),
  },
  { id: 'toren-voet', svg: path('M1016 440l16 -236h76l16 236z', '#fff6e4') },
  { id: 'toren-strepen', svg: path('M1020 390l4 -54h92l4 54zM1028 276l4 -54h76l4 54z', KLEUREN.koraal) },
  { id: 'toren-deur', svg: path('M1054 440v-40q16 -22 32 0v40z', KLEUREN.inkt) + dot(1070, 300, 11, '#a9dcf0') },
  {
    id: 'toren-balkon',
    svg:
      box(1018, 190, [104, 16], KLEUREN.inkt, 4) +
      line('M1024 190v-20M1050 190v-20M1090 190v-20M1116 190v-20M1020 170h100', KLEUREN.inkt, 4),
  },
  {
    id: 'toren-licht',
    svg: path('M1036 186v-62h68v62z', '#ffe9a8') + dot(1070, 156, 20, KLEUREN.zon) + line('M1052 124v62M1088 124v62', KLEUREN.inkt, 4),
    slot: true,
  },
  { id: 'toren-dak', svg: path('M1024 126q46 -70 92 0z', '#c2431f') + dot(1070, 84, 8, KLEUREN.zon) },
  {
    id: 'stralen',
    svg:
      path('M1030 150L700 96v70L1030 164z', '#fff3c4').replace('/>', ' opacity=".55"/>') +
      path('M1110 150L1200 128v56L1110 164z', '#fff3c4').replace('/>', ' opacity=".55"/>'),
  },
];

export const KADES: readonly Deel[] = [
  { id: 'kade', svg: path(`M0 ${KADE}h960v44h-960z`, '#e0c193') + line(`M0 ${KADE + 3}h960`, '#f7e2bb', 6) },
  {
    id: 'kademuur',
    svg:
      path('M0 512h956v40h-956z', '#b08a60') +
      line([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${40 + i * 120} 512v20h60v20`).join(''), '#8d6a45', 4, 0.7),
  },
  {
    id: 'meerpalen',
    svg: [60, 300, 620, 880].map((x) => box(x, 462, [20, 52], '#704a2e', 6) + box(x - 4, 458, [28, 10], '#97623a', 5)).join(''),
  },
  {
    id: 'kraam',
    svg: at(
      96,
      470,
      box(-62, -56, [124, 56], '#c98f5c', 4) +
        [0, 1, 2, 3, 4].map((i) => path(`M${-74 + i * 30} -100h30v34q-15 18 -30 0z`, i % 2 === 0 ? KLEUREN.koraal : '#ffffff')).join('') +
        line('M-62 -66v66M62 -66v66', '#97623a', 7) +
        dot(-34, -62, 11, KLEUREN.zon) +
        dot(-12, -62, 11, '#6dbb57') +
        dot(10, -62, 11, KLEUREN.koraal) +
        dot(32, -62, 11, KLEUREN.zon),
    ),
  },
  {
    id: 'vaten',
    svg: [0, 1]
      .map((i) =>
        at(
          770 + i * 48,
          512,
          path('M-20 0q-7 -24 0 -48h40q7 24 0 48z', i === 0 ? '#97623a' : '#86593a') + line('M-23 -36h46M-23 -14h46', '#3d5878', 5),
        ),
      )
      .join(''),
  },
  { id: 'anker', svg: at(934, 508, line('M0 -2v-58M-18 -44h36M-30 -22q4 26 30 24q26 2 30 -24', '#3d5878', 9) + dot(0, -66, 8, '#3d5878')) },
];

export const ZEE: readonly Deel[] = [
  { id: 'zee-1', svg: path(`M0 548Q300 536 600 550T1200 520V${HOOG}H0z`, '#4fb3cf') },
  { id: 'zee-2', svg: path(`M0 640Q260 622 560 644T1200 626V${HOOG}H0z`, '#3499bb') },
  { id: 'zee-3', svg: path(`M0 742Q320 720 640 746T1200 728V${HOOG}H0z`, '#2380a5') },
  { id: 'glans-1', svg: line('M60 590q24 -10 48 0M210 612q24 -10 48 0M700 596q24 -10 48 0M1090 572q24 -10 48 0', '#c9ecf6', 5, 0.9) },
  { id: 'glans-2', svg: line('M120 704q26 -10 52 0M520 700q26 -10 52 0M806 716q26 -10 52 0M1060 690q26 -10 52 0', '#9ed8ea', 5, 0.9) },
  { id: 'glans-3', svg: line('M60 800q30 -12 60 0M420 812q30 -12 60 0M760 806q30 -12 60 0M1080 806q30 -12 60 0', '#6fbcd8', 6, 0.9) },
];
