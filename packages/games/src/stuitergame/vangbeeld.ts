/** What is seen of the play after a right word: fireflies, who bounces, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { NOOIT } from '@spelrijk/game-kit/run';
import { arch, drawBlob, drawToeschouwer, between, easeOut, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { bosOf } from './bos.ts';
import { ding } from './dingen.ts';
import type { StuiterState } from './state.ts';
import { placeX, PLEKKEN, SPRONG, placeOfVliegje } from './vangen.ts';

const TEKST = { gewoon: 'Vang jezelf op!', rustig: 'Kies waar je springt!' } as const;
export const BLOB = 92;
/** Ticks in which a firefly that was caught flies to the lantern. */
const NAAR = 34;
const FRIEND = 37;
const NAMEN = ['helemaal links', 'links', 'in het midden', 'rechts', 'helemaal rechts'] as const;

export function drawVangst(state: StuiterState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = bosOf(state);
  return [
    ...state.vangst.vliegjes.flatMap((_, i) => drawVliegje(state, i)),
    ...drawStuiteraars(state),
    ...drawPlekken(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 400, verder, z: 2 }),
  ];
}

function drawVliegje(state: StuiterState, i: number): Item[] {
  const { goud = false, op = null } = state.vangst.vliegjes[i] ?? {};
  const [x, y] = placeOfVliegje(state, i);
  const toon = goud ? 'goud' : '';
  if (op === null) {
    const s = popIn(ticksInBeurt(state), { van: i * 3, duur: 18 });
    return [
      ding(
        'vliegje',
        [x + sway(state, { periode: 90, uitslag: 6, verschil: i * 0.2 }), y + sway(state, { periode: 70, uitslag: 5, verschil: i * 0.3 })],
        { sx: s, sy: s, toon },
        i,
      ),
    ];
  }
  const t = progress01(state.tick, { van: op, duur: NAAR });
  if (t === 1) return [];
  const [lx, ly] = bosOf(state).lantaarn;
  const weg = easeOut(t);
  return [
    ding(
      'vliegje',
      [between(x, lx, weg), between(y, ly, weg) - arch(weg) * 60],
      { sx: 1.2 - weg * 0.7, sy: 1.2 - weg * 0.7, toon, z: 12 },
      i,
    ),
  ];
}

/** Where the pupil's blob is in calm mode: on the leaf, or straight up from it. */
function rustigePlek(state: StuiterState): Plek {
  const { vangst, tick } = state;
  const { blad, plafond } = bosOf(state);
  const t = vangst.sprongOp === NOOIT ? 0 : (tick - vangst.sprongOp) / SPRONG;
  return [vangst.blad, blad[1] - 48 - arch(t) * (blad[1] - plafond - 120)];
}

function drawStuiteraars(state: StuiterState): Item[] {
  const { ballen } = state.vangst;
  if (state.rustig) {
    const [x, y] = rustigePlek(state);
    return [drawBlob({ x, y, w: BLOB, stemming: 'trots', z: 7 })];
  }
  return ballen.map(({ x, y, vx, vy }, i) => {
    const rek = Math.min(0.16, Math.abs(vy) * 0.01);
    const vorm = { rot: vx * 3, sx: 1 - rek, sy: 1 + rek };
    const wie =
      i === 0
        ? drawBlob({ x, y, w: BLOB, stemming: 'trots', z: 7 })
        : drawToeschouwer({ key: `vriend${i}`, wie: FRIEND, x, y, w: 82, stemming: 'trots', z: 7 });
    return { ...wie, ...vorm };
  });
}

/** In calm mode: an arrow for every place to jump from. */
function drawPlekken(state: StuiterState): Item[] {
  if (!state.rustig) return [];
  const { vangst } = state;
  const { blad } = bosOf(state);
  const kan = isOpen(state) && vangst.over > 0 && vangst.sprongOp === NOOIT;
  return Array.from({ length: PLEKKEN }, (_, i) =>
    ding(
      'pijl',
      [placeX(state, i), blad[1] + 64],
      {
        toon: kan && vangst.mik === i ? 'mik' : '',
        alpha: kan ? 1 : 0.4,
        pick: `plek:${i}`,
        name: `Spring ${NAMEN[i] ?? ''}`,
        nummer: i + 1,
        uit: !kan,
      },
      i,
    ),
  );
}
