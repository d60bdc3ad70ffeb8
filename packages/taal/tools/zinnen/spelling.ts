/**
 * Decides: whether the words of a sentence are spelled right so far as a dictionary can tell, and fit for children of both regions.
 * Source: an open Dutch dictionary without guessing compounds; `zinnen/erkend.tsv` for names, compounds and young words that an editor
 * looked up; lists of our own for what has no place here and for words of one region.
 * Example: `Selam` is a name of the list; `pannekoek` is not accepted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Zin } from '@spelrijk/domain/zin';
import { woordplekken } from '../../src/zinnen/woordplek.ts';
import type { Woordenboek } from '../woordenboek.ts';
import { vreemdIn } from '../regiowoorden.ts';
import { ZINNENMAP } from './read.ts';

/** What has no place in a sentence for children: abuse, violence, drugs, and what shames a body. */
const GEWEERD =
  /^(?:kut|lul|neuk|hoer|tering|kanker|klootzak|verdomme|god|duivel|shit|fuck|sex|seks|nazi|neger|mongool|debiel|idioot|trut|slet|achterlijk|dom|stom|lelijk|dik(?=zak)|sukkel|loser|wijf|moord|wapen|pistool|geweer|bier|wijn|sigaret|sigaar|drugs|roken|naakt|drol|poep|scheet|kots|zwerver|zigeuner|blank)(?:e|en|s|je|jes|er|ste)?$/i;

/** Accepted words with what they are: naam, samenstelling or woord. */
export const readErkend = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(join(ZINNENMAP, 'erkend.tsv'), 'utf8')
      .split('\n')
      .slice(1)
      .filter((regel) => regel !== '')
      .map((regel): [string, string] => {
        const [woord = '', soort = ''] = regel.split('\t');
        return [woord, soort];
      }),
  );

interface Zinswoord {
  readonly woord: string;
  /** Does the sentence, or what is said in it, begin here, so that the capital may be its own or the sentence's? */
  readonly begin: boolean;
}

const BEGIN = /^(?:|['"]|'s )$|[.?!:] ?'$/;

/** The words of a sentence in order. */
export const woordenVan = (zin: Zin): Zinswoord[] =>
  woordplekken(zin.tekst).map(({ woord, start }) => ({ woord, begin: BEGIN.test(zin.tekst.slice(0, start)) }));

export interface Spellinggids {
  readonly woordenboek: Woordenboek;
  readonly erkend: ReadonlyMap<string, string>;
}

const kleineLetter = (woord: string): string => woord.charAt(0).toLowerCase() + woord.slice(1);

/** A capital inside a sentence is right for names only: words that have no small letter in the dictionary, or are on the list as a name. */
function isGespeld({ woord, begin }: Zinswoord, { woordenboek, erkend }: Spellinggids): boolean {
  if (/^'[sn]$/.test(woord) || erkend.has(woord)) return true;
  const klein = kleineLetter(woord);
  if (begin) return woordenboek.knowsLos(woord) || erkend.has(klein);
  return woordenboek.knowsLos(woord) && (woord === klein || !woordenboek.knowsLos(klein));
}

/** What is wrong with the words and signs of a sentence, as Dutch sentences. */
export function lintSpelling(zin: Zin, gids: Spellinggids): string[] {
  const woorden = woordenVan(zin);
  return [
    ...woorden.filter((woord) => !isGespeld(woord, gids)).map(({ woord }) => `het woordenboek kent ${woord} niet`),
    ...woorden.filter(({ woord }) => GEWEERD.test(woord)).map(({ woord }) => `${woord} past niet in een zin voor kinderen`),
    ...(zin.regio === 'beide' ? vreemdIn(zin.tekst).map((woord) => `${woord} is een woord of plaats van één regio`) : []),
    ...lintTekens(zin.tekst),
  ];
}

/** A capital in front, one end sign behind, single spaces, straight quotes in pairs. */
function lintTekens(tekst: string): string[] {
  const redenen: string[] = [];
  if (!/^(?:'?\p{Lu}|'s \p{Lu})/u.test(tekst)) redenen.push('de zin begint niet met een hoofdletter');
  if (!/[^.?!][.?!]'?$/.test(tekst)) redenen.push('de zin eindigt niet op een punt, vraagteken of uitroepteken');
  if (/ {2}|^ | $| [.,?!:]|[,:][^ ]|\d|[’‘“”"[\]]/.test(tekst)) redenen.push('er staat een teken of spatie te veel, of een cijfer');
  if (tekst !== tekst.normalize('NFC')) redenen.push('de zin is niet in NFC');
  const aanhaling = tekst.match(/(?<![\p{L}])'(?![sn] )|(?<=[.?!,])'/gu) ?? [];
  if (aanhaling.length % 2 === 1) redenen.push('een aanhalingsteken heeft geen tweede');
  return redenen;
}
