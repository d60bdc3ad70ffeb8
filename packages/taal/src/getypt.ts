/**
 * Decides: what is wrong in what was typed, said and spoken, whether a word was asked or a whole sentence.
 * Source: the diagnosis of words, and that of sentences where the words of the sentence travelled along.
 * Example: typing 'De hont blaft.' for a sentence proves something about hond, blaft, the capital and the full stop, each by itself.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import { diagnose } from './diagnose.ts';
import type { DiagnoseDoel, DiagnoseOpties } from './diagnose.ts';
import { explainFout, pronounceFout } from './uitleg.ts';
import type { Spreekstuk } from './uitleg.ts';
import { diagnoseZin } from './zindiagnose.ts';
import type { Dicteezin, Zinswoord } from './zindiagnose/dicteezin.ts';
import { explainZinfout, findZinsfout } from './zinuitleg.ts';

/** A word, or a sentence with its words. */
export interface Schrijfdoel extends DiagnoseDoel {
  readonly woorden?: readonly Zinswoord[] | undefined;
}

const isDicteezin = (doel: Schrijfdoel): doel is Schrijfdoel & Dicteezin => doel.woorden !== undefined && doel.knelpunten !== undefined;

/** What is wrong with `getypt`. Never throws. */
export function diagnoseGetypt(doel: Schrijfdoel, getypt: string, opties: DiagnoseOpties = {}): Diagnose {
  if (isDicteezin(doel)) return diagnoseZin(doel, getypt, opties);
  const uitslag = diagnose(doel, getypt, opties);
  return isAnderGoedTeken(doel, getypt, uitslag) ? { ...uitslag, knelpunten: [], geenBewijs: true } : uitslag;
}

/** A full stop or a comma for a semicolon is good Dutch: it is not what was asked, and proves nothing. */
const isAnderGoedTeken = ({ woord }: Schrijfdoel, getypt: string, { afwijkingen }: Diagnose): boolean =>
  afwijkingen.some(
    (afwijking) =>
      afwijking.label === 'puntkomma' &&
      woord.slice(afwijking.doel.start, afwijking.doel.end) === ';' &&
      /^[.,]$/.test(getypt.slice(afwijking.getypt.start, afwijking.getypt.end)),
  );

/** One or two warm Dutch sentences about the first thing to repair; '' when nothing is wrong. */
export const explainGetypt = (doel: Schrijfdoel, getypt: string, uitslag: Diagnose, regio: Regio): string =>
  isDicteezin(doel) ? explainZinfout(doel, getypt, uitslag, regio) : explainFout(doel, getypt, uitslag, regio);

/** The same in pieces to say. @param isVast whether a piece that is the same for every word was rendered */
export function pronounceGetypt(
  doel: Schrijfdoel,
  getypt: string,
  uitslag: Diagnose,
  regio: Regio,
  isVast: (tekst: string) => boolean,
): readonly (readonly Spreekstuk[] | undefined)[] {
  if (!isDicteezin(doel)) return pronounceFout(doel, getypt, uitslag, regio, isVast);
  const fout = findZinsfout(doel, getypt, uitslag);
  return fout ? pronounceFout(fout.doel, fout.getypt, fout.diagnose, regio, isVast) : [];
}
