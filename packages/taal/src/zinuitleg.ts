/**
 * Decides: what a child reads after an error in a whole sentence: one thing, about the word or the sign where it happened.
 * Source: the sentences of `uitleg.ts`, asked for the word alone; for capitals and signs the sentence is the word.
 * Example: De hont blaft. gives 'Je schreef hont. Maak het langer: honden. Je hoort d, dus je schrijft d.'
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Afwijking, Diagnose } from '@spelrijk/domain/diagnose';
import { findCategorienaam } from './categorie-namen.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { normalise } from './normalise.ts';
import { explainFout, chooseAfwijking, SLOTTEKEN } from './uitleg.ts';
import type { Dicteezin } from './zindiagnose/dicteezin.ts';
import { woordplekken } from './zinnen/woordplek.ts';

type Plek = Afwijking['doel'];

/** The one thing to explain: a word of the sentence (or the sentence) with its attempt, and what is wrong in that. */
export interface Zinsfout {
  readonly doel: DiagnoseDoel;
  readonly getypt: string;
  readonly diagnose: Diagnose;
}

/** These are explained with the word they stand in; other signs with the sentence. */
const OVER_EEN_WOORD: ReadonlySet<string> = new Set(['hoofdletter-naam', 'hoofdletter-fout']);
const isOverZin = (label: string): boolean => findCategorienaam(label)?.blok === 'G' && !OVER_EEN_WOORD.has(label);

/** What `diagnoseZin` found, brought back to one word or sign; undefined when nothing is wrong or nothing can be recognised. */
export function findZinsfout(zin: Dicteezin, getypt: string, diagnose: Diagnose): Zinsfout | undefined {
  const eerste = chooseAfwijking(diagnose.afwijkingen);
  if (diagnose.goed || diagnose.geenBewijs || !eerste) return undefined;
  const fout = normalise(getypt.slice(0, 1000));
  // Of the sign at the end it matters what was written instead.
  if (isOverZin(eerste.label))
    return { doel: { woord: zin.woord }, getypt: eerste.label === SLOTTEKEN ? fout : '', diagnose: withOther(diagnose, eerste) };
  if (eerste.label === 'woord-weg' || eerste.label === 'woord-extra') return losWoord(zin, fout, diagnose, eerste);
  const [goedPlek, foutPlek] = inTweeWoorden(zin, fout, eerste) ?? [heelWoord(zin.woord, eerste.doel), heelWoord(fout, eerste.getypt)];
  const heel =
    zin.woorden.some(({ start, end }) => start === goedPlek.start && end === goedPlek.end) ||
    /\s/.test(zin.woord.slice(goedPlek.start, goedPlek.end));
  // One of two words that are judged together (te zout) has no record of its own: nothing can be proved of it.
  const afwijking = {
    ...eerste,
    label: heel ? eerste.label : 'woord-onherkenbaar',
    doel: shift(eerste.doel, -goedPlek.start),
    getypt: shift(eerste.getypt, -foutPlek.start),
  };
  return { doel: doelOp(zin, goedPlek), getypt: fout.slice(foutPlek.start, foutPlek.end), diagnose: withOther(diagnose, afwijking) };
}

/** One or two warm Dutch sentences about the first thing to repair, of what `diagnoseZin` found; '' when nothing is wrong. */
export function explainZinfout(zin: Dicteezin, getypt: string, diagnose: Diagnose, regio: Regio = 'nl'): string {
  if (diagnose.geenBewijs) return `Luister nog eens naar de hele zin en schrijf hem woord voor woord op: ${zin.woord}`;
  const zinsfout = findZinsfout(zin, getypt, diagnose);
  return zinsfout ? explainFout(zinsfout.doel, zinsfout.getypt, zinsfout.diagnose, regio) : '';
}

const withOther = (diagnose: Diagnose, afwijking: Afwijking): Diagnose => ({ ...diagnose, afwijkingen: [afwijking] });
const shift = ({ start, end }: Plek, stap: number): Plek => ({ start: start + stap, end: end + stap });

/** A word too many or too few is named; there is no attempt to repeat. */
function losWoord(zin: Dicteezin, fout: string, diagnose: Diagnose, { label, doel, getypt }: Afwijking): Zinsfout {
  const [bron, plek] = label === 'woord-weg' ? [zin.woord, doel] : [fout, getypt];
  const woord = bron.slice(plek.start, plek.end);
  const heel = { start: 0, end: woord.length };
  const nergens = { start: 0, end: 0 };
  if (label === 'woord-weg') return { doel: { woord }, getypt: '', diagnose: withOther(diagnose, { label, doel: heel, getypt: nergens }) };
  return { doel: { woord: zin.woord }, getypt: woord, diagnose: withOther(diagnose, { label, doel: nergens, getypt: heel }) };
}

/** What is written in two words ('s avonds) is explained whole: where it stands in the sentence, and in as many words that were typed. */
function inTweeWoorden(zin: Dicteezin, fout: string, { doel, getypt: plek, label }: Afwijking): readonly [Plek, Plek] | undefined {
  const eenheid = zin.woorden.find(({ woord, start, end }) => woord.startsWith("'s ") && start <= doel.start && doel.end <= end);
  const [goed, getypt] = [woordplekken(zin.woord), woordplekken(fout)];
  // 's di nsdags: of a space inside it there is a word more.
  const meer = label === 'los-of-vast' && getypt.length === goed.length + 1 ? 1 : 0;
  if (!eenheid || goed.length + meer !== getypt.length) return undefined;
  const eerste = getypt[goed.findIndex(({ end }) => end > eenheid.start)];
  const laatste = getypt[goed.findLastIndex(({ start }) => start < eenheid.end) + meer];
  if (!eerste || !laatste || plek.start > laatste.end || plek.end < eerste.start - 1) return undefined;
  const metKomma = fout.charAt(eerste.start - 1) === "'" ? 1 : 0;
  return [eenheid, { start: eerste.start - metKomma, end: laatste.end }];
}

const INWOORD = /[\p{L}\d'-]/u;

/** The stretch grown to whole words. */
function heelWoord(tekst: string, plek: Plek): Plek {
  let { start, end } = plek;
  while (start > 0 && INWOORD.test(tekst.charAt(start - 1))) start--;
  while (end < tekst.length && INWOORD.test(tekst.charAt(end))) end++;
  // A quotation mark in front is no letter of the word; of 's it is.
  if (tekst.charAt(start) === "'" && end - start > 2 && plek.start > start && !/^'[sn]$/.test(tekst.slice(start, end))) start++;
  return { start, end };
}

/** The word that stands here; what is no word of the sentence (two of them written as one) is taken as it stands. */
const doelOp = (zin: Dicteezin, { start, end }: Plek): DiagnoseDoel =>
  zin.woorden.find((woord) => woord.start === start && woord.end === end) ?? { woord: zin.woord.slice(start, end) };
