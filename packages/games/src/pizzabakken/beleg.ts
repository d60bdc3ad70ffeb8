/** What rides on the belt and what lies on the pizza: toppings, letters to cut, letters that were typed. */
import { bandX, ringLengte } from '@spelrijk/game-kit/band/band';
import type { Item } from '@spelrijk/game-kit/game';
import { aaneen, losse } from '@spelrijk/game-kit/band/leggen';
import { wieg } from '@spelrijk/game-kit/leven';
import { fitLetters, fitTekst, maatOf } from '@spelrijk/game-kit/maat';
import { opkomst } from '@spelrijk/game-kit/opkomst';
import { isGeleid } from '@spelrijk/game-kit/run';
import { placesOf, voorbeeldVan } from '@spelrijk/game-kit/schrijf';
import { delenVan, isMisSnede, isTipSnede, sneeKnop } from '@spelrijk/game-kit/split/snijden';
import { vakbeeld } from '@spelrijk/game-kit/vakbeeld';
import { ding, hoekVan, keukenOf, rondPlek } from './keuken.ts';
import { speelt, stukBreed, vormVan } from './state.ts';
import type { PizzaState } from './state.ts';

/** There are five toppings, and three things that a kitchen needs. */
const soort = (i: number, soorten = 5): string => String(i % soorten);

export function band(state: PizzaState): Item[] {
  const { w } = maatOf(state.stand);
  const y = keukenOf(state).band;
  const leeg = vormVan(state) !== 'VOLG' || state.run.fase === 'klaar';
  return [
    ding('band', [w / 2, y + 22], { w: w + 20, art: `band-${state.stand}` }),
    ...(leeg
      ? Array.from({ length: 6 }, (_, i) => ding('kruid', [bandX(i, 6, state.reis, w + 80) - 40, y + 2], { toon: soort(i, 3) }, i))
      : toppings(state, w, y - 4)),
  ];
}

function toppings(state: PizzaState, breed: number, y: number): Item[] {
  const n = state.band.length;
  const w = stukBreed(state);
  const ring = ringLengte(n, w, breed + (state.rustig ? 0 : w));
  const speel = speelt(state);
  return losse(state).flatMap(({ id, stuk }): Item[] => {
    const x = bandX(id, n, state.reis, ring) - (ring > breed ? w / 2 : 0);
    if (x > breed + w) return [];
    const kijk = voorbeeldVan(state) === stuk;
    const topping = {
      w,
      toon: soort(id),
      label: stuk,
      labelSize: fitLetters(stuk, w - 22, 50),
      pick: `stuk:${id}`,
      name: `Leg ${stuk} op de pizza`,
      uit: !speel || Math.abs(x - breed / 2) >= (breed - w) / 2 + 10,
    };
    return [
      ...(speel && (kijk || state.keus === id) ? [ding('rand', [x, y], { w: w + 18, toon: kijk ? 'kijk' : '' }, id)] : []),
      ding('stuk', [x, y], topping, id),
    ];
  });
}

/** In the middle the whole word, to be read as words are read. */
export function beleg(state: PizzaState): Item[] {
  const [x, y, r] = keukenOf(state).pizza;
  const vorm = vormVan(state);
  const tekst = vorm === 'SPLIT' ? delenVan(state).join('·') : aaneen(state);
  return [
    ...(vorm === 'SPLIT' ? snijwerk : vorm === 'TYP' ? getypt : gelegd)(state, r),
    ...(tekst === '' ? [] : [ding('etiket', [x, y], { w: r * 0.94, ...fitTekst(tekst, r * 0.84, 84, 48) })]),
  ];
}

/** Typed letters come on one by one, with an open place for the next. */
function getypt(state: PizzaState, r: number): Item[] {
  const count = placesOf(state);
  const n = isGeleid(state.run) && state.run.fase !== 'goed' ? count : Math.max(8, count);
  const w = Math.min(88, (Math.PI * 2 * r * 0.68 * 0.96) / Math.max(5, n));
  return Array.from({ length: count }, (_, i) => {
    const { label, labelToon } = vakbeeld(state, i);
    return plek(state, i, n, 12, { w, h: w, label, labelToon, labelSize: label === undefined ? undefined : w * 0.62 });
  });
}

/** Places to fill, clockwise from the top; the last topping can be taken off again. */
function gelegd(state: PizzaState, r: number): Item[] {
  const n = state.vakken.doel.length;
  const laatste = speelt(state) && !isGeleid(state.run) ? state.vakken.inhoud.length - 1 : -1;
  const w = Math.min(stukBreed(state), n < 3 ? 150 : (Math.PI * 2 * r * 0.7) / n + 14);
  return state.vakken.doel.map((_, i) => {
    const { vol, nu, label, labelToon } = vakbeeld(state, i);
    const stuk = vol && { label, labelToon, labelSize: fitLetters(label ?? '', w - 20, 48) };
    const af = i === laatste && { pick: 'af', name: `Haal ${label} van de pizza` };
    const item = plek(state, i, n, 14, { w, ...stuk, ...af });
    return nu && state.tick - state.misOp < 16 ? { ...item, x: item.x + wieg(state, 6, 5) } : item;
  });
}

/** A place on the pizza; what was put there last drops in for so many ticks. */
function plek(state: PizzaState, i: number, n: number, duur: number, more: Partial<Item>): Item {
  const { vol, nu } = vakbeeld(state, i);
  const [x, y] = rondPlek(state, i, n, 0.68);
  const drop = i === state.vakken.inhoud.length - 1 ? 60 - 60 * opkomst(state.tick, state.letterOp, duur) : 0;
  const beeld = vol ? { art: 'topping', toon: soort(state.gelegd[i] ?? i) } : { toon: nu ? 'nu' : '' };
  return ding('plek', [x, y - drop], { ...beeld, ...more }, i);
}

/** The word round the crust, with a place to cut between every two letters. */
function snijwerk(state: PizzaState, r: number): Item[] {
  const n = state.letters.length;
  const w = Math.min(84, (Math.PI * 2 * r * 0.66 * 0.94) / Math.max(4, n));
  return [
    ding('begin', rondPlek(state, -0.5, n, 1.02)),
    ...state.letters.flatMap((_, i) => (i === 0 ? [] : snede(state, i, n, r))),
    ...state.letters.map((label, i) =>
      ding('letter', rondPlek(state, i, n, 0.62), { w, h: w, toon: soort(i), label, labelSize: w * 0.62 }, i),
    ),
  ];
}

function snede(state: PizzaState, i: number, n: number, w: number): Item[] {
  const speel = speelt(state);
  const staat = state.sneden.includes(i);
  const tip = speel && isTipSnede(state, i);
  const toon = tip ? 'tip' : isMisSnede(state, i) ? 'mis' : '';
  const punt = {
    toon: speel && state.plek === i ? 'hier' : staat ? 'staat' : tip ? 'tip' : '',
    ...sneeKnop(state, i, 'Snijd', 'Haal de snede weg'),
  };
  return [
    ...(staat || tip ? [ding('lijn', rondPlek(state, i - 0.5, n, 0.5), { w, rot: hoekVan(i - 0.5, n), toon }, i)] : []),
    ding('snee', rondPlek(state, i - 0.5, n, 0.98), punt, i),
  ];
}
