/**
 * Decides: which letters of word and attempt an explanation is about, and which sounds the record gives them.
 * Source: the deviation as the diagnosis found it; the IPA of the record.
 * Example: hond typed hont gives goed 'd', fout 't'.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Afwijking } from '@spelrijk/domain/diagnose';
import type { DiagnoseDoel } from '../diagnose.ts';
import { alignGrafemen } from '../grafemen.ts';
import type { GrafeemFoneem } from '../grafemen.ts';
import { findDelen } from '../klank/delen.ts';
import { normalise } from '../normalise.ts';
import type { Foutbeeld } from './foutbeeld.ts';

/** A word is explained many times: its sounds are laid beside its letters once. */
const TEKENS = new WeakMap<DiagnoseDoel, readonly GrafeemFoneem[]>();

export function tekensVan(doel: DiagnoseDoel, woord: string): readonly GrafeemFoneem[] {
  const bekend = TEKENS.get(doel);
  if (bekend) return bekend;
  const delen = findDelen(woord.toLowerCase(), doel.delen);
  const stukken = delen.length > 1 ? delen.map((deel, i) => woord.slice(deel.start, delen[i + 1]?.start ?? woord.length)) : undefined;
  const tekens = doel.ipa ? alignGrafemen(woord, doel.ipa, stukken) : [];
  TEKENS.set(doel, tekens);
  return tekens;
}

/** What a categorie gets to see of one deviation; `getypt` is normalised. */
export function createFoutbeeld(doel: DiagnoseDoel, getypt: string, afwijking: Afwijking, regio: Regio): Foutbeeld {
  const woord = normalise(doel.woord);
  const { start, end } = afwijking.doel;
  const klankgroepen = doel.klankgroepen ?? [];
  return {
    label: afwijking.label,
    woord,
    getypt,
    goed: woord.slice(start, end).toLowerCase(),
    fout: getypt.slice(afwijking.getypt.start, afwijking.getypt.end).toLowerCase(),
    start,
    end,
    klankgroepen: klankgroepen.join('') === woord ? klankgroepen : [],
    delen: doel.delen ?? [],
    basis: doel.basis,
    vorm: doel.vorm ?? '',
    knelpunten: doel.knelpunten ?? [],
    tekens: tekensVan(doel, woord),
    omgekeerd: afwijking.vlag === 'omgekeerd',
    regio,
  };
}
