/**
 * Decides: which words and places a word or a sentence for both regions may not have, because a child of one of them would not know
 * or use them. What is on none of these lists is taken to be the same on both sides of the border.
 * Source: the pairs of regio.ts with their other forms; places are those of one country that a lesson does not teach in the other.
 * Example: vreemdIn('De trui is nat.') is ['trui']; vreemdIn('In Gent staat een kasteel.') is ['Gent'].
 */
import { NIET_GEOEFEND, REGIOPAREN, regioVan } from '../src/regio.ts';

/** Other forms of words of a pair, and words that only one region says at all. */
const VORMEN =
  `uien ajuinen sinaasappels appelsienen slagers beenhouwers schooltassen boekentassen jurken jurkje jurkjes kleedjes truien truitje pulls sloffen slof
  tosti's croques lolly's lekstokken snoepjes waterijsjes vuilbakken liniaals linialen meetlatten gymzalen gymtas gymschoenen turnzalen turntas gummen
  gommen puntenslijpers stoepen stoepje mobieltjes gsm's schoolpleinen speelplaatsen etuis pennenzakken rotondes rondpunten snackbars frituren brommers
  bromfietsen bieb bib toetje toetjes broodtrommel broodtrommels brooddoos brooddozen bomma bompa leerjaar`.split(/\s+/);

const WOORDEN: ReadonlySet<string> = new Set(
  [...REGIOPAREN, ...NIET_GEOEFEND]
    .flatMap(({ nl, be }) => [...nl, ...be])
    .filter((woord) => regioVan(woord) !== 'beide')
    .concat(VORMEN),
);

/** Countries, capitals of states, rivers and what lies in both (Limburg, Brabant) are taught to every child and stand on no list. */
const PLAATSEN: ReadonlySet<string> = new Set(
  `Amsterdam Amsterdams Amsterdamse Rotterdam Rotterdams Rotterdamse Utrecht Utrechts Utrechtse Groningen Gronings Groningse Friesland Fries Friese Zeeland
  Zeeuws Zeeuwse Drenthe Drents Drentse Alkmaar Leiden Leids Leidse Maastricht Haarlem Arnhem Nijmegen Eindhoven Tilburg Breda Zwolle Assen Almere Gelderland
  Overijssel Flevoland Noord-Holland Zuid-Holland Noord-Brabant Ajax Nachtwacht Koningsdag
  Antwerpen Antwerps Antwerpse Gent Gents Gentse Brugge Brugs Brugse Leuven Leuvens Leuvense Hasselt Mechelen Kortrijk Oostende Aalst Namen Luik Vlaanderen
  Oost-Vlaanderen West-Vlaanderen Vlaams-Brabant`.split(/\s+/),
);

/** What of a word or a sentence belongs to one region; none, when it is neutral. */
export const vreemdIn = (tekst: string): readonly string[] =>
  [...tekst.matchAll(/[\p{L}'-]+/gu)]
    .map(([woord]) => woord.replace(/^'|'$/g, ''))
    // `namen` is a word before it is a town.
    .filter((woord, i) => WOORDEN.has(woord.toLowerCase()) || (PLAATSEN.has(woord) && !(woord === 'Namen' && i === 0)));
