/** The toadstools and the word that is made with them. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isOrdering, schijfToCopy, stands } from '@spelrijk/game-kit/mechanics/schieten';
import { NOOIT, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawKlaarKnop,
  drawOptiebord,
  drawStrook,
  drawVraagbord,
  fitLetters,
  hopUp,
  popIn,
  shake,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Vraaglook } from '@spelrijk/game-kit/stage';
import { bosOf, countTakken, isBreed, stoelPlek, takHoogte } from './bos.ts';
import { ding } from './dingen.ts';
import type { StuiterState } from './state.ts';

const HOOG = 132;
const STOEL: Optielook = { pick: 'schijf', letters: 54, rand: { w: 44, h: 60 }, plaat: { krimp: 62, lager: -10 }, gloed: { w: 40, h: 40 } };
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 470, oor: 196, rand: { w: 70, h: 40 }, plaat: { maat: 84 }, z: 8 };
const WIEBEL = { periode: 14, demping: 12, uitslag: 10 } as const;
const KNOP = { w: 168, h: 88 } as const;
const DANS = { periode: 36, hoogte: 26 } as const;

export function drawStoelen(state: StuiterState): Item[] {
  if (wasOpen(state)) return [];
  const { tak } = bosOf(state);
  const kijk = schijfToCopy(state);
  const takken = Array.from({ length: countTakken(state) }, (_, rij) =>
    ding('tak', [tak.x, takHoogte(state, rij) + 18], { w: tak.breed + 24, art: `tak-${state.stand}` }, rij),
  );
  return [...takken, ...state.opties.flatMap((_, i) => drawStoel(state, i, i === kijk))];
}

/** It squashes under a bounce, wobbles when it is rubber, and dances when the word was right. */
function drawStoel(state: StuiterState, i: number, kijk: boolean): Item[] {
  const { run, bonk, mik, tick, om } = state;
  const { x: x0, y, w } = stoelPlek(state, i);
  const speelt = run.fase === 'spelen';
  const weg = !stands(state, i);
  const laatste = om.at(-1) === i ? state.letterOp : bonk?.schijf === i ? bonk.op : NOOIT;
  const druk = bump(tick, { van: laatste, duur: 16 }) * 0.34;
  const dans = run.fase === 'goed' ? hopUp(state, { ...DANS, verschil: i * 0.17 }) : 0;
  const op = speelt && run.poging === 1 ? popIn(ticksInFase(state), { van: (i % 7) * 3, duur: 20 }) : 1;
  const x = x0 + (bonk?.schijf === i ? shake(state, tick - bonk.op, WIEBEL) : 0);
  const vlak = { x, y: y + (druk * HOOG) / 2 - dans, w, h: HOOG, sx: op * (1 + druk * 0.4), sy: op * (1 - druk) };
  const bord = {
    art: isBreed(state) ? 'stoel-breed' : 'stoel',
    toon: weg ? 'om' : speelt && mik === i ? 'mik' : '',
    uit: weg || state.schot !== null,
    z: 4,
  };
  const [eigen, ...meer] = drawOptiebord(state, i, { vlak, bord, look: STOEL }).filter(({ key }) => key !== 'kijk');
  if (eigen === undefined) return [];
  const tekst =
    run.fase === 'klaar'
      ? { label: undefined }
      : eigen.label === undefined
        ? {}
        : { labelSize: fitLetters(state.opties[i] ?? '', w - 46, 50) };
  const items = [{ ...eigen, ...tekst, nummer: weg || i > 8 ? undefined : i + 1 }, ...meer];
  return kijk ? [ding('gloed', [x, y - 10], { w: w + 44, h: HOOG + 20 }), ...items] : items;
}

/** Dots from the leaf to the toadstool that is aimed at. */
export function drawMik(state: StuiterState, [bx, by]: readonly [number, number]): Item[] {
  const kan = state.run.fase === 'spelen' && state.schot === null && stands(state, state.mik);
  const { x, y } = stoelPlek(state, state.mik);
  return Array.from({ length: 6 }, (_, i) => {
    const t = 0.2 + i * 0.13;
    return ding('stip', [between(bx, x, t), between(by, y + 20, t) - Math.sin(t * Math.PI) * 60], { alpha: kan ? 0.85 - t * 0.35 : 0 }, i);
  });
}

/** The word on its leaves with back and ready; or what is asked, on a board. */
export function drawWoord(state: StuiterState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  const { woord, klaar, terug, vraag } = bosOf(state);
  if (!isOrdering(state)) return drawVraagbord(state, vraag, BORD);
  const breed = isBreed(state);
  const rij = drawStrook(state, { ...woord, hoog: 96, vak: breed ? 170 : 82, art: 'blaadje', z: 8 });
  const knop = { ...KNOP, labelSize: 34, z: 9 };
  const naam = { key: 'terug', toon: 'terug', label: 'Terug', pick: 'terug', name: 'Laatste stukje terug' };
  return [
    ...rij,
    ...drawKlaarKnop(state, { ...knop, x: terug[0], y: terug[1], ...naam }),
    ...drawKlaarKnop(state, { ...knop, x: klaar[0], y: klaar[1], label: 'Klaar!' }),
  ];
}

/** How long ago the last toadstool was hit. */
export const sindsBoing = (state: StuiterState): number => state.tick - Math.max(state.letterOp, state.bonk?.op ?? NOOIT);
