import { boog, deining, loop01, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { baanOf, optiePlek } from './baan.ts';
import { isTekst } from './state.ts';
import type { RaceState } from './state.ts';
import { bord, opties } from './bord.ts';
import { autos, weg } from './wagens.ts';

export function scene(state: RaceState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...publiek(state),
    ...weg(state),
    ...bord(state),
    ...opties(state),
    ...autos(state),
    ...vlaggen(state),
    ...viering(state),
  ];
}

function publiek(state: RaceState): Item[] {
  const [y, aantal, maat] = baanOf(state.stand).publiek;
  const { w } = maatOf(state.stand);
  const { fase } = state.run;
  const blij = fase === 'goed' || fase === 'klaar';
  return Array.from({ length: aantal }, (_, i): Item => {
    const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 46, i * 0.23)) * 20 : 0;
    return {
      key: `fan${i}`,
      x: ((i + 0.5) / aantal) * w,
      y: y - hop,
      w: maat,
      h: maat * 1.1,
      art: 'kit:publiek',
      toon: `${i * 19 + 3} ${blij ? 'trots' : 'blij'}`,
      z: 0,
    };
  });
}

/** A little flag for every lap. */
function vlaggen(state: RaceState): Item[] {
  const [x, y, dx] = baanOf(state.stand).vlaggen;
  const { uitslag: u, rij, fase } = state.run;
  const perRij = state.stand === 'liggend' ? 6 : 12;
  return u.map((klaar, i): Item => {
    const nu = rij[0] === i && fase !== 'klaar';
    const pop = nu && fase === 'goed' ? 1 + boog(loop01(ticksInFase(state), 24, 20)) * 0.6 : 1;
    const vol = (klaar ?? 0) > 0 || (nu && fase === 'goed' && ticksInFase(state) > 24);
    return {
      key: `vlag${i}`,
      x: x + (i % perRij) * dx,
      y: y + Math.floor(i / perRij) * 48,
      w: 30,
      h: 42,
      sx: pop,
      sy: pop,
      art: 'vlag',
      toon: vol ? 'vol' : klaar === 0 ? 'later' : nu ? 'nu' : '',
      z: 3,
    };
  });
}

function viering(state: RaceState): Item[] {
  const { tot, eigen, bord: plaats } = baanOf(state.stand);
  const t = ticksInFase(state);
  const { rustig } = state;
  const i = state.opties.indexOf(state.gekozen ?? '');
  const { x: ox, y: oy, w: breed, h: hoog } = optiePlek(state.stand, Math.max(0, i), state.opties.length, isTekst(state));
  const [rand, maat] = state.opties.length > 4 ? [ox, hoog + 24] : [ox - breed / 2 + 26, 84];
  if (state.run.fase === 'uitleg') return [oordeelRing(false, rand, oy, maat)];
  if (state.run.fase === 'klaar')
    return feest({ key: 'slot', x: plaats[0], y: plaats[1] + 120, aantal: 26, leeftijd: t, duur: 150, seed: 3, kracht: 14, rustig });
  if (state.run.fase !== 'goed') return [];
  const ring = oordeelRing(true, rand, oy, maat, veer(loop01(t, 2, 14)), 1 - loop01(t, 64, 14));
  return [
    ring,
    ...feest({ key: 'conf', x: tot - 20, y: eigen - 120, aantal: 16, leeftijd: t - 24, duur: 56, seed: state.kans, kracht: 11, rustig }),
  ];
}
