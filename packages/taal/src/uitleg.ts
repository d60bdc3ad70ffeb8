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
import { cutUitleg, EIND } from './uitleg/pronounce.ts';
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

/** What was chosen between, as far as that decides what may be said. */
export interface Gekozen {
  readonly antwoord: string;
  readonly gekozen: string;
  /** More than one choice is left: then nothing may name the right one. */
  readonly open: boolean;
  /** For the sake of what it was asked, and where its letters begin. */
  readonly categorie: string;
  readonly start?: number | undefined;
}

const ontsnap = (tekst: string): string => tekst.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const alsWoord = (tekst: string, rest = ''): RegExp => new RegExp(`${rest}(?<![\\p{L}'-])${ontsnap(tekst)}(?![\\p{L}'-])`, 'iu');

/** To write, or to remember, a word that is not named says nothing. */
const OPSCHRIJVEN = /schrijf klank voor klank op|^Onthoud: /;

const SCHRIJF = /^D(?:us|an) schrijf je (?:een )?(\p{L})\.$/u;

/** One sentence without the word: it stands behind a colon, or is pointed at; undefined where it cannot be left out. */
function zonderWoord(tekst: string, woord: string): string | undefined {
  const kort = tekst.replace(new RegExp(`: (?:(?:ik|wij|hij) )?${ontsnap(woord)}(?: jij)?\\.?$`, 'iu'), '.');
  const wijst = kort.replace(alsWoord(woord, String.raw`(?<=\b(?:in|bij|naar) )`), 'dit woord');
  return wijst === 'Denk aan.' || alsWoord(woord).test(wijst) ? undefined : wijst;
}

/** The same where more choices are left: what is wrong with this one; undefined where only the right one would say it. */
function zonderAntwoord(tekst: string, { antwoord, gekozen }: Pick<Gekozen, 'antwoord' | 'gekozen'>): string | undefined {
  const gehoord = /^Je hoort (\S+), maar je schrijft /.exec(tekst)?.[1];
  if (gehoord !== undefined) return gehoord === gekozen ? `Je hoort ${gehoord}, maar zo schrijf je het niet.` : undefined;
  if (/met een spatie|aan elkaar|^(?:Je schrijft|(?:Dan|Dat|Dus|Die) schrijf)/.test(tekst)) return undefined;
  const kort = tekst.replace(/^Er mist een letter: .+$/u, 'Er mist een letter.');
  return alsWoord(antwoord).test(kort) ? undefined : kort;
}

/** What is said of a choice; '' for nothing. */
export function sayKeuze(beeld: Foutbeeld, uitleg: Uitleg, keuze: Pick<Gekozen, 'antwoord' | 'gekozen' | 'open'>): string {
  const gezegd: string[] = [];
  for (const tekst of renderUitleg({ ...beeld, getypt: '' }, uitleg).split(EIND)) {
    if (tekst.startsWith('Onthoud: ') && gezegd.length > 0) gezegd.push('Dat moet je onthouden.');
    const zin = OPSCHRIJVEN.test(tekst) ? undefined : zonderWoord(tekst, beeld.woord);
    const over = zin === undefined || !keuze.open ? zin : zonderAntwoord(zin, keuze);
    // Of stoffen ff is left out: one f is heard, and not what is written.
    if (over === undefined || SCHRIJF.exec(over)?.[1]?.repeat(2) === keuze.antwoord) break;
    gezegd.push(over);
  }
  const zin = gezegd.join(' ');
  const teVeel = keuze.open && zin === '' && keuze.gekozen.includes('-') && !keuze.antwoord.includes('-');
  return teVeel ? 'Hier hoort geen streepje.' : zin;
}

/** What is wrong with a choice: what the diagnosis finds; where that is only other letters, another piece for that of the rule. */
function* beeldenVan({ doel, getypt, diagnose, regio }: Keuzefout, { categorie, start, antwoord, gekozen }: Gekozen): Generator<Foutbeeld> {
  const beeld = findFout(doel, getypt, diagnose, regio);
  if (beeld === undefined) return;
  if (start !== undefined && isAlgemeneFout(beeld.label)) {
    const vak = (stuk: string) => ({ start, end: start + stuk.length });
    yield createFoutbeeld(doel, beeld.getypt, { label: categorie, doel: vak(antwoord), getypt: vak(gekozen) }, regio);
  }
  yield beeld;
}

interface Keuzefout {
  readonly doel: DiagnoseDoel;
  /** What the choice makes of the word. */
  readonly getypt: string;
  readonly diagnose: Diagnose;
  readonly regio: Regio;
}

/** The first of which something can be said. */
function chooseKeuze(
  fout: Keuzefout,
  keuze: Gekozen,
): { readonly tekst: string; readonly beeld: Foutbeeld; readonly uitleg: Uitleg } | undefined {
  for (const beeld of beeldenVan(fout, keuze)) {
    const uitleg = chooseUitleg(beeld);
    const tekst = sayKeuze(beeld, uitleg, keuze);
    if (tekst !== '') return { tekst, beeld, uitleg };
  }
  return undefined;
}

/**
 * Why a choice is not it: the explanation of what it makes of the word, without the word itself, which is chosen once more. '' where nothing
 * can be said without that.
 */
export const explainKeuze = (fout: Keuzefout, keuze: Gekozen): string => chooseKeuze(fout, keuze)?.tekst ?? '';

/** The same in pieces to say, as `pronounceFout`. */
export function pronounceKeuze(
  fout: Keuzefout,
  keuze: Gekozen,
  isVast: (tekst: string) => boolean,
): readonly (readonly Spreekstuk[] | undefined)[] {
  const gezegd = chooseKeuze(fout, keuze);
  return gezegd === undefined ? [] : cutUitleg(gezegd.tekst, gezegd.beeld, gezegd.uitleg, isVast);
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
