/** What is seen of directing: the set on the screen, Bloep and what happens to him, and the props to choose from. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  arch,
  between,
  drawConfetti,
  fitLetters,
  makeDing,
  placeInRij,
  placeInRijen,
  popIn,
  progress01,
  sway,
} from '@spelrijk/game-kit/stage';
import { filmOf } from './bijschriften.ts';
import { drawFilm } from './serie.ts';
import { bloepX, GRAP, VAL } from './regie.ts';
import type { Filmding, BioscoopState } from './state.ts';
import { zaalOf } from './zaal.ts';

const ding = makeDing({
  held: { w: 108, h: 138, z: 5 },
  rekwisiet: { w: 84, h: 84, z: 4 },
  valt: { w: 84, h: 84, z: 6, art: 'rekwisiet' },
  kistvak: { w: 132, h: 132, z: 12 },
  kistding: { w: 88, h: 88, z: 13, art: 'rekwisiet' },
  kistrand: { w: 152, h: 152, z: 11 },
});

const BORD = {
  liggend: { plek: [640, 78], verder: [1216, 640] },
  staand: { plek: [360, 100], verder: [662, 884] },
} as const;
const NAMEN: Readonly<Record<Filmding, string>> = {
  banaan: 'een bananenschil',
  trampoline: 'een trampoline',
  taart: 'een taart',
  wolk: 'een regenwolk',
  ballon: 'een ballon',
  spin: 'een spin',
};
const VLOER = { liggend: 96, staand: 90 } as const;
const STAP = { liggend: 168, staand: 156 } as const;

/** @param achter the frame of the screen */
export function drawRegie(state: BioscoopState): Item[] {
  if (state.regie.slot !== null) return drawSlotzin(state);
  const { x, y, w, h } = zaalOf(state.stand).doek;
  const { plek, verder } = BORD[state.stand];
  return [
    { key: 'doek', x, y, w, h, art: 'doek', z: 1 },
    { key: 'set', x, y, w: w - 24, h: h - 24, art: 'set', toon: String((state.run.rij[0] ?? 0) % 3), z: 2 },
    ...drawGevallen(state),
    ...drawHeld(state),
    ...drawKist(state),
    ...drawBeurtbord(state, { tekst: 'Laat iets vallen!', plek: [...plek], verder: [...verder] }),
  ];
}

/** The last line with its gap, and the three tickets; after a wrong one the film is at the line that tells it. */
function drawSlotzin(state: BioscoopState): Item[] {
  const { slot, mik } = state.regie;
  const { doek, automaat, kaartjes } = zaalOf(state.stand);
  const { plek, verder } = BORD[state.stand];
  const terug = slot !== null && !slot.goed && slot.fout.length > 0;
  const { regels, bewijs } = filmOf(state);
  return [
    { key: 'doek', ...doek, art: 'doek', z: 1 },
    ...drawFilm(state, terug ? { nr: bewijs, regel: regels[bewijs] ?? '' } : undefined),
    { key: 'automaat', ...automaat, art: `automaat-${state.stand}`, z: 10 },
    ...(slot?.keuzes ?? []).flatMap((keus, i): Item[] => {
      const waar = placeInRijen(kaartjes, i, 3);
      const uit = slot?.goed === true || slot?.fout.includes(i) === true;
      const keuze = { pick: `slot:${i}`, name: keus, nummer: i + 1, uit };
      return [
        ...(mik === i && !uit && !state.rustig
          ? [{ key: `slotrand${i}`, ...waar, w: waar.w + 20, h: waar.h + 20, art: 'rand', z: 11 }]
          : []),
        {
          key: `slot${i}`,
          ...waar,
          art: 'kaartje',
          alpha: uit ? 0.4 : 1,
          label: keus,
          labelSize: fitLetters(keus, waar.w - 66, 52),
          z: 12,
          ...keuze,
        },
      ];
    }),
    ...drawBeurtbord(state, {
      tekst: terug ? 'De film draait terug.' : 'Maak de laatste zin af.',
      plek: [...plek],
      verder: [...verder],
      nieuwOp: slot?.op ?? 0,
    }),
  ];
}

/** What lies on the set, and what is on its way down. */
function drawGevallen(state: BioscoopState): Item[] {
  const { x, y, h } = zaalOf(state.stand).doek;
  const vloer = y + VLOER[state.stand] + 32;
  const { ligt, val } = state.regie;
  const liggen = ligt.map((wat, i) => ding('rekwisiet', [x + placeInRij(i, ligt.length, 40), vloer], { toon: wat }, i));
  if (val === null) return liggen;
  const deel = progress01(state.tick, { van: val.op - VAL, duur: VAL });
  return [...liggen, ding('valt', [x, between(y - h / 2 + 50, vloer - 30, deel ** 2)], { rot: deel * 60, toon: val.ding })];
}

interface Houding {
  readonly dx?: number;
  readonly hoog?: number;
  readonly rot?: number;
  readonly toon: string;
}

/** What Bloep makes of it, `t` from 0 to 1. */
const GRAPPEN: Readonly<Record<Filmding, (t: number) => Houding>> = {
  banaan: (t) => ({ dx: t * 90, hoog: arch(Math.min(1, t * 1.6)) * 70, rot: Math.min(1, t * 1.6) * 360, toon: 'schrik' }),
  trampoline: (t) => ({ hoog: arch((t * 2) % 1) * (t < 0.5 ? 150 : 80), toon: 'blij' }),
  taart: (t) => ({ rot: Math.sin(t * 30) * 6 * (1 - t), toon: 'taart' }),
  wolk: (t) => ({ hoog: 0, rot: Math.sin(t * 40) * 4, toon: 'nat' }),
  ballon: (t) => ({ hoog: Math.sin(Math.min(1, t * 1.2) * Math.PI) * 170, rot: Math.sin(t * 12) * 10, toon: 'blij' }),
  spin: (t) => ({ dx: Math.sin(t * 24) * 60 * (1 - t), hoog: Math.abs(Math.sin(t * 18)) * 50, toon: 'schrik' }),
};

function drawHeld(state: BioscoopState): Item[] {
  const { x, y, w } = zaalOf(state.stand).doek;
  const vloer = y + VLOER[state.stand];
  const { grap, gelopen } = state.regie;
  const thuis = x + bloepX(state) * (w / 2 - 110);
  if (grap === null)
    return [
      ding('held', [thuis, vloer - Math.abs(sway(state, { periode: 30, uitslag: state.rustig ? 0 : 8 }))], {
        rot: sway(state, { periode: 30, uitslag: 4 }),
        toon: '',
      }),
    ];
  const t = progress01(state.tick, { van: grap.op, duur: GRAP });
  const { dx = 0, hoog = 0, rot = 0, toon } = GRAPPEN[grap.ding](t);
  const kant = gelopen % 2 === 0 ? 1 : -1;
  const bij = ['wolk', 'ballon', 'trampoline', 'spin'].includes(grap.ding);
  const erbij = grap.ding === 'wolk' ? vloer - 120 : grap.ding === 'ballon' ? vloer - hoog - 110 : vloer + 44;
  return [
    ding('held', [thuis + (state.rustig ? 0 : dx * kant), vloer - (state.rustig ? 0 : hoog)], { rot: state.rustig ? 0 : rot, toon }),
    ...(bij ? [ding('valt', [thuis, erbij], { toon: grap.ding, alpha: 1 - progress01(t, { van: 0.8, duur: 0.2 }) })] : []),
    ...drawConfetti(state, {
      x: thuis,
      y: vloer - 30,
      leeftijd: state.tick - grap.op,
      key: 'lachpof',
      aantal: 8,
      duur: 34,
      kracht: 7,
      art: 'pof',
      tonen: [''],
      maat: [30, 28],
      z: 14,
    }),
  ];
}

/** The props box: what was let down is gone. */
function drawKist(state: BioscoopState): Item[] {
  const { x, y, w, h } = zaalOf(state.stand).automaat;
  const { kist, op, mik, val, grap } = state.regie;
  const bezig = val !== null || grap !== null || !isOpen(state);
  return [
    { key: 'automaat', x, y, w, h, art: `automaat-${state.stand}`, z: 10 },
    ...kist.flatMap((wat, i): Item[] => {
      const plek = [x + placeInRij(i, kist.length, STAP[state.stand]), y - 4] as const;
      const weg = op.includes(i);
      const maat = popIn(state.tick, { van: (state.beurt?.op ?? 0) + i * 4, duur: 16 });
      const keus = { pick: `ding:${i}`, name: `Laat ${NAMEN[wat]} vallen`, nummer: i + 1, uit: weg || bezig };
      return [
        ...(mik === i && !weg && !state.rustig ? [ding('kistrand', plek)] : []),
        ding('kistvak', plek, { sx: maat, sy: maat, alpha: weg ? 0.4 : 1, ...keus }, i),
        ...(weg ? [] : [ding('kistding', plek, { sx: maat, sy: maat, toon: wat }, i)]),
      ];
    }),
  ];
}
