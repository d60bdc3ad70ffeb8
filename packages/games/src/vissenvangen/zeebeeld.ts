/** What is seen of the play: shoals, the jellyfish, the float line of the boat, and the aquarium with what was caught. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  drawBlob,
  drawConfetti,
  easeInOut,
  hopUp,
  popIn,
  progress01,
  stemmingOf,
  sway,
  type Plek,
} from '@spelrijk/game-kit/stage';
import { visAt } from './omsingelen.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { isLaying, type VangState } from './state.ts';
import type { Vis } from './vangst.ts';

const TEKST = { gewoon: 'Vaar om de vissen heen!', rustig: 'Kies een school. Kijk uit voor de kwal!' } as const;
const BLOB = 66;
/** A closed loop is seen for so long; a fish is so long on its way to the boat. */
const LUS = { duur: 40, vis: 26 } as const;
/** Fish in the aquarium: how many, in rows, and how they swim. */
const BAK = { meest: 10, slot: 15, perRij: 5, stap: 56, rij: 58, zwem: { periode: 170, uitslag: 10 } } as const;
const BELLEN = 3;

interface Bootbeeld {
  readonly plek: Plek;
  /** Which way it points, in degrees from upwards. */
  readonly rot: number;
}

/** The boat from above, with who steers it. */
export function drawBoot(state: VangState, { plek: [x, y], rot }: Bootbeeld): Item[] {
  const hop = state.run.fase === 'goed' && !wasOpen(state) ? hopUp(state, { periode: 44, hoogte: 8 }) : 0;
  return [
    ding('boot', [x, y], { rot: rot + sway(state, { periode: 110, uitslag: 2 }) }),
    drawBlob({ x, y: y - 4 - hop, w: BLOB, stemming: stemmingOf(state.run.fase), z: 11 }),
  ];
}

export function drawZee(state: VangState): Item[] {
  if (!wasOpen(state)) return [];
  const { zee, rustig } = state;
  const { beurtbord, verder, boot } = plaatsenOf(state);
  const rot = (Math.atan2(zee.boot.vx, -zee.boot.vy) * 180) / Math.PI;
  return [
    ...(rustig ? drawScholen(state) : zee.touw.map(({ x, y }, i) => ding('kurk', [x, y], { toon: i % 2 === 0 ? '' : 'wit' }, i))),
    ...drawLus(state),
    ...zee.vissen.flatMap((vis, i) => drawVisje(state, vis, i)),
    drawKwal(state),
    ...drawBoot(state, rustig ? { plek: boot, rot: 0 } : { plek: [zee.boot.x, zee.boot.y], rot }),
    ...drawBeurtbord(state, { tekst: TEKST[rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: rustig ? 580 : 440, verder }),
  ];
}

/** Swimming in its shoal, or on its way to the boat. */
function drawVisje(state: VangState, vis: Vis, i: number): Item[] {
  const { zee, tick, rustig } = state;
  const links = (zee.scholen[vis.school]?.vx ?? 0) < 0;
  const toon = `${vis.soort}${links ? 'l' : ''}`;
  const { gevangen } = vis;
  if (gevangen === null) {
    const { x, y } = visAt(zee, vis);
    const s = popIn(tick, { van: (state.beurt?.op ?? 0) + i * 2, duur: 16 });
    return [ding('visje', [x, y + sway(state, { periode: 50, uitslag: 3, verschil: i * 0.21 })], { toon, sx: s, sy: s }, i)];
  }
  const deel = progress01(tick, { van: gevangen.op + i * 2, duur: LUS.vis });
  if (deel >= 1) return [];
  const naar: Plek = rustig ? plaatsenOf(state).boot : [zee.boot.x, zee.boot.y];
  const weg = easeInOut(deel);
  const plek: Plek = [between(gevangen.x, naar[0], weg), between(gevangen.y, naar[1], weg) - deel * (1 - deel) * 120];
  return [ding('visje', plek, { toon, sx: 1 - weg * 0.5, sy: 1 - weg * 0.5, rot: rustig ? 0 : deel * 200, z: 9 }, i)];
}

function drawKwal(state: VangState): Item {
  const { x, y } = state.zee.kwal;
  const adem = sway(state, { periode: 70, uitslag: 0.08 });
  const boos = state.zee.lus?.scheur === true && state.tick - state.zee.lus.op < LUS.duur * 2;
  return ding('kwal', [x, y + sway(state, { periode: 140, uitslag: 4 })], { sx: 1 - adem, sy: 1 + adem, toon: boos ? 'au' : '' });
}

/** The net that was just closed; torn, its floats fly off. */
function drawLus(state: VangState): Item[] {
  const { lus } = state.zee;
  if (lus === null) return [];
  const t = state.tick - lus.op;
  if (t >= LUS.duur) return [];
  const deel = easeInOut(progress01(t, { van: 0, duur: LUS.duur }));
  const midden = lus.punten.reduce((som, { x, y }) => ({ x: som.x + x / lus.punten.length, y: som.y + y / lus.punten.length }), {
    x: 0,
    y: 0,
  });
  const trek = lus.scheur ? -0.7 * deel : 0.8 * deel;
  return [
    ...lus.punten.map(({ x, y }, i) =>
      ding(
        'kurk',
        [between(x, midden.x, trek), between(y, midden.y, trek)],
        { alpha: 1 - deel * deel, toon: lus.scheur ? 'los' : 'vol' },
        `lus${i}`,
      ),
    ),
    // A loop round nothing is no feast.
    ...(lus.scheur || !state.zee.vissen.some(({ gevangen }) => gevangen?.op === lus.op)
      ? []
      : drawConfetti(state, { key: 'lusfeest', x: midden.x, y: midden.y, leeftijd: t, aantal: 6, duur: 36, seed: lus.op })),
  ];
}

/** Calm mode: a shoal can be chosen, and a net lies ready around the one that is meant. */
function drawScholen(state: VangState): Item[] {
  const { zee } = state;
  const uit = !isOpen(state) || zee.over === 0;
  return zee.scholen.flatMap(({ x, y }, s) => {
    if (zee.gehad.includes(s)) return [];
    const n = zee.vissen.filter(({ school }) => school === s).length;
    const kies = { pick: `school:${s}`, name: `Gooi je net om school ${s + 1}: ${n} vissen`, nummer: s + 1, uit };
    return [...(!uit && zee.mik === s ? [ding('mik', [x, y])] : []), ding('worp', [x, y], kies, s)];
  });
}

/** With every fish of this round in it, the latest in front. */
export function drawAquarium(state: VangState): Item[] {
  const { fase } = state.run;
  const klaar = fase === 'klaar';
  if (!klaar && isLaying(state) && !wasOpen(state)) return [];
  const { aquarium } = plaatsenOf(state);
  const [x, y] = klaar ? slotPlek(state) : aquarium;
  const groot = klaar ? 1.7 : 1;
  const vissen = state.aquarium.slice(-(klaar ? BAK.slot : BAK.meest));
  const rijen = Math.max(1, Math.ceil(vissen.length / BAK.perRij));
  const rij = Math.min(BAK.rij, 112 / rijen) * groot;
  const t = ticksInFase(state);
  return [
    ding('bak', [x, y], { w: 320 * groot, h: 188 * groot }),
    ...vissen.map((soort, i) => {
      const inRij = Math.floor(i / BAK.perRij);
      const zwem = sway(state, { ...BAK.zwem, verschil: i * 0.17 });
      const hop = klaar ? hopUp(state, { periode: 60, hoogte: 10, verschil: i * 0.13 }) : 0;
      const plek: Plek = [
        x + ((i % BAK.perRij) - (BAK.perRij - 1) / 2) * BAK.stap * groot + zwem + (inRij % 2) * 12,
        y + 14 * groot + (inRij - (rijen - 1) / 2) * rij - hop,
      ];
      const s = (klaar ? popIn(t, { van: i * 3, duur: 18 }) : 1) * groot * 0.74;
      return ding('visje', plek, { toon: `${soort}${i % 3 === 0 ? 'l' : ''}`, sx: s, sy: s, z: 6 }, `bak${i}`);
    }),
    ...Array.from({ length: BELLEN }, (_, i) => {
      const deel = state.rustig ? 0.5 : ((state.tick + i * 50) % 150) / 150;
      return ding('bel', [x + (i - 1) * 92 * groot, y + (70 - deel * 120) * groot], { alpha: 1 - deel * 0.6 }, i);
    }),
    ding('ruit', [x, y], { w: 320 * groot, h: 188 * groot }),
  ];
}

/** In the finale it stands in the middle. */
function slotPlek({ stand }: VangState): Plek {
  return stand === 'liggend' ? [640, 350] : [360, 460];
}
