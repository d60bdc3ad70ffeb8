/** The road with both cars: one's own, and oneself of the last time. */
import { deining, loop01, tussen, uitloop } from '@spelrijk/game-kit/beweging';
import { voortgang } from '@spelrijk/game-kit/flits/leestempo';
import type { Item } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { baanOf } from './baan.ts';
import { afgelegd, leest } from './state.ts';
import type { RaceState } from './state.ts';

const rijpositie = (stand: RaceState['stand'], deel: number): number => tussen(baanOf(stand).van, baanOf(stand).tot, deel);

/** The own car: a step for every word, through the finish when it is right, into the pits when it is not. */
function eigenX(state: RaceState): number {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const here = rijpositie(state.stand, afgelegd(state));
  if (state.run.fase === 'goed') return tussen(here, w + 160, state.rustig ? 0 : loop01(t, 6, 34) ** 2);
  if (state.run.fase === 'klaar') return rijpositie(state.stand, 0.5);
  if (!leest(state)) return here;
  const before = rijpositie(state.stand, (Math.max(0, state.plek - 1) / Math.max(1, state.rij.length)) * 0.86);
  const binnen = state.plek === 0 && !state.rustig ? (1 - uitloop(loop01(state.tick, state.sinds, 24))) * 260 : 0;
  return (state.plek === 0 ? here : tussen(before, here, state.rustig ? 1 : uitloop(loop01(state.tick, state.woordOp, 26)))) - binnen;
}

export function autos(state: RaceState): Item[] {
  const { eigen, spook, auto, van } = baanOf(state.stand);
  const { fase } = state.run;
  const rijdt = !state.rustig && (leest(state) ? state.tick - state.woordOp < 30 : fase === 'goed');
  const tril = rijdt ? deining(state.tick, 6) * 2 : 0;
  const mood = fase === 'goed' || fase === 'klaar' ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const x = eigenX(state);
  const los = fase === 'uitleg';
  const own = wagen('eigen', x, eigen + tril, auto, mood, los ? 'pech' : '', 1, 11);
  const rook: Item[] = rijdt
    ? [0, 1].map((i): Item => ({
        key: `rook${i}`,
        x: x - auto * 0.6 - i * 26,
        y: eigen + 26,
        w: 40 + i * 14,
        h: 34 + i * 10,
        alpha: 0.5 - i * 0.2,
        art: 'kit:stofje',
        z: 9,
      }))
    : [];
  return [...geest(state, spook, auto, van), ...own, ...rook, ...(los ? band(state, x, eigen) : [])];
}

function wagen(key: string, x: number, y: number, maat: number, mood: string, toon: string, alpha: number, z: number): Item[] {
  return [
    { key: `${key}blob`, x: x - maat * 0.06, y: y - maat * 0.25, w: maat * 0.5, h: maat * 0.55, alpha, art: 'kit:blob', toon: mood, z },
    { key: `${key}auto`, x, y, w: maat, h: maat * 0.52, alpha, art: 'auto', toon, z: z + 1 },
  ];
}

/** Oneself of the last time, under a sheet; asleep when there has been no last time, and without a clock it keeps one company. */
function geest(state: RaceState, y: number, maat: number, van: number): Item[] {
  const { fase } = state.run;
  if (state.spook === null) {
    const zzz: Item = {
      key: 'zzz',
      x: van + 118,
      y: y - 20 + (state.rustig ? 0 : deining(state.tick, 120) * 6),
      w: 60,
      h: 40,
      art: 'kit:slaap',
      z: 8,
    };
    return [...spookwagen(van, y, maat), zzz];
  }
  const eigen = (eigenX(state) - van) / Math.max(1, baanOf(state.stand).tot - van);
  const deel = state.rustig ? Math.min(1, eigen) : voortgang(state.spook, state.rij.length, state.leesTicks) * 0.86;
  const zweef = state.rustig ? 0 : deining(state.tick, 80) * 5;
  return spookwagen(rijpositie(state.stand, fase === 'klaar' ? 0.4 : deel), y + zweef, maat);
}

const spookwagen = (x: number, y: number, maat: number): Item[] => [
  { key: 'spook', x, y: y - maat * 0.16, w: maat * 0.94, h: maat * 0.74, alpha: 0.9, art: 'spook', z: 7 },
];

/** Pit stop: a wheel says goodbye. */
function band(state: RaceState, x: number, y: number): Item[] {
  const t = ticksInFase(state);
  const rol = state.rustig ? 0.3 : uitloop(loop01(t, 4, 60));
  const stuit = Math.abs(Math.sin(rol * 9)) * (1 - rol) * 60;
  return [
    { key: 'wiel', x: x + 40 + rol * 240, y: y + 34 - stuit, w: 62, h: 62, rot: rol * 700, art: 'wiel', z: 13 },
    { key: 'monteur', x: x - 120, y: y + 2, w: 96, h: 106, art: 'kit:publiek', toon: '47 verrast', z: 12 },
  ];
}

/** Stripes of the road move under the car as it reads. */
export function weg(state: RaceState): Item[] {
  const { w } = maatOf(state.stand);
  const { spook, eigen, tot, auto } = baanOf(state.stand);
  const midden = (spook + eigen) / 2 + 10;
  const gang = state.rustig ? 0 : (state.plek + (leest(state) ? uitloop(loop01(state.tick, state.woordOp, 26)) : 1)) * 90;
  return [
    { key: 'strepen', x: w / 2 - (gang % 120), y: midden, w: w + 240, h: 12, art: 'strepen', z: 1 },
    { key: 'finish', x: tot + auto * 0.36, y: midden - 10, w: 46, h: eigen - spook + 128, art: 'finish', z: 2 },
  ];
}
