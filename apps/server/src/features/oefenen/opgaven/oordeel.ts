/**
 * The verdict on what was typed, chosen, ordered or split. Typing the whole word is evidence for every knelpunt in it, and typing a
 * sentence for every word, capital and sign that can be recognised;
 * the other forms ask about one knelpunt only, so they are evidence for that categorie alone.
 */
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Oordeel } from '@spelrijk/domain/antwoord';
import type { Regio } from '@spelrijk/domain/admin';
import { isLeesvorm, OEFENVORMEN } from '@spelrijk/domain/oefenvorm';
import { findWoord } from '@spelrijk/taal/bank';
import { diagnose } from '@spelrijk/taal/diagnose';
import { normalise } from '@spelrijk/taal/normalise';
import { LEESTIPS } from '@spelrijk/taal/leesopdrachten';
import { diagnoseGetypt, explainGetypt } from '@spelrijk/taal/getypt';
import { explainRegel, regelVan } from '@spelrijk/taal/uitleg';
import { SPLITS } from '../standen/index.ts';

const isWoord = (woord: string): boolean => findWoord(woord) !== undefined;
const letters = (tekst: string): string => tekst.replaceAll(SPLITS, '');

/** The whole word as the child wrote it with this answer; a split word keeps its marks. */
export const alsWoord = (opgave: Opgave, gegeven: string): string =>
  opgave.antwoordvorm === 'SPLIT' ? gegeven : geschreven(opgave, gegeven);

function geschreven({ woord, gat, antwoordvorm }: Opgave, gegeven: string): string {
  if (gat && (antwoordvorm === 'GAP' || antwoordvorm === 'KIES'))
    return woord.woord.slice(0, gat.start) + gegeven + woord.woord.slice(gat.end);
  return antwoordvorm === 'SPLIT' ? letters(gegeven) : gegeven;
}

/** One knelpunt was asked: that one is right or wrong, the rest of the word says nothing. */
function eenKnelpunt(opgave: Opgave, geheel: Diagnose, goed: boolean): Diagnose {
  const variant = opgave.woord.knelpunten.find((knelpunt) => knelpunt.categorie === opgave.categorie)?.variant;
  const knelpunten = [{ categorie: opgave.categorie, ...(variant !== undefined && { variant }), goed }];
  return { goed, afwijkingen: goed ? [] : geheel.afwijkingen, knelpunten, geenBewijs: false };
}

/** A word split in the wrong places has all its letters; what went wrong is the hearing of the chunks. */
function splitDiagnose(opgave: Opgave, goed: boolean): Diagnose {
  const eind = opgave.woord.woord.length;
  const hele = { start: 0, end: eind };
  const afwijkingen = goed ? [] : [{ label: opgave.categorie, doel: hele, getypt: hele }];
  return { goed, afwijkingen, knelpunten: [{ categorie: opgave.categorie, goed }], geenBewijs: false };
}

/** A bin, a rule, "goed of fout", a reading question: right or wrong as a whole, there is no spelling to look at. */
function geheelDiagnose(opgave: Opgave, goed: boolean): Diagnose {
  const hele = { start: 0, end: opgave.woord.woord.length };
  const afwijkingen = goed || isLeesvorm(opgave.vorm) ? [] : [{ label: opgave.categorie, doel: hele, getypt: { start: 0, end: 0 } }];
  return { goed, afwijkingen, knelpunten: [{ categorie: opgave.categorie, goed }], geenBewijs: false };
}

/** Pieces in order are right with or without the spaces between them. */
const gelijkIn = ({ antwoordvorm }: Opgave, tekst: string): string =>
  antwoordvorm === 'VOLG' ? normalise(tekst).replaceAll(' ', '') : normalise(tekst);

const isGoed = (opgave: Opgave, gegeven: string): boolean =>
  [opgave.antwoord, ...(opgave.ookGoed ?? [])].some((goed) => gelijkIn(opgave, goed) === gelijkIn(opgave, gegeven));

/** What the engine says about this answer. Never throws. */
export function diagnoseVan(opgave: Opgave, gegeven: string): Diagnose {
  const { antwoordvorm } = opgave;
  const goed = isGoed(opgave, gegeven);
  if (!OEFENVORMEN[opgave.vorm].spelt) return geheelDiagnose(opgave, goed);
  if (antwoordvorm === 'TYP') return diagnoseGetypt(opgave.woord, gegeven, { isWoord });
  if (antwoordvorm === 'SPLIT' && letters(gegeven) === opgave.woord.woord) return splitDiagnose(opgave, goed);
  return eenKnelpunt(opgave, diagnose(opgave.woord, geschreven(opgave, gegeven), { isWoord }), goed);
}

function uitlegVan(opgave: Opgave, gegeven: string, uitkomst: Diagnose, regio: Regio): string {
  if (uitkomst.goed) return '';
  // There is no rule to name: how to look or listen again.
  if (isLeesvorm(opgave.vorm)) return LEESTIPS[opgave.vorm];
  if (!OEFENVORMEN[opgave.vorm].spelt)
    return opgave.zinsvraag?.uitleg ?? opgave.regelvraag?.tegen[gegeven] ?? explainRegel(regelVan(opgave));
  if (opgave.antwoordvorm === 'SPLIT') return `Je hakte ${gegeven}. Je hoort ${opgave.antwoord}. ${explainRegel(regelVan(opgave))}`.trim();
  return explainGetypt(opgave.woord, geschreven(opgave, gegeven), uitkomst, regio);
}

/** The sentence that belongs to a diagnosis made before. */
export const metUitleg = (opgave: Opgave, gegeven: string, uitkomst: Diagnose, regio: Regio): Oordeel => ({
  goed: uitkomst.goed,
  diagnose: uitkomst,
  uitleg: uitlegVan(opgave, gegeven, uitkomst, regio),
});

export const beoordeel = (opgave: Opgave, gegeven: string, regio: Regio): Oordeel =>
  metUitleg(opgave, gegeven, diagnoseVan(opgave, gegeven), regio);
