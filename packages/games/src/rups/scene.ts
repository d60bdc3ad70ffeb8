import { boog, deining, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item, LabelToon } from '@spelrijk/game-kit/game';
import { backdrop, fitLetters, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { kolomOf, rijOf } from '@spelrijk/game-kit/raster';
import { countGespeeld, isGeleid } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { isTypen, rasterOf, staptijd, voorbeeldOf } from './state.ts';
import type { Hap, RupsState } from './state.ts';

interface Blad {
  /** Left top of the grid and size of a cell. */
  readonly x: number;
  readonly y: number;
  readonly cel: number;
  /** Middle and width of the word. */
  readonly woord: readonly [number, number, number];
  readonly spuug: readonly [number, number];
  readonly cocon: readonly [number, number];
}

const BLADEN: Readonly<Record<RupsState['stand'], Blad>> = {
  liggend: { x: 68, y: 178, cel: 88, woord: [450, 121, 800], spuug: [952, 121], cocon: [1138, 121] },
  staand: { x: 16, y: 262, cel: 86, woord: [360, 112, 680], spuug: [176, 206], cocon: [508, 206] },
};
const KNOP = [172, 100] as const;
/** Ticks into the reward at which the cocoon is there. */
const COCON = 20;
type XY = readonly [number, number];

export function scene(state: RupsState): readonly Item[] {
  return [backdrop(state.stand), ...tak(state), ...woord(state), ...happen(state), ...rups(state), ...viering(state)];
}

function celXY(state: RupsState, vak: number): XY {
  const blad = BLADEN[state.stand];
  const raster = rasterOf(state);
  return [blad.x + (kolomOf(raster, vak) + 0.5) * blad.cel, blad.y + (rijOf(raster, vak) + 0.5) * blad.cel];
}

/** Between two cells; over an edge it comes in from outside. */
function glij(state: RupsState, van: number, naar: number, t: number): XY {
  const [x0, y0] = celXY(state, van);
  const [x1, y1] = celXY(state, naar);
  const { cel } = BLADEN[state.stand];
  const far = Math.abs(x1 - x0) > cel * 1.5 || Math.abs(y1 - y0) > cel * 1.5;
  const [fx, fy] = far
    ? [
        x1 + (Math.abs(x1 - x0) > cel * 1.5 ? Math.sign(x1 - x0) * cel : 0),
        y1 + (Math.abs(y1 - y0) > cel * 1.5 ? Math.sign(y1 - y0) * cel : 0),
      ]
    : [x0, y0];
  return [tussen(fx, x1, t), tussen(fy, y1, t)];
}

const deel = (state: RupsState): number => (state.rustig ? 1 : loop01(state.tick, state.zetTick, staptijd(state)));

function happen(state: RupsState): Item[] {
  if (state.run.fase !== 'spelen' && !isTypen(state))
    return state.run.fase === 'uitleg' || state.run.fase === 'wacht' ? state.happen.map((hap) => hapItem(state, hap, false)) : [];
  const example = isTypen(state) ? null : voorbeeldOf(state);
  const shown = state.happen.find((hap) => hap.stuk === example);
  return state.happen.map((hap) => hapItem(state, hap, hap === shown));
}

function hapItem(state: RupsState, hap: Hap, kijk: boolean): Item {
  const [x, y] = celXY(state, hap.vak);
  const opkomst = veer(loop01(state.tick, isTypen(state) ? state.sinds : state.sinds + (hap.id % 6) * 3, 20));
  const bob = state.rustig ? 0 : deining(state.tick, 170, hap.id * 0.23) * 3;
  const base: Item = {
    key: `hap${hap.id}`,
    x,
    y: y + bob,
    w: 96,
    h: 96,
    sx: opkomst,
    sy: opkomst,
    art: 'hap',
    toon: kijk ? 'kijk' : state.doelwit === hap.id ? 'doel' : '',
    label: hap.stuk,
    labelSize: fitLetters(hap.stuk, 66, 50),
    z: 3,
  };
  return isTypen(state) ? base : { ...base, pick: `hap:${hap.id}`, name: `Letter ${hap.stuk}`, uit: state.run.fase !== 'spelen' };
}

/** Letters sit on the body with the first at the tail, so that a caterpillar on its way to the right can be read. */
function rups(state: RupsState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const spin = state.run.fase === 'goed' ? uitloop(loop01(ticksInFase(state), 0, COCON + 6)) : 0;
  if (state.run.fase === 'goed' && ticksInFase(state) >= COCON) return [];
  const p = deel(state);
  const kop = glij(state, state.vorig[0] ?? 0, state.lijf[0] ?? 0, p);
  const eaten = state.vakken.inhoud.length - (isTypen(state) ? state.happen.length : 0);
  const body = state.lijf.slice(1).map((vak, i): Item => {
    const [x, y] = glij(state, state.vorig[i + 1] ?? vak, vak, p);
    const letter = i < eaten ? state.vakken.inhoud[eaten - 1 - i] : undefined;
    const wave = state.rustig ? 0 : deining(state.tick, 46, -i * 0.16) * (state.richting === null ? 1.5 : 5);
    const size = letter === undefined ? 66 - Math.max(0, i - eaten) * 9 : 82;
    return {
      key: `lijf${i}`,
      x: tussen(x, kop[0], spin),
      y: tussen(y, kop[1], spin) + wave,
      w: size,
      h: size,
      art: 'segment',
      toon: String(i % 2),
      label: letter,
      labelSize: fitLetters(letter ?? '', 56, 44),
      z: 8,
    };
  });
  return [...body.toReversed(), ...hoofd(state, kop, 1 - spin)];
}

function hoofd(state: RupsState, [x, y]: XY, maat: number): Item[] {
  const ate = boog(loop01(state.tick, state.hapTick, 16));
  const sick = state.run.fase === 'uitleg' || state.tick - state.spuug < 30;
  const giggle = state.tick - state.kietel < 40;
  const toon = sick ? 'bah' : giggle ? 'lach' : 'blij';
  const turn = { rechts: 0, links: 0, op: -78, neer: 78 }[state.kijkt];
  const flip = state.kijkt === 'links' ? -1 : 1;
  const shake = giggle && !state.rustig ? deining(state.tick, 8) * 7 : 0;
  const kop: Item = {
    key: 'kop',
    x,
    y,
    w: 104,
    h: 104,
    rot: turn + shake,
    sx: flip * maat * (1 + ate * 0.14),
    sy: maat * (1 + ate * 0.14),
    art: 'kop',
    toon,
    z: 12,
  };
  const [bx, by] = state.kijkt === 'op' || state.kijkt === 'neer' ? [44, -26] : [-flip * 6, -58];
  const rijder: Item = {
    key: 'blob',
    x: x + bx,
    y: y + by - ate * 6,
    w: 62,
    h: 68,
    sx: maat,
    sy: maat,
    art: 'kit:blob',
    toon: sick ? 'verrast' : giggle ? 'trots' : 'blij',
    z: 13,
  };
  const tekst = giggle ? 'hihi!' : sick && state.run.fase === 'spelen' ? 'bah!' : '';
  return tekst === ''
    ? [kop, rijder]
    : [kop, rijder, { key: 'tekst', x: x + 70, y: y - 84, w: 120, h: 56, art: 'ballon', label: tekst, labelSize: 30, z: 20 }];
}

/** The word as far as it was eaten, with the cocoon that gives it as the answer. */
function woord(state: RupsState): Item[] {
  const blad = BLADEN[state.stand];
  const [midden, y, breed] = blad.woord;
  const { inhoud, doel } = state.vakken;
  const geleid = isGeleid(state.run);
  const count = geleid ? Math.max(doel.length, inhoud.length) : Math.max(1, inhoud.length);
  const stap = Math.min(78, breed / count);
  const strook: Item = { key: 'strook', x: midden, y, w: breed + 20, h: 96, art: 'strook', z: 2 };
  const example = voorbeeldOf(state);
  const chips = Array.from({ length: count }, (_, i): Item => {
    const stuk = inhoud[i];
    const grey = i === inhoud.length ? (example ?? undefined) : undefined;
    const mist = (state.vakken.eerste[i] ?? null) !== null;
    const label = stuk ?? grey;
    const labelToon: LabelToon | undefined = stuk === undefined ? 'grijs' : mist ? 'gemist' : undefined;
    return {
      key: `chip${i}`,
      x: midden + (i - (count - 1) / 2) * stap,
      y,
      w: stap - 6,
      h: 78,
      art: 'chip',
      toon: stuk === undefined ? 'leeg' : 'vol',
      label,
      labelSize: fitLetters(label ?? '', stap - 14, 50),
      labelToon,
      z: 3,
    };
  });
  return state.run.fase === 'spelen' && !geleid ? [strook, ...chips, ...knoppen(state)] : [strook, ...chips];
}

function knoppen(state: RupsState): Item[] {
  const blad = BLADEN[state.stand];
  const uit = state.vakken.inhoud.length === 0;
  const alpha = uit ? 0.45 : 1;
  const [w, h] = KNOP;
  const klein = state.stand === 'liggend' ? 1 : 1.5;
  return [
    {
      key: 'spuug',
      x: blad.spuug[0],
      y: blad.spuug[1],
      w: w * klein,
      h: state.stand === 'liggend' ? h : 92,
      art: `knop-${state.stand}`,
      toon: 'spuug',
      label: 'spuug',
      labelSize: 32,
      pick: 'spuug',
      name: 'Spuug de laatste letter uit',
      uit,
      alpha,
      z: 4,
    },
    {
      key: 'klaar',
      x: blad.cocon[0],
      y: blad.cocon[1],
      w: w * klein * 1.1,
      h: state.stand === 'liggend' ? h : 92,
      art: `knop-${state.stand}`,
      toon: 'klaar',
      label: 'klaar',
      labelSize: 36,
      labelToon: 'wit',
      pick: 'klaar',
      name: 'Het woord is klaar. Maak een cocon.',
      uit,
      alpha,
      z: 4,
    },
  ];
}

/** Place of cocoon `i` on the branch. */
function takPlek(state: RupsState, i: number): XY {
  const { w } = maatOf(state.stand);
  const n = Math.max(8, state.run.opgaven.length);
  return [50 + ((i + 0.5) / n) * (w - 100), 34 + (i % 2) * 6];
}

function tak(state: RupsState): Item[] {
  const n = countGespeeld(state.run);
  const open = state.run.fase === 'klaar';
  const t = ticksInFase(state);
  return Array.from({ length: n }, (_, i): Item[] => {
    const [x, y] = takPlek(state, i);
    const swing = state.rustig ? 0 : deining(state.tick, 200, i * 0.19) * 5;
    const cocon: Item = {
      key: `cocon${i}`,
      x,
      y,
      w: 34,
      h: 52,
      rot: swing,
      art: 'cocon',
      toon: open && t > i * 5 + 10 ? 'open' : '',
      z: 1,
    };
    return open && t > i * 5 + 10 ? [cocon, vlinder(state, i, x, y, t - i * 5 - 10)] : [cocon];
  }).flat();
}

function vlinder(state: RupsState, i: number, x: number, y: number, t: number): Item {
  const { w, h } = maatOf(state.stand);
  const out = state.rustig ? loop01(t, 0, 20) : uitloop(t / 110);
  const n = Math.max(1, state.run.opgaven.length);
  const tx = w * (0.1 + 0.8 * ((i + 0.5) / n));
  const ty = h * (0.36 + 0.44 * (((i * 5) % 8) / 8));
  const flap = state.rustig ? 1 : 0.45 + Math.abs(deining(t, 22, i * 0.2)) * 0.55;
  return {
    key: `vlinder${i}`,
    x: tussen(x, tx, out) + (state.rustig ? 0 : deining(t, 80, i * 0.3) * 26),
    y: tussen(y, ty, out) + (state.rustig ? 0 : deining(t, 60, i * 0.21) * 18),
    w: 108,
    h: 92,
    sx: flap,
    rot: deining(t, 100, i * 0.4) * 12,
    art: 'vlinder',
    toon: String(i % 5),
    z: 40,
  };
}

/** Far enough from the edges for a ring around it. */
function binnen(state: RupsState, [x, y]: XY): XY {
  const { w, h } = maatOf(state.stand);
  return [Math.min(w - 96, Math.max(96, x)), Math.min(h - 96, Math.max(96, y))];
}

function viering(state: RupsState): Item[] {
  const t = ticksInFase(state);
  const kop = binnen(state, celXY(state, state.lijf[0] ?? 0));
  if (state.run.fase === 'klaar')
    return [
      { key: 'blob', x: maatOf(state.stand).w / 2, y: maatOf(state.stand).h * 0.62, w: 150, h: 165, art: 'kit:blob', toon: 'trots', z: 30 },
      ...feest({
        key: 'slot',
        x: maatOf(state.stand).w / 2,
        y: 240,
        aantal: 24,
        leeftijd: t,
        duur: 150,
        seed: 4,
        kracht: 11,
        rustig: state.rustig,
      }),
    ];
  if (state.run.fase === 'uitleg') return [oordeelRing(false, kop[0], kop[1], 170)];
  if (state.run.fase !== 'goed') return [];
  const to = takPlek(state, countGespeeld(state.run));
  const fly = uitloop(loop01(t, 50, 34));
  const grow = veer(loop01(t, COCON, 18));
  const cocon: Item = {
    key: 'nieuw',
    x: tussen(kop[0], to[0], fly),
    y: tussen(kop[1], to[1], fly) - (state.rustig ? 0 : boog(fly) * 40),
    w: tussen(96, 34, fly),
    h: tussen(146, 52, fly),
    sx: grow,
    sy: grow,
    art: 'cocon',
    z: 30,
  };
  const rijder: Item = {
    key: 'blob',
    x: kop[0],
    y: kop[1] - 20 - (state.rustig ? 0 : Math.abs(deining(state.tick, 40)) * 24),
    w: 90,
    h: 99,
    art: 'kit:blob',
    toon: 'trots',
    z: 29,
  };
  const bits = feest({
    key: 'conf',
    x: kop[0],
    y: kop[1],
    aantal: 14,
    leeftijd: t - COCON,
    duur: 56,
    seed: state.kans,
    kracht: 9,
    rustig: state.rustig,
  });
  const ring = oordeelRing(true, kop[0], kop[1], 180, veer(loop01(t, COCON, 16)), 1 - loop01(t, 50, 14));
  return t >= COCON ? [rijder, cocon, ring, ...bits] : [];
}
