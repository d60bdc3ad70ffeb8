/** Feest in de haven: coloured houses along a quay, boats with flags, a lighthouse, and blobs on deck. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { blob, drawBlobje } from '../blobje.ts';
import { at, box, type Deel, dot, drawLampion, drawRaam, drawVlaggen, KLEUR, type Kleur, line, oval, path, type Plek } from '../penseel.ts';
import { VLAG, LUCHT, HUIZEN, TOREN, KADES, ZEE } from './haven-stad.ts';

/** A boat that lies in the water at y: hull, stripe, and what stands on it. */
function boot(id: string, [x, y, s]: Plek, romp: Kleur, rest: readonly (readonly [naam: string, svg: string])[]): readonly Deel[] {
  return [
    ...rest.map(([naam, svg]): Deel => {
      const deel = { id: `${id}-${naam}`, svg: at(x, y, svg, s) };
      return naam.startsWith('blob') ? { ...deel, slot: true } : deel;
    }),
    {
      id: `${id}-romp`,
      svg: at(
        x,
        y,
        path('M-130 -46h262q-8 62 -52 62h-150q-46 0 -60 -62z', romp[0]) +
          path('M-118 -10q12 26 48 26h150q30 0 44 -32q-120 22 -242 6z', romp[1]) +
          line('M-128 -44h258', '#fff6e4', 8) +
          dot(-70, -20, 9, '#fff6e4') +
          dot(-30, -20, 9, '#fff6e4') +
          dot(10, -20, 9, '#fff6e4'),
        s,
      ),
    },
    { id: `${id}-golf`, svg: at(x, y, line('M-150 20q20 -16 40 0t40 0t40 0t40 0t40 0t40 0t40 0', '#dff3f9', 7), s) },
  ];
}

const BOTEN: readonly Deel[] = [
  ...boot('zeilboot', [250, 640, 1], KLEUR.koraal, [
    ['mast', line('M-6 -46v-220', '#86593a', 9) + path('M-6 -266l34 10l-34 12z', KLEUREN.zon)],
    ['zeil', path('M4 -250q92 96 104 186h-104z', '#fff6e4') + line('M4 -190h58M4 -130h88', '#e6cf9f', 4)],
    ['fok', path('M-16 -230q-66 86 -78 164h78z', KLEUREN.zon) + line('M-16 -150h-50', '#e09a12', 4)],
    ['blob-1', drawBlobje(-96, -44, 0.8, KLEUR.zee, { hoed: 'zuidwester', arm: 'zwaai', kijkt: 1 })],
    ['blob-2', drawBlobje(98, -44, 0.74, KLEUR.roze, { hoed: 'strik', arm: 'juich' })],
  ]),
  ...boot('sleper', [640, 664, 0.95], KLEUR.zee, [
    [
      'huis',
      path('M-70 -46v-66h104v66z', '#fff6e4') +
        drawRaam(-54, -98, 28, 26) +
        drawRaam(-10, -98, 28, 26) +
        box(-78, -122, [120, 12], KLEUREN.koraal, 4),
    ],
    ['pijp', path('M-24 -122v-58h38v58z', KLEUREN.inkt) + box(-24, -168, [38, 16], KLEUREN.koraal)],
    ['blob', drawBlobje(84, -44, 0.8, KLEUR.zon, { hoed: 'pet', arm: 'zwaai', kijkt: 1 })],
    [
      'rook',
      path('M0 -188q-20 -14 0 -28q-10 -26 18 -30q20 -22 40 -2q30 -4 26 22q22 16 -4 28q-16 22 -40 8q-22 16 -40 2z', '#ffffff').replace(
        '/>',
        ' opacity=".9"/>',
      ),
    ],
  ]),
  ...boot('kotter', [968, 720, 1.1], KLEUR.druif, [
    ['mast', line('M34 -46v-170M34 -200L-96 -50M34 -200L118 -50', '#86593a', 7)],
    [
      'net',
      path('M-60 -46q-30 -60 10 -110q40 50 20 110z', '#86ddc0').replace('/>', ' opacity=".75"/>') +
        line('M-74 -80l44 -20M-76 -100l52 26M-64 -130l34 60', '#4db795', 3),
    ],
    ['hut', path('M60 -46v-54h52v54z', '#fff3d9') + drawRaam(72, -90, 26, 22)],
    ['blob', drawBlobje(0, -44, 0.8, KLEUR.gras, { hoed: 'zuidwester', arm: 'juich', kijkt: -1 })],
  ]),
  {
    id: 'roeiboot',
    svg: at(
      430,
      772,
      line('M-30 -40l-60 52M30 -40l64 52', '#97623a', 8) +
        path('M-92 -30h184q-18 44 -54 44h-80q-36 0 -50 -44z', '#c98f5c') +
        line('M-90 -28h180', '#fff3d9', 7) +
        line('M-70 -8h136', '#97623a', 4) +
        line('M-110 20q20 -14 40 0t40 0t40 0t40 0t40 0', '#9ed8ea', 6),
    ),
  },
];

const FEEST: readonly Deel[] = [
  { id: 'vlaggen-1', svg: drawVlaggen([210, 250], [530, 226], 30, 10, VLAG) },
  { id: 'vlaggen-2', svg: drawVlaggen([532, 226], [858, 246], 30, 10, VLAG) },
  { id: 'vlaggen-3', svg: drawVlaggen([1046, 206], [1008, 480], -18, 7, VLAG) },
  { id: 'lampion-1', svg: drawLampion(316, 282, 0.7, KLEUR.koraal) },
  { id: 'lampion-2', svg: drawLampion(426, 276, 0.7, KLEUR.zon) },
  { id: 'lampion-3', svg: drawLampion(640, 272, 0.7, KLEUR.mint) },
  { id: 'lampion-4', svg: drawLampion(752, 272, 0.7, KLEUR.roze) },
];

const meeuw = (nr: number, x: number, y: number, s: number): Deel => ({
  id: `meeuw-${nr}`,
  svg: at(
    x,
    y,
    path('M-44 -10q26 -22 44 8q18 -30 44 -8q-22 -2 -36 20q-8 8 -16 0q-14 -22 -36 -20z', '#ffffff', '#c3d3de', 2) +
      path('M8 6l16 4l-14 5z', KLEUREN.zon) +
      dot(4, 2, 2.5, KLEUREN.inkt),
    s,
  ),
});

const vis = (nr: number, x: number, y: number, s: number, [basis, donker]: Kleur): Deel => ({
  id: `vis-${nr}`,
  svg: at(
    x,
    y,
    path('M-28 0q22 -30 58 0q-36 30 -58 0z', basis) +
      path('M-24 0l-24 -16v32z', donker) +
      dot(16, -4, 4.5, '#ffffff') +
      dot(17, -4, 2.4, KLEUREN.inkt) +
      line('M-4 -10q8 10 0 20', donker, 4),
    s,
    -14,
  ),
});

const DIEREN: readonly Deel[] = [
  meeuw(1, 390, 168, 0.8),
  meeuw(2, 560, 128, 0.6),
  meeuw(3, 930, 210, 0.8),
  meeuw(4, 86, 222, 0.6),
  vis(1, 140, 772, 0.9, KLEUR.zon),
  vis(2, 620, 786, 0.8, KLEUR.koraal),
  vis(3, 1150, 790, 0.9, KLEUR.mint),
  {
    id: 'dolfijn',
    svg: at(
      806,
      790,
      path('M-70 20q20 -80 92 -70q28 4 46 30l22 4l-20 10q-30 -16 -60 -2q-40 14 -80 28zM-4 -46l-8 -30q28 8 34 32z', '#7fb7d6') +
        path('M62 -10q-30 -12 -62 4q-30 12 -64 24q50 -2 80 -16q22 -12 46 -12z', '#dceef7') +
        dot(44, -26, 4, KLEUREN.inkt),
    ),
  },
  {
    id: 'boei',
    svg: at(
      80,
      690,
      path('M-22 0l12 -50h20l12 50z', KLEUREN.koraal) +
        path('M-15 -26h30l3 12h-36z', '#ffffff') +
        dot(0, -58, 9, KLEUREN.zon) +
        oval(0, 2, [30, 8], '#c2431f'),
    ),
  },
];

const OP_DE_KADE: readonly Deel[] = [
  blob(1, [470, 512, 0.86], KLEUR.koraal, { hoed: 'punt', arm: 'juich' }),
  blob(2, [552, 514, 0.74], KLEUR.mint, { hoed: 'spriet', arm: 'zwaai', kijkt: -1 }),
  blob(3, [396, 514, 0.72], KLEUR.roze, { hoed: 'kroon', arm: 'juich', kijkt: 1 }),
  blob(4, [96, 468, 0.62], KLEUR.hemel, { hoed: 'muts', kijkt: 1 }),
  blob(5, [880, 514, 0.7], KLEUR.druif, { arm: 'juich', kijkt: -1 }),
];
const OP_ZEE: readonly Deel[] = [blob(6, [430, 746, 0.86], KLEUR.druif, { hoed: 'zonnehoed', kijkt: 1 })];
const OP_DE_TOREN: readonly Deel[] = [blob(7, [1070, 190, 0.5], KLEUR.zon, { hoed: 'bril', arm: 'juich', kijkt: -1 })];

export const HAVEN: readonly Deel[] = [
  ...LUCHT,
  ...TOREN,
  ...HUIZEN,
  ...KADES,
  ...FEEST,
  ...OP_DE_KADE,
  ...ZEE,
  ...OP_ZEE,
  ...BOTEN,
  ...DIEREN,
  ...OP_DE_TOREN,
];
