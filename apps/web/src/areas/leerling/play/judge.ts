/**
 * The verdict in the browser, at once and without a connection; the server judges the same answer again by the same
 * rules. Typing is diagnosed letter by letter, the other forms are right when they match the opgave.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Afwijking, Diagnose } from '@spelrijk/domain/diagnose';
import { isLeesvorm, OEFENVORMEN } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import { diagnoseGetypt, explainGetypt } from '@spelrijk/taal/getypt';
import { normalise } from '@spelrijk/taal/normalise';
import { chooseAfwijking, explainRegel, isOverkant, regelVan } from '@spelrijk/taal/uitleg';

/** Between the chunks of a SPLIT answer. */
export const SPLIT_TEKEN = '·';

export interface Beoordeling {
  readonly goed: boolean;
  /** What was typed, chosen or laid, as it was given. */
  readonly gegeven: string;
  /** The whole word as the child made it with this answer. */
  readonly geschreven: string;
  readonly diagnose: Diagnose;
  /** One sentence with the rule; '' when right or when only the form was wrong. */
  readonly uitleg: string;
}

/** What stands on the paper after this answer: the word with the chosen piece in it, the chunks with their dots. */
export function writtenWord(opgave: Opgave, gegeven: string): string {
  const { gat, woord, antwoordvorm } = opgave;
  if (gat && (antwoordvorm === 'GAP' || antwoordvorm === 'KIES'))
    return woord.woord.slice(0, gat.start) + gegeven + woord.woord.slice(gat.end);
  return gegeven;
}

/** A word to sort with the letters of the bin it was put in. */
function inGat({ gat, woord: { woord }, antwoordvorm }: Opgave, gegeven: string): string {
  return antwoordvorm === 'SORT' && gat ? woord.slice(0, gat.start) + gegeven + woord.slice(gat.end) : gegeven;
}

/** Right or wrong as a whole: there is no spelling to look at. */
function judgeWhole(opgave: Opgave, gegeven: string): Beoordeling {
  const same = (text: string): string => (opgave.antwoordvorm === 'VOLG' ? normalise(text).replaceAll(' ', '') : normalise(text));
  const goed = [opgave.antwoord, ...(opgave.ookGoed ?? [])].some((right) => same(right) === same(gegeven));
  const knelpunten = [{ categorie: opgave.categorie, goed }];
  const uitleg =
    goed || isLeesvorm(opgave.vorm)
      ? ''
      : (opgave.zinsvraag?.uitleg ?? opgave.regelvraag?.tegen[gegeven] ?? explainRegel(regelVan(opgave)));
  return { goed, gegeven, geschreven: inGat(opgave, gegeven), diagnose: { goed, afwijkingen: [], knelpunten, geenBewijs: false }, uitleg };
}

/** Judges one answer; never throws. */
export function judge(opgave: Opgave, gegeven: string, regio: Regio): Beoordeling {
  if (!OEFENVORMEN[opgave.vorm].spelt) return judgeWhole(opgave, gegeven);
  const geschreven = writtenWord(opgave, gegeven);
  const splits = opgave.antwoordvorm === 'SPLIT';
  const found = diagnoseGetypt(opgave.woord, splits ? geschreven.replaceAll(SPLIT_TEKEN, '') : geschreven);
  const goed =
    opgave.antwoordvorm === 'TYP' || opgave.antwoordvorm === 'FLITS' ? found.goed : normalise(gegeven) === normalise(opgave.antwoord);
  const uitleg = goed || splits ? '' : explainGetypt(opgave.woord, geschreven, found, regio);
  return { goed, gegeven, geschreven, diagnose: found, uitleg };
}

/** A piece of what was written; `mis` marks a wrong letter, an empty `tekst` with `mis` a place where letters are missing. */
export interface Stuk {
  readonly tekst: string;
  readonly mis: boolean;
}

/** Cuts what was written at the deviations, so that the wrong letters can be marked. */
export function markWritten(geschreven: string, afwijkingen: readonly Pick<Afwijking, 'getypt'>[]): readonly Stuk[] {
  const spans = afwijkingen
    .map(({ getypt }) => ({ start: Math.max(0, getypt.start), end: Math.min(geschreven.length, getypt.end) }))
    .filter(({ start, end }) => start <= end)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: Stuk[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    if (start > at) pieces.push({ tekst: geschreven.slice(at, start), mis: false });
    pieces.push({ tekst: geschreven.slice(start, end), mis: true });
    at = end;
  }
  if (at < geschreven.length) pieces.push({ tekst: geschreven.slice(at), mis: false });
  return pieces;
}

/** Where what is explained went wrong; of a letter too many the place where it was put. */
function doelVan(diagnosed: Diagnose | null, { length }: string): { readonly start: number; readonly end: number } | undefined {
  const doel = chooseAfwijking(diagnosed?.afwijkingen ?? [])?.doel;
  if (!doel || doel.end > doel.start) return doel;
  const start = Math.max(0, Math.min(length - 1, doel.start));
  return { start, end: start + 1 };
}

/** The letters of the right word that the rule is about: where it went wrong, else the knelpunt of the opgave. */
export function trickySpan(opgave: Opgave, diagnosed: Diagnose | null): { readonly start: number; readonly end: number } {
  const { woord, knelpunten } = opgave.woord;
  // Who chose between letters looks at those, however few of them differ: the ks of bokser, not its k.
  const wrong = opgave.keuzes && opgave.gat ? opgave.gat : doelVan(diagnosed, woord);
  const point = knelpunten.find(({ categorie }) => categorie === opgave.categorie) ?? knelpunten[0];
  const span = wrong && wrong.end > wrong.start ? wrong : (opgave.gat ?? point ?? { start: 0, end: 0 });
  return { start: Math.max(0, Math.min(woord.length, span.start)), end: Math.max(0, Math.min(woord.length, span.end)) };
}

/** What is wrong in a spelling that was taken to be right; else what the answer itself shows. */
const gezienVan = ({ vorm, vraag, woord }: Opgave, diagnosed: Diagnose): Diagnose =>
  vorm === 'goed-fout' && vraag !== undefined && vraag !== woord.woord ? diagnoseGetypt(woord, vraag) : diagnosed;

/** Is there a place in the word to look at? Not where the question is what it means, or which rule is its own. */
export const hasSpan = (opgave: Opgave, diagnosed: Diagnose): boolean =>
  !opgave.regelvraag && (opgave.gat !== undefined || gezienVan(opgave, diagnosed).afwijkingen.length > 0);

/** Where the letters that are explained went wrong, also where one was added or left out; else the knelpunt of the opgave. */
export const wrongSpan = (opgave: Opgave, diagnosed: Diagnose): { readonly start: number; readonly end: number } =>
  opgave.gat ?? chooseAfwijking(gezienVan(opgave, diagnosed).afwijkingen)?.doel ?? trickySpan(opgave, diagnosed);

/** Where in the word that is heard, or that is to be found, the sign stands that is asked. */
export const SIGN_AT: Readonly<Partial<Record<Opgave['vorm'], (woord: string, sign: string) => number>>> = {
  'eerste-klank': (woord, sign) => woord.indexOf(sign),
  'laatste-klank': (woord, sign) => woord.lastIndexOf(sign),
  'middelste-klank': (woord, sign) => woord.indexOf(sign, 1),
  'letter-begin': (woord, sign) => woord.indexOf(sign),
  'letter-eind': (woord, sign) => woord.lastIndexOf(sign),
  'zoek-letter': (woord, sign) => woord.indexOf(sign),
};

/** What was read is no answer here: that water boils when it is cold, a word that does not exist, how to find who hides. */
const NA_LEZEN: ReadonlySet<Opgave['vorm']> = new Set([
  'woord-of-niet',
  'waar-niet-waar',
  'tekst-klopt',
  'zin-plaatje',
  'zoek-beeld',
  'foto-beeld',
  'huis-beeld',
  'boodschap',
  'recept',
  'route',
]);

/** The word of a sentence that did not stand among its words. */
function missingIn(zin: string, woorden: readonly string[]): string {
  const rest = [...woorden];
  return (
    zin.split(' ').find((woord) => {
      const at = rest.indexOf(woord);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    }) ?? ''
  );
}

/** Where in a sentence that is shown whole the word stands that was asked. */
const WORD_IN: Readonly<Partial<Record<Opgave['vorm'], (opgave: Opgave) => readonly [at: number, woord: string]>>> = {
  'welk-woord': ({ vraag = '', antwoord }) => [vraag.indexOf('___'), antwoord],
  verwijswoord: ({ woord, antwoord }) => [woord.woord.indexOf(antwoord), antwoord],
  'fout-woord': ({ woord, keuzes = [] }) => {
    const goed = missingIn(woord.woord, keuzes);
    return [` ${woord.woord} `.indexOf(` ${goed} `), goed];
  },
};

export interface Voorbeeld {
  /** What was read to find it, where that does not say it. */
  readonly gelezen?: string;
  readonly woord: string;
  readonly start: number;
  readonly end: number;
}

/** What is shown as the answer, and which letters of it: of a sound the word in which it was heard, of a rhyme both words, of what was read the answer. */
export function exampleOf(opgave: Opgave, diagnosed: Diagnose): Voorbeeld {
  const { vorm, vraag, antwoord, stukken, gehoord, toon, woord, zinsvraag } = opgave;
  if (NA_LEZEN.has(vorm)) {
    const heel = stukken?.join(' – ') ?? antwoord;
    return { gelezen: vorm === 'tekst-klopt' ? (vraag ?? woord.woord) : woord.woord, woord: heel, start: 0, end: heel.length };
  }
  const [at, asked] = WORD_IN[vorm]?.(opgave) ?? [-1, ''];
  if (at >= 0 && asked !== '') return { woord: woord.woord, start: at, end: at + asked.length };
  // What was asked about a sentence is a piece of it, or what that piece is called.
  if (zinsvraag) return { woord: antwoord, start: 0, end: 0 };
  if (vorm === 'rijm' && gehoord !== undefined) return { woord: `${gehoord} – ${antwoord}`, start: 0, end: 0 };
  const [heel, sign] = toon === undefined ? [gehoord, antwoord] : [antwoord, toon.toLowerCase()];
  const start = heel === undefined ? -1 : (SIGN_AT[vorm]?.(heel, sign) ?? -1);
  if (heel !== undefined && start >= 0) return { woord: heel, start, end: start + sign.length };
  return { woord: woord.woord, ...trickySpan(opgave, gezienVan(opgave, diagnosed)) };
}

/** Slips that a rule about hearing all sounds of a word says something of. */
const LETTERS: ReadonlySet<string> = new Set(['letter-weg', 'letter-extra', 'letter-omgewisseld', 'woord-onherkenbaar']);
/** Chosen between vowels, with a rule about consonants around them. */
const isNaastRegel = ({ categorie, antwoord }: Opgave): boolean =>
  categorie.startsWith('kz-') && /^[aeiouij]+$/.test(antwoord) && explainRegel(categorie).includes('medeklinkers');

/** Whose rule is a hint before anything is chosen: of the vowel of meest, that of cutting a word into its sounds. */
export const hintregelVan = (opgave: Opgave): string => (opgave.gat && isNaastRegel(opgave) ? 'kz-mk-km' : regelVan(opgave));

/** The stroke is explained by a rule that says nothing of the hook under a c. */
const isHaakje = ({ categorie, antwoord }: Opgave): boolean => categorie === 'accent' && antwoord === 'ç';

/** Where letters are chosen: of stinken, in a taak about ng, the rule is that of nk, which is the answer there. */
function regelBijKeuze(opgave: Opgave, label: string): string | null {
  const { categorie, antwoord } = opgave;
  if (isNaastRegel(opgave) || isHaakje(opgave)) return null;
  if (isOverkant(antwoord, categorie)) return antwoord;
  return label !== categorie && isOverkant(label, categorie) ? label : regelVan(opgave);
}

/**
 * The categorie whose rule is told after this mistake: that of what went wrong, which need not be the one that is practised. Null: it was a
 * slip somewhere else in the word, of which no rule says anything.
 */
export function regelBij(opgave: Opgave, { afwijkingen, knelpunten }: Diagnose): string | null {
  const { categorie, keuzes, antwoordvorm, zinsvraag, woord } = opgave;
  const eigen = regelVan(opgave);
  const { label, vlag, doel } = chooseAfwijking(afwijkingen) ?? {};
  if (label === undefined || antwoordvorm === 'SPLIT' || zinsvraag) return eigen;
  if (keuzes) return regelBijKeuze(opgave, label);
  // Who doubled the l of waardeloos used the rule where it does not hold: it is not told once more.
  if (vlag === 'omgekeerd') return null;
  // A space left out between two words: the rule is about what is written as one.
  if (doel && woord.woord.slice(doel.start, doel.end) === ' ') return null;
  if (label === categorie) return eigen;
  if (explainRegel(label) !== '') return label;
  // Of a whole word: its letters and their order, not how long its vowel is.
  const isAbout =
    categorie.startsWith('kz-') && LETTERS.has(label) && knelpunten.some((punt) => punt.categorie === categorie && !punt.goed);
  return isAbout ? categorie : null;
}

/** In how many pieces a word was cut; null where that is right, and only the places are not. */
export function wrongCount({ antwoord }: Opgave, geschreven: string): number | null {
  const count = geschreven.split(SPLIT_TEKEN).length;
  return count === antwoord.split(SPLIT_TEKEN).length ? null : count;
}

/** Would this explanation of a choice say the word itself, before it is chosen once more? Then the rule has to do. */
export const tellsWord = ({ keuzes, woord }: Opgave, uitleg: string): boolean => keuzes !== undefined && uitleg.includes(woord.woord);
