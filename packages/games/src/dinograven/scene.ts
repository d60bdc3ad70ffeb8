import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
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
  easeOut,
  hopUp,
  maatOf,
  overshoot,
  popIn,
  progress01,
  stemmingOf,
  sway,
  ringOn,
} from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import { BOT_OP, BOT_VAN, bottenFor, countGoed, type DinoState } from './state.ts';
import { drawVeld, vakPlek } from './veld.ts';
import { drawWoord, graverX } from './woord.ts';

/** Who hops, and how high. */
const HOP = { blob: { periode: 40, hoogte: 20 }, dans: { periode: 44, hoogte: 20 }, klein: { periode: 36, hoogte: 26 } } as const;
const ZWAAI = { dans: { periode: 88, uitslag: 6 }, vondst: { periode: 120, uitslag: 3 } } as const;
/** So many finds stand beside the skeleton. */
const MAX_VONDSTEN = 9;
const BLOB = 122;
/** When the eggs open, in ticks of the finale. */
const BREEKT = 40;

export const scene = (state: DinoState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', 'blok');

function drawToneel(state: DinoState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawSkelet(state),
    ...drawVondsten(state),
    ...drawGraver(state),
    ...drawWoord(state),
    ...drawVeld(state),
    ...drawMis(state),
    ...drawViering(state),
  ];
}

/** What stands already; in the end it dances, and there is an eye in its skull. */
function drawSkelet(state: DinoState): Item[] {
  const { fase, uitslag } = state.run;
  const { x, y, w } = plaatsenOf(state).skelet;
  const maat = { w, h: w * 0.68 };
  const t = ticksInFase(state);
  const goed = countGoed(state);
  const staan = bottenFor(goed, uitslag.length);
  const dans = fase === 'klaar';
  const hop = dans ? hopUp(state, HOP.dans) : 0;
  const rot = dans ? sway(state, ZWAAI.dans) : 0;
  const schok = fase === 'goed' ? bump(t, { van: BOT_OP, duur: 14 }) * 0.05 : 0;
  const vorm = { ...maat, rot, sy: 1 - schok, sx: 1 + schok };
  const botten = Array.from({ length: staan }, (_, i) => {
    const toon = dans && i === 7 ? 'leeft' : '';
    return ding('bot', [x, y - hop], { ...vorm, art: `bot-${i}`, ...(toon !== '' && { toon }) }, i);
  });
  return [ding('steiger', [x, y], maat), ...botten, ...drawNieuw(state, staan)];
}

/** The new bone flies in a bow from the ground to its place; where all stand already it is only polished. */
function drawNieuw(state: DinoState, staan: number): Item[] {
  if (state.run.fase !== 'goed') return [];
  const { x, y, w } = plaatsenOf(state).skelet;
  const maat = { w, h: w * 0.68 };
  const t = ticksInFase(state);
  const erbij = Array.from({ length: bottenFor(countGoed(state) + 1, state.run.uitslag.length) - staan }, (_, i) => staan + i);
  const ver = easeInOut(progress01(t, { van: BOT_VAN, duur: BOT_OP - BOT_VAN }));
  const vandaan = plaatsenOf(state).rij;
  const boog = state.rustig ? 0 : arch(ver) * 110;
  const plek = [between(vandaan.x, x, ver), between(vandaan.y - 60, y, ver) - boog] as const;
  const op = overshoot(progress01(t, { van: BOT_VAN - 8, duur: 14 }));
  if (t < BOT_VAN - 8) return [];
  return erbij.map((i) => ding('vliegbot', plek, { ...maat, art: `bot-${i}`, sx: op, sy: op, rot: state.rustig ? 0 : (1 - ver) * -50 }, i));
}

/** What was found stands in a row; in the end little ones come out of the eggs. */
function drawVondsten(state: DinoState): Item[] {
  const { plek, stap } = plaatsenOf(state).vondst;
  const t = ticksInFase(state);
  const klaar = state.run.fase === 'klaar';
  return state.vondsten.slice(-MAX_VONDSTEN).map((wat, i, alle) => {
    const nieuw = i === alle.length - 1 && wasOpen(state);
    const uit = klaar && wat === 'ei' && t > BREEKT + i * 5;
    const s = nieuw
      ? popIn(state.tick, { van: state.spoor.schepOp + 24, duur: 16 })
      : uit
        ? popIn(t, { van: BREEKT + i * 5, duur: 16 })
        : 1;
    const hop = uit ? hopUp(state, { ...HOP.klein, verschil: i * 0.23 }) : 0;
    const rot =
      klaar && wat === 'ei' && !uit ? sway(state, { periode: 10, uitslag: 8 }) : sway(state, { ...ZWAAI.vondst, verschil: i * 0.3 });
    return ding('vondst', [plek[0] + i * stap, plek[1] - hop], { toon: uit ? 'dino' : wat, sx: s, sy: s, rot }, i);
  });
}

/** The ring around the digger stays on the stage, also at the end of a long word. */
const RAND = 118;

/** Where the digger stands: it walks to the letter that is dug, in play to the square that is meant. */
function graverPlek(state: DinoState): number {
  const { w } = maatOf(state.stand);
  const t = progress01(state.tick, { van: state.letterOp, duur: 12 });
  const naar = wasOpen(state) ? vakPlek(state, state.spoor.mik)[0] : graverX(state) - 40 * (1 - easeOut(t));
  return Math.min(w - RAND, Math.max(RAND, naar));
}

/** The pupil's blob with helmet and shovel: it walks along the trench and digs. */
function drawGraver(state: DinoState): Item[] {
  const { grond } = plaatsenOf(state);
  const x = graverPlek(state);
  const duik = bump(state.tick, { van: state.letterOp, duur: 14 });
  const hop = cheer(state, HOP.blob);
  const y = grond - 40 - hop + duik * 8;
  const schep = 34 - duik * 70 + (isOpen(state) ? bump(state.tick, { van: state.spoor.schepOp, duur: 14 }) * -60 : 0);
  return [
    { ...drawBlob({ x, y, w: BLOB, stemming: stemmingOf(state.run.fase), z: 8 }), sy: 1 - duik * 0.1, sx: 1 + duik * 0.07 },
    ding('helm', [x, y - 58 + duik * 8], {}),
    ding('schep', [x + 66, y + 8], { rot: schep }),
  ];
}

/** Sand slides over the word, and the mole comes to look. */
function drawMis(state: DinoState): Item[] {
  if (state.run.fase !== 'uitleg') return [];
  const { mol } = plaatsenOf(state);
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const op = popIn(t, { van: 10, duur: 22 });
  const schuif = easeOut(progress01(t, { van: 0, duur: 24 }));
  return [
    ding('stuif', [w / 2, h - 34], { w: w * 0.94, sx: schuif }),
    ding('mol', [mol[0], mol[1] + 60 - op * 60], { sy: op, rot: sway(state, { periode: 70, uitslag: 4 }) }),
  ];
}

function drawViering(state: DinoState): Item[] {
  const { skelet } = plaatsenOf(state);
  const [x, y] = [graverPlek(state), plaatsenOf(state).grond - 52];
  const t = ticksInFase(state);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: 220 })];
    case 'goed':
      return wasOpen(state)
        ? []
        : [
            drawRightRing(state, { x, y, maat: 210, van: 2, weg: 40 }),
            ...drawConfetti(state, { x: skelet.x, y: skelet.y, leeftijd: t - BOT_OP, aantal: 12, duur: 40, kracht: 8 }),
          ];
    case 'klaar':
      return drawSlotfeest(state, { x: skelet.x, y: skelet.y - 60, seed: 6, aantal: 26 });
    default:
      return [];
  }
}
