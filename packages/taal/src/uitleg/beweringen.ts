/**
 * Decides: what can be said of sounds and letters at an error, and whether the record of the word proves it.
 * Source: the IPA of the record beside its letters; what was typed.
 * Example: hoort(beeld, { hoor: 'ug', klank: /əx/, letters: 'ig' }) holds for aardug, and not for vliegtuich.
 */
import { EIGEN_KLANK } from '../klank/eigenklank.ts';
import { afstand } from '../normalise.ts';
import type { Bewering, Foutbeeld } from './foutbeeld.ts';
import { groepOp, klankVan, klinkerVoor, madeOf, plekVan, withStreepjes } from './plek.ts';

const KORT = /^[ɑɛɪɔʏ]$/;
const LANG = /^(?:aː|eː|oː|øː|y|i|u|ɛː|ɔː|œː|iː|yː|uː|eːu|iu|yu)$/;

interface Gehoord {
  /** How a child calls the sound: ug, een j. */
  readonly hoor: string;
  readonly klank: RegExp;
  /** The letters that write it. */
  readonly letters: string;
  /** What the sentence calls them; the letters when nothing is said. */
  readonly zeg?: string;
  /** Ends the sentence: `Onthoud` for a word to remember. */
  readonly slot?: 'onthoud';
}

/** Did the child not write these letters here, although the word has them? */
export function misses(fout: Foutbeeld, letters: string): boolean {
  const plek = plekVan(fout, letters);
  return plek !== undefined && !madeOf(fout, plek).includes(letters);
}

function klinktAls(fout: Foutbeeld, letters: string, klank: RegExp): boolean {
  const plek = plekVan(fout, letters);
  return plek !== undefined && klank.test(klankVan(fout, plek));
}

/** You hear one thing and write another. */
export function hoort(fout: Foutbeeld, { hoor, klank, letters, zeg = letters, slot }: Gehoord): Bewering {
  const zin = `Je hoort ${hoor}, maar je schrijft ${zeg}`;
  return {
    soort: 'hoort',
    zin: slot ? `${zin}. Onthoud: ${fout.woord}.` : `${zin}: ${fout.woord}.`,
    klopt: klinktAls(fout, letters, klank) && misses(fout, letters),
  };
}

/** Is what was written wrong one sign with this sound: the i of kilo, and not that of riet? */
const isTeken = ({ tekens, start, end }: Foutbeeld, letters: string, klank: RegExp): boolean =>
  tekens.some((teken) => teken.start === start && teken.end === end && teken.grafeem === letters && klank.test(teken.foneem));

/** The same of kielo: the child wrote what is heard, and what is written stands inside that. */
export function hoortLanger(fout: Foutbeeld, { hoor, klank, letters, zeg = letters }: Gehoord): Bewering {
  const bewering = hoort(fout, { hoor, klank, letters, zeg, slot: 'onthoud' });
  return { ...bewering, klopt: fout.fout === hoor && isTeken(fout, letters, klank) };
}

/** A sentence of its own about letters with this sound, which the child did not write. */
export const klinkt = (fout: Foutbeeld, letters: string, klank: RegExp, zin: string): Bewering => ({
  soort: 'klinkt',
  zin,
  klopt: klinktAls(fout, letters, klank) && misses(fout, letters),
});

/** Two ways to write one sound, and the child took the other. */
export function paar(fout: Foutbeeld, [een, ander]: readonly [string, string], klank: RegExp): Bewering {
  const goed = [een, ander].find((letters) => plekVan(fout, letters) !== undefined && misses(fout, letters)) ?? '';
  const plek = goed === '' ? undefined : plekVan(fout, goed);
  const naast = goed === een ? ander : een;
  return {
    soort: 'paar',
    zin: `Je hoort niet of het ${een} of ${ander} is. Onthoud: ${fout.woord} schrijf je met ${goed}.`,
    klopt: plek !== undefined && madeOf(fout, plek) === naast && klank.test(klankVan(fout, plek)),
  };
}

/** The plain letter, where the child wrote that of a loan word. */
export const gewoon = (fout: Foutbeeld, letters: string): Bewering => ({
  soort: 'gewoon',
  zin: `Dit woord schrijf je hier met een gewone ${letters}: ${fout.woord}.`,
  klopt: misses(fout, letters),
});

/** Nothing is explained: the word is to be remembered. */
export const onthoud = (fout: Foutbeeld, letters: string): Bewering => ({
  soort: 'onthoud',
  zin: `Onthoud: ${fout.woord} schrijf je met ${letters}.`,
  klopt: misses(fout, letters),
});

/** A sentence that holds whatever the word is; `klopt` says whether the child did what it is about. */
export const zin = (tekst: string, klopt = true): Bewering => ({ soort: 'zin', zin: tekst, klopt });

/** Nothing is said: a condition of what stands beside it. */
export const mits = (klopt: boolean): Bewering => ({ soort: 'mits', zin: '', klopt });

const TEKENS: Readonly<Record<string, string>> = {
  "'": 'komma boven',
  '-': 'streepje',
  ' ': 'spatie',
  ':': 'dubbele punt',
  ';': 'puntkomma',
  ',': 'komma',
};
const noem = (letter: string): string => TEKENS[letter] ?? letter;

/** Letters as they are; of a single sign its name, because a sign among signs is not read. */
export const noemKeuze = (keuze: string): string => (TEKENS[keuze] === undefined ? keuze : `een ${noem(keuze)}`);

const telling = (tekst: string, stuk: string): number => tekst.toLowerCase().split(stuk.toLowerCase()).length - 1;

/** The one letter that `lang` has and `kort` has not; '' when it is not one. */
function extraLetter(lang: string, kort: string): string {
  if (lang.length !== kort.length + 1) return '';
  for (let at = 0; at < lang.length; at++) if (lang.slice(0, at) + lang.slice(at + 1) === kort) return lang.charAt(at);
  return '';
}

/**
 * Is `lang` with one of this letter left out a step nearer to `kort`? Of stadden, for steden, no a is to be left out: it stands where the e belongs.
 * With the words changed about: does the letter have to come in?
 */
function isStapTeVeel(lang: string, kort: string, letter: string): boolean {
  const [van, naar] = [lang.toLowerCase(), kort.toLowerCase()];
  const ver = afstand(van, naar);
  for (let at = van.indexOf(letter); at >= 0; at = van.indexOf(letter, at + 1))
    if (afstand(van.slice(0, at) + van.slice(at + 1), naar) < ver) return true;
  return false;
}

/** One letter too many was typed, or the same one several times. */
export function teVeel(fout: Foutbeeld): Bewering {
  const letter = extraLetter(fout.fout, fout.goed);
  const over = telling(fout.getypt, letter) - telling(fout.woord, letter);
  return {
    soort: 'te veel',
    zin: `${over > 1 ? `Er staat te vaak een ${noem(letter)}` : `Er staat een ${noem(letter)} te veel`}. Het is ${fout.woord}.`,
    // Of a letter that the word has nowhere there are not too many: steep is no stip with e's to spare.
    klopt: letter !== '' && over > 0 && (over === 1 || telling(fout.woord, letter) > 0) && isStapTeVeel(fout.getypt, fout.woord, letter),
    ...(letter !== '' && !(letter in TEKENS) && { letters: [letter] }),
  };
}

/** One letter is missing. */
export function teWeinig(fout: Foutbeeld): Bewering {
  const laag = extraLetter(fout.goed, fout.fout);
  const plek = laag === '' ? undefined : plekVan(fout, fout.goed);
  // As it is written: the I of IJsland.
  const letter = plek ? fout.woord.charAt(plek.start + fout.goed.indexOf(laag)) : laag;
  const wat = letter in TEKENS ? `een ${noem(letter)}` : `een letter: de ${letter}`;
  const at = plek && plek.start + Math.max(0, fout.goed.indexOf(laag));
  const deel = at === undefined ? undefined : samenMet(fout, at);
  // The two s's of misschien are of two klankgroepen: no four letters of one sound.
  const samen = deel !== undefined && /^([^aeiou])\1/.test(deel) ? undefined : deel;
  const los =
    at === undefined || (deel === undefined && isTeHoren(fout, at))
      ? `Zeg het woord langzaam: ${fout.woord}. Er mist ${wat}.`
      : `Er mist ${wat}. Het is ${fout.woord}.`;
  return {
    soort: 'te weinig',
    zin: samen ? `De letters ${samen} horen bij elkaar. Er mist ${wat}. Het is ${fout.woord}.` : los,
    klopt:
      laag !== '' &&
      telling(fout.getypt, laag) < telling(fout.woord, laag) &&
      isStapTeVeel(fout.woord, fout.getypt, laag) &&
      // Of sande two of the three letters of sch are missing, and not one.
      (samen === undefined || fout.getypt.toLowerCase().includes(samen.toLowerCase().replace(letter.toLowerCase(), ''))),
    ...(laag !== '' && !(laag in TEKENS) && { letters: samen ? [samen, letter] : [letter] }),
  };
}

/** Does saying the word slowly tell this letter? Not one of two that stand for one sound, nor a d or b that is heard as t or p. */
export function isTeHoren({ tekens, woord }: Foutbeeld, plek: number): boolean {
  // The n of kurken is seldom said.
  if (plek === woord.length - 1 && woord.endsWith('en') && tekens.at(-2)?.foneem === 'ə') return false;
  const teken = tekens.find(({ start, end }) => start <= plek && plek < end);
  if (teken === undefined || teken.foneem === '') return false;
  const letter = woord.charAt(plek).toLowerCase();
  // The n of concluderen is heard as that of ng.
  if (letter === 'n' && teken.foneem === 'ŋ') return false;
  return !DUBBEL.test(teken.grafeem.toLowerCase()) && !(letter in HARD && teken.foneem === HARD[letter]);
}

const DUBBEL = /^([bcdfghjklmnpqrstvwxz])\1$/;
/** What is heard of these at the end of a word or a part. */
const HARD: Readonly<Record<string, string>> = { b: 'p', d: 't' };

/** The letters of one sound that this letter is one of: saying the word slowly does not tell the a of au. The t and the j of tje are heard. */
function samenMet({ tekens }: Foutbeeld, plek: number): string | undefined {
  const grafeem = tekens.find(({ start, end }) => start <= plek && plek < end)?.grafeem.toLowerCase() ?? '';
  return /^\p{L}{2,4}$/u.test(grafeem) && new Set(grafeem).size > 1 && grafeem !== 'tj' ? grafeem : undefined;
}

/** What is right was written, and more. */
const alleen = ({ goed, fout }: Foutbeeld): string => (fout.includes(goed) ? 'alleen ' : '');

/** The vowel at the error is long or short, and the child wrote the other. */
export function lengte(fout: Foutbeeld): Bewering {
  const lang = /^(?:aa|ee|oo|uu|ie)$/.test(fout.goed);
  const klank = klankVan(fout, fout);
  const groep = groepOp(fout, fout.start);
  const waar = groep
    ? `Verdeel het woord: ${withStreepjes(fout)}. In de klankgroep ${groep.tekst} hoor je een ${lang ? 'lange' : 'korte'} klank.`
    : `Luister: in ${fout.woord} hoor je een ${lang ? 'lange' : 'korte'} klank.`;
  return {
    soort: lang ? 'lang' : 'kort',
    zin: `${waar} Je schrijft ${alleen(fout)}${fout.goed}.`,
    klopt:
      // The letters of tv-gids have vowels of their own.
      (groep !== undefined || !fout.woord.includes('-')) &&
      (lang ? LANG.test(klank) && fout.fout.length === 1 : /^[aeiou]$/.test(fout.goed) && KORT.test(klank) && fout.fout.length === 2),
    letters: [fout.goed],
    ...(groep && { groep: groep.tekst }),
  };
}

/** The long sound that one of these letters writes: the e of recyclen is none. */
const LANG_VAN: Readonly<Record<string, string>> = { a: 'aː', e: 'eː', o: 'oː', u: 'y' };

/** The klankgroep ends on a long vowel that the child wrote with two letters. */
export function openLang(fout: Foutbeeld): Bewering {
  const klinker = fout.goed.charAt(0);
  const groep = groepOp(fout, fout.start);
  return {
    soort: 'open lang',
    zin: `Verdeel het woord: ${withStreepjes(fout)}. De klankgroep ${groep?.tekst ?? ''} eindigt op een lange klank, dus je schrijft één ${klinker}.`,
    klopt:
      groep !== undefined &&
      groep.end === fout.start + 1 &&
      /^[aeou]$/.test(fout.goed) &&
      fout.fout === klinker + klinker &&
      klankVan(fout, fout) === LANG_VAN[klinker],
    ...(groep && { groep: groep.tekst }),
  };
}

const isDubbel = (letters: string): boolean => DUBBEL.test(letters);

/** A long vowel, after which the child doubled the consonant. */
export function langEnkel(fout: Foutbeeld): Bewering {
  const letter = fout.goed.slice(-1);
  const voor = klinkerVoor(fout, fout.end - 1);
  const klinker = voor?.grafeem.charAt(0) ?? '';
  return {
    soort: 'lang enkel',
    zin: `Verdeel het woord: ${withStreepjes(fout)}. Je hoort een lange ${klinker}, dus de letter erna schrijf je maar één keer.`,
    klopt:
      groepOp(fout, 0) !== undefined &&
      isDubbel(fout.fout.slice(-2)) &&
      fout.fout.slice(-1) === letter &&
      /^(?:aː|eː|oː|y)$/.test(voor?.foneem ?? '') &&
      voor?.end === fout.end - 1 &&
      /^[aeou]$/.test(voor.grafeem),
  };
}

/** treefen: the vowel written long, and so the letter behind it once. */
const isLangEnkel = ({ goed, fout }: Foutbeeld, letter: string): boolean => {
  const klinker = goed.charAt(0);
  return goed === klinker + letter + letter && fout === klinker + klinker + letter;
};

/** A short vowel ends the klankgroep, and the child wrote the consonant once. */
export function kortDubbel(fout: Foutbeeld): Bewering {
  const letter = fout.goed.slice(-1);
  const plek = plekVan(fout, letter + letter);
  const voor = plek && klinkerVoor(fout, plek.start);
  const groep = plek && groepOp(fout, plek.start - 1);
  return {
    soort: 'kort dubbel',
    zin: `Verdeel het woord: ${withStreepjes(fout)}. Je hoort een korte klank, dus je schrijft ${letter}${letter}.`,
    klopt:
      plek !== undefined &&
      isDubbel(letter + letter) &&
      (madeOf(fout, plek) === letter || isLangEnkel(fout, letter)) &&
      telling(fout.getypt, letter + letter) < telling(fout.woord, letter + letter) &&
      KORT.test(voor?.foneem ?? '') &&
      voor?.end === plek.start &&
      groep?.end === plek.start,
  };
}

/** The klankgroep ends on a consonant, which the child doubled: bal-kon. */
export function geslotenEnkel(fout: Foutbeeld): Bewering {
  const letter = fout.goed.slice(-1);
  const groep = groepOp(fout, fout.end - 1);
  const aanEind = fout.end === fout.woord.length;
  return {
    soort: 'gesloten enkel',
    zin: aanEind
      ? `Aan het eind van dit woord staat één ${letter}: ${fout.woord}.`
      : `Verdeel het woord: ${withStreepjes(fout)}. De klankgroep ${groep?.tekst ?? ''} eindigt op een medeklinker, dus je schrijft één ${letter}.`,
    klopt:
      isDubbel(fout.fout.slice(-2)) &&
      fout.fout.slice(-1) === letter &&
      fout.woord.charAt(fout.end - 2) !== letter &&
      fout.woord.charAt(fout.end) !== letter &&
      (aanEind || (groep?.end === fout.end && fout.end < fout.woord.length)),
    ...(groep && !aanEind && { groep: groep.tekst }),
  };
}

/** An uh before the consonant that the child doubled. */
export function stomEnkel(fout: Foutbeeld): Bewering {
  const letter = fout.goed.slice(-1);
  const voor = klinkerVoor(fout, fout.end - 1);
  return {
    soort: 'stom enkel',
    zin: `Voor de ${letter} hoor je uh. Daarna schrijf je maar één ${letter}: ${fout.woord}.`,
    klopt:
      isDubbel(fout.fout.slice(-2)) &&
      fout.fout.slice(-1) === letter &&
      voor?.foneem === 'ə' &&
      voor.end === fout.end - 1 &&
      fout.woord.charAt(fout.end) !== letter,
  };
}

/** Does this stretch sound as its letters do by themselves? */
const klinktZelf = (fout: Foutbeeld): boolean => EIGEN_KLANK[fout.goed]?.test(klankVan(fout, fout)) === true;

/** The n of -en, which most people do not say. */
const isStilleN = (fout: Foutbeeld): boolean =>
  fout.goed === 'n' && fout.end === fout.woord.length && fout.woord.endsWith('en') && klinkerVoor(fout, fout.start)?.foneem === 'ə';

/** The whole sign, where one of its letters went wrong: ie and ee of sliep typed sleep. */
export function withTeken(fout: Foutbeeld): Foutbeeld {
  const [teken, ander] = fout.tekens.filter(({ start, end }) => start < fout.end && end > fout.start);
  if (!teken || ander || fout.start === fout.end || fout.fout.length !== fout.goed.length || teken.grafeem.length === fout.goed.length)
    return fout;
  const { start, end } = teken;
  return { ...fout, start, end, goed: fout.woord.slice(start, end).toLowerCase(), fout: madeOf(fout, teken) };
}

/** Listening tells which of the two it is. */
export const luister = (fout: Foutbeeld): Bewering => ({
  soort: 'luister',
  zin: `Luister goed naar ${fout.woord}: hoor je ${fout.goed} of ${fout.fout}? Je schrijft ${alleen(fout)}${fout.goed}.`,
  klopt: klinktZelf(fout) && fout.fout in EIGEN_KLANK && fout.fout !== fout.goed && !isStilleN(fout),
  letters: [fout.goed, fout.fout],
});

/** Is the vowel before the error short? */
export const isKortVoor = (fout: Foutbeeld): boolean => KORT.test(klinkerVoor(fout, plekVan(fout, 'cht')?.start ?? -1)?.foneem ?? '');

/** A long vowel that is written with one letter, and that the child wrote with two. */
export const klinktOpen = (fout: Foutbeeld, letter: string, tekst: string): Bewering => ({
  soort: 'klinkt open',
  zin: tekst,
  klopt: fout.goed === letter && fout.fout === letter + letter && LANG.test(klankVan(fout, fout)),
});
