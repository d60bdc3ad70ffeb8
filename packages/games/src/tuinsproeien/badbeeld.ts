/** What is seen of the play after a right word: the pool, the duck, foam, who was under it, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, drawConfetti, easeInOut, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { DUWRICHTINGEN } from './bad.ts';
import { ding, plaatsenOf, waterOf } from './plaatsen.ts';
import type { TuinState } from './state.ts';
import { drawStraal } from './straal.ts';

const TEKST = { gewoon: 'Spuit de eend naar het schuim!', rustig: 'Kies waar de eend heen moet!' } as const;
const NAAR_TEIL = 40;
const NAAM = { links: 'naar links', op: 'omhoog', rechts: 'naar rechts', neer: 'omlaag' } as const;

export function drawBadspel(state: TuinState): Item[] {
  if (!wasOpen(state)) return [];
  const { bad, beurtbord, verder } = plaatsenOf(state);
  const op = popIn(ticksInBeurt(state), { van: 0, duur: 20 });
  return [
    ding('bad', [bad.x, bad.y], { w: bad.w, h: bad.h, sx: op, sy: op, art: `bad-${state.stand}` }),
    ...state.bad.schuim.flatMap((_, i) => drawSchuim(state, i)),
    ...drawEend(state),
    ...drawWaterstraal(state),
    ...drawDuwen(state),
    ...drawBeurtbord(state, {
      tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'],
      plek: beurtbord,
      w: state.stand === 'liggend' ? 560 : 500,
      verder,
    }),
  ];
}

/** Foam drifts; when it is gone, who was under it jumps to the tub. */
function drawSchuim(state: TuinState, i: number): Item[] {
  const hoop = state.bad.schuim[i];
  if (hoop === undefined) return [];
  const { x, y, wie, wegOp } = hoop;
  const s = popIn(ticksInBeurt(state), { van: 10 + i * 4, duur: 18 });
  if (wegOp === null)
    return [
      ding(
        'schuim',
        [
          x + sway(state, { periode: 140, uitslag: 5, verschil: i * 0.2 }),
          y + sway(state, { periode: 110, uitslag: 3, verschil: i * 0.3 }),
        ],
        { sx: s, sy: s },
        i,
      ),
    ];
  const t = state.tick - wegOp;
  const u = easeInOut(progress01(t, { van: 12, duur: NAAR_TEIL }));
  const [tx, ty] = plaatsenOf(state).teil;
  const spat = {
    x,
    y,
    leeftijd: t,
    duur: 30,
    aantal: 7,
    kracht: 6,
    seed: wegOp + i,
    art: 'bel',
    tonen: [''],
    maat: [22, 22],
    z: 11,
  } as const;
  const op = popIn(t, { van: 0, duur: 12 });
  return [
    ...drawConfetti(state, { ...spat, key: `spat${i}-` }),
    ...(u === 1
      ? []
      : [
          ding(
            'vriend',
            [between(x, tx, u), between(y, ty - 50, u) - arch(u) * 140],
            { toon: String(wie), sx: op, sy: op, z: 11 },
            `los${i}`,
          ),
        ]),
  ];
}

/** It bobs, and leans where it goes. */
function drawEend(state: TuinState): Item[] {
  const { x, y, vx, vy, kant } = state.bad.eend;
  const s = popIn(ticksInBeurt(state), { van: 6, duur: 18 });
  const snel = Math.min(1, (vx * vx + vy * vy) / 60);
  return [
    ding('eend', [x, y - 16 + sway(state, { periode: 60, uitslag: 3 })], {
      sx: kant * s * (1 + snel * 0.08),
      sy: s * (1 - snel * 0.08),
      rot: Math.max(-14, Math.min(14, vx * 1.6)),
    }),
  ];
}

/** The jet comes down where the child points. */
function drawWaterstraal(state: TuinState): Item[] {
  const { mik, glijdt, eend } = state.bad;
  if (!isOpen(state) || (state.rustig && glijdt === null)) return [];
  const doel = state.rustig ? eend : mik;
  const s = 1 + sway(state, { periode: 18, uitslag: 0.16 });
  return [ding('plons', [doel.x, doel.y], { sx: s, sy: s }), ...drawStraal(state, [doel.x, doel.y], 90)];
}

/** In calm mode: an arrow on every side of the pool. */
function drawDuwen(state: TuinState): Item[] {
  if (!state.rustig) return [];
  const { links, rechts, top, bodem } = waterOf(state);
  const kan = isOpen(state) && state.bad.glijdt === null && state.bad.over > 0;
  const [mx, my] = [(links + rechts) / 2, (top + bodem) / 2];
  const plek = { links: [links - 84, my], op: [mx, top - 82], rechts: [rechts + 84, my], neer: [mx, bodem + 84] } as const;
  return DUWRICHTINGEN.map((naar, i) =>
    ding(
      'duw',
      plek[naar],
      {
        toon: naar === 'links' ? '' : naar,
        alpha: kan ? 1 : 0.35,
        pick: `duw:${i}`,
        name: `Spuit de eend ${NAAM[naar]}`,
        nummer: i + 1,
        uit: !kan,
      },
      i,
    ),
  );
}
