/** The letters: a row of paper stamps on a cloth, and the button to strike. */
import type { Plaatsen } from './plaatsen.ts';
import type { Item } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import { isGeleid } from '@spelrijk/game-kit/run';
import { strook } from '@spelrijk/game-kit/schrijf';
import type { PinataState } from './state.ts';

export function stempels(state: PinataState, p: Plaatsen): Item[] {
  const [midden, y, breed] = p.rij;
  const { inhoud } = state.vakken;
  const geleid = isGeleid(state.run) && state.run.fase !== 'goed';
  const lijn: Item = {
    key: 'lijn',
    x: maatOf(state.stand).w / 2,
    y,
    w: maatOf(state.stand).w - 28,
    h: 132,
    art: `lap-${state.stand}`,
    z: 10,
  };
  const vakjes = strook(state, { x: midden, y, breed, hoog: 100, vak: 80, art: 'stempel', z: 11 });
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
