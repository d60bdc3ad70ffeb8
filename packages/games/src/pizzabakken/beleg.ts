/** What rides on the belt and what lies on the pizza: toppings, letters to cut, letters that were typed. */
import { deining, loop01, veer } from '@spelrijk/game-kit/beweging';
import { bandX, opBand, ringLengte } from '@spelrijk/game-kit/band/band';
import type { Item } from '@spelrijk/game-kit/game';
import { fitLetters, fitTekst, maatOf } from '@spelrijk/game-kit/maat';
import { currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { voorbeeldVan } from '@spelrijk/game-kit/schrijf';
import { sneden, snijd } from '@spelrijk/game-kit/split/snede';
import { keukenOf, rondPlek } from './keuken.ts';
import { speelt, stukBreed, vormVan } from './state.ts';
import type { PizzaState } from './state.ts';

export function band(state: PizzaState): Item[] {
  const { w } = maatOf(state.stand);
  const y = keukenOf(state.stand).band;
  const belt: Item = { key: 'band', x: w / 2, y: y + 22, w: w + 20, h: 96, art: `band-${state.stand}`, z: 0 };
  if (vormVan(state) !== 'VOLG' || state.run.fase === 'klaar') return [belt, ...kruiden(state, w, y)];
  const n = state.band.length;
  const wide = stukBreed(state);
  const ring = ringLengte(n, wide, w + (state.rustig ? 0 : wide));
  const rollen = opBand(state.band, state.gelegd).flatMap((stuk): Item[] => {
    const x = bandX(stuk.id, n, state.reis, ring) - (ring > w ? wide / 2 : 0);
    const inBeeld = x > wide / 2 - 10 && x < w - wide / 2 + 10;
    if (x < -wide || x > w + wide) return [];
    const keus = state.keus === stuk.id && speelt(state);
    const kijk = speelt(state) && voorbeeldVan(state) === stuk.stuk;
    const rand: Item[] =
      keus || kijk ? [{ key: `rand${stuk.id}`, x, y: y - 4, w: wide + 18, h: 110, art: 'rand', toon: kijk ? 'kijk' : '', z: 1 }] : [];
    return [
      ...rand,
      {
        key: `stuk${stuk.id}`,
        x,
        y: y - 4,
        w: wide,
        h: 92,
        art: 'topping',
        toon: String(stuk.id % 5),
        label: stuk.stuk,
        labelSize: fitLetters(stuk.stuk, wide - 22, 50),
        pick: `stuk:${stuk.id}`,
        name: `Leg ${stuk.stuk} op de pizza`,
        uit: !inBeeld || !speelt(state),
        z: 2,
      },
    ];
  });
  return [belt, ...rollen];
}

/** An empty belt carries what a kitchen needs. */
function kruiden(state: PizzaState, w: number, y: number): Item[] {
  return Array.from({ length: 6 }, (_, i): Item => {
    const x = bandX(i, 6, state.reis, w + 80) - 40;
    return { key: `kruid${i}`, x, y: y + 2, w: 56, h: 56, art: 'hapje', toon: String(i % 3), z: 1 };
  });
}

export function beleg(state: PizzaState): Item[] {
  const vorm = vormVan(state);
  if (vorm === 'SPLIT') return [...snijwerk(state), ...etiket(state, snijd(state.letters, state.sneden).join('·'))];
  const woord = state.vakken.inhoud.join((currentOpgave(state.run)?.antwoord ?? '').includes(' ') ? ' ' : '');
  return [...(vorm === 'TYP' ? getypt(state) : gelegd(state)), ...etiket(state, woord)];
}

/** In the middle the whole word, to be read as words are read. */
function etiket(state: PizzaState, tekst: string): Item[] {
  if (tekst === '') return [];
  const [x, y, r] = keukenOf(state.stand).pizza;
  return [{ key: 'etiket', x, y, w: r * 0.94, h: 84, art: 'etiket', ...fitTekst(tekst, r * 0.84, 84, 48), z: 5 }];
}

/** Places to fill, clockwise from the top; the last topping can be taken off again. */
function gelegd(state: PizzaState): Item[] {
  const { inhoud, doel, eerste } = state.vakken;
  const r = keukenOf(state.stand).pizza[2];
  const n = Math.max(doel.length, inhoud.length);
  const wide = Math.min(stukBreed(state), n < 3 ? 150 : (Math.PI * 2 * r * 0.7) / n + 14);
  return Array.from({ length: n }, (_, i): Item => {
    const { x, y } = rondPlek(state.stand, i, n, 0.68);
    const stuk = inhoud[i];
    const current = i === inhoud.length && speelt(state);
    const last = i === inhoud.length - 1;
    const drop = last ? 1 - veer(loop01(state.tick, state.letterOp, 14)) : 0;
    const vrij = last && speelt(state) && !isGeleid(state.run);
    const shake = current && !state.rustig && state.tick - state.misOp < 16 ? deining(state.tick, 6) * 5 : 0;
    return {
      key: `plek${i}`,
      x: x + shake,
      y: y - drop * 60,
      w: wide,
      h: 92,
      art: stuk === undefined ? 'plek' : 'topping',
      toon: stuk === undefined ? (current ? 'nu' : '') : String((state.gelegd[i] ?? i) % 5),
      ...(stuk === undefined ? {} : { label: stuk, labelSize: fitLetters(stuk, wide - 20, 48) }),
      ...((eerste[i] ?? null) === null ? {} : { labelToon: 'gemist' as const }),
      ...(vrij ? { pick: 'af', name: `Haal ${stuk ?? ''} van de pizza` } : {}),
      z: 7,
    };
  });
}

/** The word round the crust, with a place to cut between every two letters. */
function snijwerk(state: PizzaState): Item[] {
  const n = state.letters.length;
  const r = keukenOf(state.stand).pizza[2];
  const maat = Math.min(84, ((Math.PI * 2 * r * 0.66) / Math.max(4, n)) * 0.94);
  const letters = state.letters.map((letter, i): Item => {
    const { x, y } = rondPlek(state.stand, i, n, 0.62);
    return { key: `letter${i}`, x, y, w: maat, h: maat, art: 'topping', toon: String(i % 5), label: letter, labelSize: maat * 0.62, z: 7 };
  });
  const goed = sneden(currentOpgave(state.run)?.antwoord ?? '');
  const gaten = state.letters.flatMap((_, i): Item[] => (i === 0 ? [] : snede(state, i, n, goed.includes(i))));
  const begin = rondPlek(state.stand, -0.5, n, 1.02);
  return [{ key: 'begin', x: begin.x, y: begin.y, w: 54, h: 46, art: 'begin', z: 7 }, ...gaten, ...letters];
}

function snede(state: PizzaState, i: number, n: number, goed: boolean): Item[] {
  const r = keukenOf(state.stand).pizza[2];
  const staat = state.sneden.includes(i);
  const hier = state.plek === i && speelt(state);
  const tip = isVoorgedaan(state.run) && speelt(state) && goed && !staat;
  const mis = state.run.fase === 'uitleg' && staat && !goed;
  const knop = rondPlek(state.stand, i - 0.5, n, 0.98);
  const lijn = rondPlek(state.stand, i - 0.5, n, 0.5);
  const om = `${state.letters[i - 1] ?? ''} en ${state.letters[i] ?? ''}`;
  const cut: Item[] =
    staat || tip
      ? [{ key: `lijn${i}`, x: lijn.x, y: lijn.y, w: r, h: 16, rot: lijn.hoek, art: 'snee', toon: tip ? 'tip' : mis ? 'mis' : '', z: 6 }]
      : [];
  return [
    ...cut,
    {
      key: `snee${i}`,
      x: knop.x,
      y: knop.y,
      w: 86,
      h: 86,
      art: 'snijpunt',
      toon: hier ? 'hier' : staat ? 'staat' : tip ? 'tip' : '',
      pick: `snee:${i}`,
      name: staat ? `Haal de snede weg tussen ${om}` : `Snijd tussen ${om}`,
      uit: !speelt(state),
      z: 8,
    },
  ];
}

/** Typed letters come on one by one, with an open place for the next. */
function getypt(state: PizzaState): Item[] {
  const { inhoud, doel, eerste } = state.vakken;
  const geleid = isGeleid(state.run) && state.run.fase !== 'goed';
  const count = geleid ? Math.max(doel.length, inhoud.length) : inhoud.length + (speelt(state) ? 1 : 0);
  const n = Math.max(geleid ? 1 : 8, count);
  const r = keukenOf(state.stand).pizza[2];
  const maat = Math.min(88, ((Math.PI * 2 * r * 0.68) / Math.max(5, n)) * 0.96);
  const example = voorbeeldVan(state);
  return Array.from({ length: count }, (_, i): Item => {
    const { x, y } = rondPlek(state.stand, i, n, 0.68);
    const letter = inhoud[i];
    const current = i === inhoud.length;
    const drop = i === inhoud.length - 1 ? 1 - veer(loop01(state.tick, state.letterOp, 12)) : 0;
    const shown = letter ?? (current ? (example ?? undefined) : undefined);
    return {
      key: `plek${i}`,
      x,
      y: y - drop * 60,
      w: maat,
      h: maat,
      art: letter === undefined ? 'plek' : 'topping',
      toon: letter === undefined ? (current ? 'nu' : '') : String(i % 5),
      ...(shown === undefined ? {} : { label: shown, labelSize: maat * 0.62 }),
      ...(letter === undefined ? { labelToon: 'grijs' as const } : (eerste[i] ?? null) === null ? {} : { labelToon: 'gemist' as const }),
      z: 7,
    };
  });
}
