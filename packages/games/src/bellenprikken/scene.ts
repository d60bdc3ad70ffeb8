import { boog, clamp01, deining, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { opWeg } from '@spelrijk/game-kit/kolommen';
import type { Doelwit } from '@spelrijk/game-kit/kolommen';
import { backdrop, fitLabel, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { gatWoord } from '@spelrijk/game-kit/opties';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { baanOf, isZichtbaar, xOf } from './state.ts';
import type { BellenState } from './state.ts';
import { sterPlek } from './sterren.ts';

/** Ticks that the light needs from the bubble to its place in the sky. */
const LICHT = 52;

export function scene(state: BellenState): readonly Item[] {
  return [backdrop(state.stand), ...hemel(state), ...bord(state), ...bellen(state), ...boot(state), ...pijl(state), ...prik(state)];
}

/** Height of a bubble, and its width: wider for long words, as far as its column goes. */
const belMaat = (state: BellenState): number =>
  Math.min(state.stand === 'liggend' ? 190 : 166, (maatOf(state.stand).w / state.kolommen) * 0.94);

function belBreed(state: BellenState): number {
  const longest = Math.max(...state.bellen.map((bel) => bel.keuze.length));
  const wide = belMaat(state) * (longest > 9 ? 1.42 : longest > 6 ? 1.2 : 1);
  return Math.min(wide, (maatOf(state.stand).w / state.kolommen) * 0.95);
}

/** Where a bubble is, with a little sideways sway. */
function belXY(state: BellenState, bel: Doelwit): readonly [number, number] {
  const sway = state.rustig ? 0 : deining(state.tick, 190, bel.id * 0.29) * 9;
  const bob = state.rustig ? deining(state.tick, 240, bel.id * 0.29) * 4 : 0;
  return [xOf(state, bel.kolom) + sway, bel.y + bob];
}

function bellen(state: BellenState): Item[] {
  if (state.run.fase === 'klaar') return [];
  return state.bellen.filter((bel) => !bel.weg).flatMap((bel) => bubbel(state, bel));
}

/** In a flash opgave the word shows only in the first part of the way up, and comes round again. */
const toontWoord = (state: BellenState, bel: Doelwit): boolean =>
  currentOpgave(state.run)?.antwoordvorm !== 'FLITS' ||
  isVoorgedaan(state.run) ||
  (state.rustig ? state.tick % 360 < 150 : opWeg(bel, baanOf(state)) < 0.34);

function bubbel(state: BellenState, bel: Doelwit): Item[] {
  const [x, y] = belXY(state, bel);
  const maat = belMaat(state);
  const breed = belBreed(state);
  const visible = isZichtbaar(bel, baanOf(state));
  const way = opWeg(bel, baanOf(state));
  const alpha = clamp01(Math.min(way * 14, (1 - way) * 12)) * (state.run.fase === 'goed' ? 1 - loop01(state.tick, state.sinds, 20) : 1);
  const opkomst = veer(loop01(state.tick, state.sinds, 22));
  const grow = state.run.fase === 'spelen' ? opkomst : 1;
  const shown = toontWoord(state, bel);
  const glow: Item[] =
    isVoorgedaan(state.run) && state.run.fase === 'spelen' && bel.keuze === currentOpgave(state.run)?.antwoord
      ? [{ key: 'kijk', x, y, w: breed * 1.36, h: maat * 1.36, art: 'kit:kijk', alpha, z: 2 }]
      : [];
  return [
    ...glow,
    {
      key: `bel${bel.id}`,
      x,
      y,
      w: breed,
      h: maat,
      sx: grow,
      sy: grow,
      alpha,
      art: 'bel',
      toon: shown ? 'open' : 'mist',
      z: 3,
      ...(shown ? fitLabel(bel.keuze, breed * 0.78, 54) : {}),
      pick: `bel:${bel.id}`,
      name: bel.keuze,
      nummer: bel.kolom + 1,
      uit: !visible || state.run.fase !== 'spelen',
    },
  ];
}

/** The boat eases to its column; a miss gives its captain a hat of foam. */
function bootX(state: BellenState): number {
  const t = state.rustig ? 1 : uitloop((state.tick - state.bootSinds) / 14);
  return tussen(xOf(state, state.bootVan), xOf(state, state.boot), t);
}

function boot(state: BellenState): Item[] {
  const { h } = maatOf(state.stand);
  const x = bootX(state);
  const y = h - 74 + deining(state.tick, 170) * (state.rustig ? 1 : 5);
  const tilt = state.rustig ? 0 : deining(state.tick, 230) * 2;
  const blij = state.run.fase === 'goed' || state.run.fase === 'klaar';
  const foam = state.run.fase === 'uitleg';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 40)) * 16 : 0;
  const kap: Item[] = foam ? [{ key: 'schuim', x, y: y - 112, w: 120, h: 66, art: 'schuim', z: 8 }] : [];
  return [
    { key: 'blob', x, y: y - 62 - hop, w: 128, h: 141, rot: tilt, art: 'kit:blob', toon: blij ? 'trots' : foam ? 'verrast' : 'blij', z: 6 },
    ...kap,
    { key: 'boot', x, y: y + 6, w: 226, h: 92, rot: tilt, art: 'boot', z: 7 },
    {
      key: 'golf',
      x: maatOf(state.stand).w / 2 + deining(state.tick, 300) * 24,
      y: h - 22,
      w: maatOf(state.stand).w + 120,
      h: 70,
      art: `golf-${state.stand}`,
      z: 9,
    },
  ];
}

function pijl(state: BellenState): Item[] {
  if (state.pijl === null) return [];
  const target = state.bellen.find((bel) => bel.kolom === state.pijl?.kolom && !bel.weg);
  const x = target === undefined ? xOf(state, state.pijl.kolom) : belXY(state, target)[0];
  return [{ key: 'pijl', x, y: state.pijl.y, w: 26, h: 84, art: 'pijl', z: 5 }];
}

/** The sign over the lake: the word with its gap, or an ear. */
function bord(state: BellenState): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const { w } = maatOf(state.stand);
  const gap = opgave.gat === undefined ? null : gatWoord(opgave, state.run.fase === 'goed');
  const asked = gap ?? (opgave.vorm === 'welke-regel' || state.run.fase === 'goed' ? opgave.woord.woord : null);
  const y = state.stand === 'liggend' ? 84 : 118;
  const sway = state.rustig ? 0 : deining(state.tick, 280) * 0.8;
  if (asked === null) return [{ key: 'bord', x: w / 2, y, w: 190, h: 116, rot: sway, art: 'bord-oor', z: 4 }];
  return [{ key: 'bord', x: w / 2, y, w: 470, h: 116, rot: sway, art: 'bord', ...fitLabel(asked, 390, 64), z: 4 }];
}

/** Lights that were let out, and the lines between them. */
function hemel(state: BellenState): Item[] {
  const { opgaven, uitslag, rij, fase } = state.run;
  const flying = fase === 'goed' ? (rij[0] ?? -1) : -1;
  const lit = uitslag.flatMap((u, i) => (u === null && i !== flying ? [] : [i]));
  const spots = lit.map((i) => ({ i, ...sterPlek(i, opgaven.length, state.stand) }));
  const klaar = fase === 'klaar' ? uitloop(ticksInFase(state) / 60) : 0;
  const stars = spots.map(({ i, x, y }) => ster(state, i, x, y, i === flying, klaar));
  const lines = spots.flatMap((to, n) => (n === 0 || to.i === flying ? [] : lijn(spots[n - 1] ?? to, to, 0.45 + klaar * 0.4)));
  const { w } = maatOf(state.stand);
  const whale: Item[] =
    klaar > 0
      ? [
          {
            key: 'walvis',
            x: w / 2 + (state.rustig ? 0 : klaar * 14),
            y: state.stand === 'liggend' ? 293 : 355,
            w: 600,
            h: 330,
            art: 'walvis',
            alpha: klaar * 0.85,
            z: -1,
          },
        ]
      : [];
  return [...whale, ...lines, ...stars];
}

function ster(state: BellenState, i: number, x: number, y: number, flying: boolean, klaar: number): Item {
  const twinkle = state.rustig ? 1 : 0.86 + deining(state.tick, 150, i * 0.37) * 0.14;
  const t = flying ? uitloop(loop01(ticksInFase(state), 8, LICHT)) : 1;
  const van = state.geprikt === null ? [x, y] : belXY(state, state.geprikt);
  const arc = flying && !state.rustig ? boog(t) * -70 : 0;
  const maat = (flying ? tussen(74, 34, t) : 34) + klaar * 16;
  return {
    key: `ster${i}`,
    x: tussen(van[0] ?? x, x, t),
    y: tussen(van[1] ?? y, y, t) + arc,
    w: maat,
    h: maat,
    alpha: flying ? 1 : twinkle,
    art: 'licht',
    z: flying ? 30 : 0,
  };
}

function lijn(
  van: { readonly i: number; readonly x: number; readonly y: number },
  naar: { readonly x: number; readonly y: number },
  alpha: number,
): Item[] {
  const [dx, dy] = [naar.x - van.x, naar.y - van.y];
  return [
    {
      key: `lijn${van.i}`,
      x: van.x + dx / 2,
      y: van.y + dy / 2,
      w: Math.hypot(dx, dy),
      h: 4,
      rot: (Math.atan2(dy, dx) * 180) / Math.PI,
      alpha,
      art: 'lijn',
      z: -1,
    },
  ];
}

function prik(state: BellenState): Item[] {
  if (state.geprikt === null || state.run.fase === 'spelen') return [];
  const [x, y] = belXY(state, state.geprikt);
  const t = ticksInFase(state);
  const goed = state.run.fase === 'goed';
  const drops = feest({
    key: 'drup',
    x,
    y,
    aantal: 12,
    leeftijd: t,
    duur: 40,
    seed: state.tick - t,
    kracht: 8,
    rustig: state.rustig,
    art: 'drup',
    tonen: [''],
    maat: [22, 22],
    z: 20,
  });
  const word: Item[] =
    goed || state.run.fase === 'klaar'
      ? []
      : [{ key: 'woord', x, y, w: 200, h: 90, ...fitLabel(state.geprikt.keuze, belMaat(state) * 0.66, 50), labelToon: 'wit', z: 22 }];
  if (state.run.fase === 'klaar')
    return feest({
      key: 'slot',
      x: maatOf(state.stand).w / 2,
      y: 200,
      aantal: 30,
      leeftijd: t,
      duur: 150,
      seed: 3,
      kracht: 11,
      rustig: state.rustig,
    });
  return [...drops, ...word, oordeelRing(goed, x, y, belMaat(state), veer(loop01(t, 0, 16)), goed ? 1 - loop01(t, 66, 16) : 1)];
}
