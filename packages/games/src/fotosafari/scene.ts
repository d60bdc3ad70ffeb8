import type { Item } from '@spelrijk/game-kit/contract';
import { drawBoekOp } from '@spelrijk/game-kit/mechanics/boek';
import { isVertoning } from '@spelrijk/game-kit/mechanics/flits';
import { drawBeurtbord, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  cheer,
  drawBackdrop,
  drawRijtje,
  drawViering,
  drawVraagbord,
  maatOf,
  ownKey,
  placeInRij,
  placeInRijen,
  popIn,
  ringOn,
  stemmingOf,
  sway,
} from '@spelrijk/game-kit/stage';
import type { Vraaglook } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { drawFoto } from './fotobeeld.ts';
import { drawSafari } from './safaribeeld.ts';
import { vlakteOf } from './state.ts';
import type { SafariState } from './state.ts';
import { drawWoord } from './woord.ts';

/** A wooden sign beside the track, with what is asked. */
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 440, oor: 190, rand: { w: 72, h: 58 }, plaat: { maat: 92 }, z: 8 };
const HOP = { periode: 36, hoogte: 14 } as const;
const LAMPJES_OP = 13;
/** The album at the end lies open with so many pictures. */
const SLOTFOTOS = 6;
/** Size of the meerkats that wave at the end. */
const SLOTSTOK = 150;
/** How many animals a small picture shows. */
const KLEIN = 3;

export const scene = (state: SafariState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'optie'));

function drawToneel(state: SafariState): readonly Item[] {
  const { beurtbord, verder, jeep } = vlakteOf(state);
  const { w, h } = maatOf(state.stand);
  const vast = [drawBackdrop(state.stand), ...drawJeep(state), ...(state.run.fase === 'klaar' ? [] : drawAlbum(state))];
  if (wasOpen(state))
    return [...vast, ...drawSafari(state), ...drawBeurtbord(state, { tekst: 'Maak drie foto’s!', plek: beurtbord, w: 400, verder })];
  return [
    ...vast,
    ...(state.bladzij === null ? drawBord(state) : []),
    ...(state.bladzij === null ? drawWoord(state) : []),
    ...drawBoekOp(state, vlakteOf(state).boek, 13, 6),
    ...drawLampjes(state),
    ...(state.run.fase === 'klaar' ? drawSlot(state) : []),
    ...drawViering(
      state,
      { plek: [jeep.x, jeep.y - jeep.h * 0.2], goed: 150, fout: 150, weg: 50 },
      { x: w / 2, y: h * 0.5, aantal: 12 },
      { x: w / 2, y: h * 0.4, aantal: 24 },
    ),
  ];
}

/** What is asked; while a word is shown there is nothing to hear, only to look at. */
function drawBord(state: SafariState): Item[] {
  const { bord } = vlakteOf(state);
  if (!isVertoning(state) || !['spelen', 'wacht', 'uitleg'].includes(state.run.fase)) return drawVraagbord(state, bord, BORD);
  return [{ key: 'bord', x: bord.x, y: bord.y, w: BORD.oor ?? 190, h: bord.h, art: 'bord-kijk', z: BORD.z }];
}

/** The pupil drives, with a camera round the neck. */
function drawJeep(state: SafariState): Item[] {
  const { x, y, w, h } = vlakteOf(state).jeep;
  const hop = cheer(state, HOP);
  const tril = sway(state, { periode: 22, uitslag: 1.2 });
  const wie = w * 0.42;
  return [
    ding('passagier', [x - w * 0.04, y - h * 0.26 - hop], { w: wie, h: wie * 1.1, toon: stemmingOf(state.run.fase) }),
    ding('toestel', [x + w * 0.17, y - h * 0.1 - hop * 0.6], { rot: sway(state, { periode: 120, uitslag: 3 }) }),
    ding('jeep', [x, y + tril], { w, h }),
  ];
}

/** The latest pictures, small, in a row. */
function drawAlbum(state: SafariState): Item[] {
  const { x, y, w, h, aantal, stap } = vlakteOf(state).album;
  const eerste = Math.max(0, state.album.length - aantal);
  return state.album
    .slice(eerste)
    .flatMap((foto, n) => drawFoto(foto, { key: `album${(eerste + n) % aantal}`, x: x + n * stap, y, w, h, hoogstens: KLEIN }));
}

/** The album lies open: the last pictures, large, with what is on them; all meerkats wave. */
function drawSlot(state: SafariState): Item[] {
  const { slot } = vlakteOf(state);
  const midden = maatOf(state.stand).w / 2;
  const fotos = state.album.slice(-SLOTFOTOS);
  const blij = [-1, 0, 1].flatMap((kant) => {
    const x = midden + kant * slot.stap;
    const op = popIn(ticksInFase(state), { van: 20 + kant * 6, duur: 18 });
    const maat = SLOTSTOK * op;
    return [
      ding('hol', [x, slot.grond + 4], {}, kant + 1),
      ding(
        'stokstaart',
        [x, slot.grond - maat / 2 - cheer(state, { periode: 38 + kant * 5, hoogte: 10 })],
        { w: SLOTSTOK, h: SLOTSTOK, sy: op, toon: 'blij' },
        kant + 1,
      ),
    ];
  });
  const open = fotos.flatMap((foto, i) => {
    const plek = placeInRijen({ x: midden, y: slot.y, w: slot.w, h: slot.h, perRij: slot.perRij, kier: 18 }, i, fotos.length);
    const op = popIn(ticksInFase(state), { van: i * 7, duur: 20 });
    return drawFoto(foto, { key: `slotfoto${i}`, ...plek, w: plek.w * op, h: plek.h * op, hoogstens: 5, bijschrift: op > 0.9 });
  });
  return [...blij, ...open];
}

/** A lamp along the lower edge for every word of the round. */
function drawLampjes(state: SafariState): Item[] {
  const { w, h } = maatOf(state.stand);
  const n = state.run.uitslag.length;
  const tonen = { gehaald: 'aan', later: 'half', nu: 'nu', straks: '' } as const;
  const look = { key: 'lampje', w: 22, h: 22, z: 9, tonen, van: 30, sprong: { van: 30, duur: 20, groei: 0.5 } };
  const stap = Math.min(36, (w * 0.6) / Math.max(1, n));
  return drawRijtje(state, look, (i) => [w / 2 + placeInRij(i, n, stap), h - LAMPJES_OP]);
}
