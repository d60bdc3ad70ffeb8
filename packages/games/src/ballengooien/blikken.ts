/** The tins with answers or pieces on their shelves, and the word that is made with them. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOrdering, schijfToCopy, stands } from '@spelrijk/game-kit/mechanics/schieten';
import { chance, isPlaying, NOOIT, ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawKlaarKnop,
  drawOptiebord,
  drawStrook,
  drawVraagbord,
  fitLetters,
  popIn,
  progress01,
  shake,
  type Optielook,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, blikPlek, plaatsenOf, plankenOf, soortOf } from './plaatsen.ts';
import { VALT, type BallenState } from './state.ts';

const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 480, oor: 196, rand: { w: 84, h: 50 }, plaat: { maat: 76, lager: -4 }, z: 6 };
const BLIK: Optielook = { pick: 'schijf', letters: 56, rand: { w: 34, h: 64 }, plaat: { krimp: 66, lager: 2 }, gloed: { w: 38, h: 30 } };
const ART = { antwoord: 'blik-antwoord', smal: 'blik', breed: 'blik-breed' } as const;
const KNOP = { w: 172, h: 90 } as const;
const WIEBEL = { periode: 12, demping: 16, uitslag: 9 } as const;
/** Ticks in which a tin falls off its shelf, how far, and how far it turns. */
const VAL = { duur: 40, diep: 560, draai: 260, opzij: 120 } as const;

export function drawPlanken(state: BallenState): Item[] {
  const { breed } = plaatsenOf(state);
  const x = breed / 2 + (state.stand === 'liggend' ? 75 : 28);
  return plankenOf(state).map((y, i) => ding('plank', [x, y + 16], { w: breed }, i));
}

/** Where a falling tin is, `t` of its fall. */
export function fallen(
  t: number,
  seed: number,
): { readonly dx: number; readonly dy: number; readonly rot: number; readonly alpha: number } {
  const kant = chance(seed, 3) - 0.5;
  return {
    dx: kant * VAL.opzij * 2 * t,
    dy: t * t * VAL.diep - t * 90,
    rot: kant * VAL.draai * t,
    alpha: 1 - progress01(t, { van: 0.75, duur: 0.25 }),
  };
}

export const drawBlikken = (state: BallenState): Item[] => {
  const kijk = schijfToCopy(state);
  return state.opties.flatMap((_, i) => drawBlik(state, i, i === kijk));
};

/** When tin `i` fell: when it was hit, or with all others when the word was right. */
function omSinds(state: BallenState, i: number): number {
  const { run, om, letterOp, bonk, sinds } = state;
  if (run.fase === 'goed') {
    const eerst = !isOrdering(state) && bonk?.schijf === i;
    return om.includes(i) ? NOOIT : sinds + VALT + (eerst ? 0 : 6 + (i % 5) * 4);
  }
  if (!om.includes(i)) return Infinity;
  return om.at(-1) === i ? letterOp : NOOIT;
}

/** It wobbles when it does not fall; it tumbles from its shelf when it does. */
function drawBlik(state: BallenState, i: number, kijk: boolean): Item[] {
  const { run, bonk, mik, tick } = state;
  const { x: x0, y: y0, w, h } = blikPlek(state, i);
  const val = fallen(progress01(tick, { van: omSinds(state, i), duur: VAL.duur }), i * 7 + 3);
  if (val.alpha <= 0) return [];
  const weg = !stands(state, i);
  const speelt = isPlaying(run);
  const op = speelt && run.poging === 1 ? popIn(ticksInFase(state), { van: (i % 7) * 3, duur: 18 }) : 1;
  const wiebel = bonk?.schijf === i && run.fase !== 'goed' ? shake(state, tick - bonk.op, WIEBEL) : 0;
  const vlak = { x: x0 + val.dx, y: y0 + val.dy, w, h, sx: op, sy: op, rot: val.rot + wiebel, alpha: val.alpha };
  const raak = run.fase === 'goed' && bonk?.schijf === i && !isOrdering(state);
  const toon = raak ? 'raak' : speelt && mik === i && !weg ? 'mik' : '';
  const bord = { art: ART[soortOf(state)], toon, uit: weg || state.schot !== null, z: 4 };
  const [eigen, ...meer] = drawOptiebord(state, i, { vlak, bord, look: BLIK }).filter(({ key }) => key !== 'kijk');
  if (eigen === undefined) return [];
  const smal = soortOf(state) === 'smal' && eigen.label !== undefined ? { labelSize: fitLetters(state.opties[i] ?? '', w - 28, 54) } : {};
  const items = [{ ...eigen, ...smal, nummer: weg || i > 8 ? undefined : i + 1 }, ...meer];
  return kijk ? [ding('plank', [x0, y0], { key: 'kijk', w: w + 40, h: h + 32, art: 'gloed', z: 3 }), ...items] : items;
}

/** What is asked, or the pieces so far with back and ready. */
export function drawWoord(state: BallenState): Item[] {
  const { vraag, woord, terug, klaar } = plaatsenOf(state);
  if (!isOrdering(state)) return drawVraagbord(state, vraag, BORD);
  const breed = soortOf(state) === 'breed';
  const knop = { ...KNOP, labelSize: 34, z: 9 };
  const naam = { key: 'terug', toon: 'terug', label: 'Terug', pick: 'terug', name: 'Laatste blik terug' };
  return [
    ...drawStrook(state, { ...woord, hoog: 96, vak: breed ? 164 : 84, art: 'kaartje', z: 6 }),
    ...drawKlaarKnop(state, { ...knop, x: terug[0], y: terug[1], ...naam }),
    ...drawKlaarKnop(state, { ...knop, x: klaar[0], y: klaar[1], label: 'Klaar!' }),
  ];
}
