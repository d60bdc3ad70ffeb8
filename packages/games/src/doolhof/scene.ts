import type { Item } from '@spelrijk/game-kit/contract';
import { drawBoekOp } from '@spelrijk/game-kit/mechanics/boek';
import { celXY, kolomOf, rijOf } from '@spelrijk/game-kit/mechanics/raster';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawBlob,
  arch,
  drawConfetti,
  hopUp,
  easeInOut,
  bend,
  progress01,
  maatOf,
  drawVerdictRing,
  drawOptiebord,
  drawSlotfeest,
  stemmingOf,
  between,
  overshoot,
  drawVraagbord,
  sway,
  makeDing,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Plek, Vraaglook } from '@spelrijk/game-kit/stage';
import { drawKelder } from './kelderbeeld.ts';
import { loperXY } from './loper.ts';
import { geheimWoordOf, LETTER, newLetter, ROND, STAP } from './state.ts';
import type { DoolhofState } from './state.ts';
import { poortBord, tuinOf } from './tuin.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  paal: { w: 14, h: 0, z: 2 },
  mol: { w: 124, h: 120, z: 12 },
  letter: { w: 84, h: 84, z: 30, art: 'sleutel' },
  vlieg: { w: 30, h: 30, z: 13, art: 'vonk' },
  gloor: { w: 700, h: 700, z: 3, art: 'licht' },
  kist: { w: 300, h: 250, z: 5 },
  woord: { w: 0, h: 120, z: 8, art: 'kaart' },
});

/** What happens when, in ticks of its phase. */
const TIJD = {
  lichtAan: { van: 4, duur: 16 },
  doorPoort: { van: 10, duur: 40 },
  doorPoortWeg: { van: 40, duur: 24 },
  dwaalIn: { van: 0, duur: ROND * 0.4 },
  dwaalWeg: { van: 6, duur: 14 },
  dwaalTerug: { van: ROND, duur: 26 },
  dwaalZichtbaar: { van: ROND, duur: 12 },
  molOp: { van: ROND * 0.5, duur: 20 },
  kaartPlof: { van: LETTER, duur: 14 },
  letterVlucht: { van: 14, duur: LETTER - 14 },
  letterOp: { van: 8, duur: 12 },
  ringOp: { van: 2, duur: 16 },
  ringWeg: { van: 58, duur: 14 },
  schatOp: { van: 30, duur: 30 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  duizel: { periode: 40, uitslag: 9 },
  vliegGloei: { periode: 90, uitslag: 0.45 },
  vliegOpZij: { periode: 310, uitslag: 70 },
  vliegOpNeer: { periode: 230, uitslag: 40 },
} as const;

/** Who hops, and how high. */
const HOP = {
  blob: { periode: 42, hoogte: 22 },
} as const;

const VRAAG: Vraaglook = { key: 'vraag', art: 'vraag', rand: { w: 64, h: 26 }, plaat: { maat: 82 }, z: 16 };
const BORD: Optielook = { pick: 'poort', letters: 52, rand: { w: 46, h: 20 }, plaat: { krimp: 12 }, gloed: { w: 26, h: 26 } };

export function scene(state: DoolhofState): readonly Item[] {
  if (state.run.fase === 'klaar') return [drawBackdrop(state.stand), ...drawVuurvliegen(state), ...drawSchat(state)];
  if (wasOpen(state)) return [drawBackdrop(state.stand), ...drawKelder(state)];
  return [
    drawBackdrop(state.stand),
    ...drawHeggen(state),
    ...(state.bladzij === null ? state.opties.flatMap((_, i) => drawPoort(state, i)) : []),
    ...drawMol(state),
    ...drawLoper(state),
    ...(state.bladzij === null ? drawVraagbord(state, tuinOf(state).vraag, VRAAG) : []),
    drawKaart(state),
    ...drawBoekOp(state, tuinOf(state).boek, 40, 17),
    ...drawVuurvliegen(state),
    ...drawViering(state),
  ];
}

/** Pieces of hedge inside the room; they grow when one comes in. The top row is one drawing. */
function drawHeggen(state: DoolhofState): Item[] {
  const tuin = tuinOf(state);
  const { raster, cel } = tuin;
  const w = raster.kolommen * cel;
  const nieuw = state.run.fase === 'spelen' && state.run.poging === 1;
  const binnen = state.kamer.muren.filter((vak) => rijOf(raster, vak) > 0);
  return [
    {
      key: 'bovenheg',
      x: tuin.x + w / 2,
      y: tuin.y + cel / 2,
      w,
      h: cel,
      art: `heg-${state.stand}`,
      toon: String(state.opties.length),
      z: 1,
    },
    ...binnen.map((vak, i): Item => {
      const [hx, hy] = celXY(tuin, vak);
      const op = nieuw ? overshoot(progress01(ticksInFase(state), { van: (i % 5) * 3, duur: 20 })) : 1;
      return {
        key: `heg${vak}`,
        x: hx,
        y: hy - 8 + (1 - op) * 30,
        w: cel + 6,
        h: cel + 18,
        sy: Math.max(0.05, op),
        art: 'struik',
        toon: String((vak * 7) % 3),
        z: 2 + rijOf(raster, vak) * 2,
      };
    }),
  ];
}

/** Centre of gate `i`. */
const poortXY = (state: DoolhofState, i: number | null): Plek => celXY(tuinOf(state), state.kamer.deuren[i ?? 0] ?? 0);

function drawPoort(state: DoolhofState, i: number): Item[] {
  const { cel } = tuinOf(state);
  const [px, py] = poortXY(state, i);
  const { x, y, w, h } = poortBord(state, i, state.opties.length);
  const goed = state.poort === i && state.run.fase === 'goed';
  const kies = state.doel === state.kamer.deuren[i];
  // A sign that does not hang right over its gate stands on a post.
  const top = py - cel * 0.4;
  const los = y < py - cel * 1.4 || Math.abs(x - px) > 40;
  return [
    { key: `boog${i}`, x: px, y: py - 4, w: cel * 1.5, h: cel * 1.24, art: 'boog', toon: goed ? 'aan' : '', z: 3 },
    ...(goed
      ? [
          {
            key: 'licht',
            x: px,
            y: py,
            w: cel * 3,
            h: cel * 3,
            alpha: progress01(ticksInFase(state), TIJD.lichtAan),
            art: 'licht',
            z: 2,
          },
        ]
      : []),
    ...(los ? [ding('paal', [px, (y + top) / 2 + 14], { h: Math.max(10, top - y) }, i)] : []),
    ...drawOptiebord(state, i, { vlak: { x, y, w, h }, bord: { art: 'bord', toon: kies ? 'kies' : '', z: 14 }, look: BORD }),
  ];
}

/** Where the child is: walking, on through the gate, or led round and back. */
function loperPlek(state: DoolhofState): { readonly x: number; readonly y: number; readonly alpha: number } {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const tuin = tuinOf(state);
  const { cel } = tuin;
  const [x, y] = celXY(tuin, state.vak);
  if (fase === 'goed') return { x, y: y - progress01(t, TIJD.doorPoort) * cel * 0.9, alpha: 1 - progress01(t, TIJD.doorPoortWeg) };
  if (fase !== 'uitleg') {
    const [lx, ly] = loperXY(state, tuin, STAP, 10);
    return { x: lx, y: ly, alpha: 1 };
  }
  if (t < ROND * 0.4) return { x, y: y - progress01(t, TIJD.dwaalIn) * cel * 0.7, alpha: 1 - progress01(t, TIJD.dwaalWeg) };
  const [bx, by] = celXY(tuin, state.kamer.begin);
  return { x: bx, y: by + (1 - easeInOut(progress01(t, TIJD.dwaalTerug))) * cel, alpha: progress01(t, TIJD.dwaalZichtbaar) };
}

function drawLoper(state: DoolhofState): Item[] {
  const { raster, cel } = tuinOf(state);
  const { x, y, alpha } = loperPlek(state);
  const terug = state.run.fase === 'uitleg';
  const duizelt = terug && ticksInFase(state) > ROND ? sway(state, ZWAAI.duizel) : 0;
  const stapt = !state.rustig && state.tick - state.stapOp < STAP;
  const helt = stapt ? (kolomOf(raster, state.vak) - kolomOf(raster, state.vorig)) * 6 : 0;
  const z = 3 + rijOf(raster, state.vak) * 2;
  return [
    { key: 'schaduw', x, y: y + cel * 0.36, w: cel * 0.7, h: 20, alpha: alpha * 0.8, art: 'schaduw', z },
    {
      ...drawBlob({ x, y: y - 12, w: cel * 0.92, stemming: stemmingOf(state.run.fase), z: terug ? 12 : z }),
      h: cel * 1.01,
      rot: helt + duizelt,
      alpha,
    },
  ];
}

/** It comes up beside the wrong gate, with the map upside down. */
function drawMol(state: DoolhofState): Item[] {
  const t = ticksInFase(state);
  if (state.run.fase !== 'uitleg' || t < ROND * 0.5) return [];
  const { cel } = tuinOf(state);
  const [x, y] = poortXY(state, state.poort);
  const kant = x > maatOf(state.stand).w / 2 ? -1 : 1;
  const op = overshoot(progress01(t, TIJD.molOp));
  return [ding('mol', [x + kant * cel * 0.2, y + cel - 6 + (1 - op) * 40], { sy: Math.max(0.05, op) })];
}

/** The secret word as far as it was found. */
function drawKaart(state: DoolhofState): Item {
  const { kaart, kaartBijBoek } = tuinOf(state);
  const { x, y, w, h } = state.tekst === '' ? kaart : kaartBijBoek;
  const woord = geheimWoordOf(state);
  const t = state.run.fase === 'goed' ? ticksInFase(state) : LETTER * 2;
  const vast = t < LETTER ? state.letters - 1 : state.letters;
  const label = [...woord].map((letter, i) => (i < vast ? letter : '•')).join(' ');
  const plof = 1 + arch(progress01(t, TIJD.kaartPlof)) * 0.06;
  return {
    key: 'kaart',
    x,
    y,
    w,
    h,
    sx: plof,
    sy: plof,
    art: 'kaart',
    label,
    labelSize: Math.min(46, ((w - 84) / woord.length) * 1.15),
    z: 16,
  };
}

/** A letter flies from the gate to the map. */
function drawViering(state: DoolhofState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const van = poortXY(state, state.poort);
  const [px, py] = van;
  if (fase === 'uitleg') return t < 20 ? [] : [drawVerdictRing(false, { x: px, y: py + 24, maat: 170 })];
  if (fase !== 'goed') return [];
  const { x: kx, y: ky } = tuinOf(state).kaart;
  const [x, y] = bend(van, [(px + kx) / 2, Math.min(py, ky) - 80], [kx, ky], easeInOut(progress01(t, TIJD.letterVlucht)));
  const op = overshoot(progress01(t, TIJD.letterOp));
  const letter: Item = ding('letter', [x, y], { sx: op, sy: op, label: newLetter(state), labelSize: 46 });
  return [
    ...(t >= 8 && t < LETTER ? [letter] : []),
    drawVerdictRing(true, {
      x: px,
      y: py + 24,
      maat: 176,
      groei: overshoot(progress01(t, TIJD.ringOp)),
      alpha: 1 - progress01(t, TIJD.ringWeg),
    }),
    ...drawConfetti(state, { x: px, y: py - 20, leeftijd: t - 4, key: 'ster', kracht: 8, art: 'vonk', tonen: [''], maat: [24, 24] }),
  ];
}

function drawVuurvliegen(state: DoolhofState): Item[] {
  if (state.rustig) return [];
  const { w, h } = maatOf(state.stand);
  return [0, 1, 2, 3, 4].map((i): Item =>
    ding(
      'vlieg',
      [
        w * (0.1 + 0.2 * i) + sway(state, { ...ZWAAI.vliegOpZij, verschil: i * 0.3 }),
        h * (0.5 + 0.12 * ((i * 2) % 4)) + sway(state, { ...ZWAAI.vliegOpNeer, verschil: i * 0.21 }),
      ],
      { alpha: 0.45 + sway(state, { ...ZWAAI.vliegGloei, verschil: i * 0.27 }) },
      i,
    ),
  );
}

/** The treasure room: the chest opens, the secret word rises out of it. The mole has found it too. */
function drawSchat(state: DoolhofState): Item[] {
  const t = ticksInFase(state);
  const { w: breed, h } = maatOf(state.stand);
  const x = breed / 2;
  const y = h * 0.66;
  const op = overshoot(progress01(t, TIJD.schatOp));
  const woord = geheimWoordOf(state);
  const w = Math.min(breed - 60, 620);
  const groei = Math.max(0.05, op);
  const labelSize = Math.min(76, (w - 100) / (woord.length * 0.58));
  return [
    ding('gloor', [x, y - 40], { alpha: op * 0.9 }),
    ding('kist', [x, y], { toon: t > 24 ? 'open' : '' }),
    ding('woord', [x, between(y - 40, h * 0.26, op)], { w, sx: groei, sy: groei, label: woord, labelSize, labelToon: 'vet' }),
    drawBlob({ x: x - 230, y: y + 20 - hopUp(state, HOP.blob), w: 140, stemming: 'trots', z: 6 }),
    ding('mol', [x + 230, y + 46], { w: 150, h: 145, toon: 'blij', z: 6 }),
    ...drawSlotfeest(state, {
      x,
      y: y - 80,
      seed: 2,
      leeftijd: t - 24,
      duur: 126,
      kracht: 13,
      art: 'munt',
      tonen: ['', 'g', 'p'],
      maat: [34, 34],
    }),
  ];
}
