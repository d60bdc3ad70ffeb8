/**
 * Decides: the sound of the consonant letters between two vowels.
 * Source: the consonant signs of Dutch with the French and Greek values of ch, g, c and ti in loan words.
 * Example: the c of cel is s, the c of cola is k; the ti of politie is ts.
 */
import type { Teken } from './kernen.ts';

const TWEE: readonly (readonly [string, string])[] = [
  ['schr', 'sxr'],
  ['schm', 'ʃm'],
  ['schn', 'ʃn'],
  ['schl', 'ʃl'],
  ['schw', 'ʃʋ'],
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
export function medeklinkers(letters: string, vorigeKlinker: string, laag: string, start: number): Teken[] {
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
  /(?<!^[dvtlzshg]|^tr|^pl|^gest|bijl|dr|vr|^gr|kl|sl|nedersl)age$|[^aeiou]ages$|(?:[bpst]|(?<!k)n|ll|kk|ss|[aou]r|al)agen$|(?:prest|volt|ann)ige$|(?<!d)[lr]oge$|(?<=[a-z])[nl]ege$|(?:p|ci)[eë]rge$|langes?$/;
const GRIEKSE_CH = /^ch(?:ao|em|or[ae]|ol|iru?$|ri|lo)/;

/** ch before a vowel at the start, or in a last -che: chef, affiche. Greek words keep their own sound. */
/** A part begins with this h: ras|hond, kemp|haan, huis|houdelijk. */
const BEGIN_H = /^[tps]h(?=aard|aver|avi|ar(?:ig|en)|euvel|itser|oek|oer|ond|oud|uis|oofd|oog|and|uid|eid|elm|emel|erder)/;

/** Before a full a, o or u the g behind the n is heard too: mango, tangaslip, kangoeroe, langoest; not in slangachtig. */
const NG_MET_G = /^ng(?=[aou](?!chtig))/;

function isFranseCh(laag: string, plek: number): boolean {
  if (plek === 0) return /^ch[aeiou]/.test(laag) && !GRIEKSE_CH.test(laag);
  if (/^ch(?:in|ut)/.test(laag.slice(plek)) && /(?:^ma|para)$/.test(laag.slice(0, plek))) return true;
  // luncht, brunchen, blancheren: behind an n, but in bronchitis and its kin.
  if (/^ch(?:e[nr]|ing|t?$|ten?$)/.test(laag.slice(plek)) && /(?<!bro)n$/.test(laag.slice(0, plek))) return true;
  return /^ches?$/.test(laag.slice(plek)) && /(?:[nr]|[^aeiou]i|ou)$/.test(laag.slice(0, plek)) && laag.length > 5;
}

function medeklinkerOp(letters: string, plek: number, laag: string, hier: number, vorigeKlinker: string): readonly [string, string] {
  const rest = letters.slice(plek);
  const verder = laag.slice(hier);
  if (/^sch(?:e|en|er|ere|t|te|heid)?$/.test(verder) && /^[iï]$/.test(vorigeKlinker)) return ['sch', 's'];
  if (/^ties?$/.test(verder) && hier > 1 && !laag.slice(0, hier).endsWith('s'))
    return ['t', /[aeiou]$/.test(laag.slice(0, hier)) ? 'ts' : 's'];
  if (/^ti(?=o|aal|eel)/.test(verder) && hier > 1) return ['t', laag.slice(0, hier).endsWith('s') ? 't' : 'ts'];
  if (/^ng[lr]/.test(rest) || NG_MET_G.test(verder)) return ['n', 'ŋ'];
  if (/^[nrt]ch$/.test(letters.slice(plek - 1)) && verder === 'ch') return ['ch', 'ʃ'];
  if (rest.startsWith('ch') && isFranseCh(laag, hier)) return ['ch', 'ʃ'];
  if (rest.startsWith('g') && FRANSE_G.test(laag) && /^ge[sn]?$/.test(verder)) return ['g', 'ʒ'];
  if (hier > 0 && BEGIN_H.test(verder)) return [rest.charAt(0), EEN[rest.charAt(0)] ?? ''];
  for (const [stuk, klank] of TWEE) if (rest.startsWith(stuk)) return [stuk, klank];
  if (plek === 0 && vorigeKlinker !== '' && /^s(?:eer|ere(?:n|nd|nde)$)/.test(verder)) return ['s', 'z'];
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
