/** What is seen of the play after a right word: the bunch, the dart, what bursts, and the small stars that were made of it. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance } from '@spelrijk/game-kit/run';
import { arch, between, breathe, drawConfetti, maatOf, makeDing, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { BEL_MAAT, bootX, bunches, trosPlek, VLUCHT } from './ketting.ts';
import type { BellenState, Trosbel } from './state.ts';

const ding = makeDing({
  tros: { w: BEL_MAAT, h: BEL_MAAT, z: 6 },
  dart: { w: 26, h: 84, z: 5, art: 'pijl' },
  hemelster: { w: 14, h: 14, z: -2, art: 'licht' },
});

const BORD = {
  liggend: { plek: [206, 84], w: 384, verder: [1216, 84] },
  staand: { plek: [360, 620], w: 420, verder: [662, 118] },
} as const;
const KNAL = 12;
const MAX_HEMEL = 13;
const RUSTIG_KEUZES = 4;
const KLEURNAAM = ['roze', 'blauwe', 'groene'] as const;

export function drawTros(state: BellenState): Item[] {
  if (!wasOpen(state)) return [];
  const bord = BORD[state.stand];
  const keuzes = state.rustig ? bunches(state, RUSTIG_KEUZES) : null;
  return [
    ...state.tros.flatMap((bel, i) => drawTrosbel(state, bel, i, keuzes)),
    ...drawDart(state),
    ...drawKnallen(state),
    ...drawBeurtbord(state, { tekst: 'Prik een hele tros!', ...bord }),
  ];
}

function drawTrosbel(state: BellenState, bel: Trosbel, i: number, keuzes: ReturnType<typeof bunches> | null): Item[] {
  const weg = bel.knaptOp === null ? 0 : progress01(state.tick, { van: bel.knaptOp, duur: KNAL });
  if (weg === 1) return [];
  const [x, y] = trosPlek(state.stand, i);
  const op = popIn(ticksInBeurt(state), { van: (i % 6) * 2 + Math.floor(i / 6) * 3, duur: 18 });
  const sx = op * (1 + arch(weg) * 0.35);
  const naam = bel.goud ? 'De gouden bel' : `Een ${KLEURNAAM[bel.kleur] ?? ''} bel`;
  const groep = keuzes?.find((keuze) => keuze.bel === i);
  const kan = isOpen(state) && bel.knaptOp === null && state.dart === null && state.darts > 0;
  const keus = { pick: `tros:${i}`, name: groep === undefined ? naam : `${naam}, met ${groep.aantal} in de tros`, uit: !kan };
  return [
    ding(
      'tros',
      [
        x + sway(state, { periode: 170, uitslag: 4, verschil: i * 0.13 }),
        y + sway(state, { periode: 140, uitslag: 3, verschil: i * 0.21 }),
      ],
      {
        sx,
        sy: sx,
        alpha: 1 - weg,
        toon: bel.goud ? 'goud' : String(bel.kleur),
        ...(keuzes === null || groep !== undefined ? keus : {}),
      },
      i,
    ),
  ];
}

function drawDart(state: BellenState): Item[] {
  if (state.dart === null) return [];
  const { doel, op } = state.dart;
  const t = progress01(state.tick, { van: op, duur: VLUCHT });
  const van = maatOf(state.stand).h - 130;
  const [x, y]: Plek = doel < 0 ? [bootX(state), -60] : trosPlek(state.stand, doel);
  return [ding('dart', [x, between(van, y, t)])];
}

/** Drops where bubbles have just burst: the last two of the chain. */
function drawKnallen(state: BellenState): Item[] {
  return state.tros
    .map(({ knaptOp }, i) => ({ leeftijd: state.tick - (knaptOp ?? Infinity), i }))
    .filter(({ leeftijd }) => leeftijd >= 0 && leeftijd < 26)
    .slice(-2)
    .flatMap(({ leeftijd, i }) => {
      const [x, y] = trosPlek(state.stand, i);
      const drup = { aantal: 5, duur: 26, kracht: 5, seed: state.kans + i, art: 'drup', tonen: [''], maat: [18, 18], z: 20 } as const;
      return drawConfetti(state, { x, y, key: `spat${i}-`, leeftijd, ...drup });
    });
}

/** One small star in the sky for every bubble of all bunches, as far as the eye can tell them apart. */
export function drawHemelsterren(state: BellenState): Item[] {
  const { w, h } = maatOf(state.stand);
  return Array.from({ length: Math.min(MAX_HEMEL, state.hemel) }, (_, i) => {
    const plek = [w * (0.04 + 0.92 * chance(7, i)), h * (0.05 + 0.3 * chance(11, i))] as const;
    const maat = 0.8 + chance(13, i) * 0.7;
    const alpha = 0.75 + (state.rustig ? 0 : breathe(state.tick, { periode: 130, faseVerschil: i * 0.17 }) * 0.25);
    return ding('hemelster', plek, { sx: maat, sy: maat, alpha }, i);
  });
}
