/** What is seen of the play after a right word: lumps that fall, fireworks that burst, the sight, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { between, easeOut, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { brokPlek, falls, KNAL, reachOf, VLUCHT } from './regen.ts';
import { plaatsenOf } from './state.ts';
import type { RaketState } from './state.ts';

const TEKST = { gewoon: 'Laat ze knallen!', rustig: 'Kies een brok!' } as const;
const WEG = 16;
/** Bursts that are drawn at once: the newest hide the others. */
const MAX_KNALLEN = 7;

export function drawRegen(state: RaketState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...state.regen.brokken.flatMap((_, i) => drawBrok(state, i)),
    ...drawKnallen(state),
    ...drawPijlen(state),
    ...drawVizier(state),
    ...drawVoorraad(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 360, verder }),
  ];
}

/** It turns as it falls; one that was hit shrinks into its star, one on a roof bounces up and is gone. */
function drawBrok(state: RaketState, i: number): Item[] {
  const brok = state.regen.brokken[i];
  if (brok === undefined) return [];
  const op = brok.sterOp ?? brok.dakOp;
  const weg = op === null ? 0 : progress01(state.tick, { van: op, duur: WEG });
  if (weg === 1) return [];
  const [x, y] = brokPlek(state, brok);
  const groei = state.rustig ? popIn(ticksInBeurt(state), { van: i * 3, duur: 18 }) : 1;
  const s = groei * (1 - weg);
  const hupt = brok.dakOp === null ? 0 : Math.sin(weg * Math.PI) * 46;
  const mik = state.rustig && state.regen.mikBrok === i && falls(brok) && isOpen(state);
  const kan = isOpen(state) && falls(brok) && state.regen.pijlen.length === 0 && state.regen.over > 0;
  const naam = brok.gast ? 'Het brok met een raampje' : `Brok ${i + 1}`;
  const item = ding(
    'brok',
    [x, y - hupt],
    {
      sx: s,
      sy: s,
      rot: state.rustig
        ? 0
        : brok.gast
          ? sway(state, { periode: 80, uitslag: 10 })
          : (state.tick * (0.8 + (i % 3) * 0.4) * (i % 2 === 0 ? 1 : -1)) % 360,
      toon: brok.gast ? 'gast' : String(i % 3),
      ...(state.rustig && { pick: `brok:${i}`, name: naam, nummer: i + 1, uit: !kan }),
    },
    i,
  );
  return mik ? [ding('vizier', [x, y], { w: 126, h: 126 }), item] : [item];
}

function drawKnallen(state: RaketState): Item[] {
  return state.regen.knallen.slice(-MAX_KNALLEN).map((knal, i) => {
    const oud = state.tick - knal.op;
    const maat = Math.max(4, reachOf(knal, state.tick) * 2);
    const alpha = 1 - progress01(oud, { van: KNAL * 0.45, duur: KNAL * 0.55 });
    return ding('knal', knal.plek, { w: maat, h: maat, alpha, rot: state.rustig ? 0 : oud * 1.2 }, i);
  });
}

/** From the box on the deck to where it bursts. */
function drawPijlen(state: RaketState): Item[] {
  const [bx, by] = plaatsenOf(state).doos;
  return state.regen.pijlen.map(({ naar: [x, y], op }, i) => {
    const t = easeOut(progress01(state.tick, { van: op, duur: VLUCHT }));
    const rot = (Math.atan2(x - bx, by - y) * 180) / Math.PI;
    return ding('pijl', [between(bx, x, t), between(by, y, t)], { rot }, i);
  });
}

function drawVizier(state: RaketState): Item[] {
  if (state.rustig || !isOpen(state) || state.regen.over === 0) return [];
  const s = 1 + sway(state, { periode: 50, uitslag: 0.04 });
  return [ding('vizier', state.regen.mik, { sx: s, sy: s })];
}

/** The box with the fireworks that are left. */
const drawVoorraad = (state: RaketState): Item[] => [ding('doos', plaatsenOf(state).doos, { toon: String(state.regen.over) })];
