/**
 * Decides: how likely an analysis of a word that nobody checked is wrong, and above which chance somebody is asked.
 * Source: a logistic score card, fitted by tools/gen-scorekaart.ts on labelled words as each was met by the engine that had not seen it; and a memory of what
 * letters were in words that were right, asked as a second opinion that knows no rule.
 * Example: a long word that neither a list nor the dictionary has is wrong more often than a compound of two words every child knows.
 */
import { alignGrafemen } from '../grafemen.ts';
import { findDelen } from '../klank/delen.ts';
import { isHeelWoord, isNaamwoord, isOokAnderWoord, oftenBegins, standsInBoek } from '../lexicon/woorden.ts';
import { BIJVOEGLIJK } from '../lexicon/woordsoorten.ts';
import { isAfgeleid, parseMeervoud } from './buiging.ts';
import { parseSamenstelling, weighDelen } from './samenstelling.ts';
import { BASIS, EINDEN, GEHEUGEN, GEWICHTEN, KLASSEN, VORMEN } from './scorekaart.gen.ts';
import { isEigenInfinitief, isWerkwoordsstam, recogniseWerkwoord } from './werkwoordsvormen.ts';
import type { WoordAnalyse } from '../analyse.ts';

/** What goes with being wrong, or with being right; the order is that of the table of weights. */
export const KENMERKEN = [
  'vraag',
  'patroon',
  'heel',
  'boek',
  'nietsBekend',
  'onbekendInBoek',
  'onbekendNergens',
  'onbekendLang',
  'onbekendMetE',
  'onbekendVastEind',
  'onbekendKort',
  'metE',
  'gevondenDelen',
  'andereDelen',
  'lichteDelen',
  'zwareDelen',
  'tweeDelen',
  'alleenVorm',
  'afgeleid',
  'apostrof',
  'meervoudOfWerkwoord',
  'meervoud',
  'verkleind',
  'kortOokStam',
  'losOpE',
  'opEn',
  'veelGroepen',
  'hoofdletter',
  'heelLos',
  'deelOnbekend',
  'ookWoord',
  'beginDeel',
  'stamEerst',
  'infinitiefInBoek',
  'partikelNaam',
  'andersGehoord',
  'andersGedeeld',
  'tweeAndersGedeeld',
  'nooitGezien',
  'vakerNooitGezien',
  'nooitZoVorm',
  'randMeervoud',
  'tegenwoordigDeelwoord',
  'bijvoeglijkEerst',
  'langHeel',
] as const;
export type Kenmerk = (typeof KENMERKEN)[number];

/** What our lists say of a spelling, whatever was made of it. */
export interface Kennis {
  readonly heel: boolean;
  readonly werkwoord: boolean;
  readonly meervoud: boolean;
  readonly samenstelling: boolean;
}

export function kennisVan(laag: string): Kennis {
  return {
    heel: isHeelWoord(laag),
    werkwoord: recogniseWerkwoord(laag, { rand: true }) !== undefined,
    meervoud: parseMeervoud(laag, true) !== undefined,
    samenstelling: parseSamenstelling(laag) !== undefined,
  };
}

/** What three ways of asking say: the rules of doubt (all of them together, and which), the hyphenation patterns, and the memory. */
export interface Oordelen {
  readonly vraag: boolean;
  readonly patroon: boolean;
  readonly regels: ReadonlySet<string>;
  readonly afwijking: Afwijking;
}

type Gewogen = Pick<WoordAnalyse, 'woord' | 'vorm' | 'klankgroepen'> & {
  readonly basis?: string | undefined;
  readonly delen?: readonly string[] | undefined;
};

/** In how many letters the memory hears another sound, begins another part, or never saw what was made of them. */
interface Afwijking {
  readonly klank: number;
  readonly deel: number;
  readonly nieuw: number;
  /** Was no word with such an ending of this form? */
  readonly vorm: boolean;
}

/** A letter, and those around it, nearest first. */
const VENSTER = [0, 1, -1, 2, -2, 3, -3] as const;

/** What stands around a letter, each with one letter more: `e`, `er`, `ler`. */
export function contextenVan(laag: string, plek: number): string[] {
  let context = '';
  return VENSTER.map((stap) => (context += laag.charAt(plek + stap) || '_'));
}

const LANGSTE_EIND = 8;
/** How it ends, each with one letter more: n, en, ten; a `_` is its beginning. */
export const eindenVan = (laag: string): string[] =>
  Array.from({ length: Math.min(laag.length + 1, LANGSTE_EIND) }, (_, n) => `_${laag}`.slice(-1 - n));

/** What was made of each letter: its sound, and whether a klankgroep and a part begin there. */
export function klassenVan({ woord, ipa, klankgroepen, delen }: Gewogen & Pick<WoordAnalyse, 'ipa'>): string[] {
  const laag = woord.toLowerCase();
  const stukken = findDelen(laag, delen);
  const perDeel =
    stukken.length > 1 ? stukken.map((deel, index) => woord.slice(deel.start, stukken[index + 1]?.start ?? woord.length)) : undefined;
  const klanken = new Map(alignGrafemen(woord, ipa, perDeel).map(({ start, foneem }) => [start, foneem || '0']));
  const beginDeel = new Set(stukken.map(({ start }) => start));
  const beginGroep = new Set<number>();
  klankgroepen.reduce((plek, groep) => (beginGroep.add(plek), plek + groep.length), 0);
  return Array.from(laag, (_, plek) => `${klanken.get(plek) ?? '-'}|${Number(beginGroep.has(plek))}|${Number(beginDeel.has(plek))}`);
}

/** Gives what the memory saw in the longest context, or behind the longest ending, that it knows: the commonest first. */
interface Geheugen {
  readonly letters: (contexten: readonly string[]) => readonly string[];
  readonly vormen: (einden: readonly string[]) => readonly string[];
}

export function compareGeheugen({ woord, vorm }: Gewogen, klassen: readonly string[], { letters, vormen }: Geheugen): Afwijking {
  const laag = woord.toLowerCase();
  let [klank, deel, nieuw] = [0, 0, 0];
  for (const [plek, klasse] of klassen.entries()) {
    const gezien = letters(contextenVan(laag, plek));
    if (gezien.length === 0) continue;
    const [foneem, , begint] = klasse.split('|');
    const [ander, , anderBegin] = (gezien[0] ?? '').split('|');
    if (foneem !== ander) klank += 1;
    if (begint !== anderBegin) deel += 1;
    if (!gezien.includes(klasse)) nieuw += 1;
  }
  const zo = vormen(eindenVan(laag));
  return { klank, deel, nieuw, vorm: zo.length > 0 && !zo.includes(vorm === '' ? '-' : vorm) };
}

/** `context:` and what was seen, by two digits each. */
function readKnopen(tekst: string, soorten: string): ReadonlyMap<string, readonly string[]> {
  const namen = soorten.split(' ');
  return new Map(
    tekst
      .trim()
      .split(/\s+/)
      .map((knoop) => {
        const [context = '', cijfers = ''] = knoop.split(':');
        return [context, (cijfers.match(/../g) ?? []).map((cijfer) => namen[Number.parseInt(cijfer, 36)] ?? '')] as const;
      }),
  );
}

/** Made when the first word asks for it. */
let geheugen: Geheugen | undefined;
function readGeheugen(): Geheugen {
  const zoekIn = (kaart: ReadonlyMap<string, readonly string[]>) => (contexten: readonly string[]) =>
    kaart.get(contexten.findLast((context) => kaart.has(context)) ?? '') ?? [];
  return { letters: zoekIn(readKnopen(GEHEUGEN, KLASSEN)), vormen: zoekIn(readKnopen(EINDEN, VORMEN)) };
}

/** What the memory says of an analysis. */
export const afwijkingVan = (analyse: Gewogen & Pick<WoordAnalyse, 'ipa'>): Afwijking =>
  compareGeheugen(analyse, klassenVan(analyse), (geheugen ??= readGeheugen()));
/** Rules that ask which form it is, and nothing else. */
const VORMREGELS: ReadonlySet<string> = new Set([
  'werkwoordsvorm',
  'hogesWerkwoord',
  'meervoudOfWerkwoord',
  'randMeervoud',
  'ookAnders',
  'ookVerleden',
  'tt1',
]);
const LANG = 8;
const VEEL = 4;
const VAST_EIND = /(?:[^aeiou]ig|lijk|heid|isch|teit|schap|baar|achtig|[ae]rij|[aeiou]tie)(?:e|en|s)?$/;

/** A klankgroep before the last that ends in one e, which may be stumm or long; be-, ge- and te- in front are no question. */
const hasOpenE = (klankgroepen: readonly string[]): boolean =>
  klankgroepen.slice(0, -1).some((groep, plek) => /[^aeiouyéèë]e$/i.test(groep) && !(plek === 0 && /^(?:be|ge|te)$/.test(groep)));

/** How doubtful the parts are; undefined for a word without. */
function gewichtVan({ woord, basis, delen }: Gewogen): number | undefined {
  if (delen === undefined || delen.length < 2) return undefined;
  return weighDelen(delen, basis?.slice(woord.length - (delen.at(-1)?.length ?? 0)));
}

const PARTIKEL = /^(?:aan|af|bij|door|in|mee|na|om|onder|op|over|toe|uit|voor|weg|achter|tegen|terug)/;
const isVorm = (vorm: string): boolean => /^(?:tt|vt|vd|td|bn:vd)/.test(vorm);
/** A word of four to seven letters that many compounds begin with, and more behind it. */
const beginsWithDeel = (laag: string): boolean =>
  [4, 5, 6, 7].some((lengte) => laag.length > lengte + 2 && isNaamwoord(laag.slice(0, lengte)) && oftenBegins(laag.slice(0, lengte)));

/** What was found on sets N to Q: where the words were that looked sure and were wrong. */
function nieuweKenmerken({ woord, vorm, klankgroepen, delen = [] }: Gewogen, heel: boolean, los: boolean) {
  const laag = woord.toLowerCase();
  const [eerste = ''] = delen;
  return {
    heelLos: heel && los && vorm === '',
    deelOnbekend: delen.some((deel) => deel.length > 2 && !isHeelWoord(deel) && recogniseWerkwoord(deel) === undefined),
    ookWoord: isOokAnderWoord(laag) && isVorm(vorm),
    beginDeel: los && !heel && vorm === '' && beginsWithDeel(laag),
    tegenwoordigDeelwoord: vorm === 'td',
    bijvoeglijkEerst: BIJVOEGLIJK.has(eerste),
    langHeel: heel && klankgroepen.length > 2,
    stamEerst: eerste !== '' && !isNaamwoord(eerste) && isWerkwoordsstam(eerste),
    infinitiefInBoek: vorm === '' && laag.endsWith('en') && !isEigenInfinitief(laag),
    partikelNaam: vorm === '' && PARTIKEL.test(laag) && recogniseWerkwoord(laag, { rand: true }) === undefined,
  };
}

/** What of a word goes with being wrong. */
export function kenmerkenVan(woord: Gewogen, kennis: Kennis, { vraag, patroon, regels, afwijking }: Oordelen): ReadonlySet<Kenmerk> {
  const { vorm, klankgroepen, delen } = woord;
  const laag = woord.woord.toLowerCase();
  const los = (delen?.length ?? 1) === 1;
  const onbekend = regels.has('onbekend');
  const boek = standsInBoek(laag);
  const gewicht = gewichtVan(woord);
  const metE = hasOpenE(klankgroepen);
  const geldt: Readonly<Record<Kenmerk, boolean>> = {
    vraag,
    patroon,
    heel: kennis.heel,
    boek,
    nietsBekend: los && vorm !== 'verkl' && vorm !== 'trap' && !kennis.heel && !kennis.werkwoord && !kennis.meervoud,
    onbekendInBoek: onbekend && boek,
    onbekendNergens: onbekend && !boek,
    onbekendLang: onbekend && los && laag.length > LANG && !boek,
    onbekendMetE: onbekend && metE,
    onbekendVastEind: onbekend && VAST_EIND.test(laag),
    onbekendKort: onbekend && klankgroepen.length === 1,
    metE,
    gevondenDelen: regels.has('delen'),
    andereDelen: regels.has('anderDelen'),
    lichteDelen: gewicht === 0,
    zwareDelen: gewicht !== undefined && gewicht >= 2,
    tweeDelen: los && vorm !== 'verkl' && kennis.samenstelling,
    alleenVorm: regels.size > 0 && [...regels].every((regel) => VORMREGELS.has(regel)),
    afgeleid: los && !kennis.heel && (isAfgeleid(laag) || (laag.startsWith('ge') && isWerkwoordsstam(laag.slice(2)))),
    apostrof: laag.endsWith("'s"),
    meervoudOfWerkwoord: regels.has('meervoudOfWerkwoord'),
    meervoud: vorm === 'mv',
    verkleind: vorm === 'verkl',
    kortOokStam: vorm === '' && los && !kennis.heel && klankgroepen.length === 1 && isWerkwoordsstam(laag),
    losOpE: vorm === '' && laag.endsWith('e'),
    opEn: laag.endsWith('en'),
    veelGroepen: klankgroepen.length > VEEL,
    hoofdletter: /^\p{Lu}/u.test(woord.woord),
    ...nieuweKenmerken(woord, kennis.heel, los),
    randMeervoud: regels.has('randMeervoud'),
    nooitZoVorm: afwijking.vorm,
    andersGehoord: afwijking.klank > 0,
    andersGedeeld: afwijking.deel > 0,
    tweeAndersGedeeld: afwijking.deel > 1,
    nooitGezien: afwijking.nieuw > 0,
    vakerNooitGezien: afwijking.nieuw > 1,
  };
  return new Set(KENMERKEN.filter((kenmerk) => geldt[kenmerk]));
}

/** 0-1. */
export function kansMis(kenmerken: ReadonlySet<Kenmerk>): number {
  const som = [...kenmerken].reduce((tot, kenmerk) => tot + GEWICHTEN[kenmerk], BASIS);
  return 1 / (1 + Math.exp(-som));
}
