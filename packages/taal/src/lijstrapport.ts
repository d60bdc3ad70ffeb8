/**
 * Decides: what a teacher sees of the words that were pasted: one row a word, how sure we are and what to check first.
 * Source: the word bank and the analyser; own bounds for sure and unsure.
 * Example: reportLijst('hond\ncachoquai')[1]?.oordeel === 'nakijken'.
 */
// Who imports this from elsewhere needs the declaration too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./hyphen.d.ts" />
import dutch from 'hyphen/nl/index.js';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { WoordAnalyse } from './analyse.ts';
import { isAfgeleid, stammenVoorE } from './analyse/buiging.ts';
import { afwijkingVan, kansMis, kenmerkenVan, kennisVan } from './analyse/scorekaart.ts';
import { VRAAG_VANAF } from './analyse/scorekaart.gen.ts';
import { recogniseWerkwoord } from './analyse/werkwoordsvormen.ts';
import type { Twijfel } from './analyse/zekerheid.ts';
import { findWoord } from './bank.ts';
import { isBestaandWoord } from './bestaand.ts';
import { standsInBoek } from './lexicon/woorden.ts';
import { splitLijst, withoutZinshoofdletter } from './lijstsplitsing.ts';
import { propose } from './spellingvoorstel.ts';
import { examineLijstwoord, isNagelezen, type Opzoeken } from './lijstwoord.ts';

export { splitLijst } from './lijstsplitsing.ts';

/** Can the word be practised as it is, should somebody look at it, or is it no word? */
type Lijstoordeel = 'zeker' | 'nakijken' | 'onbruikbaar';

export interface Lijstregel {
  /** As it was pasted, without numbering. */
  readonly invoer: string;
  /** Line of the list, from 1. */
  readonly regel: number;
  readonly analyse: WoordAnalyse;
  /** 0-1: the chance that the analysis is right, as counted on words of which we knew the answer; 1 for what was checked. */
  readonly zeker: number;
  /** Is it a word of our own bank, checked by hand? */
  readonly inBank: boolean;
  /** Did somebody of ours check what stands here: is it of the bank, or a word of real lists that was read, and did nobody change it? */
  readonly nagekeken: boolean;
  readonly oordeel: Lijstoordeel;
  /** What to look at, most doubtful first; empty for a word we are sure of. */
  readonly nakijken: readonly Twijfel[];
  /** A word we know that may be meant; absent when the spelling exists or nothing comes near. */
  readonly voorstel?: string;
  /** Stands earlier in the list too; such a row can be left out. */
  readonly dubbel: boolean;
}

type Breekbaar = Pick<WoordAnalyse, 'woord' | 'vorm' | 'lettergrepen'>;

/** Where a text would break. Patterns do not know small words (want-jes), and never leave one vowel alone (u-ren, spie-gel-ei is not their spie-gele-i). */
const isAfbreekbaar = ({ woord, vorm }: Breekbaar): boolean => /^\p{L}+$/u.test(woord) && vorm !== 'verkl';
const withoutLosse = (gebroken: string): string =>
  gebroken.replace(/(?<=^|-)([aeiouyé])-|-([aeiouyé])$/g, '$1$2').replace(/-([aeiouyéëï])(?=-)/g, '$1');

/**
 * The hyphenation patterns of Dutch (hyph-nl, TeX), made by others from another list, cut the word elsewhere than we do: of the sure words of the labelled
 * sets, as they were met, half of those where they differ were wrong (oplos-sing, do-ua-ne).
 */
export function breaksElsewhere(analyse: Breekbaar): boolean {
  if (!isAfbreekbaar(analyse)) return false;
  const patronen = dutch.hyphenateSync(analyse.woord.toLowerCase(), { hyphenChar: '-', minWordLength: 2 });
  return withoutLosse(patronen) !== withoutLosse(analyse.lettergrepen.join('-').toLowerCase());
}

/** The rules of doubt ask below this. */
export const ZEKER_VANAF = 0.85;
const BRUIKBAAR_VANAF = 0.35;

/** What is no single, whole word is always asked about; of all else the card decides. */
const isAltijdGevraagd = ({ twijfels, zeker }: WoordAnalyse): boolean =>
  zeker < ZEKER_VANAF && twijfels.some(({ veld, regel }) => veld === 'spelling' || regel === 'aantalGroepen');

function oordeelOver(analyse: WoordAnalyse, isGevraagd: boolean): Lijstoordeel {
  const { zeker, klankgroepen, woord } = analyse;
  if (zeker < BRUIKBAAR_VANAF || klankgroepen.length === 0 || !/\p{L}/u.test(woord)) return 'onbruikbaar';
  return isGevraagd || isAltijdGevraagd(analyse) ? 'nakijken' : 'zeker';
}

const isBekend = (woord: string): boolean => findWoord(woord) !== undefined || isBestaandWoord(woord);

/** Also snelle, danser, koers and giebelen: a form or a maker of a word we know, or a word of the dictionary. Only what is none of these may be a slip. */
function isGespeld({ woord, vorm, basis }: WoordAnalyse): boolean {
  const laag = woord.toLowerCase();
  return (
    isBekend(woord) ||
    isBekend(laag) ||
    (basis !== undefined && (vorm === '' || vorm === 'trap')) ||
    (/(?:isch|[^aeiou]ig|lijk)e$/.test(laag) && isBekend(laag.slice(0, -1))) ||
    isAfgeleid(laag) ||
    recogniseWerkwoord(laag, { rand: true }) !== undefined ||
    standsInBoek(laag) ||
    (laag.endsWith('e') && stammenVoorE(laag.slice(0, -1)).some(standsInBoek))
  );
}

/** One question about each thing: that of the parts is not asked in two ways. */
const firstPerVeld = (twijfels: readonly Twijfel[]): Twijfel[] =>
  twijfels.filter(({ veld }, plek) => twijfels.findIndex((ander) => ander.veld === veld) === plek);

/** What is asked about a word of which the score card alone says that it may be wrong: something of the analysis that one can answer. */
function vraagOver({ woord, vorm, basis, delen, klankgroepen }: WoordAnalyse): Twijfel {
  if (delen) return { veld: 'delen', zin: `Bestaat ${woord} uit ${delen.join(' + ')}?` };
  if (vorm === 'mv' && basis !== undefined) return { veld: 'vorm', zin: `Is ${woord} het meervoud van ${basis}?` };
  return { veld: 'klankgroepen', zin: `Kloppen de klankgroepen: ${klankgroepen.join('-')}?` };
}

/** The chance that the analysis is wrong; 0 for what somebody checked: the bank, or the docent. */
function kansVan(analyse: WoordAnalyse, isNagekeken: boolean, patroon: boolean): number {
  if (isNagekeken) return 0;
  const vraag = analyse.zeker < ZEKER_VANAF || patroon;
  const regels = new Set(analyse.twijfels.flatMap(({ regel }) => regel ?? []));
  return kansMis(
    kenmerkenVan(analyse, kennisVan(analyse.woord.toLowerCase()), { vraag, patroon, regels, afwijking: afwijkingVan(analyse) }),
  );
}

const MET_TABEL: Opzoeken = { nagelezen: true };

/** One word of a list: what we know of it, and how sure that is. A word that was looked at is not asked about again. */
export function reportWoord(rij: Lijstwoord, regel: number, dubbel: boolean, opzoeken = MET_TABEL): Lijstregel {
  const analyse = examineLijstwoord(rij, opzoeken);
  const isBekeken = rij.hoofd !== undefined || rij.onthouden === true;
  const inBank = findWoord(analyse.woord) !== undefined;
  const doorOns = inBank || (opzoeken.nagelezen && isNagelezen(analyse.woord));
  const voorstel = isBekeken || doorOns || isGespeld(analyse) ? undefined : propose(analyse);
  const vraag: Twijfel[] = voorstel === undefined ? [] : [{ veld: 'spelling', zin: `Bedoel je ${voorstel}?` }];
  const isNagekeken = isBekeken || doorOns || rij.klankgroepen !== undefined;
  const patroon = !isNagekeken && voorstel === undefined && breaksElsewhere(analyse);
  const kans = kansVan(analyse, isNagekeken, patroon);
  const oordeel = oordeelOver(analyse, voorstel !== undefined || kans >= VRAAG_VANAF);
  const twijfels = [...vraag, ...analyse.twijfels, ...(patroon || analyse.twijfels.length === 0 ? [vraagOver(analyse)] : [])];
  return {
    invoer: rij.woord,
    regel,
    analyse,
    inBank,
    nagekeken: doorOns && !isBekeken && rij.klankgroepen === undefined,
    oordeel,
    zeker: isNagekeken ? analyse.zeker : Math.round((1 - kans) * 100) / 100,
    // What we are sure of asks nothing: three or four of twenty words are looked at, the others are read.
    nakijken: oordeel === 'zeker' ? [] : firstPerVeld(twijfels),
    ...(voorstel !== undefined && { voorstel }),
    dubbel,
  };
}

/** One row for every word of a pasted list, in its order. Never throws. */
export function reportLijst(tekst: string, opzoeken = MET_TABEL): readonly Lijstregel[] {
  const gezien = new Set<string>();
  const isGelezen = (woord: string): boolean => opzoeken.nagelezen && isNagelezen(woord);
  return splitLijst(tekst).map(({ invoer, regel }) => {
    const woord = withoutZinshoofdletter(invoer, {
      standsThere: (tekst) => findWoord(tekst) !== undefined || isGelezen(tekst),
      isWoord: (tekst) => isBekend(tekst) || isGelezen(tekst),
    });
    const dubbel = gezien.has(woord);
    gezien.add(woord);
    return reportWoord({ woord }, regel, dubbel, opzoeken);
  });
}
