import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  cheer,
  drawBackdrop,
  drawRijtje,
  drawViering,
  drawVraagbord,
  hopUp,
  maatOf,
  placeInRij,
  popIn,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Vraaglook } from '@spelrijk/game-kit/stage';
import { gastenVan } from './blad.ts';
import { drawBlad } from './bladbeeld.ts';
import { ding } from './dingen.ts';
import { terrasOf } from './state.ts';
import type { DienbladState } from './state.ts';
import { drawWoord } from './woord.ts';

/** The slate of the café, with what is asked. */
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 440, oor: 190, rand: { w: 64, h: 34 }, plaat: { maat: 92 }, z: 8 };

/** How far from the lower edge the lamps are. */
const LAMPJES_OP = 12;
/** As many tables as there are. */
const TAFELS = 8;

export const scene = (state: DienbladState): readonly Item[] => ringOn(state, drawToneel(state), 'stuk');

function drawToneel(state: DienbladState): readonly Item[] {
  const { bord, beurtbord, verder, blad } = terrasOf(state);
  const achter = [drawBackdrop(state.stand), ...drawGasten(state)];
  if (wasOpen(state))
    return [
      ...achter,
      ...drawBlad(state),
      ...drawBeurtbord(state, {
        tekst: 'Links en rechts even zwaar!',
        plek: beurtbord,
        w: 520,
        verder,
      }),
    ];
  return [
    ...achter,
    ...drawVraagbord(state, bord, BORD),
    ...drawWoord(state),
    ...drawLampjes(state),
    ...drawViering(
      state,
      { plek: [blad[0], blad[1] + 88], goed: 168, fout: 164, weg: 50 },
      { x: blad[0], y: blad[1] - 60, aantal: 12 },
      { x: blad[0], y: blad[1] - 120, aantal: 24 },
    ),
  ];
}

/** Who was served last sits at the tables, and is glad again with every right answer. */
function drawGasten(state: DienbladState): Item[] {
  const { gast } = terrasOf(state);
  const alle = [...state.gasten, ...gastenVan(state)];
  const eerste = Math.max(0, alle.length - TAFELS);
  return alle.slice(eerste).flatMap(({ wie, gewicht }, n) => {
    const tafel = (eerste + n) % TAFELS;
    const x = gast.x + tafel * gast.stap;
    const op = cheer(state, { periode: 40 + tafel * 3, hoogte: 12 }) + hopUp(state, { periode: 260, hoogte: 2, verschil: tafel * 0.13 });
    const er = eerste + n < state.gasten.length ? 1 : popIn(state.tick, { van: laatsteZet(state, eerste + n), duur: 18 });
    return [
      ding('gast', [x, gast.y - op], { w: gast.maat, h: gast.maat * 1.1, sx: er, sy: er, toon: `${wie} trots` }, tafel),
      ding('hapje', [x, gast.y + gast.maat * 0.44], { sx: er, sy: er, toon: String(gewicht) }, tafel),
    ];
  });
}

/** When the dish of this guest was put down. */
const laatsteZet = ({ blad, gasten }: DienbladState, n: number): number =>
  blad.gerechten.filter(({ plek, valOp }) => plek !== null && valOp === null)[n - gasten.length]?.gezetOp ??
  Math.max(0, ...blad.gerechten.map(({ gezetOp }) => gezetOp));

/** A lamp along the foot of the bar for every word of the round. */
function drawLampjes(state: DienbladState): Item[] {
  const { w, h } = maatOf(state.stand);
  const n = state.run.uitslag.length;
  const tonen = { gehaald: 'aan', later: 'half', nu: 'nu', straks: '' } as const;
  const look = { key: 'lampje', w: 22, h: 22, z: 5, tonen, van: 30, sprong: { van: 30, duur: 20, groei: 0.5 } };
  const stap = Math.min(36, (w * 0.6) / Math.max(1, n));
  return drawRijtje(state, look, (i) => [w / 2 + placeInRij(i, n, stap), h - LAMPJES_OP]);
}
