import type { Item } from '@spelrijk/game-kit/contract';
import { leanOf } from '@spelrijk/game-kit/mechanics/koers';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawBlob,
  clamp01,
  drawConfetti,
  hopUp,
  easeInOut,
  progress01,
  maatOf,
  drawVerdictRing,
  drawOptiebord,
  drawPluim,
  drawSlotfeest,
  bump,
  stemmingOf,
  drawToeschouwer,
  between,
  easeOut,
  overshoot,
  drawVraagbord,
  sway,
  makeDing,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Vraaglook } from '@spelrijk/game-kit/stage';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { autoX, BORD, bordPlek, circuitOf } from './circuit.ts';
import { spreadAlongWeg, drawLijnOp, rijstrook, standBesideWeg, pointToHorizon } from './diepte.ts';
import type { Lijn } from './diepte.ts';
import { BOTS, STROKEN } from './inhalen.ts';
import { AANLOOP, MAX_DELEN, NIEUW_DEEL, ONDERDOOR } from './state.ts';
import type { RaceState } from './state.ts';
import { botsOf, drawVerkeer } from './verkeer.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  balk: { w: 0, h: 44, z: 1 },
  schaduw: { w: 0, h: 40, z: 5 },
  vlam: { w: 150, h: 110, z: 5 },
  stof: { w: 80, h: 60, z: 8 },
  finish: { w: 0, h: 150, z: 2 },
  podium: { w: 0, h: 220, z: 4 },
  beker: { w: 84, h: 110, z: 7 },
  slak: { w: 150, h: 110, z: 6 },
  auto: { w: 170, h: 130, z: 6 },
});

/** What happens when, in ticks of its phase. */
const TIJD = {
  portaalRustigWeg: { van: 20, duur: 20 },
  onderdoor: { van: 4, duur: 26 },
  portaalWeg: { van: 22, duur: 10 },
  slakBlijftAchter: { van: 6, duur: 30 },
  slakHaaltIn: { van: 10, duur: 90 },
  grindTril: { van: 0, duur: 50 },
  boost: { van: 0, duur: 60 },
  deelErop: { van: NIEUW_DEEL, duur: 16 },
  wind: { van: 0, duur: 50 },
  ringOp: { van: 8, duur: 16 },
  ringWeg: { van: 62, duur: 12 },
  finishZakt: { van: 0, duur: 26 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  slak: { periode: 300, uitslag: 0.12 },
  motor: { periode: 9, uitslag: 1.4 },
  vlam: { periode: 6, uitslag: 0.3 },
} as const;

/** Who hops, and how high. */
const HOP = {
  slak: { periode: 18, hoogte: 5 },
  podium: { periode: 40, hoogte: 18 },
} as const;

const VRAAG: Vraaglook = { key: 'vraag', art: 'scherm', rand: { w: 64, h: 30 }, plaat: { maat: 84 }, z: 12 };
const OPTIE: Optielook = { pick: 'baan', letters: 58, rand: { w: 28, h: 20 }, plaat: { krimp: 14 }, gloed: { w: 26, h: 26 } };
const STREEP: Lijn = { art: 'streep', w: 16, h: 96, aantal: 5, tussen: 1.1, helder: 3, z: -8 };
const STOEP: Lijn = { art: 'rand', w: 44, h: 120, aantal: 6, tussen: 0.8, helder: 4, z: -8 };

export const scene = (state: RaceState): readonly Item[] => ringOn(state, drawToneel(state), 'auto', 'blob');

function drawToneel(state: RaceState): readonly Item[] {
  const weg = [drawBackdrop(state.stand), ...drawWegdek(state), ...drawBerm(state)];
  if (state.run.fase === 'klaar') return [...weg, ...drawPodium(state)];
  return [
    ...weg,
    ...drawPortaal(state),
    ...drawVraagbord(state, circuitOf(state).vraag, VRAAG),
    ...(wasOpen(state) ? [] : [drawSlak(state)]),
    ...drawVerkeer(state),
    ...drawAuto(state),
    ...drawViering(state),
  ];
}

/** Dashes between the lanes and the kerbs, coming nearer. */
function drawWegdek(state: RaceState): Item[] {
  const { weg } = circuitOf(state);
  const { opties, gereden } = state;
  const banen = wasOpen(state) ? STROKEN : opties.length;
  return [
    ...Array.from({ length: banen - 1 }, (_, i) =>
      drawLijnOp(weg, STREEP, { key: `streep${i}`, zij: ((i + 1) / banen) * 2 - 1, gereden: gereden + i * 0.2 }),
    ).flat(),
    ...[-1, 1].flatMap((kant) => drawLijnOp(weg, STOEP, { key: `rand${kant}`, zij: kant * 1.05, gereden })),
  ];
}

/** Trees, flags and spectators along the road. */
function drawBerm(state: RaceState): Item[] {
  const { weg, berm: w } = circuitOf(state);
  return spreadAlongWeg(6, 1.4, state.gereden).map((ver, i): Item => {
    const waar = standBesideWeg(weg, { zij: (i % 2 === 0 ? -1 : 1) * (1.5 + (i % 3) * 0.12), ver: ver - 0.1, hoog: w / 2, z: -7 });
    return { key: `berm${i}`, ...waar, w, h: w, alpha: clamp01(waar.sx * 5 - 0.7), art: 'berm', toon: String(i % 3) };
  });
}

/** The gantry: far, near, and overhead. */
function placeOfPortaal(state: RaceState): { readonly schaal: number; readonly hoger: number; readonly alpha: number } {
  const t = ticksInFase(state);
  const { fase } = state.run;
  if (fase === 'goed') {
    if (state.rustig) return { schaal: 1, hoger: 0, alpha: 1 - progress01(t, TIJD.portaalRustigWeg) };
    const over = easeInOut(progress01(t, TIJD.onderdoor));
    return { schaal: 1.06 + over * 1.2, hoger: over * 620, alpha: 1 - progress01(t, TIJD.portaalWeg) };
  }
  if (fase !== 'spelen') return { schaal: 1, hoger: 0, alpha: 1 };
  const ver = state.nadering.afstand / AANLOOP;
  const gas = state.wegOp === null ? 0 : progress01(state.tick, { van: state.wegOp, duur: ONDERDOOR });
  return { schaal: between(1 - 0.62 * ver, 1.06, gas), hoger: 70 * ver * (1 - gas), alpha: clamp01((1 - ver) * 6) };
}

function drawPortaal(state: RaceState): Item[] {
  const { schaal, hoger, alpha } = placeOfPortaal(state);
  if (alpha === 0) return [];
  const { w: breed } = maatOf(state.stand);
  const { bordY } = circuitOf(state);
  const x = breed / 2;
  const y = bordY - hoger;
  const komt = { sx: schaal, sy: schaal, alpha };
  const borden = state.opties.flatMap((_, i) => {
    const { x: bx, y: by, w, h } = bordPlek(state, i);
    const vlak = { x: x + (bx - x) * schaal, y: y + (by - bordY) * schaal, w, h, ...komt };
    const toon = state.nadering.keusOp !== null && state.baan === i ? 'hier' : '';
    return drawOptiebord(state, i, {
      vlak,
      bord: { key: `bord${i}`, art: 'bord', toon, labelToon: 'wit', uit: state.wegOp !== null, z: 3 },
      look: OPTIE,
    });
  });
  return [ding('balk', [x, y - (BORD / 2 + 16) * schaal], { w: breed, ...komt, art: `balk-${state.stand}` }), ...borden];
}

/** The rival. It drives on the verge, falls behind at a boost and passes whoever stands in the gravel. */
function drawSlak(state: RaceState): Item {
  const t = ticksInFase(state);
  const { weg, slak: opzij } = circuitOf(state);
  const { fase } = state.run;
  const haaltIn = fase === 'uitleg';
  const rijdt =
    fase === 'goed'
      ? between(0.85, -0.55, progress01(t, TIJD.slakBlijftAchter))
      : haaltIn
        ? between(-0.4, 0.85, easeOut(progress01(t, TIJD.slakHaaltIn)))
        : 0.85 + sway(state, ZWAAI.slak);
  const waar = standBesideWeg(weg, { zij: opzij, ver: state.rustig ? 0.85 : rijdt, hoog: 66, z: -5 });
  return {
    key: 'slak',
    ...waar,
    y: waar.y - hopUp(state, HOP.slak),
    w: 190,
    h: 140,
    art: 'slak',
    toon: haaltIn ? 'lach' : '',
  };
}

function drawAuto(state: RaceState): Item[] {
  const {
    autoY,
    auto: { w, h },
  } = circuitOf(state);
  const { fase } = state.run;
  const goed = fase === 'goed';
  const grind = fase === 'uitleg';
  const t = ticksInFase(state);
  const x = autoX(state);
  const bots = wasOpen(state) ? botsOf(state, BOTS) * 8 : 0;
  const rot =
    leanOf(state) * 9 +
    sway(state, { periode: 8, uitslag: bots }) +
    (grind ? sway(state, { periode: 7, uitslag: 6 * (1 - progress01(t, TIJD.grindTril)), tick: t }) : 0);
  const boost = goed && !state.rustig ? bump(t, TIJD.boost) * 70 : 0;
  const y = autoY - boost + sway(state, ZWAAI.motor);
  const plof = goed ? bump(t, TIJD.deelErop) * 0.12 : 0;
  const delen = Math.min(MAX_DELEN, state.onderdelen - (goed && t < NIEUW_DEEL ? 1 : 0));
  return [
    ding('schaduw', [x, autoY + 74], { w: w * 1.08 }),
    ...(boost > 4 ? [ding('vlam', [x, y + 92], { sy: 0.8 + sway(state, { ...ZWAAI.vlam, tick: t }) })] : []),
    { ...drawBlob({ x, y: y - h * 0.42, w: w * 0.5, stemming: stemmingOf(fase), z: 6 }), h: w * 0.55, rot },
    { key: 'auto', x, y, w, h, rot, sx: 1 + plof, sy: 1 - plof * 0.6, art: 'auto', toon: String(delen), z: 7 },
    ...(grind ? [0, 1, 2, 3].map((i) => drawWolk(state, i, x, autoY + 66)) : []),
  ];
}

/** Dust that the wheels throw up, to both sides. */
function drawWolk(state: RaceState, i: number, x: number, y: number): Item {
  const t = state.rustig ? 0.4 : (ticksInFase(state) / 50 + i * 0.25) % 1;
  const kant = i % 2 === 0 ? -1 : 1;
  return drawPluim(ding('stof', [x + kant * 70, y], { alpha: 0.9 }, i), t, kant * 80, -40);
}

function drawViering(state: RaceState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const { autoY, weg } = circuitOf(state);
  const x = autoX(state);
  if (fase === 'uitleg') return [drawVerdictRing(false, { x, y: autoY - 34, maat: 310 })];
  if (fase !== 'goed') return [];
  const wind = [0, 1, 2, 3, 4, 5].map((i): Item => {
    const waar = pointToHorizon(weg, rijstrook(i, 6) * 1.6, ((i * 0.37 + 3 - t * 0.11) % 1.2) - 0.4);
    return {
      key: `wind${i}`,
      ...waar,
      y: waar.y - 130 * waar.sx,
      w: 8,
      h: 150,
      alpha: bump(t, TIJD.wind) * 0.8,
      art: 'wind',
      z: 4,
    };
  });
  return [
    ...(state.rustig ? [] : wind),
    drawVerdictRing(true, {
      x,
      y: autoY - 50,
      maat: 320,
      groei: overshoot(progress01(t, TIJD.ringOp)),
      alpha: clamp01(t - 8) * (1 - progress01(t, TIJD.ringWeg)),
    }),
    ...drawConfetti(state, { x, y: autoY - 60, leeftijd: t - NIEUW_DEEL, duur: 40 }),
  ];
}

/** First is the child with the cup, second the snail, and everyone waves. */
function drawPodium(state: RaceState): Item[] {
  const { w, h } = maatOf(state.stand);
  const { finish, podium: breed, mensen: ver, slak: slakX, auto: autoX } = circuitOf(state).slot;
  const x = w / 2;
  const y = h - 120;
  const op = overshoot(progress01(ticksInFase(state), TIJD.finishZakt));
  const hop = hopUp(state, HOP.podium);
  return [
    ding('finish', [x, between(-200, finish, op)], { w: Math.min(w - 40, 900) }),
    ding('podium', [x, y + 40], { w: breed }),
    drawBlob({ x, y: y - 138 - hop, w: 140, stemming: 'trots', z: 6 }),
    ding('beker', [x + 92, y - 150 - hop], { sx: op, sy: op }),
    ding('slak', [x + slakX, y - 74], { toon: 'lach' }),
    ding('auto', [x - autoX, y - 52], { toon: String(Math.min(MAX_DELEN, state.onderdelen)) }),
    ...[-1, 1].map((kant, i) =>
      drawToeschouwer({ key: `mee${i}`, wie: i * 19 + 4, x: x + kant * ver, y: y + 40 - hop * 0.7, w: 100, stemming: 'trots', z: 6 }),
    ),
    ...drawSlotfeest(state, { x, y: h * 0.4, seed: 9, kracht: 13 }),
  ];
}
