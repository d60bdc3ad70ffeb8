/** What is seen of the play after a right word: leaves on the grass, what lies under them, the blower with its air, the heaps of calm mode. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bend, between, breathe, drawConfetti, easeInOut, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { WAAI } from './blazen.ts';
import { vondstPlek } from './hoop.ts';
import { ding, opGras, plaatsenOf } from './plaatsen.ts';
import type { Blad, Vondst, BladState } from './state.ts';

const TEKST = { gewoon: 'Blaas de blaadjes naar de hoop!', rustig: 'Welke blaadjes blaas je weg?' } as const;
/** What was found hops up, and then goes to the others. */
const KIJK = 26;
const LIGT = 50;
const TOL = 5;

export function drawTuin(state: BladState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...state.tuin.vondsten.flatMap((vondst, i) => drawVondst(state, vondst, i)),
    ...state.tuin.bladeren.flatMap((blad, i) => drawBlad(blad, i)),
    ...drawHoopjes(state),
    ...drawBlazer(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 540, verder }),
  ];
}

/** How many finds of this play are not with the others yet. */
export const countOutside = (state: BladState): number =>
  state.tuin.vondsten.filter(({ opOp }) => opOp !== null && state.tick - opOp < LIGT).length;

/** A leaf in the air: so high, and so much nearer to the eye. */
const OPWAAI = { hoog: 30, groot: 0.5, snel: 5 } as const;

/** A leaf turns as it goes; the faster it is blown, the higher it whirls up, and its shadow stays on the grass. */
function drawBlad({ x, y, vx, vy, weg }: Blad, i: number): Item[] {
  if (weg) return [];
  const op = Math.min(1, (Math.abs(vx) + Math.abs(vy)) / OPWAAI.snel);
  const s = 1 + op * OPWAAI.groot;
  const rot = i * 47 + (x + y + vx) * 0.9;
  const blad = ding('blad', [x, y - op * OPWAAI.hoog], { toon: String(i % 4), rot, sx: s, sy: s * (1 - op * 0.2) }, i);
  return op < 0.15 ? [blad] : [ding('bladschaduw', [x + 6, y + 8], { alpha: op }, i), blad];
}

function drawVondst(state: BladState, { soort, x, y, opOp }: Vondst, i: number): Item[] {
  const toon = String(soort);
  if (opOp === null) return state.rustig ? [] : [ding('vondst', [x, y], { toon }, i)];
  const t = state.tick - opOp;
  if (t >= LIGT) return [];
  const later = state.tuin.vondsten.filter((v) => v.opOp !== null && v.opOp > opOp).length;
  const naar = vondstPlek(state, state.vondsten.length - 1 - later);
  const weg = easeInOut(progress01(t, { van: KIJK, duur: LIGT - KIJK }));
  const hop = arch(progress01(t, { van: 0, duur: KIJK })) * 50;
  const s = between(popIn(t, { van: 0, duur: 14 }) * 0.5 + 1, 1, weg);
  return [
    ding('vondst', [between(x, naar[0], weg), between(y - hop, naar[1], weg)], { toon, sx: s, sy: s, z: 13 }, i),
    ...drawConfetti(state, {
      x,
      y,
      key: `vond${i}`,
      leeftijd: t,
      aantal: 6,
      duur: 30,
      seed: opOp,
      art: 'blad',
      tonen: ['0', '1', '2', '3'],
      maat: [30, 30],
      kracht: 6,
    }),
  ];
}

/** Calm mode: small heaps; some show a tip of what is under them. */
function drawHoopjes(state: BladState): Item[] {
  const { hoopjes, over, mik } = state.tuin;
  const { hoop } = plaatsenOf(state);
  return hoopjes.flatMap(({ bladeren, wegOp, ...plaats }, i) => {
    const [x, y] = opGras(state, plaats.x, plaats.y);
    const uit = !isOpen(state) || wegOp !== null || over === 0;
    const maat = 0.7 + bladeren * 0.07;
    const kies = { pick: `hoopje:${i}`, name: `Blaas het hoopje van ${bladeren} bladeren weg`, nummer: i + 1, uit };
    if (wegOp === null) {
      const hier = !uit && mik === i;
      const rand = hier ? [ding('lucht', [x, y], { w: 250, h: 170 }, `hier${i}`)] : [];
      return [
        ...rand,
        ding(
          'hoopje',
          [x, y],
          { w: 150 * maat, h: 110 * maat, ...kies, rot: sway(state, { periode: 130, uitslag: 1.5, verschil: i * 0.3 }) },
          i,
        ),
      ];
    }
    const deel = easeInOut(progress01(state.tick, { van: wegOp, duur: WAAI }));
    if (deel >= 1) return [];
    return Array.from({ length: bladeren }, (_, k) => {
      const start: Plek = [x + ((k * 37) % 80) - 40, y + ((k * 23) % 50) - 25];
      const plek = bend(start, [(x + hoop[0]) / 2, Math.min(y, hoop[1]) - 120 - k * 12], hoop, Math.max(0, deel - k * 0.03));
      return ding('blad', plek, { toon: String(k % 4), rot: k * 40 + deel * 90, z: 12 }, `waai${i}-${k}`);
    });
  });
}

/** The pupil's blob rides it; the air goes out on all sides. */
function drawBlazer(state: BladState): Item[] {
  if (state.rustig || !isOpen(state)) return [];
  const { x, y, opzij, doel } = state.tuin;
  const golf = (breathe(state.tick, { periode: 22 }) + 1) / 2;
  const kant = doel === null ? opzij : doel.x < x - TOL ? -1 : doel.x > x + TOL ? 1 : 0;
  return [
    ding('lucht', [x, y + 16], { sx: 0.62 + golf * 0.4, sy: 0.62 + golf * 0.4, alpha: 0.75 - golf * 0.4 }, 'buiten'),
    ding('blazer', [x, y + 18], { rot: kant * 6 }),
  ];
}

/** Where the pupil's blob is in play; null where it stays in its place. */
export const rijderPlek = (state: BladState): Plek | null => (isOpen(state) && !state.rustig ? [state.tuin.x, state.tuin.y - 46] : null);
