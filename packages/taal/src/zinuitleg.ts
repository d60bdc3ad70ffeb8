/**
 * Decides: what a child reads after an error in a whole sentence: one thing, about the word or the sign where it happened.
 * Source: the sentences of `uitleg.ts`, asked for the word alone; for capitals and signs the sentence is the word.
 * Example: De hont blaft. gives 'Je schreef hont. Maak het langer: honden. Je hoort d, dus je schrijft d.'
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Afwijking, Diagnose } from '@spelrijk/domain/diagnose';
import type { Zin } from '@spelrijk/domain/zin';
import { analyseWoord } from './analyse.ts';
import { isBestaandWoord } from './bestaand.ts';
import { findCategorienaam } from './categorie-namen.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { normalise } from './normalise.ts';
import { explainFout, chooseAfwijking } from './uitleg.ts';
import { findVorm } from './zinnen/vorm.ts';

type Plek = Afwijking['doel'];

/** These are explained with the word they stand in; other signs with the sentence. */
const OVER_EEN_WOORD: ReadonlySet<string> = new Set(['hoofdletter-naam', 'hoofdletter-fout']);
const isOverZin = (label: string): boolean => findCategorienaam(label)?.blok === 'G' && !OVER_EEN_WOORD.has(label);

/** One or two warm Dutch sentences about the first thing to repair, of what `diagnoseZin` found; '' when nothing is wrong. */
export function explainZinfout(zin: Zin, getypt: string, diagnose: Diagnose, regio: Regio = 'nl'): string {
  const eerste = chooseAfwijking(diagnose.afwijkingen);
  if (diagnose.goed || !eerste) return '';
  const fout = normalise(getypt.slice(0, 1000));
  if (diagnose.geenBewijs) return `Luister nog eens naar de hele zin en schrijf hem woord voor woord op: ${zin.tekst}`;
  if (isOverZin(eerste.label)) return explainFout({ woord: zin.tekst }, '', withOther(diagnose, eerste), regio);
  if (eerste.label === 'woord-weg' || eerste.label === 'woord-extra') return explainLosWoord(zin, fout, diagnose, eerste, regio);
  const [goedPlek, foutPlek] = [heelWoord(zin.tekst, eerste.doel), heelWoord(fout, eerste.getypt)];
  const afwijking = { ...eerste, doel: shift(eerste.doel, -goedPlek.start), getypt: shift(eerste.getypt, -foutPlek.start) };
  return explainFout(woorddoel(zin, goedPlek), fout.slice(foutPlek.start, foutPlek.end), withOther(diagnose, afwijking), regio);
}

const withOther = (diagnose: Diagnose, afwijking: Afwijking): Diagnose => ({ ...diagnose, afwijkingen: [afwijking] });
const shift = ({ start, end }: Plek, stap: number): Plek => ({ start: start + stap, end: end + stap });

/** A word too many or too few is named; there is no attempt to repeat. */
function explainLosWoord(zin: Zin, fout: string, diagnose: Diagnose, { label, doel, getypt }: Afwijking, regio: Regio): string {
  const [bron, plek] = label === 'woord-weg' ? [zin.tekst, doel] : [fout, getypt];
  const woord = bron.slice(plek.start, plek.end);
  const heel = { start: 0, end: woord.length };
  if (label === 'woord-weg')
    return explainFout({ woord }, '', withOther(diagnose, { label, doel: heel, getypt: { start: 0, end: 0 } }), regio);
  return explainFout({ woord: zin.tekst }, woord, withOther(diagnose, { label, doel: { start: 0, end: 0 }, getypt: heel }), regio);
}

const INWOORD = /[\p{L}\d'-]/u;

/** The stretch grown to whole words. */
function heelWoord(tekst: string, plek: Plek): Plek {
  let { start, end } = plek;
  while (start > 0 && INWOORD.test(tekst.charAt(start - 1))) start--;
  while (end < tekst.length && INWOORD.test(tekst.charAt(end))) end++;
  return { start, end };
}

/** Names that are words as well. */
const NAAM_EN_WOORD = new Set('roos bas bo sem mees wolf storm bloem jet mei lies mark loes rik tim jan'.split(' '));

/** A capital inside a sentence is that of a name; at its beginning only when the word is known without. */
function zonderZinskapitaal(tekst: string, { start, end }: Plek): string {
  const woord = tekst.slice(start, end);
  const laag = woord.charAt(0).toLowerCase() + woord.slice(1);
  const vooraan = /^(?:|.*[.?!:]\s*)['"]?$/.test(tekst.slice(0, start));
  return vooraan && !NAAM_EN_WOORD.has(laag) && isBestaandWoord(laag) ? laag : woord;
}

/** The word as explanations want it: its chunks and parts by the analyser, its verb form by the editor. */
export function woorddoel(zin: Zin, plek: Plek): DiagnoseDoel {
  const doel = findVorm(zin, plek);
  return analyseWoord({
    woord: zonderZinskapitaal(zin.tekst, plek),
    vorm: doel?.vorm === 'inf' ? undefined : doel?.vorm || undefined,
    basis: doel?.basis,
  });
}
