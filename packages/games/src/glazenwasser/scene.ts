import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, isGuided, isDemonstrated, ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawBlob,
  arch,
  fitLetters,
  isGlad,
  cheer,
  progress01,
  popIn,
  drawRijtje,
  stemmingOf,
  drawTypveld,
  easeOut,
  overshoot,
  drawViering,
  sway,
  makeDing,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Rijtje } from '@spelrijk/game-kit/stage';
import { drawBuren } from './buren.ts';
import { coverOf } from './buurraam.ts';
import { gevelOf } from './gevel.ts';
import { celPlek, dekkingOf } from './masker.ts';
import { achterOf, KRUIP, raamOf } from './state.ts';
import type { GlasState } from './state.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  beeld: { w: 250, h: 250, z: 2, art: 'kit:plaatje' },
  bord: { w: 0, h: 130, z: 2 },
  hoek: { w: 104, h: 104, z: 6 },
  wisser: { w: 132, h: 150, z: 7 },
  emmer: { w: 84, h: 84, z: 9 },
  bel: { w: 26, h: 26, z: 9, art: 'zeepbel' },
  glim: { w: 120, h: 0, z: 4 },
  flats: { w: 130, h: 150, z: 6 },
  duif: { w: 128, h: 104, z: 13 },
});

/** What happens when, in ticks of its phase. */
const TIJD = {
  bewonerOp: { van: 6, duur: 22 },
  glim: { van: 4, duur: 34 },
  vlucht: { van: 0, duur: 46 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  hand: { periode: 30, uitslag: 24 },
  gondel: { periode: 240, uitslag: 3 },
} as const;

/** Who hops, and how high. */
const HOP = {
  bewoner: { periode: 56, hoogte: 14 },
  blob: { periode: 44, hoogte: 20 },
} as const;

export const scene = (state: GlasState): readonly Item[] => ringOn(state, drawToneel(state), 'vak');

function drawToneel(state: GlasState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawKamer(state),
    ...drawSop(state),
    ...drawKozijn(state),
    ...drawWisser(state),
    ...drawGondel(state),
    ...drawRaampjes(state),
    ...drawVensterbank(state),
    ...drawGlans(state),
    ...drawDuif(state),
    ...drawVieren(state),
  ];
}

/** Behind the glass: the room, and in it the word, the picture or whoever lives there. */
function drawKamer(state: GlasState): Item[] {
  const { x, y, w, h } = gevelOf(state.stand).kozijn;
  const n = (state.run.rij[0] ?? 0) % 4;
  const glas: Item = { key: 'kamer', x, y, w: w - 60, h: h - 50, art: 'kamer', toon: String(n), z: 1 };
  const what = achterOf(state);
  if (wasOpen(state)) return [{ ...glas, toon: String((n + 1) % 4) }, ...drawBuren(state)];
  if (isGlad(state)) return [glas, ...drawZwaaier(state, n)];
  if (what.soort === 'plaatje') return [glas, ding('beeld', [x, y], { toon: what.plaatje })];
  if (what.soort === 'bewoner') return [glas, ...drawZwaaier(state, n)];
  return [
    glas,
    ding('bord', [x, y], { w: w - 110 }),
    { key: 'woord', x, y, w: w - 130, h: 130, label: what.woord, labelSize: fitLetters(what.woord, w - 170, 92), z: 2 },
  ];
}

/** Somebody is at home: it waves when the window is clean. */
function drawZwaaier(state: GlasState, n: number): Item[] {
  const { x, y, h } = gevelOf(state.stand).kozijn;
  const blij = isGlad(state);
  const op = blij && achterOf(state).soort !== 'bewoner' ? overshoot(progress01(ticksInFase(state), TIJD.bewonerOp)) : 1;
  const voet = y + h / 2 - 126 - cheer(state, HOP.bewoner);
  const common = { sx: op, sy: op, z: 2 };
  return [
    { key: 'bewoner', x, y: voet, w: 220, h: 210, ...common, art: 'bewoner', toon: `${n} ${blij ? 'blij' : ''}` },
    {
      key: 'hand',
      x: x + 118,
      y: voet - 30,
      w: 60,
      h: 76,
      ...common,
      rot: blij ? sway(state, ZWAAI.hand) : 60,
      art: 'hand',
      toon: String(n),
    },
  ];
}

/** The suds: a tuft of foam for every cell that is covered. */
function drawSop(state: GlasState): Item[] {
  const speelt = wasOpen(state);
  if (isGlad(state) && !speelt) return [];
  // Over the neighbours' pane the suds come flying.
  const komt = speelt ? coverOf(state) : 1;
  const raam = raamOf(state.stand);
  return state.masker.schoonTot.flatMap((_, cel): Item[] => {
    const dek = dekkingOf(state.masker, cel, state.tick, KRUIP);
    if (dek === 0 || komt * state.masker.schoonTot.length < (cel * 17) % state.masker.schoonTot.length) return [];
    const [x, y] = celPlek(raam, cel);
    return [
      {
        key: `sop${cel}`,
        x,
        y,
        w: raam.w * 1.5,
        h: raam.h * 1.5,
        sx: 0.5 + dek / 2,
        sy: 0.5 + dek / 2,
        alpha: Math.min(1, dek + 0.15),
        art: 'sop',
        toon: String((cel * 7) % 3),
        z: 3,
      },
    ];
  });
}

function drawKozijn(state: GlasState): Item[] {
  const { x, y, w, h } = gevelOf(state.stand).kozijn;
  const hint = isGuided(state.run) && state.run.fase === 'spelen' && !isDemonstrated(state.run) ? [drawHoekje(state)] : [];
  return [{ key: 'kozijn', x, y, w, h, art: 'kozijn', z: 5 }, ...hint];
}

/** The corner that stays clear: the first letter. */
function drawHoekje(state: GlasState): Item {
  const [x, y] = celPlek(raamOf(state.stand), 0);
  return ding('hoek', [x + 14, y + 12], { label: currentOpgave(state.run)?.woord.woord.slice(0, 1) ?? '', labelSize: 64 });
}

function drawWisser(state: GlasState): Item[] {
  const speelt = isOpen(state) && !state.rustig && coverOf(state) === 1;
  if (!speelt && (state.run.fase !== 'spelen' || isDemonstrated(state.run))) return [];
  const sinds = state.tick - state.veegOp;
  const kantel = state.rustig ? 0 : Math.exp(-Math.max(0, sinds) / 14) * 14;
  return [ding('wisser', [state.x, state.y + 34], { rot: kantel })];
}

/** The cradle on its ropes with the pupil's blob and the bucket. */
function drawGondel(state: GlasState): Item[] {
  const { gondel: plek, blob: wie, emmer } = gevelOf(state.stand);
  const { x, y, w, h } = plek;
  const deint = sway(state, ZWAAI.gondel);
  return [
    drawBlob({
      x: wie[0],
      y: wie[1] + deint - cheer(state, HOP.blob),
      w: 158,
      stemming: stemmingOf(state.run.fase),
      z: 8,
    }),
    ding('emmer', [emmer[0], emmer[1] + deint]),
    ...(wasOpen(state) ? [] : drawBellen(state, emmer)),
    { key: 'gondel', x, y: y + deint, w, h, art: `gondel-${state.stand}`, z: 10 },
  ];
}

/** What rises from the bucket, until the child writes. */
const drawBellen = (state: GlasState, emmer: readonly [number, number]): Item[] =>
  state.vakken.inhoud.length > 0 ? drawLetterbellen(state, emmer) : [0, 1, 2].map((i) => drawBel(state, emmer, i));

/** Every letter blows a bubble over the bucket: a tower of them, that floats off when the word is right and bursts when it is not. */
function drawLetterbellen(state: GlasState, [x, y]: readonly [number, number]): Item[] {
  const { fase } = state.run;
  const n = Math.min(MEESTE_BELLEN, state.vakken.inhoud.length);
  if (n === 0 || fase === 'klaar') return [];
  const weg = fase === 'goed' || fase === 'uitleg' ? progress01(ticksInFase(state), { van: 0, duur: 40 }) : 0;
  return Array.from({ length: n }, (_, i) => {
    const nieuw = i === n - 1 && fase === 'spelen' ? popIn(state.tick, { van: state.letterOp, duur: 16 }) : 1;
    const maat = nieuw * (fase === 'uitleg' ? 1 + weg * 0.6 : 1);
    const hoog = fase === 'goed' ? weg * 160 : 0;
    const plek = [
      x - 30 + (i % 3) * 30,
      y - 54 - Math.floor(i / 3) * 32 - hoog + sway(state, { periode: 110, uitslag: 3, verschil: i * 0.2 }),
    ] as const;
    return ding('bel', plek, { sx: maat * 1.3, sy: maat * 1.3, alpha: 1 - weg }, `l${i}`);
  });
}

const MEESTE_BELLEN = 5;

/** A bubble that rises from the bucket. */
function drawBel(state: GlasState, [x, y]: readonly [number, number], i: number): Item {
  const t = ((state.tick + i * 60) % 180) / 180;
  const alpha = state.rustig ? 0 : (1 - t) * 0.9;
  return ding('bel', [x - 20 + i * 20, y - 40 - t * 90], { alpha }, i);
}

const RUIT: Omit<Rijtje, 'w' | 'h'> = {
  key: 'raam',
  art: 'raampje',
  z: 4,
  tonen: { gehaald: 'schoon', later: 'schoon', nu: 'nu', straks: 'vuil' },
  van: 31,
  sprong: { van: 30, duur: 18, groei: 0.4 },
};

/** The other windows: each word cleans one. */
function drawRaampjes(state: GlasState): Item[] {
  const { x, y, dx, dy, perRij, maat } = gevelOf(state.stand).raampjes;
  const ruit = { ...RUIT, w: maat, h: maat * 1.14 };
  return drawRijtje(state, ruit, (i) => [x + (i % perRij) * dx, y + Math.floor(i / perRij) * dy]);
}

function drawVensterbank(state: GlasState): Item[] {
  const { vensterbank: plek, strook: waar, knop } = gevelOf(state.stand);
  const { x, y, w, h } = plek;
  const bank: Item = { key: 'bank', x, y, w, h, art: 'vensterbank', z: 11 };
  if (state.run.fase === 'klaar')
    return [bank, { key: 'score', x, y: y - 6, w: w - 60, h: 100, label: `${state.totaal} sterren`, labelSize: 64, z: 12 }];
  // The suds of the neighbours take the room of the letters.
  if (wasOpen(state)) {
    const label = currentOpgave(state.run)?.antwoord ?? '';
    return [bank, { key: 'score', x, y: y - 6, w: w - 60, h: 100, label, labelSize: fitLetters(label, w - 100, 72), z: 12 }];
  }
  return [bank, ...drawTypveld(state, { ...waar, hoog: 100, vak: 72, z: 12 }, { ...knop, w: 200, h: 98, labelSize: 40 })];
}

/** Soap bubbles instead of confetti. */
const BELLEN = { art: 'zeepbel', tonen: [''] } as const;

function drawVieren(state: GlasState): Item[] {
  const { kozijn: plek, strook: letters } = gevelOf(state.stand);
  const { x, y, h } = plek;
  return drawViering(
    state,
    // Above the letters, so that they stay readable.
    { plek: [letters.x, letters.y - 92], goed: 100, fout: 104, weg: 56, tot: 70 },
    { ...BELLEN, key: 'bellen', x, y: y + h / 2, na: 8, aantal: 14, duur: 60, kracht: 11, maat: [32, 32] },
    { ...BELLEN, x, y, seed: 4, kracht: 14, maat: [38, 38] },
  );
}

/** A gleam goes over the clean pane, and the stars of this word come one by one. */
function drawGlans(state: GlasState): Item[] {
  if (state.run.fase !== 'goed' || wasOpen(state)) return [];
  const { x, y, w, h } = gevelOf(state.stand).kozijn;
  const glim = progress01(ticksInFase(state), TIJD.glim);
  const alpha = glim < 1 && !state.rustig ? 0.8 : 0;
  return [
    ding('glim', [x - w * 0.42 + glim * w * 0.84, y], { h: h - 60, alpha, rot: 14 }),
    ...Array.from({ length: state.sterren }, (_, i) => drawSter(state, i)),
  ];
}

/** One of the stars of this word, along the upper edge of the frame. */
function drawSter(state: GlasState, i: number): Item {
  const { x, y, h } = gevelOf(state.stand).kozijn;
  const op = overshoot(progress01(ticksInFase(state), { van: 20 + i * 8, duur: 16 }));
  const plek = { x: x + (i - (state.sterren - 1) / 2) * 96, y: y - h / 2 + 62 };
  return { key: `ster${i}`, ...plek, w: 88, h: 88, sx: op, sy: op, art: 'kit:ster', z: 13 };
}

/** A pigeon comes by. It could not wait. */
function drawDuif(state: GlasState): Item[] {
  if (state.run.fase !== 'uitleg') return [];
  const { x, y, w, h } = gevelOf(state.stand).kozijn;
  const t = ticksInFase(state);
  const vlucht = state.rustig ? 1 : easeOut(progress01(t, TIJD.vlucht));
  const flats = overshoot(progress01(t, { van: state.rustig ? 0 : 22, duur: 14 }));
  return [
    ding('flats', [x + w * 0.2, y + 20], { sx: flats, sy: flats }),
    ding('duif', [x - w * 0.6 + vlucht * w * 1.04, y - h / 2 + 30 - arch(vlucht) * 30], {
      toon: vlucht < 1 && Math.floor(t / 5) % 2 === 0 ? 'op' : '',
    }),
  ];
}
