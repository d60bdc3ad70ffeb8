/**
 * Decides: what a child reads after a misspelling: what was typed and what can be proved of this word.
 * Source: the beweringen of the categorie (`explain` in its folder); general slips have beweringen of their own. Only what the record
 * of the word bears is said; when no rule can be proved, a humbler sentence that is true.
 * Example: hond typed hont: 'Je schreef hont. Maak het langer: honden. Je hoort d, dus je schrijft d.'
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Afwijking, Diagnose } from '@spelrijk/domain/diagnose';
import type { Opgave } from '@spelrijk/domain/opgave';
import { VERKLARINGEN } from './categorieen/explain.gen.ts';
import { getCategorie } from './categorieen.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { isAlgemeneFout } from './diagnose/labels.ts';
import { normalise } from './normalise.ts';
import { explainAlgemeen, explainRest } from './uitleg/algemeen.ts';
import { createFoutbeeld } from './uitleg/create-foutbeeld.ts';
import type { Foutbeeld, Uitleg } from './uitleg/foutbeeld.ts';
import { cutUitleg } from './uitleg/pronounce.ts';
import type { Spreekstuk } from './uitleg/pronounce.ts';

export type { Spreekstuk } from './uitleg/pronounce.ts';
export { noemKeuze } from './uitleg/beweringen.ts';
export { uitlegwoorden } from './uitleg/woordvormen.ts';

const VERKLARING = new Map(VERKLARINGEN);
/** Whatever went wrong in what is written short, what helps is how it is made; but for a capital, which is told of as anywhere. */
const KORT = 'afkortingen';
const HOOFDLETTER = 'hoofdletter-fout';
/** About the sign behind a sentence: a sentence of a dictation, which has its words and no record of its own, is not said again. */
export const SLOTTEKEN = 'leesteken-eind';

/** The first explanation of which every bewering is proved. */
export function chooseUitleg(beeld: Foutbeeld): Uitleg {
  const mogelijk = [
    // Whatever letters are named, that it is another word is said where it was asked for its meaning, and where no rule tells the letters.
    ...(getCategorie(beeld.label)?.strategie === 'weet' || beeld.knelpunten.some(({ categorie }) => categorie === 'homofoon')
      ? (VERKLARING.get('homofoon')?.(beeld) ?? [])
      : []),
    ...(VERKLARING.get(beeld.vorm === 'kort' && beeld.label !== HOOFDLETTER ? KORT : beeld.label)?.(beeld) ?? []),
    ...explainAlgemeen(beeld),
    ...explainRest(beeld),
  ];
  return mogelijk.find((uitleg) => uitleg.every(({ klopt }) => klopt)) ?? [];
}

/** Longer is a sentence: cut off in the middle it says nothing. */
const HEEL_WOORD = 40;

/** The sentences of an explanation, after what was typed. */
export function renderUitleg(beeld: Foutbeeld, uitleg: Uitleg): string {
  const zin = uitleg.flatMap((bewering) => (bewering.zin === '' ? [] : [bewering.zin])).join(' ');
  // Behind `km.` or `d.w.z` nobody sees which full stop is of the sentence.
  const isKort = beeld.vorm === 'kort' && `${beeld.woord}${beeld.getypt}`.includes('.');
  const kortAf = isKort ? zin.replace(/\.\.$/, '.') : zin;
  const isLang = beeld.label === 'puntkomma' && beeld.woord.length > HEEL_WOORD;
  const isZin = beeld.label === SLOTTEKEN && beeld.knelpunten.length === 0;
  return beeld.getypt === '' || isKort || isLang || isZin
    ? kortAf
    : `Je schreef ${beeld.getypt.slice(0, HEEL_WOORD)}${/[.!?]$/.test(beeld.getypt) ? '' : '.'} ${zin}`;
}

function findFout(doel: DiagnoseDoel, getypt: string, diagnose: Diagnose, regio: Regio): Foutbeeld | undefined {
  const eerste = chooseAfwijking(diagnose.afwijkingen);
  return diagnose.goed || !eerste ? undefined : createFoutbeeld(doel, normalise(getypt), eerste, regio);
}

/** One or two warm Dutch sentences for a child about the first thing to repair; '' when nothing is wrong. */
export function explainFout(doel: DiagnoseDoel, getypt: string, diagnose: Diagnose, regio: Regio = 'nl'): string {
  const beeld = findFout(doel, getypt, diagnose, regio);
  return beeld === undefined ? '' : renderUitleg(beeld, chooseUitleg(beeld));
}

/**
 * The same explanation for who cannot read it yet: what is said piece after piece, sentence by sentence. A sentence that cannot be
 * said whole is undefined.
 * @param isVast whether a piece that is the same for every word was rendered
 */
export function pronounceFout(
  doel: DiagnoseDoel,
  getypt: string,
  diagnose: Diagnose,
  regio: Regio,
  isVast: (tekst: string) => boolean,
): readonly (readonly Spreekstuk[] | undefined)[] {
  const beeld = findFout(doel, getypt, diagnose, regio);
  if (beeld === undefined) return [];
  const uitleg = chooseUitleg(beeld);
  return cutUitleg(renderUitleg(beeld, uitleg), beeld, uitleg, isVast);
}

/** The child's rule of a categorie in one sentence; '' for an unknown id. */
export function explainRegel(categorieId: string): string {
  return getCategorie(categorieId)?.regel ?? '';
}

/** Categories that ask the same thing from the other side. */
const OVERKANT: readonly (readonly [string, string])[] = [
  ['ng', 'nk'],
  ['verdubbeling', 'open-lettergreep'],
];
const soortVan = (categorie: string): string => categorie.split('-')[0] ?? '';

/** Beside geef, in a taak about hij vindt, the rule is that of ik; beside kerstboom that of a small letter. */
export const isOverkant = (een: string, ander: string): boolean =>
  (/^(?:ww|verklein|hoofdletter)$/.test(soortVan(een)) && soortVan(een) === soortVan(ander)) ||
  OVERKANT.some((paar) => paar.includes(een) && paar.includes(ander));

/** The categorie whose rule holds in this word: boekje, among words such as stoeltje, has that of je. */
export function regelVan({ categorie, woord }: Pick<Opgave, 'categorie' | 'woord'>): string {
  const punt = woord.knelpunten.find((een) => een.categorie === categorie);
  if (punt?.variant === undefined) return categorie;
  const eigen = woord.knelpunten.find(
    (een) => een.variant === undefined && een.start < punt.end && een.end > punt.start && isOverkant(een.categorie, categorie),
  );
  return eigen?.categorie ?? categorie;
}

const STRATEGIE_RANG = { werkwoord: 0, regel: 1, weet: 2, klank: 3 } as const;

/** A rule teaches more than a word to remember, and that more than a slip; the first of equals. */
export function chooseAfwijking(afwijkingen: readonly Afwijking[]): Afwijking | undefined {
  const rang = ({ label }: Afwijking): number => {
    const strategie = getCategorie(label)?.strategie;
    return strategie && !isAlgemeneFout(label) ? STRATEGIE_RANG[strategie] : 9;
  };
  return [...afwijkingen].sort((a, b) => rang(a) - rang(b))[0];
}
