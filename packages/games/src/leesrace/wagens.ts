/** The road with both cars: one's own, and oneself of the last time. */
import type { Item } from '@spelrijk/game-kit/contract';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { drawBlob, progress01, maatOf, stemmingOf, drawToeschouwer, between, easeOut, sway, makeDing } from '@spelrijk/game-kit/stage';
import { baanOf } from './baan.ts';
import { isReading } from './leesrij.ts';
import { STUK } from './state.ts';
import type { RaceState } from './state.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  zzz: { w: 60, h: 40, z: 8, art: 'kit:slaap' },
  wiel: { w: 62, h: 62, z: 13 },
  strepen: { w: 0, h: 12, z: 1 },
  finish: { w: 46, h: 0, z: 2 },
});

/** What happens when, in ticks of its phase. */
const TIJD = {
  doorFinish: { van: 6, duur: 34 },
  naarStart: { van: 0, duur: 24 },
  wielRolt: { van: 4, duur: 60 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  motor: { periode: 6, uitslag: 2 },
  slaap: { periode: 120, uitslag: 6 },
  spook: { periode: 80, uitslag: 5 },
} as const;

/** Where the own car is that has read so many words of the row: a step for every word. */
function afterWoord({ stand, rij }: RaceState, plek: number): number {
  const { van, tot } = baanOf(stand);
  return between(van, tot, (plek / Math.max(1, rij.length)) * STUK);
}

/** The own car, through the finish when it is right, into the pits when it is not. */
function ownX(state: RaceState): number {
  const { stand, rustig, plek, run } = state;
  const { van, tot } = baanOf(stand);
  const t = ticksInFase(state);
  const here = afterWoord(state, plek);
  if (run.fase === 'goed') return between(here, maatOf(stand).w + 160, rustig ? 0 : progress01(t, TIJD.doorFinish) ** 2);
  if (run.fase === 'klaar') return between(van, tot, 0.5);
  if (rustig || !isReading(state)) return here;
  if (plek === 0) return here - (1 - easeOut(progress01(t, TIJD.naarStart))) * 260;
  return between(afterWoord(state, plek - 1), here, gang(state));
}

/** How far it is on its way from the last word to this one. */
const gang = (state: RaceState): number => easeOut(progress01(state.tick, { van: state.woordOp, duur: 26 }));

export function drawAutos(state: RaceState): Item[] {
  const { eigen, auto } = baanOf(state.stand);
  const { fase } = state.run;
  const rijdt = !state.rustig && (isReading(state) ? state.tick - state.woordOp < 30 : fase === 'goed');
  const y = eigen + (rijdt ? sway(state, ZWAAI.motor) : 0);
  const x = ownX(state);
  const pech = fase === 'uitleg';
  return [
    ...drawGeest(state, x),
    {
      ...drawBlob({ x: x - auto * 0.06, y: y - auto * 0.25, w: auto * 0.5, stemming: stemmingOf(fase), z: 11 }),
      key: 'eigenblob',
      h: auto * 0.55,
      alpha: 1,
    },
    { key: 'eigenauto', x, y, w: auto, h: auto * 0.52, alpha: 1, art: 'auto', toon: pech ? 'pech' : '', z: 12 },
    ...(rijdt ? [drawRook(x - auto * 0.6, eigen, 0), drawRook(x - auto * 0.6, eigen, 1)] : []),
    ...(pech ? drawBand(state, x, eigen) : []),
  ];
}

const drawRook = (x: number, y: number, i: number): Item => ({
  key: `rook${i}`,
  x: x - i * 26,
  y: y + 26,
  w: 40 + i * 14,
  h: 34 + i * 10,
  alpha: 0.5 - i * 0.2,
  art: 'kit:stofje',
  z: 9,
});

/** Oneself of the last time, under a sheet: it rides beside one, as fast as one reads; asleep when there has been no last time. */
function drawGeest(state: RaceState, eigen: number): Item[] {
  const { van, tot, spook: y, auto } = baanOf(state.stand);
  if (!state.geest) {
    const zzz: Item = ding('zzz', [van + 118, y - 20 + sway(state, ZWAAI.slaap)]);
    return [drawSpookwagen(van, y, auto), zzz];
  }
  const naast = Math.min(1, (eigen - van) / (tot - van));
  const deel = state.run.fase === 'klaar' ? 0.4 : naast;
  return [drawSpookwagen(between(van, tot, deel), y + sway(state, ZWAAI.spook), auto)];
}

const drawSpookwagen = (x: number, y: number, maat: number): Item => ({
  key: 'spook',
  x,
  y: y - maat * 0.16,
  w: maat * 0.94,
  h: maat * 0.74,
  alpha: 0.9,
  art: 'spook',
  z: 7,
});

/** Pit stop: a wheel says goodbye. */
function drawBand(state: RaceState, x: number, y: number): Item[] {
  const rol = state.rustig ? 0.3 : easeOut(progress01(ticksInFase(state), TIJD.wielRolt));
  const stuit = Math.abs(Math.sin(rol * 9)) * (1 - rol) * 60;
  return [
    ding('wiel', [x + 40 + rol * 240, y + 34 - stuit], { rot: rol * 700 }),
    drawToeschouwer({ key: 'monteur', wie: 47, x: x - 120, y: y + 2, w: 96, stemming: 'verrast', z: 12 }),
  ];
}

/** Stripes of the road move under the car as it reads. */
export function drawWeg(state: RaceState): Item[] {
  const { w } = maatOf(state.stand);
  const { spook, eigen, tot, auto } = baanOf(state.stand);
  const midden = (spook + eigen) / 2 + 10;
  const gereden = state.rustig ? 0 : (state.plek + (isReading(state) ? gang(state) : 1)) * 90;
  return [
    ding('strepen', [w / 2 - (gereden % 120), midden], { w: w + 240 }),
    ding('finish', [tot + auto * 0.36, midden - 10], { h: eigen - spook + 128 }),
  ];
}
