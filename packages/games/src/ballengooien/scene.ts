import type { Item } from '@spelrijk/game-kit/contract';
import { isOrdering } from '@spelrijk/game-kit/mechanics/schieten';
import { isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  hopUp,
  isGlad,
  kolomX,
  maatOf,
  popIn,
  progress01,
  stemmingOf,
  sway,
  ringOn,
} from '@spelrijk/game-kit/stage';
import { drawWorp } from './bal.ts';
import { drawBlikken, drawPlanken, drawWoord } from './blikken.ts';
import { ding, blikPlek, plaatsenOf, prijsPlek } from './plaatsen.ts';
import { drawStapel } from './stapelbeeld.ts';
import { VALT, VLUCHT, type BallenState } from './state.ts';

const BLOB = 128;
const HOP = { blob: { periode: 40, hoogte: 16 }, knuffel: { periode: 46, hoogte: 18 } } as const;
const LAMPEN = { liggend: 14, staand: 9 } as const;
const LAMP_Y = 74;
/** Prizes on their way to the counter are not there yet. */
const ONDERWEG = 54;

export const scene = (state: BallenState): readonly Item[] =>
  ringOn(state, drawToneel(state), 'vak', !isOrdering(state) && state.run.fase === 'uitleg' ? `schijf${state.bonk?.schijf ?? ''}` : '');

function drawToneel(state: BallenState): readonly Item[] {
  const klaar = state.run.fase === 'klaar';
  return [
    drawBackdrop(state.stand),
    ...drawLampen(state),
    ...(wasOpen(state)
      ? drawStapel(state)
      : klaar
        ? []
        : [...drawWoord(state), ...drawPlanken(state), ...drawBlikken(state), ...drawBal(state)]),
    ...drawSpeler(state),
    ...drawToonbank(state),
    ...drawPrijzen(state),
    ...drawFeest(state),
  ];
}

/** A string of lamps under the awning: they run when it is right. */
function drawLampen(state: BallenState): Item[] {
  const { w } = maatOf(state.stand);
  const n = LAMPEN[state.stand];
  const loopt = isGlad(state) && !state.rustig;
  return Array.from({ length: n }, (_, i) => {
    const aan = loopt ? Math.floor(state.tick / 8 + i) % 3 !== 0 : i % 2 === 0;
    return ding('lamp', [kolomX(i, n, w), LAMP_Y + (i % 2) * 8], { toon: aan ? 'aan' : '' }, i);
  });
}

function drawToonbank(state: BallenState): Item[] {
  const { w, h } = maatOf(state.stand);
  const { toonbank } = plaatsenOf(state);
  const hoog = h - toonbank + 16;
  return [ding('toonbank', [w / 2, toonbank + hoog / 2], { w, h: hoog, art: `toonbank-${state.stand}` })];
}

/** Everybody that was won sits on the counter, the latest ones nearest. */
function drawPrijzen(state: BallenState): Item[] {
  const { prijzen } = plaatsenOf(state);
  const onderweg = wasOpen(state)
    ? state.stapel.blikken.filter(({ knuffel, omOp }) => knuffel !== null && omOp !== null && state.tick - omOp < ONDERWEG).length
    : 0;
  const hier = state.knuffels.slice(0, state.knuffels.length - onderweg).slice(-prijzen.perKant * 2);
  const blij = isGlad(state);
  return hier.map((wie, i) => {
    const [x, y] = prijsPlek(state, hier.length - 1 - i);
    const hop = blij ? hopUp(state, { ...HOP.knuffel, verschil: i * 0.21 }) : 0;
    return ding('knuffel', [x, y - hop], { toon: String(wie), rot: sway(state, { periode: 160, uitslag: 2, verschil: i * 0.3 }) }, i);
  });
}

/** Swings back before it throws; hit on the head it sees stars. */
function drawSpeler(state: BallenState): Item[] {
  const { blob } = plaatsenOf(state);
  const { fase } = state.run;
  const worpOp = wasOpen(state) ? (state.stapel.worp?.op ?? -1000) : (state.schot?.op ?? -1000);
  const gooi = bump(state.tick, { van: worpOp - 2, duur: 16 });
  const hop = isOpen(state) ? 0 : cheer(state, HOP.blob);
  const bonk = fase === 'uitleg' ? bump(ticksInFase(state), { van: 12, duur: 14 }) * 0.2 : 0;
  const x = blob[0] + gooi * 14;
  return [
    {
      ...drawBlob({ x, y: blob[1] - hop - gooi * 12, w: BLOB, stemming: stemmingOf(fase), z: 7 }),
      rot: gooi * 12,
      sx: 1 + bonk,
      sy: 1 - bonk,
    },
  ];
}

/** The ball of the word: in the hand, on its way, or back on the head. */
function drawBal(state: BallenState): Item[] {
  const { run, schot, bonk } = state;
  const { blob } = plaatsenOf(state);
  const t = ticksInFase(state);
  if (isPlaying(run) && schot !== null) {
    const { x, y } = blikPlek(state, schot.schijf);
    return drawWorp(state, { naar: [x, y], op: schot.op, duur: VLUCHT });
  }
  const hand = [blob[0] + 74, blob[1] - 14 + sway(state, { periode: 90, uitslag: 3 })] as const;
  if (isPlaying(run)) return [ding('bal', hand, { w: 66, h: 66, z: 8 })];
  if (run.fase !== 'uitleg') return [];
  const van = blikPlek(state, bonk?.schijf ?? 0);
  const terug = progress01(t, { van: 0, duur: 14 });
  const stuit = Math.abs(Math.sin(Math.min(1, Math.max(0, t - 14) / 30) * Math.PI * 2)) * 26;
  const op = [between(van.x, blob[0], terug), between(van.y, blob[1] - 92, terug) - (terug === 1 && !state.rustig ? stuit : 0)] as const;
  return [ding('bal', op, { w: 66, h: 66, z: 11 })];
}

function drawFeest(state: BallenState): Item[] {
  const t = ticksInFase(state);
  const { w, h } = maatOf(state.stand);
  const { blob } = plaatsenOf(state);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x: blob[0], y: blob[1] - 40, maat: 210 })];
    case 'goed':
      if (wasOpen(state)) return [];
      return [
        ...drawConfetti(state, { x: w / 2, y: h * 0.45, leeftijd: t - VALT, duur: 50, aantal: 14, kracht: 11 }),
        drawRightRing(state, { x: blob[0], y: blob[1] - 20, maat: 190, van: 4, weg: 64 }),
      ];
    case 'klaar':
      return [...drawSlotfeest(state, { x: w / 2, y: 220, seed: 9, aantal: 24 }), ...drawOptocht(state)];
    default:
      return [];
  }
}

/** In the end a big one of what was won last dances over the stall. */
function drawOptocht(state: BallenState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  return [0, 1, 2].map((k) => {
    const s = popIn(t, { van: 6 + k * 8, duur: 24 });
    const wie = state.knuffels.at(-1 - k) ?? k;
    const maat = k === 0 ? 1 : 0.74;
    const x = w / 2 + (k === 0 ? 0 : k === 1 ? -1 : 1) * w * 0.26;
    return ding(
      'knuffel',
      [x, h * 0.42 + (k === 0 ? 0 : 40) - hopUp(state, { ...HOP.knuffel, verschil: k * 0.3 })],
      { w: 230 * maat, h: 252 * maat, sx: s, sy: s, rot: sway(state, { periode: 70, uitslag: 6, verschil: k * 0.2 }), toon: String(wie) },
      `groot${k}`,
    );
  });
}
