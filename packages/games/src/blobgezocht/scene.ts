import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawViering,
  hopUp,
  maatOf,
  stemmingOf,
  ringOn,
  ownKey,
  type Plek,
} from '@spelrijk/game-kit/stage';
import { AANKOMST, drawFiguur, drawKoekoek } from './koekoekbeeld.ts';
import { ding, bankPlek, plaatsenOf, spotsOf, vlakOf } from './plaatsen.ts';
import { SPRING, WEG, ZIT, type ZoekState } from './state.ts';
import { drawWoord, MAX_FOTO, vondstPlek } from './woord.ts';

const HOP = { blob: { periode: 44, hoogte: 16 }, bank: { periode: 48, hoogte: 18 } } as const;
const BLOB = 122;
const ZITTER = 70;
/** Around who came out, so that what stands on the hiding place can be read. */
const RING = 118;
/** In the finale the camera flashes, once in so many ticks. */
const FLITS = { periode: 62, duur: 14 } as const;

export const scene = (state: ZoekState): readonly Item[] =>
  ringOn(state, drawToneel(state), state.run.fase === 'uitleg' ? ownKey(state, 'plek') : 'vondst');

function drawToneel(state: ZoekState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawBank(state),
    ...drawWoord(state),
    ...drawKoekoek(state),
    drawZoeker(state),
    ...drawOordeel(state),
  ];
}

/** How many of the class photo are still on their way. */
function onderweg(state: ZoekState): number {
  if (wasOpen(state)) return state.koekoek.lopers.filter(({ gezienOp }) => gezienOp !== null && state.tick - gezienOp < AANKOMST).length;
  return state.run.fase === 'goed' && ticksInFase(state) < ZIT ? 1 : 0;
}

/** The bench of the class photo, with who was found in this round, and the camera that waits for them. */
function drawBank(state: ZoekState): Item[] {
  const { bank, camera } = plaatsenOf(state);
  const klaar = state.run.fase === 'klaar';
  const foto = state.foto.slice(-MAX_FOTO);
  const zit = foto.slice(0, foto.length - onderweg(state));
  const licht = klaar && !state.rustig ? bump(ticksInFase(state) % FLITS.periode, { van: 20, duur: FLITS.duur }) : 0;
  return [
    ding('bank', [bank.x, bank.y], { w: bank.w, h: bank.h }),
    ...zit.map((wie, i) => {
      const [x, y] = bankPlek(state, i, foto.length);
      const hop = klaar ? hopUp(state, { ...HOP.bank, verschil: i * 0.19 }) : 0;
      return drawFiguur(`foto${i}`, wie, { plek: [x, y - hop], z: 23, stemming: klaar ? 'trots' : 'blij', maat: ZITTER });
    }),
    ding('camera', camera),
    ...(licht > 0 ? [ding('flits', [camera[0] - 6, camera[1] - 54], { sx: licht, sy: licht, alpha: 0.9 }, 'foto')] : []),
  ];
}

const drawZoeker = (state: ZoekState): Item => {
  const [x, y] = plaatsenOf(state).blob;
  const hop = wasOpen(state) ? 0 : cheer(state, HOP.blob);
  return drawBlob({ x, y: y - hop, w: BLOB, stemming: stemmingOf(state.run.fase), z: 21 });
};

function doelOf(state: ZoekState): Plek {
  const spot = state.gekozen === null ? undefined : spotsOf(state)[state.opties.indexOf(state.gekozen)];
  if (spot === undefined) return [maatOf(state.stand).w / 2, 200];
  const { x, y } = vlakOf(state, spot);
  return [x, y];
}

function drawOordeel(state: ZoekState): Item[] {
  if (wasOpen(state)) return [];
  const [x, y] = doelOf(state);
  return drawViering(
    state,
    { plek: vondstPlek(state) ?? [x, y], goed: RING, fout: RING, van: SPRING, weg: WEG + 8, duur: 12, tot: ZIT },
    { x, y: y - 80, na: SPRING },
    { x: maatOf(state.stand).w / 2, y: 220, seed: 5 },
  );
}
