/**
 * Decides: which vowel signs a stem has, with the consonant letters behind each, and whether a vowel stands open.
 * Source: the vowel signs of Dutch and loan words, longest first; one consonant goes with the next vowel.
 * Example: findKernen('vogel') has o (then g) and e (then l).
 */
export interface Teken {
  readonly letters: string;
  readonly klank: string;
  /** Is this the vowel of a klankgroep? */
  readonly kern: boolean;
  readonly klemtoon: boolean;
}

export interface Kern {
  /** Offset of the vowel sign and its letters. */
  readonly start: number;
  readonly letters: string;
  /** Consonant letters up to the next vowel sign. */
  readonly na: string;
}

const KLINKERTEKEN =
  /ëi|ëe|eau|aai|ooi|oei|eeuw|ieuw|ieu(?=[srz])|auw|ouw|uw(?![aeiou]u)|aa|ee|oo|uu|ïe|ie|oe|eu(?!m)|ui|ij|ei|au|ou|ai|oi(?=[a-z])|(?<![aeiou])y|[aeiouéèêëïöüäâ]/y;
const BEGIN_J = /^y(?=[aeiou])/;

/** Vowel signs in order, with the consonants behind each. */
export function findKernen(laag: string): { readonly begin: string; readonly kernen: readonly Kern[] } {
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
  if (laag.charAt(plek) === 'i' && /^i(?=[aeou])/.test(laag.slice(plek)) && !laag.startsWith('ie', plek)) return 'i';
  if (/^ie(?:el|ël|er|ur$|um)/.test(laag.slice(plek)) && !/^k?wieel/.test(laag.slice(plek - 1))) return 'i';
  if (/^uw(?=el)/.test(laag.slice(plek)) && laag.slice(0, plek).endsWith('fl')) return 'u';
  KLINKERTEKEN.lastIndex = plek;
  return KLINKERTEKEN.exec(laag)?.[0];
}

/** One consonant sign, or two that begin a syllable together: the vowel before it stands open. */
const OPEN = /^(?:$|[bcdfghjklmnpqrstvwz]|th|ph|qu|[bpkcgfv]l|[bptdkcgfv]r|chr|kw)$/;

export function isOpen(kern: Kern, volgende: Kern | undefined): boolean {
  if (!volgende) return kern.na === '';
  if (kern.na === 'ch')
    return kern.letters !== 'a' && kern.letters !== 'o' && kern.letters !== 'u' && kern.letters !== 'e' && kern.letters !== 'i';
  return OPEN.test(kern.na);
}
