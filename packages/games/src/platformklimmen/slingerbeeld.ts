/** What is seen of the play after a right word: ledges with flowers, the nest, the dots that show where one would land, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, drawConfetti, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import { isVers, predict } from './slinger.ts';
import type { KlimState } from './state.ts';

const TEKST = { gewoon: 'Laat op tijd los!', rustig: 'Kies een richel!' } as const;
const MAX_STIPPEN = 9;
const PLUK = 26;
const SNIPPER = { aantal: 8, duur: 34, kracht: 7 } as const;

export function drawSlinger(state: KlimState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...state.slinger.richels.flatMap((_, i) => drawRichel(state, i)),
    ...drawStippen(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 360, verder }),
  ];
}

/** A ledge: its flowers fly up when they are picked, and the feather out of the nest. */
function drawRichel(state: KlimState, i: number): Item[] {
  const { richels, mik, houding, over } = state.slinger;
  const richel = richels[i];
  const [x, y] = plaatsenOf(state).richels[i] ?? [0, 0];
  if (richel === undefined) return [];
  const s = popIn(ticksInBeurt(state), { van: i * 4, duur: 18 });
  const kan = isOpen(state) && houding === 'zwaait' && over > 0 && isVers(state.slinger, i);
  const weg = richel.op === null ? 0 : progress01(state.tick, { van: richel.op, duur: PLUK });
  const bloemen = richel.bloemen === 1 ? 'één bloem' : `${richel.bloemen} bloemen`;
  const keus = { pick: `richel:${i}`, name: `Richel met ${bloemen}${richel.nest ? ' en een nest' : ''}`, nummer: i + 1, uit: !kan };
  const wiegt = sway(state, { periode: 90, uitslag: 3, verschil: i * 0.3 });
  const items = [
    ding('richel', [x, y + 34], { sx: s, sy: s, toon: state.rustig && kan && mik === i ? 'mik' : '', ...(state.rustig && keus) }, i),
  ];
  if (weg < 1)
    items.push(
      ding(
        'bloemen',
        [x - (richel.nest ? 36 : 0), y - 14 - weg * 90],
        { sx: s, sy: s, rot: wiegt, alpha: 1 - weg, toon: String(richel.bloemen) },
        i,
      ),
    );
  if (richel.nest) items.push(ding('nest', [x + 54, y - 8], { sx: s, sy: s, toon: 'vol' }, i));
  if (richel.op === null) return items;
  const leeftijd = state.tick - richel.op;
  const veer = richel.nest
    ? [
        ding(
          'veer',
          [x + 54, y - 40 - arch(progress01(leeftijd, { van: 0, duur: 70 })) * 120],
          { rot: sway(state, { periode: 50, uitslag: 16 }) },
          i,
        ),
      ]
    : [];
  return [...items, ...veer, ...drawConfetti(state, { ...SNIPPER, x, y: y - 40, key: `pluk${i}-`, leeftijd, seed: state.kans + i })];
}

/** Where letting go now would bring it. */
function drawStippen(state: KlimState): Item[] {
  const { houding, over } = state.slinger;
  if (state.rustig || !isOpen(state) || houding !== 'zwaait' || over === 0) return [];
  const { weg, richel } = predict(state);
  const goed = isVers(state.slinger, richel);
  return weg
    .slice(0, MAX_STIPPEN)
    .map((plek, i) => ding('stip', plek, { alpha: goed ? 1 : 0.55 - i * 0.03, sx: goed ? 1.35 : 1, sy: goed ? 1.35 : 1 }, i));
}
