import { boog, deining, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { countGespeeld } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import type { RupsState } from './state.ts';
import { COCON, binnen, celXY, takPlek } from './blad.ts';

export function tak(state: RupsState): Item[] {
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

export function viering(state: RupsState): Item[] {
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
