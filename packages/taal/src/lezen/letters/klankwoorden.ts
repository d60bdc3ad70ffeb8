/**
 * Decides: which bank words can carry a task about single sounds, and which sign writes each sound in them.
 * Source: the word bank: short words of one klankgroep that a child of six knows, every sign sounding as it is taught.
 * Example: `maan` gives m, aa, n; `hond` is left out, because its d sounds as t.
 */
import type { Woord } from '@spelrijk/domain/woord';
import { BANK } from '../../bank.ts';
import { alignGrafemen } from '../../grafemen.ts';
import { getGrafeem } from './grafemen.ts';

export interface Klankwoord {
  readonly woord: string;
  /** The signs of the word, in order. */
  readonly tekens: readonly string[];
  /** IPA without the stress mark. */
  readonly ipa: string;
  readonly plaatje?: string;
}

const KLINKER = /^[aeiou]/;

/** Words with a foreign sound, or that say little by themselves. */
const NIET: ReadonlySet<string> = new Set([
  'een',
  'de',
  'het',
  'song',
  'tank',
  'fop',
  'lag',
  'suf',
  'vals',
  'bons',
  'ach',
  'au',
  ...'as os kluif korf strek stelt gracht specht krent liet kwal'.split(' '),
]);

/** A spelling that is kept apart in one form is kept apart in all. */
const APART: ReadonlySet<string> = new Set(BANK.filter(({ gereserveerd }) => gereserveerd === true).map(({ woord }) => woord));

function asKlankwoord(woord: Woord): Klankwoord[] {
  if (woord.klankgroepen.length !== 1 || woord.band > 2 || APART.has(woord.woord) || woord.vorm !== '') return [];
  if (!/^[a-z]{2,6}$/.test(woord.woord) || NIET.has(woord.woord) || woord.regio !== 'beide') return [];
  const paren = alignGrafemen(woord.woord, woord.ipa);
  const past = paren.every(({ grafeem, foneem }) => getGrafeem(grafeem)?.klanken.includes(foneem) === true);
  if (!past || paren.filter(({ grafeem }) => KLINKER.test(grafeem)).length !== 1) return [];
  const basis = { woord: woord.woord, tekens: paren.map(({ grafeem }) => grafeem), ipa: woord.ipa.replaceAll('ˈ', '') };
  return [woord.plaatje === undefined ? basis : { ...basis, plaatje: woord.plaatje }];
}

/** In the order of the bank, which is the order of the learning line; each spelling once. */
export const KLANKWOORDEN: readonly Klankwoord[] = [...new Map(BANK.flatMap(asKlankwoord).map((woord) => [woord.woord, woord])).values()];

export const eersteVan = ({ tekens }: Klankwoord): string => tekens[0] ?? '';
export const laatsteVan = ({ tekens }: Klankwoord): string => tekens.at(-1) ?? '';
export const klinkerplek = ({ tekens }: Klankwoord): number => tekens.findIndex((teken) => KLINKER.test(teken));

/** The sounds from the vowel on: what two words must share to rhyme. */
export function rijmklank({ ipa }: Klankwoord): string {
  return /[ɑɛɪɔʏaeoiyuøœ].*$/u.exec(ipa)?.[0] ?? ipa;
}
