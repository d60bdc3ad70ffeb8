/**
 * Decides: the record of a sentence that a docent typed for a dictation: its words, capitals, signs and verb forms, each to be judged for itself.
 * Source: the bank and the words that were read, the analyser for its other words, and where in a sentence the verb stands; a word of which the analysis is not
 * sure proves nothing.
 * Example: createEigenZin('Mijn zusje wordt morgen acht.') has a knelpunt of ww-tt-d-dt on wordt.
 */
import type { Knelpunt } from '@spelrijk/domain/woord';
import type { Zin, Zinwerkwoord } from '@spelrijk/domain/zin';
import { analyseWoord } from './analyse.ts';
import { isBestaandWoord } from './bestaand.ts';
import { findWoord } from './bank.ts';
import { getCategorie } from './categorieen.ts';
import { findNagelezen } from './lijstwoord.ts';
import { normalise } from './normalise.ts';
import { opPlek, opVolgorde, overigePunten, tekenpunten, withoutZinskapitaal } from './zinnen/create-zin.ts';
import { findWerkwoorden } from './zinnen/werkwoorden.ts';
import { woordplekken } from './zinnen/woordplek.ts';

/** Whoever types the sentence decides what is asked: nothing of it is left out because it is taught later. */
const ALLES = '8b';
const KLEINSTE = 3;
const TEKENS = ['komma', 'aanhalingstekens'] as const;
const SLOTTEKEN = /[.!?]['"]?$/;

/** A sentence, and no word with a point behind it: some words and a sign at the end. */
export const isEigenZin = (tekst: string): boolean => SLOTTEKEN.test(tekst) && woordplekken(tekst).length >= KLEINSTE;

/** The ending of a verb, known from its form in this sentence. */
function verbPunten(tekst: string, { start, end, vorm, basis }: Zinwerkwoord): Knelpunt[] {
  const woord = withoutZinskapitaal(tekst.slice(start, end), start);
  const { knelpunten } = analyseWoord({ woord, vorm, basis });
  return opPlek(
    knelpunten.filter(({ categorie }) => getCategorie(categorie)?.blok === 'H'),
    start,
  );
}

/** The rule that is taught last: what such a sentence is mostly dictated for. */
function hoofdUit(punten: readonly Knelpunt[]): string {
  const intro = (id: string): string => getCategorie(id)?.intro.nl ?? '';
  return punten.map(({ categorie }) => categorie).reduce((hoogste, id) => (intro(id) > intro(hoogste) ? id : hoogste), '');
}

/** Undefined for what is no sentence, or one in which nothing can be judged. The same text gives the same record. */
export function createEigenZin(invoer: string): Zin | undefined {
  const tekst = normalise(invoer);
  if (!isEigenZin(tekst)) return undefined;
  const werkwoorden = findWerkwoorden('dictee', tekst, []);
  const knelpunten = opVolgorde([
    ...overigePunten(tekst, [], { niveau: ALLES, werkwoorden, findNagelezen }),
    ...werkwoorden.flatMap((verb) => verbPunten(tekst, verb)),
    ...tekenpunten(tekst, '', ALLES),
    ...TEKENS.flatMap((id) => analyseWoord({ woord: tekst }, id).knelpunten),
  ]);
  const hoofd = hoofdUit(knelpunten);
  if (hoofd === '') return undefined;
  return {
    id: `eigen ${tekst}`,
    soort: 'dictee',
    tekst,
    hoofd,
    niveau: { nl: '4a', be: '2a' },
    regio: 'beide',
    doelen: [],
    knelpunten,
    ...(werkwoorden.length > 0 && { werkwoorden }),
  };
}

/** Words of it that we do not know: a docent makes slips too, and what stands in a dictation is marked as right. */
export const onbekendeWoorden = (tekst: string): readonly string[] =>
  woordplekken(normalise(tekst)).flatMap(({ woord }) => {
    const laag = woord.toLowerCase();
    const bekend = findWoord(woord) ?? findWoord(laag);
    return bekend || isBestaandWoord(laag) || /\d/.test(woord) || laag === "'s" ? [] : [woord];
  });
