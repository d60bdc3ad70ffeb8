/**
 * A taak of choosing that cannot be guessed: answers in an order without a pattern, right choices without a place of their own, and what is left
 * of one-sidedness told to the engine, so that it counts for little.
 */
import type { Random } from '@spelrijk/base/random';
import { HOOGSTE_AANDEEL } from '@spelrijk/oefenen/kanten';
import { kantenVan } from '../standen/index.ts';
import type { BewaardeOpgave } from './bewaard.ts';

/** Orders that are tried; the fairest is taken. In a short taak a fair one is rarer. */
const PROEVEN = 80;
const HOOGSTENS_PROEVEN = 600;
/** Fair enough to look no further. */
const RUIM_EERLIJK = HOOGSTE_AANDEEL - 0.05;
/** How far back a child can see a pattern: the same as the one before, every second, every third. */
const TERUG = [1, 2, 3];

/** Share of the answers that the best simple guess from those before would have right: 0-1. A guess: the same as so many back, or the other one. */
function guessable(antwoorden: readonly string[]): number {
  const soorten = new Set(antwoorden);
  const twee = soorten.size === 2;
  const delen = TERUG.map((terug) => {
    const aantal = antwoorden.length - terug;
    if (aantal <= TERUG.length) return 0;
    const gelijk = antwoorden.filter((antwoord, i) => i >= terug && antwoorden[i - terug] === antwoord).length;
    return (twee ? Math.max(gelijk, aantal - gelijk) : gelijk) / aantal;
  });
  return Math.max(...delen);
}

/** Share of the answer that is right most often: 0-1. */
export function oneSided(antwoorden: readonly string[]): number {
  const telling = new Map<string, number>();
  for (const antwoord of antwoorden) telling.set(antwoord, (telling.get(antwoord) ?? 0) + 1);
  return Math.max(0, ...telling.values()) / Math.max(1, antwoorden.length);
}

/** The best of many tries, the first that is good enough. */
function bestOf<T>(proef: () => T, weigh: (een: T) => number): T {
  let beste = proef();
  let laagste = weigh(beste);
  for (let i = 1; i < HOOGSTENS_PROEVEN && laagste > (i < PROEVEN ? RUIM_EERLIJK : HOOGSTE_AANDEEL); i++) {
    const ander = proef();
    const gewicht = weigh(ander);
    if (gewicht < laagste) [beste, laagste] = [ander, gewicht];
  }
  return beste;
}

const kantOf = (opgave: BewaardeOpgave, nr: 0 | 1): string => kantenVan(opgave.vorm, opgave)[nr] ?? opgave.antwoord;

/** In an order in which no answer, and no kind of answer, follows from those before. */
const inOrder = (opgaven: readonly BewaardeOpgave[], random: Random): readonly BewaardeOpgave[] =>
  bestOf(
    () => random.shuffle(opgaven),
    (rij) => Math.max(guessable(rij.map((opgave) => kantOf(opgave, 0))), guessable(rij.map((opgave) => kantOf(opgave, 1)))),
  );

/** Bins stand where they stand; what is different every time has no place of its own. */
const hasVastePlek = (opgaven: readonly BewaardeOpgave[]): boolean =>
  new Set(opgaven.map(({ keuzes = [] }) => keuzes.join('/'))).size === 1;

function reorder(opgave: BewaardeOpgave, random: Random): BewaardeOpgave {
  const { keuzes = [], klanken } = opgave;
  const volgorde = random.shuffle(keuzes.map((_, i) => i));
  const reorder = <T>(rij: readonly T[]): T[] => volgorde.flatMap((i) => rij.slice(i, i + 1));
  return { ...opgave, keuzes: reorder(keuzes), ...(klanken && { klanken: reorder(klanken) }) };
}

const plekOf = ({ keuzes = [], antwoord }: BewaardeOpgave): string => String(keuzes.indexOf(antwoord));

const withPlekken = (opgaven: readonly BewaardeOpgave[], random: Random): readonly BewaardeOpgave[] =>
  bestOf(
    () => opgaven.map((opgave) => reorder(opgave, random)),
    (rij) => Math.max(guessable(rij.map(plekOf)), oneSided(rij.map(plekOf))),
  );

/** How often each kind of answer is right, from the share on at which it tells something. */
function tell(opgaven: readonly BewaardeOpgave[]): readonly BewaardeOpgave[] {
  const kanten = opgaven.map((opgave) => kantenVan(opgave.vorm, opgave));
  const aandeel = (kant: string): number => kanten.filter((eigen) => eigen.includes(kant)).length / opgaven.length;
  return opgaven.map((opgave, i) => {
    const raadkans = Math.max(0, ...(kanten[i] ?? []).map(aandeel));
    return raadkans > HOOGSTE_AANDEEL ? { ...opgave, raadkans } : opgave;
  });
}

/** Fewer say nothing about a pattern. */
const MINSTENS = 4;

/** The opgaven of a taak so that nothing of them can be guessed; as they are where nothing is chosen, or they belong to one text. */
export function spreadFairly(opgaven: readonly BewaardeOpgave[], random: Random): readonly BewaardeOpgave[] {
  if (opgaven.length < MINSTENS || opgaven.some(({ keuzes, tekst }) => keuzes === undefined || tekst !== undefined)) return opgaven;
  const rij = inOrder(opgaven, random);
  return tell(hasVastePlek(rij) ? rij : withPlekken(rij, random));
}
