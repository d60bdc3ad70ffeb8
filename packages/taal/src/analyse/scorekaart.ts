/**
 * Decides: how likely an analysis of a word that nobody checked is wrong, and above which chance somebody is asked.
 * Source: a logistic score card, fitted by tools/gen-scorekaart.ts on the labelled words as each was met by the engine that had not seen it.
 * Example: a long word on -en that no list has is wrong more often than a short compound of two words we know.
 */
import { isHeelWoord } from '../lexicon/woorden.ts';
import { parseMeervoud } from './buiging.ts';
import { parseSamenstelling } from './samenstelling.ts';
import { BASIS, GEWICHTEN } from './scorekaart.gen.ts';
import { recogniseWerkwoord } from './werkwoordsvormen.ts';
import type { WoordAnalyse } from '../analyse.ts';

const KENMERKEN = ['vraag', 'patroon', 'delen', 'lang', 'opEn', 'opS', 'nietsBekend', 'begin', 'tweeDelen'] as const;
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

/** What two ways of asking say: the rules of doubt, and the hyphenation patterns. */
export interface Oordelen {
  readonly vraag: boolean;
  readonly patroon: boolean;
}

const LANG = 10;
const BEGIN = /^(?:aan|achter|af|bij|door|in|mee|na|om|onder|op|over|tegen|toe|uit|voor|weg|terug|samen|vol)(?=[a-z]{3})/;

/** What of a word goes with being wrong. */
export function kenmerkenVan(
  { woord, vorm, delen }: Pick<WoordAnalyse, 'woord' | 'vorm'> & { readonly delen?: readonly string[] | undefined },
  kennis: Kennis,
  { vraag, patroon }: Oordelen,
): ReadonlySet<Kenmerk> {
  const laag = woord.toLowerCase();
  const los = (delen?.length ?? 1) === 1;
  const geldt: Readonly<Record<Kenmerk, boolean>> = {
    vraag,
    patroon,
    delen: delen?.length === 2,
    lang: laag.length > LANG,
    opEn: laag.endsWith('en'),
    opS: laag.endsWith('s'),
    nietsBekend: los && vorm !== 'verkl' && vorm !== 'trap' && !kennis.heel && !kennis.werkwoord && !kennis.meervoud,
    begin: los && BEGIN.test(laag) && laag.length > LANG - 4,
    tweeDelen: los && vorm !== 'verkl' && kennis.samenstelling,
  };
  return new Set(KENMERKEN.filter((kenmerk) => geldt[kenmerk]));
}

/** 0-1. */
export function kansMis(kenmerken: ReadonlySet<Kenmerk>): number {
  const som = [...kenmerken].reduce((tot, kenmerk) => tot + GEWICHTEN[kenmerk], BASIS);
  return 1 / (1 + Math.exp(-som));
}
