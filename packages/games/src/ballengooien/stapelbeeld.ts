/** What is seen of the play after a right word: the pile, who peeps out of it, the ring, the ball, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, drawConfetti, easeInOut, placeInRij, popIn, progress01, shake, sway } from '@spelrijk/game-kit/stage';
import { drawWorp } from './bal.ts';
import { fallen } from './blikken.ts';
import { ding, plaatsenOf, prijsPlek, RIJEN, rijOf, STAPELBLIK, stapelPlek } from './plaatsen.ts';
import { canThrow, isReady, ringPlek } from './stapel.ts';
import { VLUCHT, type BallenState } from './state.ts';

const TEKST = { dwars: 'Stop de ring!', hoog: 'Nu de hoogte!', rustig: 'Kies een blik!' } as const;
const VAL = 46;
const NAAR = 46;
const BEEF = { periode: 10, demping: 12, uitslag: 7 } as const;
const HOOG = STAPELBLIK.h * RIJEN.length;

export function drawStapel(state: BallenState): Item[] {
  if (!wasOpen(state)) return [];
  const { stapel: plek, beurtbord, verder } = plaatsenOf(state);
  const { x } = state.stapel;
  const tekst = state.rustig ? TEKST.rustig : x === null ? TEKST.dwars : TEKST.hoog;
  return [
    ding('plank', [plek[0], plek[1] + 16], { w: 620 }),
    ...state.stapel.blikken.flatMap((_, i) => drawStapelblik(state, i)),
    ...drawRing(state),
    ...drawBallen(state),
    ...drawBeurtbord(state, { tekst, plek: beurtbord, w: 360, verder }),
  ];
}

function drawStapelblik(state: BallenState, i: number): Item[] {
  const blik = state.stapel.blikken[i];
  if (blik === undefined) return [];
  const { tick, stapel } = state;
  const [x0, y0] = stapelPlek(state, i);
  const [rij] = rijOf(i);
  const op = popIn(ticksInBeurt(state), { van: rij * 7, duur: 18 });
  const val = fallen(blik.omOp === null ? 0 : progress01(tick, { van: blik.omOp + rij * 3, duur: VAL }), i * 11 + 5);
  const beeft =
    blik.omOp === null && stapel.raak !== null && stapel.raak.blik >= 0
      ? shake(state, tick - stapel.raak.op, BEEF) * (stapel.raak.blik === i ? 1 : 0.35)
      : 0;
  const plek = [x0 + val.dx, y0 + val.dy + (1 - op) * -60] as const;
  const kan = state.rustig && blik.omOp === null;
  const keus = {
    pick: `blik:${i}`,
    name: `Gooi op blik ${i + 1}${blik.zand ? ', vol zand' : ''}`,
    uit: !(isReady(state) && kan),
    ...(i < 9 && { nummer: i + 1 }),
  };
  const lijf = ding(
    'stapelblik',
    plek,
    {
      rot: val.rot + beeft,
      alpha: val.alpha * Math.min(1, op * 2),
      toon: blik.zand ? 'zand' : i % 3 === 0 ? '' : String(i % 3),
      ...(kan && keus),
    },
    i,
  );
  return [...(val.alpha > 0 ? [lijf] : []), ...drawBewoner(state, i, plek)];
}

/** Somebody peeps over the edge of a tin, and flies to the counter when it falls. */
function drawBewoner(state: BallenState, i: number, [x, y]: readonly [number, number]): Item[] {
  const { knuffel = null, omOp = null } = state.stapel.blikken[i] ?? {};
  if (knuffel === null) return [];
  const toon = String(knuffel);
  const s = popIn(ticksInBeurt(state), { van: 34 + i * 2, duur: 16 });
  if (omOp === null)
    return [ding('gluurder', [x, y + 14 + sway(state, { periode: 80, uitslag: 3, verschil: i * 0.2 })], { sx: s, sy: s, toon }, i)];
  const t = progress01(state.tick, { van: omOp + 6, duur: NAAR });
  if (t === 1) return [];
  const van = stapelPlek(state, i);
  const naar = prijsPlek(state, i);
  const u = easeInOut(t);
  return [
    ding(
      'gluurder',
      [between(van[0], naar[0], u), between(van[1], naar[1], u) - arch(u) * 120],
      { w: 84, h: 92, toon, z: 13, rot: state.rustig ? 0 : u * 360 },
      i,
    ),
  ];
}

/** The ring goes across, then up and down on the place that was stopped at. */
function drawRing(state: BallenState): Item[] {
  if (!isOpen(state) || !canThrow(state) || state.stapel.blikken.every(({ omOp }) => omOp !== null)) return [];
  const [x, y] = ringPlek(state);
  const [, onder] = plaatsenOf(state).stapel;
  const lat = state.rustig ? [] : [ding('lat', [x, onder - HOOG / 2])];
  const s = 1 + sway(state, { periode: 30, uitslag: 0.06 });
  return [...lat, ding('ring', [x, y], { sx: s, sy: s })];
}

/** The ball in the air, and those that lie ready. */
function drawBallen(state: BallenState): Item[] {
  const { stapel, tick } = state;
  const { blob, toonbank } = plaatsenOf(state);
  const over = Array.from({ length: stapel.ballen }, (_, i) =>
    ding('bal', [blob[0] + placeInRij(i, 3, 52), toonbank + 26], { w: 46, h: 46 }, `over${i}`),
  );
  const stof =
    stapel.raak === null
      ? []
      : drawConfetti(state, {
          x: stapelPlek(state, Math.max(0, stapel.raak.blik))[0],
          y: stapelPlek(state, Math.max(0, stapel.raak.blik))[1],
          key: 'gruis',
          leeftijd: stapel.raak.blik < 0 ? -1 : tick - stapel.raak.op,
          duur: 30,
          aantal: 8,
          kracht: 8,
          seed: stapel.raak.op,
          z: 12,
        });
  if (stapel.worp === null) return [...over, ...stof];
  return [...over, ...stof, ...drawWorp(state, { naar: [stapel.worp.x, stapel.worp.y], op: stapel.worp.op, duur: VLUCHT })];
}
