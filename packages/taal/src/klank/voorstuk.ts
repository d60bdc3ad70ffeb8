/**
 * Decides: which unstressed or half-stressed piece stands in front of a word that is no word of its own there, so that both are read apart.
 * Source: the prefixes of Dutch word formation.
 * Example: voorstukVan('onafhankelijk') === 2: on + afhankelijk, never o-nafhankelijk.
 */

/** Letters and sounds. Before a vowel or where the letters behind it would be read together with it. */
const VOORSTUKKEN: readonly (readonly [RegExp, string])[] = [
  [/^vol(?=eind)/, 'vɔl'],
  [/^min(?=acht)/, 'mɪn'],
  [/^trans(?=[bcdfghjklmnpqrtvw])(?!.*eer|.*eren)/, 'trɑns'],
  [/^on(?=echte?$|eens$)/, 'ɔn'],
  [/^on(?!der|s$|ze$|t[bdfghjklmnpqrsvwz]|yx|line|t$)(?=[^aeiou]*[aeiou].*[aeiou]|[aeiou]{2}|ge|[bdhlmprsvwz][a-z]{2})/, 'ɔn'],
  [/^ont(?=[bdfghjklmnprsvwz]|aar|eig|erv)/, 'ɔnt'],
  [/^uit(?=[a-z]{3})(?!er(?:st|lijk|mate|aard))/, 'œyt'],
  [/^aan(?=[a-z]{3})/, 'aːn'],
  [/^af(?=f(?!ich|ai|ec|in)[a-z]{2}|[bdghklmnpstvwz][a-z]{2}|r(?!i[ck])[aeiou])/, 'ɑf'],
  [/^er(?=door$|heen$|naast$|onder$|over$|tegen$|ken[dt])/, 'ɛr'],
  [/^her(?=b[eo]|ge(?!r)|ver|ont|ex|op[a-z]|bouw[dt]|dacht|denk|inn|en[ei]|over|st[ae]l|st[ae]ll|ken|hal|haal|schr|vat|open|uit)/, 'hɛr'],
  [/^over(?=[a-z]{3})(?!ig)/, 'oːvər'],
  [/^onder(?=[a-z]{3})/, 'ɔndər'],
  [/^boven(?=[a-z]{3})/, 'boːvən'],
  [/^binnen(?=[a-z]{3})/, 'bɪnən'],
  [/^buiten(?=[a-z]{3})/, 'bœytən'],
  [/^midden(?=[a-z]{3})/, 'mɪdən'],
  [/^samen(?=[a-z]{3})/, 'saːmən'],
  [/^tussen(?=[a-z]{3})/, 'tʏsən'],
  [/^neven(?=[a-z]{3})/, 'neːvən'],
  [/^weder(?=[a-z]{3})/, 'ʋeːdər'],
  [/^neder(?=[a-z]{3})(?!ig)/, 'neːdər'],
  [/^achter(?=[a-z]{3})/, 'ɑxtər'],
  // inactief, inefficiënt: not; inachtneming and ineens: in and a word. initiatief and inert begin with no in.
  [/^in(?=a(?:cht|ct|cc|deq)|e(?:en|ff|xa|la)|o(?:ff|pp|pera))/, 'ɪn'],
  [/^in(?=g[aeiou](?!n)|gr|gew|gev|ges|gre)(?!genieur)/, 'ɪn'],
  [/^in(?=[bdfhklmnprvwz][a-z]{2,}i(?:ng|ngen)$)(?!n)/, 'ɪn'],
  [/^rond(?=[a-z]{4,}ing)/, 'rɔnt'],
  [/^tegen(?=[a-z]{3})/, 'teːɣən'],
  [/^toe(?=st|sp|sl|tr|g|v|kom|l|d|h|w|z|br|p[aeiou])/, 'tu'],
  [/^om(?=arm|[bcdfghjklnprstvwz][a-z]{2})(?!roep$|streeks)/, 'ɔm'],
  [/^oer(?!end)(?=[a-z]{2})/, 'ur'],
  [/^aarts(?=[bdehmv][a-z]{2})/, 'aːrts'],
  [/^wan(?=bof|daad|gedrag|hoop|hopig|klank|orde|ordelijk|prest|smaak|staltig|toestand|trouw|verhouding)/, 'ʋɑn'],
  [/^op(?=[bcdfghjklmnstvwz][a-z]{2}|een[a-z]{3}|een$|onth|r[aeiou]|p(?!er)[aeiou][a-z]{3}|offer)(?!tic|tie)/, 'ɔp'],
  [/^door(?=[a-z]{3})/, 'doːr'],
  [/^voort(?=[bcdfghjklmnpqsvwz][a-z]{2}|st)/, 'voːrt'],
  [/^voor(?=tr[aeiou](?:ff|kk))|^voor(?=[a-z]{3})(?!t[bcdfghjklmnpqsvwz])/, 'voːr'],
  [/^des(?=in|on|or)/, 'dɛs'],
  [/^bio(?=[bcdfghkmprvw]|s[^c])/, 'bioː'],
  [/^mis(?=h[aeiou])/, 'mɪs'],
  [/^veront(?=[a-z]{3})/, 'vərɔnt'],
  [/^verant(?=w)/, 'vərɑnt'],
  [/^beant(?=w)/, 'bəɑnt'],
];
/** In front of these the stress lies on what follows. */
const ZONDER_KLEMTOON =
  /^(?:ont|her|er|veront|verant|beant|over(?=le[eu]?[fvd]|le[vd]en|lij|tuig|win|won|heen|eind|dag|groot|leg$|treff|trof|tred|strom|nacht|handig)|om(?=hoog|laag|heen)|in(?=een))/;
/** Words on these endings have their stress behind the prefix too. */
const KLEMTOON_ACHTER = /(?:lijk|lijke|baar)$/;
const KLINKER = /[aeiouyéë]/;

export interface Voorstuk {
  readonly lengte: number;
  readonly klank: string;
  readonly klemtoon: boolean;
}

/** The prefix with its sounds, or undefined. What follows must be able to be a word. */
export function voorstukMet(laag: string): Voorstuk | undefined {
  for (const [patroon, klank] of VOORSTUKKEN) {
    const lengte = patroon.exec(laag)?.[0].length ?? 0;
    const rest = laag.slice(lengte);
    if (lengte === 0 || !KLINKER.test(rest) || !MOGELIJK_BEGIN.test(rest) || /^(?!mens$)[bcdfghjklmnprstvwz]{0,2}e(?:[lrn]s?)?$/.test(rest))
      continue;
    const achter = ZONDER_KLEMTOON.test(laag) || (KLEMTOON_ACHTER.test(laag) && rest.length > 5);
    return { lengte, klank, klemtoon: !achter };
  }
  return undefined;
}

/** Letters that can begin a Dutch word. */
const MOGELIJK_BEGIN = /^(?:[bcdfghjklmnpqrstvwz]?[aeiouy]|ch[aeiou]|[bcdfgkpt]l|[bcdfgkptvw]r|kn|gn|s[ptlmnkc]|sch|zw|tw|dw|kw|th)/;

/** Length of the prefix, 0 for none. */
export const voorstukVan = (laag: string): number => voorstukMet(laag)?.lengte ?? 0;
