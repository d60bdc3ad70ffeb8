/** The letters: a row of paper stamps on a cloth, and the button to strike. */
import type { Plaatsen } from './plaatsen.ts';
import { loop01, veer } from '@spelrijk/game-kit/beweging';
import type { Item, LabelToon } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import { isGeleid } from '@spelrijk/game-kit/run';
import { voorbeeldOf } from './state.ts';
import type { PinataState } from './state.ts';

export function stempels(state: PinataState, p: Plaatsen): Item[] {
  const [midden, y, breed] = p.rij;
  const { inhoud, doel } = state.vakken;
  const geleid = isGeleid(state.run) && state.run.fase !== 'goed';
  const open = state.run.fase === 'spelen' && !geleid ? 1 : 0;
  const count = geleid ? Math.max(doel.length, inhoud.length) : inhoud.length + open;
  const stap = Math.min(86, breed / Math.max(1, count));
  const lijn: Item = {
    key: 'lijn',
    x: maatOf(state.stand).w / 2,
    y,
    w: maatOf(state.stand).w - 28,
    h: 132,
    art: `lap-${state.stand}`,
    z: 10,
  };
  const vakjes = Array.from({ length: count }, (_, i) => stempel(state, i, midden + (i - (count - 1) / 2) * stap, y, stap));
  const knop: Item = {
    key: 'slaan',
    x: p.knop[0],
    y: p.knop[1],
    w: 164,
    h: 108,
    art: 'knop',
    label: 'Sla!',
    labelSize: 40,
    labelToon: 'wit',
    pick: 'klaar',
    name: 'Sla! Mijn woord is klaar.',
    uit: inhoud.length === 0,
    alpha: inhoud.length === 0 ? 0.5 : 1,
    z: 12,
  };
  return state.run.fase === 'spelen' && !geleid ? [lijn, ...vakjes, knop] : [lijn, ...vakjes];
}

function stempel(state: PinataState, i: number, x: number, y: number, stap: number): Item {
  const letter = state.vakken.inhoud[i];
  const current = i === state.vakken.inhoud.length;
  const example = current ? voorbeeldOf(state) : null;
  const drop =
    letter !== undefined && i === state.vakken.inhoud.length - 1 ? 1 - veer(loop01(state.tick, Math.max(state.klap, state.zwiep), 14)) : 0;
  const label = letter ?? example ?? undefined;
  const mist = (state.vakken.eerste[i] ?? null) !== null;
  const labelToon: LabelToon | undefined = letter === undefined ? 'grijs' : mist ? 'gemist' : undefined;
  return {
    key: `vak${i}`,
    x,
    y: y - drop * 26,
    w: stap - 6,
    h: 100,
    art: 'stempel',
    toon: letter !== undefined ? 'vol' : current ? 'nu' : 'leeg',
    label,
    labelSize: Math.min(58, stap * 0.76),
    labelToon,
    z: 11,
  };
}
