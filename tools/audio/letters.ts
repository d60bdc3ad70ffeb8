/**
 * How a sentence that names letters is read aloud. A vowel is called by its sound, as in class; a consonant that is written by its
 * letter name; letters that together write one sound one by one; klankgroepen with a hyphen between as separate pieces.
 */

/** Letters and letter groups by themselves, with what the synthesiser is given. */
const NAMEN: ReadonlyMap<string, string> = new Map([
  ['a', "[['a:]]"],
  ['e', "[['e:]]"],
  ['i', "[['i]]"],
  ['o', "[['o:]]"],
  ['u', "[['y]]"],
  ['aa', "[['a:]]"],
  ['ee', "[['e:]]"],
  ['oo', "[['o:]]"],
  ['uu', "[['y]]"],
  ['ie', "[['i]]"],
  ['oe', "[['u]]"],
  ['eu', "[['Y:]]"],
  ['ui', "[['Wy]]"],
  ['ij', "lange [['EI]]"],
  ['ei', "korte [['EI]]"],
  ['au', 'a, u'],
  ['ou', 'o, u'],
  ['auw', 'a, u, w'],
  ['ouw', 'o, u, w'],
  ['aai', "[['a:j]]"],
  ['ooi', "[['o:j]]"],
  ['oei', "[['uj]]"],
  ['eeuw', "[['eU]]"],
  ['ieuw', "[['iw]]"],
  ['uw', "[['yU]]"],
  ['ng', 'n, g'],
  ['nk', 'n, k'],
  ['ch', 'c, h'],
  ['cht', 'c, h, t'],
  ['sch', "[['Es]], c, h"],
  ['schr', "[['Es]], c, h, r"],
  ['gn', 'g, n'],
  ['qu', 'q, u'],
  ['eau', 'e, a, u'],
  ['ai', 'a, i'],
  ['oi', 'o, i'],
  ['ig', 'i, g'],
  ['lijk', 'l, ij, k'],
  ['isch', "i, [['Es]], c, h"],
  ['dt', 'd, t'],
  ['th', 't, h'],
  ['s', "[['Es]]"],
  ['w', "[[v#'e:]]"],
  ['x', 'iks'],
  ['y', "Griekse [['EI]]"],
]);

/** One sound by itself: after `hoor` and `klinkt` a consonant is a sound, not a name. */
const KLANKEN: ReadonlyMap<string, string> = new Map([
  ['b', '[[b@]]'],
  ['d', '[[d@]]'],
  ['f', '[[fff]]'],
  ['g', '[[x@]]'],
  ['j', '[[j@]]'],
  ['k', '[[k@]]'],
  ['l', '[[@l]]'],
  ['m', '[[@m]]'],
  ['n', '[[@n]]'],
  ['p', '[[p@]]'],
  ['r', '[[@r]]'],
  ['s', '[[sss]]'],
  ['t', '[[t@]]'],
  ['v', '[[v@]]'],
  ['w', '[[v#@]]'],
  ['z', '[[z@]]'],
]);

/** The sound of one piece of a word that was cut into its letters: m-aa-n. */
const KORT: ReadonlyMap<string, string> = new Map([
  ['a', '[[A]]'],
  ['e', '[[E]]'],
  ['i', '[[I]]'],
  ['o', '[[O]]'],
  ['u', '[[8]]'],
  ['ng', '[[N]]'],
  ['nk', '[[Nk]]'],
  ['ch', '[[x@]]'],
  ['sch', '[[sx@]]'],
  ['schr', '[[sxr@]]'],
]);
const pieceOf = (deel: string): string => KORT.get(deel) ?? KLANKEN.get(deel) ?? (NAMEN.get(deel) ?? deel).replace(/^(korte|lange) /, '');
/** Words that are always written with their hyphen. */
const VAST = /^(?:ik|ex|hij|jij|stam|zee)-/u;
const GEHAKT = /^\p{Ll}+(?:-\p{Ll}+)+$/u;

const WOORD = /\[\[.*?\]\]|\p{L}[\p{L}-]*/gu;
const HOORT = /\b(?:hoor|hoort|klinkt(?: als)?|klank)\b(?: \p{L}+){0,2} ?(?:een |de )?$/u;
const BENAMING = /\b(?:korte|lange|Griekse) $/u;

/** @example readLetters('Schrijf je ei of ij?') // "Schrijf je korte [['EI]] of lange [['EI]]?" */
export function readLetters(tekst: string): string {
  return tekst.replace(WOORD, (deel: string, at: number) => {
    if (deel.startsWith('[[')) return deel;
    const ervoor = tekst.slice(Math.max(0, at - 40), at);
    if (HOORT.test(ervoor) && KLANKEN.has(deel)) return KLANKEN.get(deel) ?? deel;
    if (/['’]$/u.test(ervoor)) return deel;
    const naam = /^ (?:avonds|ochtends|morgens)/u.test(tekst.slice(at + deel.length)) ? undefined : NAMEN.get(deel);
    if (naam !== undefined) return BENAMING.test(ervoor) ? naam.replace(/^(korte|lange|Griekse) /, '') : naam;
    return GEHAKT.test(deel) && !VAST.test(deel) ? deel.split('-').map(pieceOf).join(', ') : deel;
  });
}
