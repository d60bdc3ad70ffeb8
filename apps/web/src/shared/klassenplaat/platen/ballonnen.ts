/** De ballonnentocht: hot-air balloons over fields of flowers, a river, a village and a castle. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { blob } from '../blobje.ts';
import { at, box, type Deel, dot, drawBloem, drawGras, drawVlaggen, KLEUR, type Kleur, line, oval, path, type Plek } from '../penseel.ts';
import { LUCHT, LAND, KASTEEL, DORP } from './ballonnen-land.ts';

type Patroon = 'banen' | 'ruiten' | 'sterren' | 'golf';

const PATROON: Readonly<Record<Patroon, (a: string, b: string) => string>> = {
  banen: (a, b) =>
    path('M-36 -178q-34 96 14 196h-34q-80 -70 -60 -142q24 -40 80 -54zM36 -178q34 96 -14 196h34q80 -70 60 -142q-24 -40 -80 -54z', a) +
    path('M-14 -184q-16 100 -6 202h40q10 -102 -6 -202q-14 -4 -28 0z', b),
  ruiten: (a, b) =>
    path('M-92 -110l30 -40l32 40l-32 42zM-30 -110l30 -44l30 44l-30 44zM32 -110l30 -40l30 40l-30 42z', a) +
    path('M-60 -54l30 -42l30 42l-30 44zM0 -54l30 -42l30 42l-30 44z', b),
  sterren: (a, b) =>
    [
      [-50, -110],
      [0, -60],
      [52, -112],
      [0, -146],
      [-40, -36],
      [42, -38],
    ]
      .map(([x = 0, y = 0], i) => at(x, y, path('M0 -20l6 13l14 1l-10 10l3 14l-13 -7l-13 7l3 -14l-10 -10l14 -1z', i % 2 === 0 ? a : b)))
      .join(''),
  golf: (a, b) =>
    path('M-101 -106q25 -26 50 0t50 0t50 0t53 -2q4 22 -6 44q-24 20 -48 0t-50 0t-48 0t-42 6q-14 -24 -9 -48z', a) +
    path('M-70 -40q20 -18 44 0t46 0t52 -4q-12 22 -30 36q-14 12 -26 0t-30 2q-36 -8 -56 -34z', b),
};

/** A balloon of which the crew stands in the basket at (x, y). */
function ballon(
  nr: number,
  [x, y, s]: Plek,
  [basis, donker]: Kleur,
  patroon: Patroon,
  kleuren: readonly [string, string],
): readonly Deel[] {
  return [
    {
      id: `ballon-${nr}-bol`,
      svg: at(
        x,
        y,
        path('M-32 16q-76 -66 -72 -124q6 -78 104 -80q98 2 104 80q4 58 -72 124z', basis) + oval(-44, -140, [24, 34], '#ffffff', 0.3),
        s,
      ),
    },
    { id: `ballon-${nr}-patroon`, svg: at(x, y, PATROON[patroon](...kleuren) + line('M-32 16q32 8 64 0', donker, 8), s) },
    {
      id: `ballon-${nr}-mand`,
      svg: at(
        x,
        y,
        line('M-30 20l6 52M30 20l-6 52', '#86593a', 4) +
          path('M-34 70h68l-8 46h-52z', '#c98f5c') +
          line('M-32 84h64M-30 100h60M-12 72l4 42M12 72l-4 42', '#97623a', 4) +
          box(-38, 66, [76, 10], '#97623a', 5),
        s,
      ),
    },
  ];
}

/** The crew stands behind the edge of its basket. */
function metBemanning(delen: readonly Deel[], wie: readonly Deel[]): readonly Deel[] {
  return [...delen.slice(0, 2), ...wie, ...delen.slice(2)];
}

const BALLONNEN_IN_DE_LUCHT: readonly Deel[] = [
  ...metBemanning(ballon(1, [300, 250, 1.2], KLEUR.koraal, 'banen', [KLEUREN.zon, '#fff3d9']), [
    blob(1, [286, 340, 0.62], KLEUR.zee, { hoed: 'pet', kijkt: 1 }),
    blob(2, [324, 340, 0.56], KLEUR.roze, { hoed: 'strik', arm: 'zwaai' }),
  ]),
  ...metBemanning(ballon(2, [820, 210, 1], KLEUR.druif, 'sterren', [KLEUREN.zon, '#ffffff']), [
    blob(3, [822, 286, 0.62], KLEUR.zon, { hoed: 'muts', arm: 'juich', kijkt: -1 }),
  ]),
  ...metBemanning(ballon(3, [1070, 190, 0.66], KLEUR.zee, 'golf', ['#ffffff', KLEUREN.zon]), [
    blob(4, [1070, 240, 0.44], KLEUR.koraal, { hoed: 'punt', arm: 'zwaai' }),
  ]),
  ...metBemanning(ballon(4, [560, 270, 0.6], KLEUR.zon, 'ruiten', [KLEUREN.koraal, '#23a0ae']), [
    blob(5, [560, 316, 0.4], KLEUR.mint, { hoed: 'spriet', arm: 'juich' }),
  ]),
  ...metBemanning(ballon(5, [90, 330, 0.62], KLEUR.mint, 'banen', ['#23a0ae', '#fff3d9']), [
    blob(6, [90, 377, 0.42], KLEUR.druif, { hoed: 'kroon', arm: 'zwaai', kijkt: 1 }),
  ]),
];

const bloem = (nr: number, x: number, y: number, s: number, kleur: Kleur): Deel => ({ id: `bloem-${nr}`, svg: drawBloem(x, y, s, kleur) });

const VOOR: readonly Deel[] = [
  {
    id: 'picknick',
    svg: at(
      250,
      800,
      path('M-110 -6l60 -34h170l-40 44h-170z', KLEUREN.koraal) +
        line('M-84 -8l50 -32M-40 -6l46 -34M6 -4l40 -36M52 -2l34 -38M-80 -20h170M-100 -6h170', '#ffd0c2', 4) +
        path('M-10 -22h46v-24h-46z', '#c98f5c') +
        line('M-10 -34q22 -34 46 0', '#97623a', 5) +
        dot(70, -26, 10, '#6dbb57') +
        dot(-42, -20, 9, KLEUREN.zon),
    ),
  },
  {
    id: 'vlaggen',
    svg:
      drawVlaggen([70, 690], [420, 700], 14, 11, [KLEUREN.zon, KLEUREN.koraal, '#23a0ae', '#9a73dd']) +
      line('M70 690v90M420 700v60', '#97623a', 7),
  },
  blob(7, [170, 806, 0.9], KLEUR.gras, { hoed: 'zonnehoed', arm: 'juich', kijkt: 1 }),
  blob(8, [344, 812, 0.84], KLEUR.hemel, { arm: 'zwaai', kijkt: 1 }),
  blob(9, [980, 820, 0.95], KLEUR.zon, { hoed: 'strik', arm: 'juich', kijkt: -1 }),
  blob(10, [1060, 812, 0.76], KLEUR.roze, { hoed: 'muts', arm: 'zwaai', kijkt: -1 }),
  blob(11, [788, 690, 0.6], KLEUR.koraal, { hoed: 'pet', arm: 'juich' }),
  bloem(1, 40, 838, 1, KLEUR.koraal),
  bloem(2, 104, 836, 0.9, KLEUR.zon),
  bloem(3, 440, 836, 1.1, KLEUR.druif),
  bloem(4, 520, 838, 0.9, KLEUR.roze),
  bloem(5, 590, 832, 1, KLEUR.koraal),
  bloem(6, 890, 836, 1.05, KLEUR.druif),
  bloem(7, 1150, 838, 1.1, KLEUR.hemel),
  { id: 'gras-1', svg: drawGras(480, 838, 1.1, '#35782c') + drawGras(630, 838, 0.9, KLEUREN.gras) },
  { id: 'gras-2', svg: drawGras(940, 838, 0.9, '#35782c') + drawGras(1100, 838, 1.1, KLEUREN.gras) },
  {
    id: 'ballonnetjes',
    svg:
      line('M1014 776q26 -60 10 -110M1014 776q40 -50 46 -96M1014 776q6 -70 -30 -112', '#ffffff', 3) +
      [
        [1024, 646, KLEUREN.koraal],
        [1062, 660, KLEUREN.zon],
        [984, 646, '#9a73dd'],
      ]
        .map(([x, y, kleur]) => path(`M${x} ${Number(y) + 24}q-24 -14 -20 -32q6 -18 20 -18t20 18q4 18 -20 32z`, String(kleur)))
        .join(''),
  },
];

export const BALLONNEN: readonly Deel[] = [
  ...LUCHT,
  ...LAND.slice(0, 4),
  ...KASTEEL,
  ...LAND.slice(4, 8),
  ...DORP.slice(0, 9),
  ...DORP.slice(11, 12),
  ...LAND.slice(8),
  ...DORP.slice(9, 11),
  ...DORP.slice(12),
  ...BALLONNEN_IN_DE_LUCHT,
  ...VOOR,
];
