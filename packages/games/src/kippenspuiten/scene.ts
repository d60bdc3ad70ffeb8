import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import { bump, drawBackdrop, drawSpeler, drawViering, maatOf, sway, ringOn, ownKey, type Plek } from '@spelrijk/game-kit/stage';
import { drawHek } from './hek.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { drawModder, countOnWay } from './spuitbeeld.ts';
import { SCHOON, STRALEN, VLIEG, ZIT, type KipState } from './state.ts';
import { drawWoord, kipNu } from './woord.ts';

const HOP = { periode: 44, hoogte: 14 } as const;
const BLOB = 126;
/** Length of the nozzle from where it turns. */
const LANG = 92;
const MAX_HOEK = 72;

export const scene = (state: KipState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'kip'));

function drawToneel(state: KipState): readonly Item[] {
  const hoek = spuitHoek(state);
  const mond = mondOf(state, hoek);
  return [
    drawBackdrop(state.stand),
    ...drawHek(state, onderweg(state)),
    ...drawWoord(state, mond),
    ...drawModder(state, mond),
    ...drawSpuit(state, hoek),
    ...drawOordeel(state),
  ];
}

function onderweg(state: KipState): number {
  if (wasOpen(state)) return countOnWay(state);
  return state.run.fase === 'goed' && ticksInFase(state) < ZIT ? 1 : 0;
}

/** What is aimed at now; null is nothing. */
function doelOf(state: KipState): Plek | null {
  const { banen } = plaatsenOf(state);
  if (wasOpen(state)) return [state.modder.mik, state.modder.straal?.y ?? banen[1] ?? 0];
  if (state.run.fase === 'klaar') return null;
  const i = isPlaying(state.run) ? state.keus : state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  return i < 0 ? null : kipNu(state, i).plek;
}

/** Degrees from straight up. */
function spuitHoek(state: KipState): number {
  const doel = doelOf(state);
  const [x, y] = plaatsenOf(state).spuit;
  if (doel === null) return sway(state, { periode: 160, uitslag: 4 });
  const hoek = (Math.atan2(doel[0] - x, y - doel[1] + 80) * 180) / Math.PI;
  return Math.max(-MAX_HOEK, Math.min(MAX_HOEK, hoek));
}

function mondOf(state: KipState, hoek: number): Plek {
  const [x, y] = plaatsenOf(state).spuit;
  const rad = (hoek / 180) * Math.PI;
  return [x + Math.sin(rad) * LANG, y - Math.cos(rad) * LANG];
}

/** The barrel, the hose, the nozzle that kicks back, and the pupil's blob that holds it; wet when a chicken shook herself. */
function drawSpuit(state: KipState, hoek: number): Item[] {
  const { spuit, blob, ton } = plaatsenOf(state);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const op = wasOpen(state)
    ? state.tick - (state.modder.straal?.op ?? -1000)
    : fase === 'goed'
      ? Math.min(...STRALEN.map((van) => (t >= van ? t - van : 1000)))
      : 1000;
  const terug = bump(op, { van: 0, duur: 12 }) * 12;
  const rad = (hoek / 180) * Math.PI;
  const nat = fase === 'uitleg' && t >= 34;
  return [
    ding('ton', ton),
    ding('slang', [(spuit[0] + ton[0]) / 2, spuit[1] + 56], { w: Math.abs(ton[0] - spuit[0]) }),
    drawSpeler(state, { x: blob[0], y: blob[1], w: BLOB, hop: HOP, z: 10 }),
    ding('spuit', [spuit[0] - Math.sin(rad) * terug, spuit[1] + Math.cos(rad) * terug], {
      rot: hoek,
      sx: 1 + terug * 0.012,
      sy: 1 - terug * 0.012,
    }),
    ...(nat ? [ding('spat', [blob[0], blob[1] - 40], { z: 11, sy: 0.7 }), ding('plas', [blob[0], blob[1] + 66])] : []),
  ];
}

function drawOordeel(state: KipState): Item[] {
  if (wasOpen(state)) return [];
  const [x, y] = doelOf(state) ?? [maatOf(state.stand).w / 2, 300];
  return drawViering(
    state,
    { plek: [x, y], goed: RING, fout: RING, van: STRALEN[2], weg: VLIEG - 6, duur: 6, tot: VLIEG },
    { x, y, na: SCHOON, art: 'druppel', tonen: [''], maat: [22, 22] },
    { x: maatOf(state.stand).w / 2, y: 240, seed: 5 },
  );
}

/** Before she is there to stand around. */
const RING = 112;
