import { boog, deining, inUit, loop01, tussen, veer } from '@spelrijk/game-kit/beweging';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitLetters, maatOf } from '@spelrijk/game-kit/maat';
import { isVoorgedaan } from '@spelrijk/game-kit/run';
import { snijd } from '@spelrijk/game-kit/split/snede';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { isLang, strook } from './lang.ts';
import { BLOK, doosPlek, letterBreed, letterPlek, rijVan, sneePlek } from './opstelling.ts';
import { VAL, speelt, valTijd } from './state.ts';
import type { SplitsState } from './state.ts';
import { band, bediening, kar, machine, teken } from './werkplaats.ts';

export function scene(state: SplitsState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...machine(state),
    ...(isLang(state) ? strook(state) : [...band(state), ...blokken(state), ...messen(state), ...dozen(state)]),
    ...kar(state, isLang(state)),
    ...bediening(state),
    ...teken(state),
  ];
}

/** The bar slides in from the left at the start of a word. */
function aanvoer(state: SplitsState): number {
  if (!speelt(state) || state.run.poging > 1 || state.rustig) return 0;
  return (inUit(loop01(state.tick, state.sinds, 36)) - 1) * maatOf(state.stand).w;
}

function blokken(state: SplitsState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const gevallen = state.run.fase === 'goed' ? ticksInFase(state) : -1;
  const schuif = aanvoer(state);
  let deel = 0;
  return state.letters.flatMap((letter, i): Item[] => {
    if (state.messen.includes(i)) deel++;
    if (gevallen >= valTijd(deel)) return [];
    const { x, y } = letterPlek(state, i);
    return [
      {
        key: `blok${i}`,
        x: x + schuif,
        y,
        w: letterBreed(state),
        h: BLOK,
        art: 'blok',
        toon: randen(state, i),
        label: letter,
        labelSize: Math.min(66, letterBreed(state) * 0.74),
        z: 4,
      },
    ];
  });
}

/** Round ends where a part begins or stops: `l`, `r`, both or neither. */
function randen(state: SplitsState, i: number): string {
  const begin = i === 0 || state.messen.includes(i) || rijVan(state, i) !== rijVan(state, i - 1);
  const eind = i === state.letters.length - 1 || state.messen.includes(i + 1) || rijVan(state, i) !== rijVan(state, i + 1);
  return `${begin ? 'l' : ''}${eind ? 'r' : ''}`;
}

/** Between every two letters a button as wide as a letter; on it a knife, if one stands there. */
function messen(state: SplitsState): Item[] {
  if (state.run.fase === 'klaar' || state.run.fase === 'goed') return [];
  const schuif = aanvoer(state);
  return state.letters.flatMap((_, i): Item[] => {
    if (i === 0) return [];
    const { x, y } = sneePlek(state, i);
    const staat = state.messen.includes(i);
    return [...snee(state, i, x, y, staat, schuif === 0 ? 1 : 0), ...(staat ? [mes(state, i, x + schuif, y)] : [])];
  });
}

function snee(state: SplitsState, i: number, x: number, y: number, staat: boolean, alpha: number): Item[] {
  const tip = isVoorgedaan(state.run) && state.goed.includes(i) && !staat;
  const hier = state.plek === i && speelt(state);
  const toon = staat ? 'mes' : tip ? 'tip' : hier ? 'hier' : '';
  const om = `${state.letters[i - 1] ?? ''} en ${state.letters[i] ?? ''}`;
  return [
    {
      key: `snee${i}`,
      x,
      y: y - 6,
      w: letterBreed(state),
      h: 216,
      art: staat && !hier ? undefined : 'snee',
      toon,
      pick: `snee:${i}`,
      name: staat ? `Haal het mes weg tussen ${om}` : `Zet een mes tussen ${om}`,
      uit: !speelt(state),
      alpha,
      z: 6,
    },
  ];
}

function mes(state: SplitsState, i: number, x: number, y: number): Item {
  const drop = state.plek === i ? veer(loop01(state.tick, state.gezet, 14)) : 1;
  const krom = state.run.fase === 'uitleg' && !state.goed.includes(i);
  const wiebel = krom && !state.rustig ? deining(ticksInFase(state), 16) * 14 * Math.exp(-ticksInFase(state) / 30) : 0;
  return { key: `mes${i}`, x, y: y - 8 - (1 - drop) * 90, w: 62, h: 200, rot: wiebel, art: 'mes', toon: krom ? 'krom' : 'recht', z: 5 };
}

/** The parts drop in rhythm, each into a box of its own. */
function dozen(state: SplitsState): Item[] {
  if (state.run.fase !== 'goed') return [];
  const stukken = snijd(state.letters, state.messen);
  const t = ticksInFase(state);
  const start = [0, ...state.messen];
  return stukken.flatMap((stuk, n): Item[] => {
    const doos = doosPlek(state.stand, n, stukken.length);
    const opkomst = veer(loop01(t, n * 3, 14));
    const val = loop01(t, valTijd(n), VAL);
    const plof = boog(loop01(t, valTijd(n) + VAL, 12));
    const boven = letterPlek(state, start[n] ?? 0);
    const eind = letterPlek(state, (start[n + 1] ?? state.letters.length) - 1);
    const deel: Item[] =
      val > 0
        ? [
            {
              key: `deel${n}`,
              x: tussen((boven.x + eind.x) / 2, doos.x, val),
              y: tussen(boven.y, doos.y - 58, val * val),
              w: Math.min(doos.breed - 8, 60 + stuk.length * 42),
              h: 96,
              art: 'deel',
              label: stuk,
              labelSize: fitLetters(stuk, doos.breed - 40, 58),
              z: 7,
            },
          ]
        : [];
    return [
      { key: `doosachter${n}`, x: doos.x, y: doos.y, w: doos.breed * opkomst, h: 128, art: 'doos', toon: 'achter', z: 6 },
      ...deel,
      {
        key: `doos${n}`,
        x: doos.x,
        y: doos.y,
        w: doos.breed,
        h: 128,
        sx: opkomst * (1 + plof * 0.06),
        sy: opkomst * (1 - plof * 0.1),
        art: 'doos',
        toon: 'voor',
        z: 8,
      },
    ];
  });
}
