/** What is seen of the wings: four parts at each side, the drops to come, and the butterfly that flies off; the others sit by the branch. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, drawConfetti, easeInOut, maatOf, makeDing, placeInRij, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { RupsState } from './state.ts';

const ding = makeDing({
  vleugel: { w: 250, h: 250, z: 12 },
  romp: { w: 90, h: 330, z: 14 },
  druppel: { w: 62, h: 76, z: 15 },
  vleugelrand: { w: 120, h: 120, z: 16, art: 'kit:kijk' },
});

const BEELD = {
  liggend: { midden: [640, 380], maat: 1.1, druppels: [640, 640], bord: [640, 70], verder: [1216, 84] },
  staand: { midden: [360, 480], maat: 0.95, druppels: [360, 830], bord: [360, 130], verder: [662, 84] },
} as const;
/** Where each part lies, of the right wing, from the middle. */
const PLEK = [
  [92, -96],
  [226, -142],
  [92, 92],
  [212, 132],
] as const;
const NAMEN = ['Boven, dicht bij het lijf', 'Boven, bij de punt', 'Onder, dicht bij het lijf', 'Onder, bij de punt'] as const;
const WEG = { duur: 60, hoog: 760 } as const;
const RIJ = 72;

export function drawVlinder(state: RupsState): Item[] {
  const { bord, verder } = BEELD[state.stand];
  return [
    ...drawVleugels(state),
    ...drawDruppels(state),
    ...drawBeurtbord(state, { tekst: 'Verf de vleugels!', plek: [...bord], verder: [...verder] }),
  ];
}

function drawVleugels(state: RupsState): Item[] {
  const { midden, maat } = BEELD[state.stand];
  const { vlakken, mik, wegOp, verfOp, druppels } = state.vlinder;
  const op = popIn(state.tick, { van: state.beurt?.op ?? 0, duur: 22 });
  const weg = wegOp === null || state.rustig ? 0 : easeInOut(progress01(state.tick - wegOp, { van: 10, duur: WEG.duur }));
  const slag =
    wegOp === null ? 1 - arch(progress01(state.tick - verfOp, { van: 0, duur: 12 })) * 0.06 : 0.7 + Math.abs(Math.cos(weg * 22)) * 0.3;
  const [x, y] = [midden[0] + weg * 160, midden[1] - weg * WEG.hoog + sway(state, { periode: 140, uitslag: 5 })];
  const kan = isOpen(state) && druppels.length > 0;
  const delen = vlakken.flatMap(({ kleur, stip }, i) => {
    const [dx, dy] = PLEK[i] ?? [0, 0];
    return [1, -1].map((kant) => {
      const plek = [x + kant * dx * maat * slag * op, y + dy * maat * op] as const;
      const keus = kant === 1 && kan ? { pick: `vlak:${i}`, name: NAMEN[i] ?? '', nummer: i + 1 } : {};
      return ding(
        'vleugel',
        plek,
        { w: 170 * maat, h: 170 * maat, sx: kant * slag * op, sy: op, toon: `${i} ${kleur} ${stip}`, art: 'vleugel', ...keus },
        `${i}${kant}`,
      );
    });
  });
  const [mx, my] = PLEK[mik] ?? [0, 0];
  return [
    ...delen,
    ding('romp', [x, y], { sx: op, sy: op }),
    ...(kan && !state.rustig ? [ding('vleugelrand', [x + mx * maat, y + my * maat], { alpha: 0.8 })] : []),
    ...(wegOp === null
      ? []
      : drawConfetti(state, {
          x: midden[0],
          y: midden[1],
          leeftijd: state.tick - wegOp,
          key: 'vlinderfeest',
          aantal: 12,
          duur: 50,
          kracht: 10,
        })),
  ];
}

/** The next drop is the large one. */
function drawDruppels(state: RupsState): Item[] {
  const { druppels } = BEELD[state.stand];
  const over = state.vlinder.druppels;
  const { w } = maatOf(state.stand);
  return over.map((kleur, i) =>
    ding(
      'druppel',
      [Math.min(w - 60, druppels[0] + placeInRij(i, over.length, RIJ)), druppels[1]],
      { sx: i === 0 ? 1.25 : 0.8, sy: i === 0 ? 1.25 : 0.8, toon: String(kleur) },
      i,
    ),
  );
}

const ZIT = { van: 70, stap: 110, maat: 0.36, hoogstens: 4 } as const;
/** Of a small one only the tips are seen. */
const TIPPEN = [
  [1, 36, -26],
  [3, 32, 30],
] as const;

/** Those of the words before, small, along the top. */
export function drawVlinders(state: RupsState): Item[] {
  return state.vlinders.slice(-ZIT.hoogstens).flatMap((vlakken, n) => {
    const x = ZIT.van + n * ZIT.stap;
    const y = 60 + sway(state, { periode: 170, uitslag: 6, verschil: n * 0.3 });
    const slag = state.rustig ? 1 : 0.75 + Math.abs(Math.sin(state.tick / 14 + n)) * 0.25;
    return TIPPEN.flatMap(([i, dx, dy]) => {
      const { kleur = -1, stip = -1 } = vlakken[i] ?? {};
      return [1, -1].map((kant) => {
        const more = { w: 170 * ZIT.maat, h: 170 * ZIT.maat, sx: kant * slag, toon: `${i} ${kleur} ${stip}`, z: 18 };
        return ding('vleugel', [x + kant * dx * slag, y + dy], more, `mini${n}-${i}${kant}`);
      });
    });
  });
}
