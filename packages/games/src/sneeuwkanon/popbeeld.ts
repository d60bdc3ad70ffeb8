/** What is seen of the play after a right word: the snowman, the arrow, what is in the air, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bend, bump, drawConfetti, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import { isHoed, landingPlek, pijlX, placeX, PLEKKEN, popPlek, straalOf, VLUCHT } from './pop.ts';
import type { SneeuwState } from './state.ts';

const TEKST = { bal: 'Stapel een sneeuwpop!', hoed: 'Nu de hoed!' } as const;
const VLOK = { aantal: 8, duur: 30, kracht: 6, art: 'vlok', tonen: [''], maat: [18, 18], z: 15 } as const;
/** The arrow hangs so far above the pile. */
const BOVEN = 92;
const KANTEN = ['ver naar links', 'naar links', 'in het midden', 'naar rechts', 'ver naar rechts'] as const;

/** `mond` is where the cannon fires from. */
export function drawPop(state: SneeuwState, mond: Plek): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  const hoed = isHoed(state.pop);
  const landing = [popPlek(state)[0], state.pop.stapel.at(-1)?.y ?? popPlek(state)[1]] as const;
  return [
    ...drawStapel(state),
    ...drawPijlen(state),
    ...drawLucht(state, mond),
    ...drawConfetti(state, {
      ...VLOK,
      x: state.pop.stapel.at(-1)?.x ?? landing[0],
      y: landing[1],
      key: 'stuif',
      leeftijd: state.tick - state.pop.raakOp,
      seed: state.pop.raakOp,
    }),
    ...drawBeurtbord(state, {
      tekst: TEKST[hoed ? 'hoed' : 'bal'],
      plek: beurtbord,
      w: 420,
      verder,
      ...(hoed && { nieuwOp: state.pop.raakOp }),
    }),
  ];
}

/** Balls squash when something lands on them; with its hat on it hops. */
function drawStapel(state: SneeuwState): Item[] {
  const { stapel, naast, hoed, raakOp } = state.pop;
  const sinds = state.tick - raakOp;
  const plof = bump(state.tick, { van: raakOp, duur: 16 }) * 0.12;
  const hop = hoed === null || state.rustig ? 0 : arch(((sinds - 10) % 26) / 26) * 22;
  const top = stapel.at(-1);
  const onder = stapel.at(-2);
  const items = [
    ...naast.map(({ x, y, r }, i) => ding('bal', [x, y], { w: r * 2, h: r * 1.7, z: 5 }, `naast${i}`)),
    ...stapel.map(({ x, y, r }, i) =>
      ding('bal', [x, y - hop * (1 + i * 0.2)], { w: r * 2, h: r * 2, sx: 1 + plof, sy: 1 - plof, z: 7 }, i),
    ),
  ];
  if (top === undefined || (stapel.length === 1 && hoed === null)) return items;
  const y = top.y - hop * (1 + (stapel.length - 1) * 0.2);
  if (stapel.length >= 2 || hoed !== null) items.push(ding('gezicht', [top.x, y - 4], { w: top.r * 1.6, h: top.r * 1.3 }));
  if (onder !== undefined) {
    items.push(ding('sjaal', [top.x + 4, y + top.r * 0.86], { w: top.r * 2, h: top.r * 1.5 }));
    items.push(
      ding('armen', [onder.x, onder.y - hop - 8], { w: onder.r * 3.6, h: onder.r * 1.2, rot: sway(state, { periode: 60, uitslag: 3 }) }),
    );
  }
  if (hoed !== null) {
    const w = top.r * 2.2;
    const s = popIn(state.tick, { van: raakOp, duur: 18 });
    items.push(ding('hoed', [top.x, y - top.r * 0.72 - w * 0.3], { w, h: w * (110 / 140), sx: s, sy: s, toon: String(hoed) }));
  }
  return items;
}

/** The arrow goes to and fro; in calm mode there is one for every place. */
function drawPijlen(state: SneeuwState): Item[] {
  const { pop } = state;
  const kan = isOpen(state) && pop.lucht === null && pop.hoed === null;
  const top = pop.stapel.at(-1);
  const y = (top === undefined ? popPlek(state)[1] - straalOf(0) : top.y - top.r) - BOVEN;
  if (state.rustig)
    return Array.from({ length: PLEKKEN }, (_, i) =>
      ding(
        'pijl',
        [placeX(state, i), y - (i % 2) * 92],
        {
          w: 86,
          h: 90,
          alpha: kan ? (pop.mik === i ? 1 : 0.55) : 0.2,
          pick: `plek:${i}`,
          name: `Schiet ${KANTEN[i] ?? ''}`,
          nummer: i + 1,
          uit: !kan,
        },
        i,
      ),
    );
  if (!kan) return [];
  return [ding('pijl', [pijlX(state), y + sway(state, { periode: 40, uitslag: 5 })])];
}

/** In a bow from the cannon: a ball, or a box with something in it. */
function drawLucht(state: SneeuwState, mond: Plek): Item[] {
  const { lucht, schoten } = state.pop;
  if (lucht === null) return [];
  const t = progress01(state.tick, { van: lucht.op, duur: VLUCHT });
  const naar = landingPlek(state);
  const plek = bend(mond, [(mond[0] + naar[0]) / 2, Math.min(mond[1], naar[1]) - 260], naar, t);
  const maat = straalOf(schoten) * 2;
  const rot = state.rustig ? 0 : t * -360;
  return [isHoed(state.pop) ? ding('doos', plek, { rot }) : ding('schot', plek, { w: maat, h: maat, rot })];
}
