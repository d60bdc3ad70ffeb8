import { deining, loop01, veer } from '@spelrijk/game-kit/beweging';
import type { Item, LabelToon } from '@spelrijk/game-kit/game';
import { backdrop, fitLetters } from '@spelrijk/game-kit/maat';
import { isGeleid } from '@spelrijk/game-kit/run';
import { isTypen, voorbeeldOf } from './state.ts';
import type { Hap, RupsState } from './state.ts';
import { BLADEN, celXY } from './blad.ts';
import { rups } from './lijf.ts';
import { tak, viering } from './vieren.ts';

const KNOP = [172, 100] as const;

export function scene(state: RupsState): readonly Item[] {
  return [backdrop(state.stand), ...tak(state), ...woord(state), ...happen(state), ...rups(state), ...viering(state)];
}

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
