/** The heap of leaves with its hedgehogs, and what was found in this round. */
import type { Item } from '@spelrijk/game-kit/contract';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { between, bump, easeInOut, hopUp, progress01, type Plek } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import type { BladState } from './state.ts';

/** Its size: what it is at least, and how many leaves bring it halfway to its largest. */
const GROOTTE = { minst: 0.56, meer: 0.5, helft: 34 } as const;
const EGELS = { meest: 6, stap: 62, hoog: 96 } as const;
/** Where the first one stands beside the heap and above its foot, from one to the next, and how much they grow. */
const BUITEN = { eerst: 20, stap: 80, hoger: 150, maat: 1.25 } as const;
const VONDSTEN = { meest: 9, stap: 62 } as const;

const hoopMaat = ({ hoop }: BladState): number => GROOTTE.minst + (GROOTTE.meer * hoop) / (hoop + GROOTTE.helft);

/** `onderweg`: so many hedgehogs are not home yet. They look out of the heap, and in the end they come out. */
export function drawHoop(state: BladState, onderweg: number): Item[] {
  const [x, y] = plaatsenOf(state).hoop;
  const klaar = state.run.fase === 'klaar';
  const maat = hoopMaat(state);
  const plof = bump(state.tick, { van: state.tuin.hoopOp, duur: 14 }) * 0.06;
  const n = Math.min(EGELS.meest, state.egels - onderweg);
  return [
    ...Array.from({ length: Math.max(0, n) }, (_, i) => {
      const opzij = (i - (n - 1) / 2) * EGELS.stap * maat * 0.8;
      if (klaar) return drawBuiten(state, i, [x + opzij, y - EGELS.hoog * maat]);
      return ding('egel', [x + opzij, y - EGELS.hoog * maat + Math.abs(opzij) * 0.34], {}, `thuis${i}`);
    }),
    ding('hoop', [x, y], { sx: maat * (1 + plof), sy: maat * (1 - plof) }),
  ];
}

/** In the end they walk out of the heap, one after another, and hop on the grass, larger than they were. */
function drawBuiten(state: BladState, i: number, van: Plek): Item {
  const [x, y] = plaatsenOf(state).hoop;
  const uit = easeInOut(progress01(ticksInFase(state), { van: 6 + i * 8, duur: 34 }));
  const hop = hopUp(state, { periode: 50, hoogte: 18, verschil: i * 0.2 }) * uit;
  const naar: Plek = [x - BUITEN.eerst - i * BUITEN.stap, y - BUITEN.hoger];
  const groei = between(1, BUITEN.maat, uit);
  return ding(
    'egel',
    [between(van[0], naar[0], uit), between(van[1], naar[1], uit) - hop],
    { toon: 'blij', sx: groei, sy: groei, z: 8 },
    `thuis${i}`,
  );
}

/** Place of find number `i` of the round. */
export function vondstPlek(state: BladState, i: number): Plek {
  const [x, y] = plaatsenOf(state).vondsten;
  const eerste = Math.max(0, state.vondsten.length - meestOf(state));
  return [x + (i - eerste) * VONDSTEN.stap, y];
}

const meestOf = ({ stand }: BladState): number => (stand === 'liggend' ? VONDSTEN.meest : 5);

/** `onderweg`: so many of the last ones are shown where they were found. */
export function drawVondsten(state: BladState, onderweg: number): Item[] {
  const eerste = Math.max(0, state.vondsten.length - meestOf(state));
  return state.vondsten
    .slice(eerste, state.vondsten.length - onderweg)
    .map((toon, k) => ding('vondst', vondstPlek(state, eerste + k), { toon: String(toon), z: 8 }, `rij${k}`));
}
