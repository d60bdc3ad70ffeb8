import { boog, deining, loop01, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitLetters, oordeelRing } from '@spelrijk/game-kit/maat';
import { celPlek, dekking } from '@spelrijk/game-kit/masker/masker';
import { currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { strook } from '@spelrijk/game-kit/schrijf';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { gevelOf } from './gevel.ts';
import { KRUIP, achter, raamVan } from './state.ts';
import type { GlasState } from './state.ts';

export function scene(state: GlasState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...kamer(state),
    ...sop(state),
    ...kozijn(state),
    ...wisser(state),
    ...gondel(state),
    ...raampjes(state),
    ...vensterbank(state),
    ...viering(state),
  ];
}

const isSchoon = (state: GlasState): boolean => state.run.fase === 'goed' || state.run.fase === 'klaar';

/** Behind the glass: the room, and in it the word, the picture or whoever lives there. */
function kamer(state: GlasState): Item[] {
  const [x, y, w, h] = gevelOf(state.stand).kozijn;
  const n = (state.run.rij[0] ?? 0) % 4;
  const glas: Item = { key: 'kamer', x, y, w: w - 60, h: h - 50, art: 'kamer', toon: String(n), z: 1 };
  const what = achter(state);
  if (isSchoon(state)) return [glas, ...zwaaier(state, n)];
  if (what.soort === 'plaatje') return [glas, { key: 'beeld', x, y, w: 250, h: 250, art: 'kit:plaatje', toon: what.plaatje, z: 2 }];
  if (what.soort === 'bewoner') return [glas, ...zwaaier(state, n)];
  return [
    glas,
    { key: 'bord', x, y, w: w - 110, h: 130, art: 'bord', z: 2 },
    { key: 'woord', x, y, w: w - 130, h: 130, label: what.woord, labelSize: fitLetters(what.woord, w - 170, 92), z: 2 },
  ];
}

/** Somebody is at home: it waves when the window is clean. */
function zwaaier(state: GlasState, n: number): Item[] {
  const [x, y, , h] = gevelOf(state.stand).kozijn;
  const t = ticksInFase(state);
  const blij = isSchoon(state);
  const zwaai = blij && !state.rustig ? deining(state.tick, 30) * 24 : 0;
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 56)) * 14 : 0;
  const op = blij && achter(state).soort !== 'bewoner' ? veer(loop01(t, 6, 22)) : 1;
  const voet = y + h / 2 - 126;
  return [
    { key: 'bewoner', x, y: voet - hop, w: 220, h: 210, sx: op, sy: op, art: 'bewoner', toon: `${n} ${blij ? 'blij' : ''}`, z: 2 },
    {
      key: 'hand',
      x: x + 118,
      y: voet - 30 - hop,
      w: 60,
      h: 76,
      sx: op,
      sy: op,
      rot: blij ? zwaai : 60,
      art: 'hand',
      toon: String(n),
      z: 2,
    },
  ];
}

/** The suds: a tuft of foam for every cell that is covered. */
function sop(state: GlasState): Item[] {
  if (isSchoon(state)) return [];
  const raam = raamVan(state.stand);
  return state.masker.schoonTot.flatMap((_, cel): Item[] => {
    const dek = dekking(state.masker, cel, state.tick, KRUIP);
    if (dek === 0) return [];
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

function kozijn(state: GlasState): Item[] {
  const [x, y, w, h] = gevelOf(state.stand).kozijn;
  const hint = isGeleid(state.run) && state.run.fase === 'spelen' && !isVoorgedaan(state.run) ? [hoekje(state)] : [];
  return [{ key: 'kozijn', x, y, w, h, art: 'kozijn', z: 5 }, ...hint];
}

/** The corner that stays clear: the first letter. */
function hoekje(state: GlasState): Item {
  const [x, y] = celPlek(raamVan(state.stand), 0);
  return {
    key: 'hoek',
    x: x + 14,
    y: y + 12,
    w: 104,
    h: 104,
    art: 'hoek',
    label: currentOpgave(state.run)?.woord.woord.slice(0, 1) ?? '',
    labelSize: 64,
    z: 6,
  };
}

function wisser(state: GlasState): Item[] {
  if (state.run.fase !== 'spelen' || isVoorgedaan(state.run)) return [];
  const sinds = state.tick - state.veegOp;
  const kantel = state.rustig ? 0 : Math.exp(-Math.max(0, sinds) / 14) * 14;
  return [{ key: 'wisser', x: state.x, y: state.y + 34, w: 132, h: 150, rot: kantel, art: 'wisser', z: 7 }];
}

/** The cradle on its ropes with the pupil's blob and the bucket. */
function gondel(state: GlasState): Item[] {
  const { gondel: plek, blob, emmer } = gevelOf(state.stand);
  const [x, y, w, h] = plek;
  const { fase } = state.run;
  const wieg = state.rustig ? 0 : deining(state.tick, 240) * 3;
  const blij = isSchoon(state);
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 44)) * 20 : 0;
  const mood = blij ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const bellen = Array.from({ length: 3 }, (_, i): Item => {
    const t = ((state.tick + i * 60) % 180) / 180;
    return {
      key: `bel${i}`,
      x: emmer[0] - 20 + i * 20,
      y: emmer[1] - 40 - t * 90,
      w: 26,
      h: 26,
      alpha: state.rustig ? 0 : (1 - t) * 0.9,
      art: 'zeepbel',
      z: 9,
    };
  });
  return [
    { key: 'blob', x: blob[0], y: blob[1] + wieg - hop, w: 158, h: 174, art: 'kit:blob', toon: mood, z: 8 },
    { key: 'emmer', x: emmer[0], y: emmer[1] + wieg, w: 84, h: 84, art: 'emmer', z: 9 },
    ...bellen,
    { key: 'gondel', x, y: y + wieg, w, h, art: `gondel-${state.stand}`, z: 10 },
  ];
}

/** The other windows: each word cleans one. */
function raampjes(state: GlasState): Item[] {
  const [x, y, dx, dy, perRij, maat] = gevelOf(state.stand).raampjes;
  const { uitslag, rij, fase } = state.run;
  return uitslag.map((u, i): Item => {
    const now = rij[0] === i && fase !== 'klaar';
    const schoon = u !== null || (now && fase === 'goed' && ticksInFase(state) > 30);
    const pop = now && schoon ? 1 + boog(loop01(ticksInFase(state), 30, 18)) * 0.4 : 1;
    return {
      key: `raam${i}`,
      x: x + (i % perRij) * dx,
      y: y + Math.floor(i / perRij) * dy,
      w: maat,
      h: maat * 1.14,
      sx: pop,
      sy: pop,
      art: 'raampje',
      toon: schoon ? 'schoon' : now ? 'nu' : 'vuil',
      z: 4,
    };
  });
}

function vensterbank(state: GlasState): Item[] {
  const g = gevelOf(state.stand);
  const [x, y, w, h] = g.vensterbank;
  const bank: Item = { key: 'bank', x, y, w, h, art: 'vensterbank', z: 11 };
  if (state.run.fase === 'klaar')
    return [bank, { key: 'score', x, y: y - 6, w: w - 60, h: 100, label: `${state.totaal} sterren`, labelSize: 64, z: 12 }];
  const [sx, sy, breed] = g.strook;
  const letters = strook(state, { x: sx, y: sy, breed, hoog: 100, vak: 72, art: 'vak', z: 12 });
  if (state.run.fase !== 'spelen' || isGeleid(state.run)) return [bank, ...letters];
  const leeg = state.vakken.inhoud.length === 0;
  return [
    bank,
    ...letters,
    {
      key: 'klaar',
      x: g.knop[0],
      y: g.knop[1],
      w: 200,
      h: 98,
      art: 'knop',
      label: 'Klaar!',
      labelSize: 40,
      labelToon: 'wit',
      pick: 'klaar',
      name: 'Mijn woord is klaar',
      uit: leeg,
      alpha: leeg ? 0.6 : 1,
      z: 12,
    },
  ];
}

function viering(state: GlasState): Item[] {
  const g = gevelOf(state.stand);
  const [x, y, w, h] = g.kozijn;
  const t = ticksInFase(state);
  const { rustig } = state;
  if (state.run.fase === 'uitleg') return duif(state, x, y, w, h);
  if (state.run.fase === 'klaar')
    return feest({
      key: 'slot',
      x,
      y,
      aantal: 26,
      leeftijd: t,
      duur: 150,
      seed: 4,
      kracht: 14,
      rustig,
      art: 'zeepbel',
      tonen: [''],
      maat: [38, 38],
    });
  if (state.run.fase !== 'goed') return [];
  const glim = loop01(t, 4, 34);
  const veegje: Item = {
    key: 'glim',
    x: x - w * 0.42 + glim * w * 0.84,
    y,
    w: 120,
    h: h - 60,
    alpha: glim < 1 && !rustig ? 0.8 : 0,
    rot: 14,
    art: 'glim',
    z: 4,
  };
  const sterren = Array.from({ length: state.sterren }, (_, i): Item => {
    const op = veer(loop01(t, 20 + i * 8, 16));
    return {
      key: `ster${i}`,
      x: x + (i - (state.sterren - 1) / 2) * 96,
      y: y - h / 2 + 62,
      w: 88,
      h: 88,
      sx: op,
      sy: op,
      art: 'kit:ster',
      z: 13,
    };
  });
  const bellen = feest({
    key: 'bellen',
    x,
    y: y + h / 2,
    aantal: 14,
    leeftijd: t - 8,
    duur: 60,
    seed: state.kans,
    kracht: 11,
    rustig,
    art: 'zeepbel',
    tonen: [''],
    maat: [32, 32],
  });
  const ring = oordeelRing(true, ...strookPlek(state), 100, veer(loop01(t, 2, 16)), 1 - loop01(t, 56, 14));
  return [veegje, ...sterren, ...bellen, ...(t < 70 ? [ring] : [])];
}

/** A pigeon comes by. It could not wait. */
function duif(state: GlasState, x: number, y: number, w: number, h: number): Item[] {
  const t = ticksInFase(state);
  const vlucht = state.rustig ? 1 : uitloop(loop01(t, 0, 46));
  const flats = veer(loop01(t, state.rustig ? 0 : 22, 14));
  const plof: Item = { key: 'flats', x: x + w * 0.2, y: y + 20, w: 130, h: 150, sx: flats, sy: flats, art: 'flats', z: 6 };
  return [
    plof,
    {
      key: 'duif',
      x: x - w * 0.6 + vlucht * w * 1.04,
      y: y - h / 2 + 30 - boog(vlucht) * 30,
      w: 128,
      h: 104,
      art: 'duif',
      toon: vlucht < 1 && Math.floor(t / 5) % 2 === 0 ? 'op' : '',
      z: 13,
    },
    oordeelRing(false, ...strookPlek(state), 104),
  ];
}

/** Above the letters, so that they stay readable. */
const strookPlek = (state: GlasState): readonly [number, number] => [gevelOf(state.stand).strook[0], gevelOf(state.stand).strook[1] - 92];
