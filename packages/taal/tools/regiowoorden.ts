/**
 * Decides: which words and places a word or a sentence for both regions may not have, because a child of one of them would not know
 * or use them, and which of them do not fit a text that is set in one country. What is on none of these lists is taken to be the same
 * on both sides of the border.
 * Source: the pairs of regio.ts with their other forms; places are those of one country that a lesson does not teach in the other; feasts,
 * sweets and offices of one country by common knowledge, own list.
 * Example: vreemdIn('De trui is nat.') is ['trui']; vreemdIn('In Gent staat een kasteel.') is ['Gent']; lintLand('In Gent.', 'nl') names it.
 */
import type { Regio } from '@spelrijk/domain/admin';
import { NIET_GEOEFEND, REGIOPAREN, regioVan } from '../src/regio.ts';

const lijst = (tekst: string): readonly string[] => tekst.split(/\s+/);

/** Other forms of words of a pair, and words that only one region says at all. */
const VORMEN: Readonly<Record<Regio, readonly string[]>> = {
  nl: lijst(`sinaasappels slagers schooltassen jurken jurkje jurkjes truien truitje sloffen slof tosti's lolly's waterijsjes liniaals
  linialen gymzalen gymtas gymschoenen gummen puntenslijpers stoepen stoepje mobieltjes schoolpleinen etuis snackbars brommers bieb toetje
  toetjes broodtrommel broodtrommels gummetje zwemdiploma pinapparaat pinautomaat uitje uitjes joch jochie jochies`),
  be: lijst(`ajuinen appelsienen beenhouwers boekentassen kleedjes pulls croques lekstokken vuilbakken meetlatten turnzalen turntas gommen gsm's
  speelplaatsen pennenzakken rondpunten frituren bromfietsen bib brooddoos brooddozen bomma bompa leerjaar`),
};

const woordenVan = (regio: Regio): string[] => [
  ...[...REGIOPAREN, ...NIET_GEOEFEND].flatMap((paar) => paar[regio]).filter((woord) => regioVan(woord) !== 'beide'),
  ...VORMEN[regio],
];
const WOORDEN: Readonly<Record<Regio, ReadonlySet<string>>> = { nl: new Set(woordenVan('nl')), be: new Set(woordenVan('be')) };

/** Countries, capitals of states, rivers and what lies in both (Limburg, Brabant, Baarle) are taught to every child and stand on no list. */
const PLAATSEN: Readonly<Record<Regio, ReadonlySet<string>>> = {
  nl: new Set(
    lijst(`Amsterdam Amsterdams Amsterdamse Rotterdam Rotterdams Rotterdamse Utrecht Utrechts Utrechtse Groningen Gronings Groningse Friesland Fries Friese
    Zeeland Zeeuws Zeeuwse Drenthe Drents Drentse Alkmaar Leiden Leids Leidse Maastricht Haarlem Arnhem Nijmegen Eindhoven Tilburg Breda Zwolle Assen
    Almere Gelderland Overijssel Flevoland Noord-Holland Zuid-Holland Noord-Brabant Ajax Nachtwacht Koningsdag Scheveningen Petten Delft Gouda
    Texel Ameland Urk Zandvoort Apeldoorn Enschede Lelystad Middelburg Leeuwarden Veluwe Waddenzee IJsselmeer Schiphol Efteling
    Feyenoord`),
  ),
  be: new Set(
    lijst(`Antwerpen Antwerps Antwerpse Gent Gents Gentse Brugge Brugs Brugse Leuven Leuvens Leuvense Hasselt Mechelen Kortrijk Oostende Aalst Namen Luik
    Vlaanderen Oost-Vlaanderen West-Vlaanderen Vlaams-Brabant Turnhout Genk Knokke Damme Geraardsbergen Lokeren Oostduinkerke Bernissart
    Rupelmonde Strépy-Thieu Wallonië Sint-Niklaas Roeselare Ieper Tongeren Dendermonde Lier Ardennen Kempen`),
  ),
};

/** Towns in a text for beginners, which has no capitals. */
const KLEINE_PLAATSEN: Readonly<Record<Regio, ReadonlySet<string>>> = { nl: new Set(), be: new Set(['aalst']) };

/** Feasts, sweets and offices of one country, beside its words. */
const DINGEN: Readonly<Record<Regio, ReadonlySet<string>>> = {
  nl: new Set(
    lijst(`koningsdag prinsjesdag elfstedentocht avondvierdaagse wethouder wethouders gulden guldens stuiver stuivers
    dubbeltje dubbeltjes kwartje kwartjes rijksdaalder stroopwafel stroopwafels poffertjes kliko
    groepsleerkracht brugklas`),
  ),
  be: new Set(lijst(`frietkot smoutebol smoutebollen kleuterklas paasklokken chirojongens leerkrachtenkamer`)),
};

/** Days that a whole country keeps and the other does not. */
const DAGEN: Readonly<Record<Regio, RegExp>> = {
  nl: /(?<!\p{L})(?:vier|vijf|[45]) mei(?!\p{L})|(?<!\p{L})(?:zevenentwintig|27) april(?!\p{L})/giu,
  be: /(?<!\p{L})(?:elf|eenentwintig|11|21) juli(?!\p{L})/giu,
};

const dagenIn = (tekst: string, regio: Regio): readonly string[] => [...tekst.matchAll(DAGEN[regio])].map(([dag]) => dag);

const losseWoorden = (tekst: string): string[] =>
  [...tekst.matchAll(/[\p{L}'-]+/gu)]
    .map(([woord]) => woord.replace(/^'|'$/g, ''))
    // `namen` is a word before it is a town.
    .filter((woord, i) => woord !== 'Namen' || i > 0);

const REGIOS: readonly Regio[] = ['nl', 'be'];

/** What of a word or a sentence belongs to one region; none, when it is neutral. */
export const vreemdIn = (tekst: string): readonly string[] => [
  ...losseWoorden(tekst).filter((woord) => REGIOS.some((regio) => WOORDEN[regio].has(woord.toLowerCase()) || PLAATSEN[regio].has(woord))),
  ...REGIOS.flatMap((regio) => dagenIn(tekst, regio)),
];

/** Places and things of one country. */
const landelijk = (woord: string, regio: Regio): boolean =>
  PLAATSEN[regio].has(woord) || KLEINE_PLAATSEN[regio].has(woord) || DINGEN[regio].has(woord.toLowerCase());

/** What a child of the other region would not say or know: words, feasts, coins and places of this one. */
export const alleenIn = (tekst: string, regio: Regio): readonly string[] => [
  ...losseWoorden(tekst).filter((woord) => WOORDEN[regio].has(woord.toLowerCase()) || landelijk(woord, regio)),
  ...dagenIn(tekst, regio),
];

/**
 * What does not fit the country a text is set in, in Dutch sentences. A text of one country has no word, place or thing of the other; a text
 * without a country has none of only one of them: it may go from the one to the other.
 */
export function lintLand(tekst: string, land: Regio | undefined): string[] {
  const woorden = [...new Set(losseWoorden(tekst))];
  if (land !== undefined) {
    const ander = land === 'nl' ? 'be' : 'nl';
    const vreemd = [
      ...woorden.filter((woord) => landelijk(woord, ander) || WOORDEN[ander].has(woord.toLowerCase())),
      ...dagenIn(tekst, ander),
    ];
    return vreemd.map((woord) => `${woord} hoort niet in een tekst van land ${land}`);
  }
  const [nl, be] = REGIOS.map((regio) => [...woorden.filter((woord) => landelijk(woord, regio)), ...dagenIn(tekst, regio)]);
  const een = nl?.length === 0 ? be : be?.length === 0 ? nl : [];
  return (een ?? []).map((woord) => `${woord} ligt in één land en de tekst noemt geen land`);
}
