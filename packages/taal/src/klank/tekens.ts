/**
 * Decides: the sound of every sign of a Dutch stem, with its stress.
 * Source: open syllables have a long vowel, closed ones a short one; e is stumm in prefixes, in the last -e(l, m, n, r) and between stress and ending.
 * Example: leesTekens('vogel') -> v oː ɣ ə l.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { eindigtOpBeklemdEren } from '../lexicon/eren.ts';

export interface Teken {
  readonly letters: string;
  readonly klank: string;
  /** Is this the vowel of a klankgroep? */
  readonly kern: boolean;
  readonly klemtoon: boolean;
}

interface Kern {
  /** Offset of the vowel sign and its letters. */
  readonly start: number;
  readonly letters: string;
  /** Consonant letters up to the next vowel sign. */
  readonly na: string;
}

const KLINKERTEKEN =
  /eau|aai|ooi|oei|eeuw|ieuw|ieu(?=[srz])|auw|ouw|uw(?![aeiou]u)|aa|ee|oo|uu|ïe|ie(?!ë)|oe|eu(?!m)|ui|ij|ei|au|ou|ai|oi(?=[a-z])|(?<![aeiou])y|[aeiouéèêëïöüäâ]/y;
const BEGIN_J = /^y(?=[aeiou])/;

/** Vowel signs in order, with the consonants behind each. */
function vindKernen(laag: string): { readonly begin: string; readonly kernen: readonly Kern[] } {
  const kernen: Kern[] = [];
  let begin = '';
  let na = '';
  for (let plek = 0; plek < laag.length;) {
    const teken = klinkerOp(laag, plek);
    if (!teken) {
      na += laag.charAt(plek);
      plek += 1;
      continue;
    }
    const vorige = kernen.pop();
    if (vorige) kernen.push({ ...vorige, na });
    else begin = na;
    kernen.push({ start: plek, letters: teken, na: '' });
    na = '';
    plek += teken.length;
  }
  const laatste = kernen.pop();
  if (laatste) kernen.push({ ...laatste, na });
  else begin = na;
  return { begin, kernen };
}

function klinkerOp(laag: string, plek: number): string | undefined {
  if (BEGIN_J.test(laag.slice(plek)) && plek === 0) return undefined;
  if (laag.charAt(plek) === 'u' && laag.charAt(plek - 1) === 'q') return undefined;
  if (laag.charAt(plek) === 'i' && /^i(?=[aeou])/.test(laag.slice(plek)) && !/^ie(?!ë)/.test(laag.slice(plek))) return 'i';
  if (/^ie(?:el|ël|ur$|um)/.test(laag.slice(plek)) && !/^k?wieel/.test(laag.slice(plek - 1))) return 'i';
  if (/^uw(?=el)/.test(laag.slice(plek)) && laag.slice(0, plek).endsWith('fl')) return 'u';
  KLINKERTEKEN.lastIndex = plek;
  return KLINKERTEKEN.exec(laag)?.[0];
}

/** One consonant sign, or two that begin a syllable together: the vowel before it stands open. */
const OPEN = /^(?:$|[bcdfghjklmnpqrstvwz]|th|ph|qu|[bptdkcgfv][lr]|chr|kw)$/;
const VAST: Readonly<Record<string, string>> = {
  eau: 'oː',
  aai: 'aːj',
  ooi: 'oːj',
  oei: 'uj',
  eeuw: 'eːu',
  ieuw: 'iu',
  ieu: 'iøː',
  auw: 'ɑu',
  ouw: 'ɑu',
  uw: 'yu',
  aa: 'aː',
  ee: 'eː',
  oo: 'oː',
  uu: 'y',
  ie: 'i',
  oe: 'u',
  eu: 'øː',
  ui: 'œy',
  ij: 'ɛi',
  ei: 'ɛi',
  au: 'ɑu',
  ou: 'ɑu',
  ai: 'ɛː',
  oi: 'ʋɑ',
  é: 'eː',
  è: 'ɛː',
  ê: 'ɛː',
  ë: 'ə',
  ï: 'i',
  ïe: 'i',
  ö: 'oː',
  ü: 'y',
  ä: 'ɛ',
  â: 'aː',
};
const LANG: Readonly<Record<string, string>> = { a: 'aː', e: 'eː', i: 'i', o: 'oː', u: 'y', y: 'i' };
const KORT: Readonly<Record<string, string>> = { a: 'ɑ', e: 'ɛ', i: 'ɪ', o: 'ɔ', u: 'ʏ', y: 'ɪ' };

/** Sounds of a stem; the form decides about a stumm e before -t and -d. */
export function leesTekens(laag: string, vorm: Woordvorm): Teken[] {
  const { begin, kernen } = vindKernen(laag);
  const stom = kernen.map((kern, index) => isStom(laag, kernen, index, kern, vorm));
  const klemtoon = zoekKlemtoon(laag, kernen, stom);
  const stomNaKlemtoon = kernen.map((kern, index) => stom[index] === true || isStomInHetMidden(kernen, index, kern, klemtoon, laag));
  const tekens: Teken[] = medeklinkers(begin, '', laag, 0);
  kernen.forEach((kern, index) => {
    const open = isOpen(kern, kernen[index + 1]);
    const achtervoegsel = klankVanAchtervoegsel(laag, kern);
    const klank = achtervoegsel ?? (stomNaKlemtoon[index] ? 'ə' : klinkerklank(kern, open));
    tekens.push({ letters: kern.letters, klank, kern: true, klemtoon: index === klemtoon });
    tekens.push(...medeklinkers(kern.na, kern.letters, laag, kern.start + kern.letters.length));
  });
  return tekens;
}

function klinkerklank(kern: Kern, open: boolean): string {
  if (kern.letters === 'ou' && kern.na.startsWith('r')) return 'u';
  if (kern.letters === 'oi' && kern.na.startsWith('r')) return 'ʋaː';
  if (kern.letters === 'ë' && kern.na !== '') return kern.na.length > 1 ? 'ɛ' : 'eː';
  return VAST[kern.letters] ?? (open ? LANG : KORT)[kern.letters] ?? kern.letters;
}

function isOpen(kern: Kern, volgende: Kern | undefined): boolean {
  if (!volgende) return kern.na === '';
  if (kern.na === 'ch')
    return kern.letters !== 'a' && kern.letters !== 'o' && kern.letters !== 'u' && kern.letters !== 'e' && kern.letters !== 'i';
  return OPEN.test(kern.na);
}

/** -ig, -lijk, -isch. */
function klankVanAchtervoegsel(laag: string, kern: Kern): string | undefined {
  const rest = laag.slice(kern.start);
  const ervoor = laag.slice(0, kern.start);
  if (!/[aeiouy]/.test(ervoor)) return undefined;
  if (/^ig(e|s|er|ers|ere|en|st|ste|heid|d|de|den|t|te|ing|ingen|end|ende)?$/.test(rest)) return 'ə';
  if (/^ij(k|ke|ks|kheid|ker|kst|kste)$/.test(rest) && ervoor.endsWith('l') && !/^(ge|be|ver)l$/.test(ervoor)) return 'ə';
  if (/^isch(e|en)?$/.test(rest)) return 'i';
  return undefined;
}

const PREFIX = /^(be|ge|ver)/;
const TE = /^te(?=rug|red|leur|kort|gemoet|gelijk|goed|voren|recht|vred|zamen|huis)/;
/** What follows a prefix begins like a word and is more than a stumm ending. */
const REST = /^(?:[bcdfghjklmnpqrstvwz]|ch|[bcdfgkpt]l|[bcdfgkptvw]r|kn|s[ptlmnk]|str|spr|spl|schr?|zw|tw|dw|kw|th)?[aeiouyïëü]/;
const STOMME_REST = /^[bcdfghjklmnpqrstvwz]ig$|^(?:[bcdfghjklmnpqrstvwz]|st|[bcdfgkpt][lr])?e(?:[lrnm]s?)?$/;
const GEEN_PREFIX =
  /^(?:be(?:zem|ver|vend|ker|u|nen?$|de$|dele|delaar|ter(?!g)|ren$|ken$|gonia|len$|i|e(?![lnrmdi])|nefi|nedict)|ge(?:ne?ra(?!a)|ni(?!et)|ne[st]|i|e(?!e|i|[rë])|u|ne$|ven|vel|le$|nt|olog|ogra|ometr|kko|rma|sel|tto)|ver(?:s$|sie|f$|der|re$|t$|ven$|vers?$|en$|b$|bum|baal|ba[al]|tica|mice|st$))/;

function isVoorvoegsel(laag: string): string | undefined {
  if (TE.test(laag)) return 'te';
  const prefix = PREFIX.exec(laag)?.[1];
  if (!prefix) return undefined;
  const rest = laag.slice(prefix.length);
  if (GEEN_PREFIX.test(laag) || !REST.test(rest) || STOMME_REST.test(rest)) return undefined;
  return prefix !== 'ver' && /^[aeiouyïëü]/.test(rest) && !/^[aouïëüei]/.test(rest) ? undefined : prefix;
}

const WERKWOORD_T: ReadonlySet<Woordvorm> = new Set<Woordvorm>(['tt3', 'tt2', 'vd']);

/** In these forms a first ge-, be- or ver- is always the prefix: gevlogen, gescand. */
const DEELWOORD: ReadonlySet<Woordvorm> = new Set<Woordvorm>(['vd', 'bn:vd']);

/** Prefixes and endings whose e is never full. */
function isStom(laag: string, kernen: readonly Kern[], index: number, kern: Kern, vorm: Woordvorm): boolean {
  if (kern.letters === 'ij') return klankVanAchtervoegsel(laag, kern) === 'ə';
  if (kern.letters === 'ë') return kern.na === '' || /^(?:n|l|r|nd|ns|rt|rd|l?d)$/.test(kern.na);
  if (kern.letters !== 'e' || kernen.length < 2) return false;
  if (index === 0) return isVoorvoegsel(laag) !== undefined || (DEELWOORD.has(vorm) && /^(?:ge|be|ver)./.test(laag));
  if (index < kernen.length - 1) return false;
  if (kern.na === '') return true;
  if (index === 1 && kern.na !== '' && isVoorvoegsel(laag) !== undefined) return false;
  if (/^(?:l|r|n|m)$/.test(kern.na) || /^[lrm]s$|^ns$|^nd$/.test(kern.na)) return true;
  if (kern.na === 's' && /[aeiouy].*[dgjkmnrtz]$/.test(laag.slice(0, kern.start))) return laag.length > 5 || vorm === 'mv';
  if (/^[lrnm](?:t|d|dt)$/.test(kern.na)) return WERKWOORD_T.has(vorm) || (kern.na === 'rd' && laag.length > 6);
  return /^(?:lijk)/.test(kern.na);
}

/** Signs that draw the stress to the end: a long vowel before a last consonant, and some loan endings. */
const ZWAAR = /^(?:aa|ee|oo|uu|ie|eu|oe|ij|ei|ai|oi)$/;
const NIET_BEKLEMD = /(?:aar|heid|loos|baar|zaam|schap|achtig|ling|dom|aard|ing|ig|lijk|isch|ische|aarden)s?$/;

/** A form of a verb with the stress on -eren: the infinitive or the present participle. */
const isLeenwerkwoord = (laag: string): boolean => /[eë]re(?:n|nd|nde)$/.test(laag) && eindigtOpBeklemdEren(laag.replace(/de?$/, ''));

function zoekKlemtoon(laag: string, kernen: readonly Kern[], stom: readonly boolean[]): number {
  const eerste = Math.max(0, stom.indexOf(false));
  if (isLeenwerkwoord(laag)) return kernen.length - 2;
  const laatste = kernen.length - 1;
  const eind = kernen[laatste];
  if (!eind || laatste === eerste) return eerste;
  if (/(?:[ts]ie|isch)s?$/.test(laag) && laatste > eerste) return laatste - 1;
  if (/ische?$/.test(laag) && laatste - 2 >= eerste && laag.endsWith('e')) return laatste - 2;
  const persoon = /(?:el|er|en|nn?|r|l)aar$/.test(laag);
  if (!persoon && !NIET_BEKLEMD.test(laag) && ZWAAR.test(eind.letters) && /^[bcdfghjklmnprstz]{1,2}$/.test(eind.na)) return laatste;
  if (
    !NIET_BEKLEMD.test(laag) &&
    /(?:ant|ent|ist|al|el|es|et|on|eau|aan)$/.test(laag) &&
    /^(?:ant|ent|ist|et|eau)$/.test(laag.slice(eind.start)) &&
    !stom[laatste]
  )
    return laatste;
  if (
    stom[laatste] &&
    !stom[laatste - 1] &&
    laatste - 1 > eerste &&
    !/^(?:e|i)$/.test(kernen[laatste - 1]?.letters ?? 'e') &&
    !isVoorvoegsel(laag)
  )
    return laatste - 1;
  return eerste;
}

/** Before a last full vowel (collega, symmetrie), in -meter, -terie(n), -theek and -isch words the e keeps its sound. */
const isVolleE = (laag: string, kern: Kern, volgende: Kern | undefined, voorLaatste: boolean): boolean =>
  (voorLaatste && /^(?:[aou]|ie)$/.test(volgende?.letters ?? '') && volgende?.na === '') ||
  (/^e(?:ters?(?:tje)?$|rie|rium|tisch|nisch|risch|misch|theek|fo|le[fv])/.test(laag.slice(kern.start)) &&
    /m$|t$|[^d]$/.test(laag.slice(0, kern.start)) &&
    !/^eters?/.test(laag.slice(kern.start))) ||
  (/meters?$/.test(laag) && laag.slice(kern.start - 1).startsWith('meter'));

/** wan-de-laar, te-ke-nen: an open e behind the stress is stumm; te-le-vi-sie: also the second of two before it. */
function isStomInHetMidden(kernen: readonly Kern[], index: number, kern: Kern, klemtoon: number, laag: string): boolean {
  if (kern.letters !== 'e' || index === 0 || index === klemtoon || index === kernen.length - 1) return false;
  const volgende = kernen[index + 1];
  if (/^erij(?:en|tjes?)?$/.test(laag.slice(kern.start))) return true;
  if (kern.na === '' || isVolleE(laag, kern, volgende, index + 2 === kernen.length && isOpen(kern, volgende))) return false;
  if (index > klemtoon)
    return (
      isOpen(kern, volgende) ||
      /^(?:[ln](?:d|t|s|st|l|h|b|k|w|j|tj)|r[bcdfghjklmnpstvwz][lr]?|rst|rtj)$/.test(kern.na) ||
      /^(?:l|r|n|m)$/.test(kern.na)
    );
  return index > 0 && isOpen(kern, volgende) && kernen[0]?.letters === 'e' && volgende?.letters === 'i' && laag.startsWith('tel');
}

const TWEE: readonly (readonly [string, string])[] = [
  ['schr', 'sxr'],
  ['sch', 'sx'],
  ['chr', 'xr'],
  ['ch', 'x'],
  ['ng', 'ŋ'],
  ['nk', 'ŋk'],
  ['th', 't'],
  ['ph', 'f'],
  ['qu', 'kʋ'],
  ['sj', 'ʃ'],
  ['ck', 'k'],
  ['dt', 't'],
  ['wr', 'vr'],
  ['sh', 'ʃ'],
  ['tsj', 'tʃ'],
];
const EEN: Readonly<Record<string, string>> = {
  b: 'b',
  d: 'd',
  f: 'f',
  g: 'ɣ',
  h: 'h',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  v: 'v',
  w: 'ʋ',
  x: 'ks',
  y: 'j',
  z: 'z',
  ç: 's',
};

/** Consonant letters between two vowel signs to sounds. */
function medeklinkers(letters: string, vorigeKlinker: string, laag: string, start: number): Teken[] {
  const uit: Teken[] = [];
  for (let plek = 0; plek < letters.length;) {
    const [stuk, klank] = medeklinkerOp(letters, plek, laag, start + plek, vorigeKlinker);
    uit.push({ letters: stuk, klank, kern: false, klemtoon: false });
    plek += stuk.length;
  }
  return uit;
}

/** garage, etalage; a short word in -age is an adjective (lage) and bijdrage is Dutch. */
const FRANSE_G =
  /(?<!^[vtlzshg]|^pl|^gest|bijl|dr|vr|^gr|kl|sl|nedersl)age$|[^aeiou]ages$|(?:[bpst]|(?<!k)n|ll|kk|ss|[aou]r|al)agen$|(?:prest|volt|ann)ige$|(?<!d)[lr]oge$|(?<=[a-z])[nl]ege$|(?:p|ci)[eë]rge$|langes?$/;
const GRIEKSE_CH = /^ch(?:ao|em|or[ae]|ol|iru?$|ri|lo)/;

/** ch before a vowel at the start, or in a last -che: chef, affiche. Greek words keep their own sound. */
function isFranseCh(laag: string, plek: number): boolean {
  if (plek === 0) return /^ch[aeiou]/.test(laag) && !GRIEKSE_CH.test(laag);
  if (/^ch(?:in|ut)/.test(laag.slice(plek)) && /(?:^ma|para)$/.test(laag.slice(0, plek))) return true;
  return /^ches?$/.test(laag.slice(plek)) && /(?:[nr]|[^aeiou]i|ou)$/.test(laag.slice(0, plek)) && laag.length > 5;
}

function medeklinkerOp(letters: string, plek: number, laag: string, hier: number, vorigeKlinker: string): readonly [string, string] {
  const rest = letters.slice(plek);
  const verder = laag.slice(hier);
  if (/^sch(e|en)?$/.test(verder) && vorigeKlinker === 'i') return ['sch', 's'];
  if (/^ties?$/.test(verder) && hier > 1 && !laag.slice(0, hier).endsWith('s'))
    return ['t', /[aeiou]$/.test(laag.slice(0, hier)) ? 'ts' : 's'];
  if (/^ti(?=o|aal|eel)/.test(verder) && hier > 1) return ['t', laag.slice(0, hier).endsWith('s') ? 't' : 'ts'];
  if (rest.startsWith('ng') && /^ng[lr]/.test(rest)) return ['n', 'ŋ'];
  if (/^[nrt]ch$/.test(letters.slice(plek - 1)) && verder === 'ch') return ['ch', 'ʃ'];
  if (rest.startsWith('ch') && isFranseCh(laag, hier)) return ['ch', 'ʃ'];
  if (rest.startsWith('g') && FRANSE_G.test(laag) && /^ge[sn]?$/.test(verder)) return ['g', 'ʒ'];
  for (const [stuk, klank] of TWEE) if (rest.startsWith(stuk)) return [stuk, klank];
  const letter = rest.charAt(0);
  if (letter === 'c') return cKlank(verder);
  if (rest.charAt(1) === letter && letter !== 'c') return [letter + letter, EEN[letter] ?? letter];
  if (letter === 'n' && /^n(?:k|x|c[aoulrt]|q)/.test(verder)) return ['n', 'ŋ'];
  if ((letter === 'h' || letter === "'" || letter === '-' || letter === ' ') && letter !== 'h') return [letter, ''];
  return [letter, EEN[letter] ?? letter];
}

const cKlank = (verder: string): readonly [string, string] => {
  if (/^cc[eiy]/.test(verder)) return ['c', 'k'];
  if (verder.startsWith('cc')) return ['cc', 'k'];
  return ['c', /^c[eiyéèê]/.test(verder) ? 's' : 'k'];
};
