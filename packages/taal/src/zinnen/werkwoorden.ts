/**
 * Decides: which words of a sentence are its finite verbs, with form and subject. Build time: it is written beside the sentence.
 * Source: the forms of known verbs; a form that can be a noun as well counts only where it can be nothing else.
 * Example: in `De hond loopt weg.` loopt is the tt3 of lopen, with a third person.
 */
import type { Zinwerkwoord } from '@spelrijk/domain/zin';
import { isDuidelijkeStam, recogniseWerkwoord } from '../analyse/werkwoordsvormen.ts';
import { isHeelWoord } from '../lexicon/woorden.ts';
import { conjugate } from '../werkwoord/conjugate.ts';
import { persoonVan } from './vervoeging.ts';
import { woordplekken } from './woordplek.ts';

interface Stuk {
  readonly start: number;
  readonly end: number;
}

const IK = /(?:^|\s)[Ii]k\s*$|^\s*ik(?:\s|$)/;
const JIJ_ERNA = /^\s*(?:jij|je)(?:\s|[.?!,]|$)/;

/** ik loop, loop jij; any other subject of a stem on t is a third person: zij zit. */
function vormVan(tekst: string, { start, end }: Stuk, laag: string, basis: string): Zinwerkwoord['vorm'] | undefined {
  const { tt1, tt3, vtEv, vtMv } = conjugate(basis);
  if (laag === vtEv || laag === vtMv) return laag === tt3 ? undefined : 'vt';
  if (laag === tt3 && laag !== tt1) return 'tt3';
  if (laag !== tt1) return undefined;
  if (JIJ_ERNA.test(tekst.slice(end))) return 'tt2-achter';
  if (IK.test(tekst.slice(0, start)) || /^\s*ik(?:\s|[.?!,]|$)/.test(tekst.slice(end))) return 'tt1';
  return laag === tt3 && start > 0 ? 'tt3' : undefined;
}

/** Listed among the small words, and nothing but verbs. */
const ALTIJD_WERKWOORD = new Set(['heeft', 'ligt', 'zegt', 'legt', 'vaart']);

/** The finite verbs beside the words the sentence was written for. */
export function findWerkwoorden(tekst: string, doelen: readonly Stuk[]): readonly Zinwerkwoord[] {
  return woordplekken(tekst).flatMap(({ woord, start, end }): Zinwerkwoord[] => {
    if (doelen.some((doel) => doel.start < end && start < doel.end)) return [];
    const laag = woord.toLowerCase();
    const verb = recogniseWerkwoord(laag);
    if (verb === undefined || (woord !== laag && start > 0)) return [];
    if (!ALTIJD_WERKWOORD.has(laag) && isHeelWoord(laag) && !isDuidelijkeStam(laag, verb.basis)) return [];
    const plek = { start, end };
    const vorm = vormVan(tekst, plek, laag, verb.basis);
    if (vorm === undefined) return [];
    const persoon = persoonVan(tekst, plek, vorm, verb.basis);
    return [{ ...plek, vorm, basis: verb.basis, ...(persoon && { persoon }) }];
  });
}
