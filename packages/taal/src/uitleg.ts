import type { Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import { getCategorie } from './categorieen.ts';
import type { DiagnoseDoel } from './diagnose.ts';

/** One warm Dutch sentence or two for a child about the first thing to repair; '' when nothing is wrong. */
export function explainFout(doel: DiagnoseDoel, getypt: string, diagnose: Diagnose, _regio: Regio = 'nl'): string {
  return diagnose.goed ? '' : `Je schreef ${getypt}. Het is ${doel.woord}.`;
}

/** The child's rule of a categorie in one sentence; '' for an unknown id. */
export function explainRegel(categorieId: string): string {
  return getCategorie(categorieId)?.regel ?? '';
}
