/**
 * Decides: how likely an analysis of a word that nobody checked is wrong, and above which chance somebody is asked.
 * Source: a logistic score card, fitted by tools/gen-scorekaart.ts on labelled words as each was met by the engine that had not seen it.
 * Example: a long word that neither a list nor the dictionary has is wrong more often than a compound of two words every child knows.
 */
import { isHeelWoord, standsInBoek } from '../lexicon/woorden.ts';
import { isAfgeleid, parseMeervoud } from './buiging.ts';
import { parseSamenstelling, weighDelen } from './samenstelling.ts';
import { GEWICHTEN, BASIS } from './scorekaart.gen.ts';
import { isWerkwoordsstam, recogniseWerkwoord } from './werkwoordsvormen.ts';
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

/** What two ways of asking say: the rules of doubt (all of them together, and which), and the hyphenation patterns. */
export interface Oordelen {
  readonly vraag: boolean;
  readonly patroon: boolean;
  readonly regels: ReadonlySet<string>;
}

type Gewogen = Pick<WoordAnalyse, 'woord' | 'vorm' | 'klankgroepen'> & {
  readonly basis?: string | undefined;
  readonly delen?: readonly string[] | undefined;
};

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

/** What of a word goes with being wrong. */
export function kenmerkenVan(woord: Gewogen, kennis: Kennis, { vraag, patroon, regels }: Oordelen): ReadonlySet<Kenmerk> {
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
  };
  return new Set(KENMERKEN.filter((kenmerk) => geldt[kenmerk]));
}

/** 0-1. */
export function kansMis(kenmerken: ReadonlySet<Kenmerk>): number {
  const som = [...kenmerken].reduce((tot, kenmerk) => tot + GEWICHTEN[kenmerk], BASIS);
  return 1 / (1 + Math.exp(-som));
}
