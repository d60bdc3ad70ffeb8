import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  between,
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  easeInOut,
  hopUp,
  maatOf,
  popIn,
  progress01,
  stemmingOf,
  sway,
  ownKey,
  ringOn,
  type Plek,
} from '@spelrijk/game-kit/stage';
import { pistePunt } from './piste.ts';
import { ding, blobPlek, kanonPlek, plaatsenOf, vlagPlek } from './plaatsen.ts';
import { popPlek } from './pop.ts';
import { drawPop } from './popbeeld.ts';
import { KNAL, RAAK, WIT, type SneeuwState } from './state.ts';
import { drawWoord, rolbalOf } from './woord.ts';

const HOP = { blob: { periode: 40, hoogte: 18 }, pop: { periode: 44, hoogte: 20 } } as const;
const ZWAAI = { gondel: { periode: 120, uitslag: 5 }, pop: { periode: 88, uitslag: 4 } } as const;
const BLOB = 112;
/** Length of the barrel from where it turns, and how it stands when nothing is aimed at. */
const LOOP = { lang: 196, midden: 84, rust: 42 } as const;
const MAX_POPPEN = 6;
/** Stretches of the piste, and how high all of them are together: they overlap. */
const MIN_STUKKEN = 8;
const PISTE = 760;
const GONDELS = 3;
const VLOK = { art: 'vlok', tonen: [''], maat: [20, 20] } as const;

export const scene = (state: SneeuwState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', ownKey(state, 'vlag'));

function drawToneel(state: SneeuwState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawPiste(state),
    ...drawLift(state),
    ...drawPoppen(state),
    ...drawWoord(state),
    ...drawKanon(state),
    ...drawSpeler(state),
    ...drawPop(state, mondOf(state)),
    ...drawSchot(state),
    ...drawViering(state),
  ];
}

/** A stretch of snow for every word that was right; of a short round each word makes a longer one. */
function drawPiste(state: SneeuwState): Item[] {
  const { uitslag, rij, fase } = state.run;
  const stukken = Math.max(MIN_STUKKEN, uitslag.length);
  const nieuw = fase === 'goed' ? rij[0] : -1;
  return Array.from({ length: stukken }, (_, k) => k).flatMap((k) => {
    const i = Math.floor((k * uitslag.length) / stukken);
    if ((uitslag[i] ?? 0) <= 0 && i !== nieuw) return [];
    const { x, y, r } = pistePunt(state.stand, (k + 0.5) / stukken);
    const s = i === nieuw ? popIn(ticksInFase(state), { van: WIT - 10 + (k % 3) * 3, duur: 20 }) : 1;
    return s === 0 ? [] : [ding('vlek', [x, y], { w: r * 2.5, h: PISTE / stukken, sx: s, sy: s }, k)];
  });
}

/** The lift stands still until the piste is white. */
function drawLift(state: SneeuwState): Item[] {
  const [van, naar] = plaatsenOf(state).lift;
  const [dx, dy] = [naar[0] - van[0], naar[1] - van[1]];
  const klaar = state.run.fase === 'klaar';
  const rijdt = klaar && !state.rustig ? ticksInFase(state) / 200 : 0;
  return [
    ding('kabel', [van[0] + dx / 2, van[1] + dy / 2], { w: Math.hypot(dx, dy), rot: (Math.atan2(dy, dx) * 180) / Math.PI }),
    ding('paal', [van[0], van[1] + 56], {}, 'onder'),
    ding('paal', [naar[0], naar[1] + 40], { w: 34, h: 96 }, 'boven'),
    ...Array.from({ length: GONDELS }, (_, i) => {
      const t = (0.2 + i * 0.3 + rijdt) % 1;
      return ding(
        'gondel',
        [van[0] + dx * t, van[1] + dy * t + 36],
        { rot: klaar ? sway(state, { ...ZWAAI.gondel, verschil: i * 0.3 }) : 0, toon: klaar ? 'vol' : '' },
        i,
      );
    }),
  ];
}

/** The snowmen of the round; in the end they dance. */
function drawPoppen(state: SneeuwState): Item[] {
  const { plek, stap } = plaatsenOf(state).poppen;
  const klaar = state.run.fase === 'klaar';
  const eerder = wasOpen(state) && state.pop.hoed !== null ? state.poppen.slice(0, -1) : state.poppen;
  return eerder.slice(-MAX_POPPEN).map(({ ballen, hoed, scheef }, i) => {
    const hop = klaar ? hopUp(state, { ...HOP.pop, verschil: i * 0.21 }) : 0;
    const rot = scheef / 6 + (klaar ? sway(state, { ...ZWAAI.pop, verschil: i * 0.3 }) : 0);
    return ding('klein', [plek[0] + i * stap, plek[1] - hop], { toon: `${ballen}${hoed}`, rot }, i);
  });
}

/** What the cannon points at now: the sign that is meant, the piste, or the snowman. */
function doelOf(state: SneeuwState): Plek | null {
  if (wasOpen(state)) return [popPlek(state)[0] + 160, popPlek(state)[1] - 460];
  const { fase } = state.run;
  if (fase === 'klaar') return null;
  const i = isPlaying(state.run) ? state.keus : state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  if (!isTyped(state)) {
    if (i < 0) return null;
    const { x, y } = vlagPlek(state, i);
    return [x, y - 8];
  }
  if (fase !== 'goed') return null;
  const { x, y } = pistePunt(state.stand, ((state.run.rij[0] ?? 0) + 0.5) / state.run.uitslag.length);
  return [x, y];
}

/** Degrees up from pointing left. */
function hoekOf(state: SneeuwState): number {
  const doel = doelOf(state);
  const [x, y] = kanonPlek(state);
  if (doel === null) return LOOP.rust;
  const hoek = (Math.atan2(y - 40 - doel[1], x - doel[0]) * 180) / Math.PI;
  return Math.min(76, Math.max(8, hoek));
}

/** The middle of its muzzle. */
function mondOf(state: SneeuwState): Plek {
  const [x, y] = kanonPlek(state);
  const rad = (hoekOf(state) / 180) * Math.PI;
  return [x - Math.cos(rad) * LOOP.lang, y - 40 - Math.sin(rad) * LOOP.lang];
}

/** It swells before it fires, and jumps back. */
function drawKanon(state: SneeuwState): Item[] {
  const [x, y] = kanonPlek(state);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const hoek = hoekOf(state);
  const rad = (hoek / 180) * Math.PI;
  const goed = fase === 'goed' && !wasOpen(state);
  const schoot = wasOpen(state) ? (state.pop.lucht?.op ?? -1000) : goed ? state.sinds + KNAL : -1000;
  const zwel = goed ? bump(t, { van: 2, duur: KNAL }) * 0.2 : 0;
  const terug = bump(state.tick, { van: schoot, duur: 14 }) * 20;
  const tril = fase === 'wacht' ? sway(state, { periode: 6, uitslag: 2 }) : 0;
  const ver = LOOP.midden - terug;
  return [
    ding('voet', [x + 6, y + 22]),
    ding('loop', [x - Math.cos(rad) * ver + tril, y - 40 - Math.sin(rad) * ver], {
      sx: -(1 - zwel * 0.4),
      sy: 1 + zwel + terug * 0.006,
      rot: hoek,
    }),
  ];
}

/** On its ball while a word is typed, like in a circus; else beside the cannon. */
function drawSpeler(state: SneeuwState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const vast = blobPlek(state);
  const opBal = isTyped(state) && fase !== 'klaar' && !wasOpen(state);
  const hop = opBal && fase !== 'goed' ? bump(state.tick, { van: state.letterOp, duur: 14 }) * 18 : cheer(state, HOP.blob);
  const [x, y] = opBal ? balPlek(state, vast) : vast;
  const wankel = opBal && fase === 'spelen' ? sway(state, { periode: 90, uitslag: 5 }) : 0;
  const blob = { ...drawBlob({ x, y: y - hop, w: BLOB, stemming: stemmingOf(fase), z: 11 }), rot: wankel };
  return fase === 'uitleg'
    ? [blob, ding('berg', [x, y - 56 - 8 * popIn(t, { van: 6, duur: 18 })], { sy: popIn(t, { van: 6, duur: 18 }) })]
    : [blob];
}

/** On top of the ball; when that is gone it sits in the snow, or jumps to its place by the cannon. */
function balPlek(state: SneeuwState, vast: Plek): Plek {
  const { plek, r } = rolbalOf(state);
  const t = ticksInFase(state);
  const boven = plek[1] - r - BLOB * 0.46;
  if (state.run.fase === 'uitleg') return [plek[0], between(boven, plek[1] + r - 50, progress01(t, { van: 0, duur: 14 }))];
  if (state.run.fase !== 'goed') return [plek[0], boven];
  const weg = easeInOut(progress01(t, { van: 0, duur: KNAL + 6 }));
  return [between(plek[0], vast[0], weg), between(boven, vast[1], weg) - arch(weg) * 70];
}

/** The ball of the word in the air. */
function drawSchot(state: SneeuwState): Item[] {
  const t = ticksInFase(state);
  const doel = doelOf(state);
  if (state.run.fase !== 'goed' || wasOpen(state) || doel === null || t < KNAL || t > RAAK) return [];
  const mond = mondOf(state);
  const ver = progress01(t, { van: KNAL, duur: RAAK - KNAL });
  const plek = bend(mond, [(mond[0] + doel[0]) / 2, Math.min(mond[1], doel[1]) - 150], doel, ver);
  const maat = between(96, 60, ver);
  return [
    ding('schot', plek, { w: maat, h: maat, rot: state.rustig ? 0 : ver * -300 }),
    ...drawConfetti(state, { ...VLOK, x: mond[0], y: mond[1], key: 'rook', leeftijd: t - KNAL, duur: 24, aantal: 8, kracht: 7 }),
  ];
}

function drawViering(state: SneeuwState): Item[] {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const doel = doelOf(state);
  const mond = mondOf(state);
  switch (state.run.fase) {
    case 'uitleg':
      return [
        ...drawConfetti(state, { ...VLOK, x: mond[0], y: mond[1], key: 'poef', leeftijd: t, duur: 40, aantal: 12, kracht: 5 }),
        drawVerdictRing(false, { x: kanonPlek(state)[0] - 20, y: kanonPlek(state)[1] - 40, maat: 240 }),
      ];
    case 'goed':
      if (wasOpen(state) || doel === null) return [];
      return [
        ...drawConfetti(state, { ...VLOK, x: doel[0], y: doel[1], leeftijd: t - RAAK, duur: 36, aantal: 12, kracht: 9 }),
        ...(t >= RAAK ? [drawRightRing(state, { x: doel[0], y: doel[1], maat: 190, van: RAAK, weg: WIT, duur: 10 })] : []),
      ];
    case 'klaar':
      return drawSlotfeest(state, { x: w / 2, y: 180, seed: 5, aantal: 26 });
    default:
      return [];
  }
}
