import type { Item } from '@spelrijk/game-kit/contract';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isGuided, isTyped, voorbeeldOf } from '@spelrijk/game-kit/run';
import { drawBackdrop, fitLetters, placeInRij, isGlad, drawKlaarKnop, popIn, vakbeeldOf, sway, ringOn } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { bladOf, ding } from './blad.ts';
import { drawRups } from './lijf.ts';
import type { RupsState } from './state.ts';
import { drawVlinder, drawVlinders } from './vlinderbeeld.ts';
import { drawTak, drawViering } from './vieren.ts';

export const scene = (state: RupsState): readonly Item[] => ringOn(state, drawToneel(state), 'chip');

function drawToneel(state: RupsState): readonly Item[] {
  if (wasOpen(state)) return [drawBackdrop(state.stand), ...drawVlinder(state)];
  return [
    drawBackdrop(state.stand),
    ...drawTak(state),
    ...drawWoord(state),
    ...drawHappen(state),
    ...drawRups(state),
    ...drawViering(state),
    ...(state.run.fase === 'klaar' ? drawVlinders(state) : []),
  ];
}

/** The letters on the leaf: to choose from, or typed and waiting to be eaten. */
function drawHappen(state: RupsState): Item[] {
  const typen = isTyped(state);
  if (!typen && isGlad(state)) return [];
  const blad = bladOf(state);
  const voorbeeld = voorbeeldOf(state);
  const kijk = typen ? undefined : state.happen.find(({ stuk }) => stuk === voorbeeld);
  return state.happen.map((hap): Item => {
    const { id, stuk, vak } = hap;
    const [x, y] = celXY(blad, vak);
    const op = popIn(state.tick, { van: state.sinds + (typen ? 0 : (id % 6) * 3), duur: 20 });
    const common = {
      sx: op,
      sy: op,
      toon: hap === kijk ? 'kijk' : state.doelwit === id ? 'doel' : '',
      label: stuk,
      labelSize: fitLetters(stuk, 66, 50),
    };
    const keus = { pick: `hap:${id}`, name: `Letter ${stuk}`, uit: state.run.fase !== 'spelen' };
    return ding(
      'hap',
      [x, y + sway(state, { periode: 170, uitslag: 3, verschil: id * 0.23 })],
      typen ? common : { ...common, ...keus },
      id,
    );
  });
}

/** The word as far as it was eaten, with the cocoon that gives it as the answer. */
function drawWoord(state: RupsState): Item[] {
  // The butterflies of the round sit there then.
  if (state.run.fase === 'klaar') return [];
  const { x, y, breed } = bladOf(state).woord;
  const { inhoud, doel } = state.vakken;
  const n = Math.max(isGuided(state.run) ? doel.length : 1, inhoud.length);
  const stap = Math.min(78, breed / n);
  return [
    ding('strook', [x, y], { w: breed + 20 }),
    ...Array.from({ length: n }, (_, i): Item => {
      const { vol, label, labelToon } = vakbeeldOf(state, i);
      const labelSize = fitLetters(label ?? '', stap - 14, 50);
      return ding('chip', [x + placeInRij(i, n, stap), y], { w: stap - 6, toon: vol ? 'vol' : 'leeg', label, labelSize, labelToon }, i);
    }),
    ...drawKnoppen(state),
  ];
}

const KNOPTEKST = { spuug: 'Spuug', klaar: 'Klaar' } as const;

/** Spit out, and make a cocoon. */
function drawKnoppen(state: RupsState): Item[] {
  const { spuug, cocon, knop } = bladOf(state);
  const { w, h } = knop;
  const drawKnopje = (naam: 'spuug' | 'klaar', plek: Plek, more: Partial<Item>): Item[] =>
    drawKlaarKnop(
      state,
      ding(naam, plek, { w, h, art: `knop-${state.stand}`, toon: naam, label: KNOPTEKST[naam], pick: naam, ...more }),
      0.45,
    );
  return [
    ...drawKnopje('spuug', spuug, { labelSize: 32, labelToon: undefined, name: 'Spuug de laatste letter uit' }),
    ...drawKnopje('klaar', cocon, { w: w * 1.1, labelSize: 36, name: 'Het woord is klaar. Maak een cocon.' }),
  ];
}
