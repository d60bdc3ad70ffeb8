/** What is seen of serving: the pizza that turns, two guests with what they think of, and the slice that flies. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  arch,
  between,
  bump,
  drawConfetti,
  drawToeschouwer,
  hopUp,
  makeDing,
  maatOf,
  pointOnCirkel,
  popIn,
  progress01,
  sway,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { GEVEN, puntBij, PUNTEN } from './serveren.ts';
import type { PizzaState } from './state.ts';

const ding = makeDing({
  tafel: { w: 420, h: 420, z: 22, art: 'plank' },
  schijf: { w: 380, h: 380, z: 23, art: 'pizza' },
  punt: { w: 92, h: 92, z: 24, art: 'lekkers' },
  weg: { w: 108, h: 108, z: 24, art: 'kit:rond' },
  denk: { w: 156, h: 156, z: 24, art: 'kit:rond' },
  denkstip: { w: 30, h: 30, z: 24, art: 'kit:rond' },
  wens: { w: 112, h: 112, z: 25, art: 'lekkers' },
  vlucht: { w: 92, h: 92, z: 28, art: 'lekkers' },
  draai: { w: 120, h: 96, z: 27, art: 'kit:knop' },
  bord: { w: 30, h: 30, z: 27, art: 'kit:ster' },
});

const BEELD = {
  liggend: { midden: [640, 410], gast: 470, bord: [640, 90], verder: [1216, 84], draai: [640, 664], maat: 1, teller: [80, 60] },
  staand: { midden: [360, 520], gast: 255, bord: [360, 130], verder: [662, 84], draai: [360, 880], maat: 0.78, teller: [60, 60] },
} as const;
const GAST = { w: 170, onder: 120, denk: -70 } as const;
const HAP = 22;
/** How far a guest leans over to what it thinks of, and how much that slice grows. */
const TREK = { leunt: 22, groeit: 0.26, duur: 16 } as const;
const NAMEN = ['links', 'rechts'] as const;

export function drawServeren(state: PizzaState): Item[] {
  const { midden, bord, verder, draai, maat, teller } = BEELD[state.stand];
  const { schijf } = state;
  const [x, y] = midden;
  const op = popIn(state.tick, { van: state.beurt?.op ?? 0, duur: 20 });
  return [
    ding('tafel', [x, y], { sx: op * maat, sy: op * maat }),
    ding('schijf', [x, y], { toon: 'gaar', rot: schijf.hoek, sx: op * maat, sy: op * maat }),
    ...schijf.punten.map((wat, i) => {
      const plek = pointOnCirkel([x, y], 116 * maat, schijf.hoek + (i * 360) / PUNTEN);
      return wat < 0
        ? ding('weg', plek, { alpha: 0.75, sx: maat, sy: maat }, i)
        : ding('punt', plek, { toon: String(wat), sx: (op + lekkerder(state, i)) * maat, sy: (op + lekkerder(state, i)) * maat }, i);
    }),
    ...NAMEN.flatMap((_, gast) => drawGast(state, gast)),
    ...drawVlucht(state),
    ...drawKruimels(state),
    ...Array.from({ length: GEVEN - schijf.gegeven }, (_, i) => ding('bord', [teller[0] + i * 40, teller[1]], {}, i)),
    ...(state.rustig && isOpen(state)
      ? [ding('draai', [...draai], { pick: 'draai', name: 'Draai de pizza', label: '↻', labelSize: 56, labelToon: 'wit' })]
      : []),
    ...drawBeurtbord(state, { tekst: 'Geef wat ze willen!', plek: [...bord], verder: [...verder] }),
  ];
}

/** Does the slice this guest thinks of lie before it now? */
const krijgtTrek = ({ schijf, beurt, tick }: PizzaState, gast: number): boolean =>
  schijf.gegeven < GEVEN &&
  tick - (beurt?.op ?? 0) > 20 &&
  schijf.punten[puntBij(schijf, gast)] === schijf.wensen[gast] &&
  (schijf.hap === null || tick - schijf.hap.op > HAP);

/** A slice that is wanted swells, so that one sees when it is time. */
function lekkerder(state: PizzaState, i: number): number {
  const wil = NAMEN.some((_, gast) => puntBij(state.schijf, gast) === i && krijgtTrek(state, gast));
  return wil ? TREK.groeit * (0.7 + (state.rustig ? 0 : 0.3 * Math.abs(sway(state, { periode: 22, uitslag: 1 })))) : 0;
}

/** Crumbs where somebody took a bite. */
function drawKruimels(state: PizzaState): Item[] {
  const { hap } = state.schijf;
  if (hap === null) return [];
  const [x, y] = gastPlek(state, hap.gast);
  return drawConfetti(state, {
    x,
    y: y - 40,
    leeftijd: state.tick - hap.op - HAP,
    key: 'kruimel',
    aantal: hap.raak ? 12 : 4,
    duur: 32,
    kracht: 7,
  });
}

function gastPlek({ stand }: PizzaState, gast: number): Plek {
  const { midden, gast: ver } = BEELD[stand];
  const kant = gast === 0 ? -1 : 1;
  const w = maatOf(stand).w;
  return [Math.min(w - 96, Math.max(96, midden[0] + kant * ver)), midden[1] + GAST.onder];
}

function drawGast(state: PizzaState, gast: number): Item[] {
  const { hap, wensen, gegeven } = state.schijf;
  const [x, y] = gastPlek(state, gast);
  const net = hap?.gast === gast && state.tick - hap.op < 44 ? hap : null;
  const kan = isOpen(state) && gegeven < GEVEN;
  const hop = net?.raak === true ? hopUp(state, { periode: 30, hoogte: 30 }) : 0;
  const boven = y - 170;
  const trek = net === null && krijgtTrek(state, gast);
  const leun = trek ? (gast === 0 ? 1 : -1) * TREK.leunt : 0;
  const kauw = net === null ? 0 : bump(state.tick - net.op, { van: HAP - 4, duur: 18 }) * 0.2;
  const nieuw = hap?.gast === gast ? popIn(state.tick, { van: hap.op + HAP, duur: 16 }) : 1;
  return [
    {
      ...drawToeschouwer({
        key: `proever${gast}`,
        wie: gast * 29 + (state.run.rij[0] ?? 0) * 3 + 4,
        x: x + leun,
        y: y - hop,
        w: GAST.w * (trek ? 1.08 : 1),
        stemming: net === null ? (trek ? 'trots' : 'blij') : net.raak ? 'trots' : 'verrast',
        z: 26,
      }),
      sx: 1 + kauw,
      sy: 1 - kauw,
      rot: leun * 0.4,
      ...(kan ? { pick: `gast:${gast}`, name: `Geef een punt aan de gast ${NAMEN[gast] ?? ''}`, nummer: gast + 1 } : {}),
    },
    ding('denkstip', [x, boven + 84], {}, gast),
    ding('denk', [x, boven], {}, gast),
    ding('wens', [x, boven], { toon: String(wensen[gast] ?? 0), sx: nieuw, sy: nieuw }, gast),
  ];
}

/** The slice that was given last, on its way. */
function drawVlucht(state: PizzaState): Item[] {
  const { hap } = state.schijf;
  const t = hap === null ? 1 : progress01(state.tick, { van: hap.op, duur: HAP });
  if (hap === null || t === 1) return [];
  const { midden } = BEELD[state.stand];
  const [gx, gy] = gastPlek(state, hap.gast);
  return [ding('vlucht', [between(midden[0], gx, t), between(midden[1], gy, t) - arch(t) * 90], { toon: String(hap.wat), rot: t * 360 })];
}
