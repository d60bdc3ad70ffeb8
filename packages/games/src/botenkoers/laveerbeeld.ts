/** What is seen of the play after a right word: the open water, buoys with flags, gusts, the boat, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, drawConfetti, easeInOut, easeOut, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { drawBoot } from './boot.ts';
import { isInVlaag, kolomShare } from './laveren.ts';
import { ding, isInView, plaatsenOf, waterPlek } from './plaatsen.ts';
import type { BotenState, Koers } from './state.ts';

const TEKST = { gewoon: 'Zeil zigzag langs de vlaggen!', rustig: 'Kies: links of rechts!' } as const;
/** Degrees that the boat lies off the wind, and ticks to go about. */
const HOEK = 40;
const OM = 18;
const NAAR_LIJN = 42;
const GOLVEN = 5;
const KANTEN: readonly { readonly kant: Koers; readonly naam: string }[] = [
  { kant: -1, naam: 'Zeil naar links' },
  { kant: 1, naam: 'Zeil naar rechts' },
];

export function drawLaveren(state: BotenState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...drawGolven(state),
    ...drawVlagen(state),
    ...state.vaart.boeien.flatMap((_, i) => drawBoei(state, i)),
    ...drawZeiler(state),
    ...drawKoersen(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 480, verder }),
  ];
}

/** How far on something is on the screen: in calm mode the water stands still and the boat goes over it. */
const vooruitOf = ({ rustig, vaart }: BotenState, ver: number): number => (rustig ? ver : ver - vaart.ver);

/** Waves come towards the boat. */
const drawGolven = (state: BotenState): Item[] =>
  Array.from({ length: GOLVEN }, (_, i) => {
    const ring = 900;
    const ver = (((i * 190 - state.vaart.ver) % ring) + ring) % ring;
    const [x, y] = waterPlek(state, ((i * 37) % 100) / 100, ver - 120);
    return ding('golf', [x, y], {}, i);
  });

const drawVlagen = (state: BotenState): Item[] =>
  state.vaart.vlagen.flatMap(({ x, ver }, i) => {
    const [px, py] = waterPlek(state, x, vooruitOf(state, ver));
    return isInView(state, py) ? [ding('vlaag', [px + sway(state, { periode: 50, uitslag: 5, verschil: i * 0.3 }), py], {}, i)] : [];
  });

/** A buoy with its flag; once it was met the flag flies up to the line. */
function drawBoei(state: BotenState, i: number): Item[] {
  const boei = state.vaart.boeien[i];
  if (boei === undefined) return [];
  const [x, y] = waterPlek(state, kolomShare(boei.kolom), vooruitOf(state, boei.ver));
  const toon = String(boei.vlag);
  const dobber = sway(state, { periode: 70, uitslag: 6, verschil: i * 0.23 });
  const s = popIn(ticksInBeurt(state), { van: i * 3, duur: 18 });
  const lijf = isInView(state, y) ? [ding('boei', [x, y], { rot: dobber, sx: s, sy: s }, i)] : [];
  if (boei.raakOp === null)
    return lijf.length === 0 ? [] : [...lijf, ding('vlag', [x + 24, y - 44], { rot: dobber, sx: s, sy: s, toon, z: 5 }, `boei${i}`)];
  const t = progress01(state.tick, { van: boei.raakOp, duur: NAAR_LIJN });
  if (t === 1) return lijf;
  const u = easeInOut(t);
  const { y: lijn } = plaatsenOf(state).lijn;
  const op = 1 + arch(t) * 0.6;
  return [
    ...lijf,
    ding(
      'vlag',
      [x + 24, between(y - 44, lijn, u)],
      { sx: op, sy: op, toon, z: 11, alpha: 1 - progress01(t, { van: 0.8, duur: 0.2 }) },
      `boei${i}`,
    ),
  ];
}

function drawZeiler(state: BotenState): Item[] {
  const { vaart } = state;
  const om = state.rustig ? 1 : easeOut(progress01(state.tick, { van: vaart.omOp, duur: OM }));
  const koers = vaart.koers * (om * 2 - 1);
  const [x, y] = waterPlek(state, vaart.x, state.rustig ? vaart.ver : 0);
  const vlaag = isInVlaag(state);
  const stil = state.rustig && vaart.rak === null;
  return [
    ...drawBoot({
      plek: [x, y],
      rot: koers * HOEK,
      bolt: -koers * (vlaag ? 1.15 : 0.9),
      vaart: stil || !isOpen(state) ? 0 : vlaag ? 1 : 0.7,
      stemming: vlaag ? 'trots' : 'blij',
    }),
    ...(vlaag
      ? drawConfetti(state, {
          x,
          y: y - 60,
          key: 'spat',
          leeftijd: state.tick % 24,
          duur: 24,
          aantal: 6,
          kracht: 6,
          seed: Math.floor(state.tick / 24),
          art: 'spat',
          tonen: [''],
          maat: [16, 16],
          z: 9,
        })
      : []),
  ];
}

/** In calm mode: to the left or to the right. */
function drawKoersen(state: BotenState): Item[] {
  if (!state.rustig) return [];
  const { vaart } = state;
  const kan = isOpen(state) && vaart.over > 0 && vaart.rak === null;
  const { knoppen } = plaatsenOf(state);
  return KANTEN.map(({ kant, naam }, i) =>
    ding(
      'koers',
      knoppen[i] ?? knoppen[0],
      { toon: kant < 0 ? '' : 'rechts', alpha: kan ? 1 : 0.4, pick: `koers:${i}`, name: naam, nummer: i + 1, uit: !kan },
      i,
    ),
  );
}
