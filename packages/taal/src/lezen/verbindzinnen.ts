/**
 * Decides: which joining word and which half go on with the beginning of a sentence.
 * Source: own sentences, by hand. A beginning has a half that goes with one relation, one that goes with its opposite, and one that cannot be true
 * together with the beginning; the same half stands after every joining word of its relation, in the order of words that this word asks. Of two words and
 * two halves one pair says something that can be: the other word turns the relation round, the other half denies the beginning.
 * Example: makeVerbinding('want-maar', 'm4', random).zin is 'Kim pakt een jas, …', its answer 'want het is koud.'
 */
import { invariant } from '@spelrijk/base/invariant';
import type { Random } from '@spelrijk/base/random';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import { LEESGRENZEN } from './niveaus.ts';
import { KEUZEZINNEN } from './opdrachten.ts';
import { nummerVan, type Rekenscene } from './rekenscene.ts';
import { woordenVan } from './telling.ts';

const NAMEN = { hij: ['Tom', 'Bas', 'Rik', 'Jan'], ze: ['Kim', 'Lot', 'Roos', 'Noor'] } as const;

/** Who, what it does and the rest: `hij|is|ziek`. `@` is the name of somebody. */
type Helft = string;

interface Begin {
  readonly begin: string;
  /** Goes with the first word of its recipe, with the second, and with neither. */
  readonly een: Helft;
  readonly ander: Helft;
  readonly geen: Helft;
  /** Whom `@` can be. */
  readonly wie: keyof typeof NAMEN;
  /** From this level on; absent: from the first that has this form. */
  readonly van?: Leesniveau;
}

/** Something that is done: why, what speaks against it, and what cannot be while it is done. */
const DADEN: readonly Begin[] = [
  { wie: 'hij', begin: '@ blijft in bed', een: 'hij|is|ziek', ander: 'de zon|schijnt|al', geen: 'hij|speelt|op straat' },
  { wie: 'ze', begin: '@ pakt een jas', een: 'het|is|koud', ander: 'het|is|warm', geen: 'ze|pakt|alleen een pet' },
  { wie: 'hij', begin: '@ eet de soep', een: 'hij|heeft|honger', ander: 'hij|heeft|geen honger', geen: 'er|is|geen soep' },
  { wie: 'ze', begin: '@ gaat naar bed', een: 'ze|is|moe', ander: 'ze|is|niet moe', geen: 'ze|speelt|op straat' },
  { wie: 'hij', begin: '@ zingt hard', een: 'hij|is|blij', ander: 'het|is|al laat', geen: 'hij|houdt|zijn mond' },
  { wie: 'ze', begin: '@ gaat naar huis', een: 'de les|is|klaar', ander: 'de les|is|niet klaar', geen: 'ze|blijft|in de klas' },
  { wie: 'hij', begin: '@ rent naar school', een: 'hij|heeft|haast', ander: 'hij|heeft|veel tijd', geen: 'hij|ligt|in bed' },
  { wie: 'ze', begin: '@ speelt in de tuin', een: 'de zon|schijnt|', ander: 'het|is|koud', geen: 'ze|zit|in de klas' },
  {
    wie: 'ze',
    begin: '@ koopt een boek',
    een: 'ze|leest|graag',
    ander: 'ze|leest|bijna nooit',
    geen: 'ze|koopt|alleen een pen',
    van: 'm4',
  },
  { wie: 'hij', begin: '@ gaat met de bus', een: 'zijn fiets|is|stuk', ander: 'hij|fietst|graag', geen: 'hij|zit|op de fiets', van: 'm4' },
  {
    wie: 'hij',
    begin: '@ wast zijn handen',
    een: 'hij|gaat|aan tafel',
    ander: 'zijn handen|zijn|al schoon',
    geen: 'hij|wast|alleen zijn voeten',
    van: 'm4',
  },
  { wie: 'hij', begin: '@ drinkt water', een: 'hij|heeft|dorst', ander: 'hij|heeft|geen dorst', geen: 'hij|drinkt|alleen melk', van: 'm4' },
  { wie: 'ze', begin: 'De hond blaft', een: 'hij|ziet|een kat', ander: 'hij|is|heel lief', geen: 'hij|maakt|geen geluid', van: 'm4' },
  {
    wie: 'ze',
    begin: '@ zet het raam open',
    een: 'het|is|binnen warm',
    ander: 'het|is|buiten koud',
    geen: 'er|is|geen raam',
    van: 'e4',
  },
  {
    wie: 'hij',
    begin: '@ komt te laat',
    een: 'zijn band|is|lek',
    ander: 'hij|woont|naast de school',
    geen: 'hij|is|mooi op tijd',
    van: 'e4',
  },
];

/** How things are: what is done for it, what is done all the same, and what cannot be while they are so. */
const TOESTANDEN: readonly Begin[] = [
  { wie: 'hij', begin: 'Het regent', een: '@|blijft|binnen', ander: '@|speelt|buiten', geen: 'er|valt|geen regen' },
  { wie: 'ze', begin: '@ is moe', een: 'ze|gaat|naar bed', ander: 'ze|danst|nog door', geen: 'ze|voelt|zich fit' },
  { wie: 'hij', begin: 'De fiets is stuk', een: '@|neemt|de bus', ander: '@|rijdt|er nog op', geen: 'er|is|niets stuk' },
  { wie: 'hij', begin: '@ is ziek', een: 'hij|blijft|in bed', ander: 'hij|gaat|naar school', geen: 'hij|is|niet ziek' },
  { wie: 'ze', begin: 'De soep is heet', een: '@|blaast|op haar lepel', ander: '@|neemt|een grote hap', geen: 'de soep|is|koud' },
  { wie: 'hij', begin: 'De winkel is dicht', een: '@|gaat|naar huis', ander: '@|gaat|naar binnen', geen: 'de winkel|is|open' },
  { wie: 'ze', begin: 'Het is heel koud', een: '@|draagt|een muts', ander: '@|draagt|geen jas', geen: 'het|is|warm' },
  { wie: 'hij', begin: '@ heeft dorst', een: 'hij|drinkt|een glas water', ander: 'hij|drinkt|niets', geen: 'hij|heeft|geen dorst' },
  { wie: 'hij', begin: 'De bus komt niet', een: '@|gaat|te voet', ander: '@|komt|op tijd', geen: 'de bus|komt|er al aan' },
  {
    wie: 'hij',
    begin: '@ kan niet zwemmen',
    een: 'hij|blijft|aan de kant',
    ander: 'hij|springt|in het diepe',
    geen: 'hij|zwemt|als een vis',
  },
  {
    wie: 'ze',
    begin: '@ weet het antwoord',
    een: 'ze|steekt|haar vinger op',
    ander: 'ze|zegt|niets',
    geen: 'ze|heeft|geen idee',
    van: 'm5',
  },
  {
    wie: 'ze',
    begin: '@ houdt van dieren',
    een: 'ze|aait|elke hond',
    ander: 'ze|is|bang voor katten',
    geen: 'ze|vindt|elk dier stom',
    van: 'e4',
  },
  { wie: 'ze', begin: '@ heeft honger', een: 'ze|eet|een boterham', ander: 'ze|eet|niets', geen: 'ze|zit|vol', van: 'e4' },
  {
    wie: 'hij',
    begin: 'De deur zit op slot',
    een: '@|zoekt|de sleutel',
    ander: '@|komt|naar binnen',
    geen: 'de deur|staat|open',
    van: 'e4',
  },
];

type Orde = (helft: readonly [wie: string, doet: string, rest: string]) => readonly string[];
/** The order of words: as in a sentence by itself, with what is done at the end, or with it in front. */
const GEWOON: Orde = ([wie, doet, rest]) => [wie, doet, rest];
const ACHTERAAN: Orde = ([wie, doet, rest]) => [wie, rest, doet];
const VOORAAN: Orde = ([wie, doet, rest]) => [doet, wie, rest];

interface Recept {
  readonly woorden: readonly [string, string];
  readonly uit: readonly Begin[];
  readonly orde: Orde;
  /** The joining word begins a sentence of its own. */
  readonly los?: true;
}

const RECEPTEN = {
  'want-maar': { woorden: ['want', 'maar'], uit: DADEN, orde: GEWOON },
  'daarom-toch': { woorden: ['Daarom', 'Toch'], uit: TOESTANDEN, orde: VOORAAN, los: true },
  'omdat-hoewel': { woorden: ['omdat', 'hoewel'], uit: DADEN, orde: ACHTERAAN },
} as const satisfies Readonly<Record<string, Recept>>;

export type Verbindrecept = keyof typeof RECEPTEN;

const LEZER: readonly Verbindrecept[] = ['omdat-hoewel', 'daarom-toch'];
/** From E3 on a sentence says why. */
const PER_NIVEAU: readonly (readonly Verbindrecept[])[] = [
  [],
  [],
  ['want-maar'],
  ['want-maar', 'daarom-toch'],
  ['want-maar', 'daarom-toch'],
];
export const verbindreceptenVan = (niveau: Leesniveau): readonly Verbindrecept[] => PER_NIVEAU[nummerVan(niveau)] ?? LEZER;

const schrijf = (helft: Helft, orde: Orde, naam: string): string => {
  const [wie = '', doet = '', rest = ''] = helft.replaceAll('@', naam).split('|');
  return `${orde([wie, doet, rest])
    .filter((deel) => deel !== '')
    .join(' ')}.`;
};

/** Sentences of a level: all that are within its words and its length, each with a right half of either word. */
function keuzesVan(recept: Verbindrecept, niveau: Leesniveau): readonly { readonly begin: Begin; readonly kant: 0 | 1 }[] {
  const { uit, orde, los }: Recept = RECEPTEN[recept];
  const { hoogst } = LEESGRENZEN[niveau].zin;
  const lengte = (begin: Begin, helft: Helft): number =>
    woordenVan(schrijf(helft, orde, 'Tom')).length + 1 + (los ? 0 : woordenVan(begin.begin.replaceAll('@', 'Tom')).length);
  return uit
    .filter((begin) => nummerVan(begin.van ?? 'start') <= nummerVan(niveau))
    .filter((begin) => [begin.een, begin.ander, begin.geen].every((helft) => lengte(begin, helft) <= hoogst))
    .flatMap((begin) => [{ begin, kant: 0 } as const, { begin, kant: 1 } as const]);
}

/** The beginning of a sentence, two words to join with and two halves. Same chance, same sentence. */
export function makeVerbinding(recept: Verbindrecept, niveau: Leesniveau, random: Random): Rekenscene {
  const { woorden, orde, los }: Recept = RECEPTEN[recept];
  const { begin: gekozen, kant } = random.pick(keuzesVan(recept, niveau));
  const { begin, een, ander, geen, wie } = gekozen;
  const naam = random.pick(NAMEN[wie]);
  const helft = (tekst: Helft): string => schrijf(tekst, orde, naam);
  const stukken = [woorden[kant], helft(kant === 0 ? een : ander)];
  const [woord, goed] = stukken;
  invariant(woord !== undefined && goed !== undefined, `${recept}: no half`);
  return {
    zin: begin.replaceAll('@', naam) + (los ? '.' : ', …'),
    antwoord: stukken.join(' '),
    keuzes: random.shuffle([...woorden, goed, helft(geen)]),
    stukken,
    tegen: Object.fromEntries(
      [woorden[kant], woorden[1 - kant] ?? ''].flatMap((met) =>
        [goed, helft(geen)].flatMap((eind) => {
          if (met === woord && eind === goed) return [];
          if (eind !== goed) return [[`${met} ${eind}`, [KEUZEZINNEN.nietSamen]]];
          return [[`${met} ${eind}`, [met === woorden[0] ? KEUZEZINNEN.doordat : KEUZEZINNEN.tegen]]];
        }),
      ),
    ),
  };
}
