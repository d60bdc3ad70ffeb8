/** What stands around the word: cogs, belts, cart, lever and the blob. */
import { boog, deining, inUit, loop01, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { countGespeeld } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { banden, opstellingOf } from './opstelling.ts';
import { VAL, speelt, valTijd } from './state.ts';
import type { SplitsState } from './state.ts';

/** Cogs that turn while it works, a gauge that climbs with every word, steam when it is happy. */
export function machine(state: SplitsState): Item[] {
  const o = opstellingOf(state.stand);
  const werkt = state.run.fase === 'goed' && !state.rustig;
  const turn = state.rustig ? 0 : state.tick * (werkt ? 4 : 0.5);
  const klaar = countGespeeld(state.run) / Math.max(1, state.run.opgaven.length);
  const [mx, my] = o.meter;
  const wijzer: Item = {
    key: 'wijzer',
    x: mx,
    y: my,
    w: 96,
    h: 96,
    rot: -110 + 220 * klaar + (state.rustig ? 0 : deining(state.tick, 50) * (werkt ? 5 : 1)),
    art: 'wijzer',
    z: 2,
  };
  const t = ticksInFase(state);
  const puff =
    state.run.fase === 'goed' || state.run.fase === 'klaar'
      ? feest({
          key: 'stoom',
          x: mx + 150,
          y: my - 40,
          aantal: 5,
          leeftijd: t,
          duur: 70,
          seed: 11 + state.sinds,
          kracht: 3,
          rustig: state.rustig,
          art: 'kit:stofje',
          tonen: [''],
          maat: [46, 46],
          z: 1,
        })
      : [];
  return [
    { key: 'meter', x: mx, y: my, w: 132, h: 132, art: 'meter', z: 1 },
    wijzer,
    { key: 'tand1', x: mx + 118, y: my + 20, w: 92, h: 92, rot: turn, art: 'tandwiel', toon: '0', z: 1 },
    { key: 'tand2', x: mx + 182, y: my - 16, w: 66, h: 66, rot: -turn * 1.4 + 10, art: 'tandwiel', toon: '1', z: 1 },
    ...puff,
  ];
}

export function band(state: SplitsState): Item[] {
  const o = opstellingOf(state.stand);
  const rolt = loop01(state.tick, state.sinds, 36);
  const draai = speelt(state) && rolt < 1 && !state.rustig ? state.tick * 9 : 0;
  return banden(state).flatMap((y, rij): Item[] => [
    { key: `band${rij}`, x: o.midden, y: y + 92, w: o.breed + 40, h: 62, art: `band-${state.stand}`, z: 1 },
    ...[0, 1, 2, 3, 4].map((i): Item => ({
      key: `rol${rij}-${i}`,
      x: o.midden + (i - 2) * (o.breed / 4.6),
      y: y + 94,
      w: 40,
      h: 40,
      rot: draai,
      art: 'rol',
      z: 2,
    })),
  ]);
}

/** Every word that is behind us is a parcel; at the end the cart rolls to the middle with the blob on top. */
export function kar(state: SplitsState, leeg: boolean): Item[] {
  const [kx, ky] = opstellingOf(state.stand).kar;
  const weg = karWeg(state);
  const hobbel = weg !== 0 && !state.rustig ? Math.abs(deining(state.tick, 18)) * 5 : 0;
  // With a long bar on the stage there is no room for parcels among what can be drawn.
  const n = leeg ? 0 : pakjesVan(state);
  const pakjes = Array.from({ length: n }, (_, i): Item => ({
    key: `pak${i}`,
    x: kx - 66 + (i % 4) * 44 + weg,
    y: ky - 20 - Math.floor(i / 4) * 42 - hobbel,
    w: 46,
    h: 44,
    art: 'pakje',
    toon: String(i % 4),
    z: 9,
  }));
  return [{ key: 'kar', x: kx + weg, y: ky + 26 - hobbel, w: 236, h: 116, art: 'kar', z: 10 }, ...pakjes];
}

/** Parcels on the cart. */
const pakjesVan = (state: SplitsState): number => Math.min(12, countGespeeld(state.run));

/** How far the cart has rolled. */
function karWeg(state: SplitsState): number {
  if (state.run.fase !== 'klaar') return 0;
  return (state.rustig ? 1 : inUit(loop01(ticksInFase(state), 14, 80))) * (maatOf(state.stand).w / 2 - opstellingOf(state.stand).kar[0]);
}

/** The lever, and the blob that hangs on it. */
export function bediening(state: SplitsState): Item[] {
  const o = opstellingOf(state.stand);
  const t = ticksInFase(state);
  const getrokken = state.run.fase === 'goed' || state.run.fase === 'uitleg' ? boog(loop01(t, 0, 30)) : 0;
  const blij = state.run.fase === 'goed' || state.run.fase === 'klaar';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 38)) * 20 : 0;
  const boing = state.run.fase === 'uitleg' && !state.rustig ? deining(t, 16) * 0.12 * Math.exp(-t / 24) : 0;
  const [x, y] = o.hendel;
  const op =
    state.run.fase === 'klaar' ? ([o.kar[0] + karWeg(state), o.kar[1] - 100 - Math.ceil(pakjesVan(state) / 4) * 42 + 42] as const) : o.blob;
  return [
    { key: 'hendelvoet', x, y: y + 84, w: 150, h: 84, art: 'hendelvoet', label: 'snijd!', labelSize: 30, labelToon: 'wit', z: 5 },
    {
      key: 'hendel',
      x,
      y,
      w: 132,
      h: 236,
      rot: -18 + getrokken * 66,
      art: 'hendel',
      pick: 'hendel',
      name: 'Haal de hendel over. Mijn messen staan goed.',
      uit: !speelt(state),
      z: 4,
    },
    {
      key: 'blob',
      x: op[0],
      y: op[1] - hop,
      w: 132,
      h: 145,
      sx: 1 + boing,
      sy: 1 - boing,
      art: 'kit:blob',
      toon: blij ? 'trots' : state.run.fase === 'uitleg' ? 'verrast' : 'blij',
      z: 11,
    },
  ];
}

export function teken(state: SplitsState): Item[] {
  const o = opstellingOf(state.stand);
  const t = ticksInFase(state);
  if (state.run.fase === 'klaar')
    return feest({
      key: 'slot',
      x: maatOf(state.stand).w / 2,
      y: 160,
      aantal: 30,
      leeftijd: t,
      duur: 140,
      seed: 9,
      kracht: 11,
      rustig: state.rustig,
    });
  if (state.run.fase === 'uitleg') return [oordeelRing(false, o.blob[0], o.blob[1] - 4, 190)];
  if (state.run.fase !== 'goed') return [];
  const confetti = feest({
    key: 'conf',
    x: o.dozen[0],
    y: o.dozen[1] - 60,
    aantal: 12,
    leeftijd: t - valTijd(state.messen.length) - VAL,
    duur: 46,
    seed: state.kans,
    kracht: 8,
    rustig: state.rustig,
  });
  return [oordeelRing(true, o.blob[0], o.blob[1] - 4, 176, veer(loop01(t, 4, 18)), 1 - loop01(t, 60, 16)), ...confetti];
}
