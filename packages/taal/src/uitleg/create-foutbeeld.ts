/**
 * Decides: which letters of word and attempt an explanation is about.
 * Source: the deviation as the diagnosis found it.
 * Example: hond typed hont gives goed 'd', fout 't'.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Afwijking } from '@spelrijk/domain/diagnose';
import type { DiagnoseDoel } from '../diagnose.ts';
import { normalise } from '../normalise.ts';
import type { Foutbeeld } from './foutbeeld.ts';

/** What a categorie gets to see of one deviation; `getypt` is normalised. */
export function createFoutbeeld(doel: DiagnoseDoel, getypt: string, afwijking: Afwijking, regio: Regio): Foutbeeld {
  const woord = normalise(doel.woord);
  const { start, end } = afwijking.doel;
  return {
    woord,
    getypt,
    goed: woord.slice(start, end).toLowerCase(),
    fout: getypt.slice(afwijking.getypt.start, afwijking.getypt.end).toLowerCase(),
    start,
    end,
    klankgroepen: doel.klankgroepen ?? [],
    delen: doel.delen ?? [],
    basis: doel.basis,
    vorm: doel.vorm ?? '',
    omgekeerd: afwijking.vlag === 'omgekeerd',
    regio,
  };
}
