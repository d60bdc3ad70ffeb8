/** What is seen of the three little piñatas: ropes that swing, the blow, what falls out, and the blows that are left. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, drawConfetti, maatOf, makeDing, placeInRij, pointOnCirkel, popIn, progress01, type Plek } from '@spelrijk/game-kit/stage';
import { hoekVan } from './meppen.ts';
import type { Kleintje, PinataState } from './state.ts';

const ding = makeDing({
  touwtje: { w: 12, h: 0, z: 2, art: 'touw' },
  klein: { w: 160, h: 142, z: 8, art: 'pinata' },
  kleingezicht: { w: 160, h: 142, z: 9, art: 'gezicht' },
  goud: { w: 200, h: 200, z: 7, art: 'kit:kijk' },
  slager: { w: 150, h: 164, z: 10, art: 'kit:blob' },
  knuppel: { w: 250, h: 34, z: 11, art: 'stok' },
  slag: { w: 54, h: 54, z: 12, art: 'kit:ster' },
});

const BEELD = {
  liggend: { haak: -30, touw: 250, blob: 560, bord: [980, 660], verder: [1216, 84], slagen: [70, 60] },
  staand: { haak: -30, touw: 250, blob: 660, bord: [360, 900], verder: [662, 84], slagen: [60, 60] },
} as const;
/** The middle of the animal, below the end of the rope. */
const MIDDEN = 66;
const KLEINTJES = 3;
/** Between two of them, as a share of the width. */
const KIER = 0.27;
const DUIK = 20;
const STOK = { rust: -104, zwaai: 66, lang: 112 } as const;

export function drawMeppen(state: PinataState): Item[] {
  const { bord, verder, slagen } = BEELD[state.stand];
  return [
    ...state.mep.kleintjes.flatMap((klein, i) => drawKleintje(state, klein, i)),
    ...drawSlager(state),
    ...Array.from({ length: state.mep.slagen }, (_, i) => ding('slag', [slagen[0] + i * 62, slagen[1]], {}, i)),
    ...drawBeurtbord(state, { tekst: 'Sla als hij recht hangt!', plek: [...bord], verder: [...verder], w: 520 }),
  ];
}

/** Far enough from the edges to swing. */
const columnX = ({ stand }: PinataState, i: number): number => maatOf(stand).w * (0.5 + placeInRij(i, KLEINTJES, KIER));

function kleinPlek(state: PinataState, i: number): { readonly plek: Plek; readonly rot: number; readonly haak: Plek } {
  const { haak: y, touw } = BEELD[state.stand];
  const rot = hoekVan(state, i);
  const haak = [columnX(state, i), y] as const;
  return { plek: pointOnCirkel(haak, touw + MIDDEN, 90 - rot), rot: -rot, haak };
}

function drawKleintje(state: PinataState, klein: Kleintje, i: number): Item[] {
  const { plek, rot, haak } = kleinPlek(state, i);
  const { touw } = BEELD[state.stand];
  const hoek = hoekVan(state, i);
  const touwtje = ding('touwtje', pointOnCirkel(haak, touw / 2, 90 - hoek), { h: touw, rot: -hoek }, i);
  if (klein.geraaktOp !== null) {
    const leeftijd = state.tick - klein.geraaktOp;
    const snoep = { art: 'snoep', tonen: ['0', '1', '2', '3', '4'], maat: [46, 46], z: 20 } as const;
    const val = {
      x: plek[0],
      y: plek[1],
      key: `klein${i}-`,
      leeftijd,
      aantal: klein.snoep,
      duur: 60,
      kracht: 7,
      seed: state.kans + i,
    } as const;
    return [touwtje, ...drawConfetti(state, { ...val, ...snoep })];
  }
  const op = popIn(state.tick, { van: (state.beurt?.op ?? 0) + i * 5, duur: 18 });
  const vorm = { rot, sx: op, sy: op };
  const uit = !isOpen(state) || state.mep.slagen === 0;
  const name = klein.soort === KLEINTJES - 1 ? 'De snelle piñata' : klein.soort === 0 ? 'De langzame piñata' : 'De middelste piñata';
  return [
    touwtje,
    ...(klein.soort === KLEINTJES - 1 ? [ding('goud', plek, { alpha: 0.7, sx: op, sy: op })] : []),
    ding('klein', plek, { ...vorm, toon: `${klein.soort} 0`, pick: `klein:${i}`, name, nummer: i + 1, uit }, i),
    ding('kleingezicht', plek, { ...vorm, toon: `${klein.soort} blij gaaf` }, i),
  ];
}

/** The pupil's blob under the one it aims at; it leaps for the blow. */
function drawSlager(state: PinataState): Item[] {
  const { mik, slag } = state.mep;
  const { blob } = BEELD[state.stand];
  const x = columnX(state, mik) - 70;
  const deel = slag === null ? 0 : arch(progress01(state.tick, { van: slag.op, duur: DUIK }));
  const y = blob - (state.rustig ? 0 : deel * 90);
  const rot = STOK.rust + STOK.zwaai * deel;
  return [
    ding('slager', [x, y], { toon: slag !== null && !slag.raak && state.tick - slag.op < 40 ? 'verrast' : 'trots' }),
    ding('knuppel', pointOnCirkel([x + 60, y + 10], STOK.lang, rot), { rot }),
  ];
}
