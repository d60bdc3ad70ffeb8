/**
 * Decides: what a child reads after a misspelling: what was typed and the rule, filled with this word.
 * Source: the sentence of the categorie (`verklaar` in its folder); general slips have sentences of their own.
 * Example: hond typed hont: 'Je schreef hont. Maak het langer: honden. Je hoort d, dus je schrijft d.'
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Afwijking, Diagnose } from '@spelrijk/domain/diagnose';
import { VERKLARINGEN } from './categorieen/verklaar.gen.ts';
import { getCategorie } from './categorieen.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { isAlgemeneFout } from './diagnose/labels.ts';
import { normaliseer } from './normaliseer.ts';
import { verklaarAlgemeen } from './uitleg/algemeen.ts';
import { maakFoutbeeld } from './uitleg/maak-foutbeeld.ts';
import { knipUitleg } from './uitleg/uitspreken.ts';
import type { Spreekstuk } from './uitleg/uitspreken.ts';

export type { Spreekstuk } from './uitleg/uitspreken.ts';
export { uitlegwoorden } from './uitleg/uitspreken.ts';

const VERKLARING = new Map(VERKLARINGEN);

/** One or two warm Dutch sentences for a child about the first thing to repair; '' when nothing is wrong. */
export function explainFout(doel: DiagnoseDoel, getypt: string, diagnose: Diagnose, regio: Regio = 'nl'): string {
  const eerste = kiesAfwijking(diagnose.afwijkingen);
  if (diagnose.goed || !eerste) return '';
  const beeld = maakFoutbeeld(doel, normaliseer(getypt), eerste, regio);
  const zin =
    VERKLARING.get(eerste.label)?.(beeld) ?? verklaarAlgemeen(eerste, beeld) ?? `${explainRegel(eerste.label)} Het is ${beeld.woord}.`;
  return beeld.getypt === '' ? zin : `Je schreef ${beeld.getypt.slice(0, 40)}${/[.!?]$/.test(beeld.getypt) ? '' : '.'} ${zin}`;
}

/**
 * The same explanation for who cannot read it yet: what is said piece after piece, sentence by sentence. A sentence that cannot be
 * said whole is undefined.
 * @param isVast whether a piece that is the same for every word was rendered
 */
export function spreekFout(
  doel: DiagnoseDoel,
  getypt: string,
  diagnose: Diagnose,
  regio: Regio,
  isVast: (tekst: string) => boolean,
): readonly (readonly Spreekstuk[] | undefined)[] {
  const eerste = kiesAfwijking(diagnose.afwijkingen);
  if (diagnose.goed || !eerste) return [];
  const beeld = maakFoutbeeld(doel, normaliseer(getypt), eerste, regio);
  return knipUitleg(explainFout(doel, getypt, diagnose, regio), beeld, eerste.label, isVast);
}

/** The child's rule of a categorie in one sentence; '' for an unknown id. */
export function explainRegel(categorieId: string): string {
  return getCategorie(categorieId)?.regel ?? '';
}

const STRATEGIE_RANG = { werkwoord: 0, regel: 1, weet: 2, klank: 3 } as const;

/** A rule teaches more than a word to remember, and that more than a slip; the first of equals. */
export function kiesAfwijking(afwijkingen: readonly Afwijking[]): Afwijking | undefined {
  const rang = ({ label }: Afwijking): number => {
    const strategie = getCategorie(label)?.strategie;
    return strategie && !isAlgemeneFout(label) ? STRATEGIE_RANG[strategie] : 9;
  };
  return [...afwijkingen].sort((a, b) => rang(a) - rang(b))[0];
}
