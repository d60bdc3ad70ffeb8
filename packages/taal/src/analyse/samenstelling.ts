/**
 * Decides: of which words an unknown compound is made, linking letters included.
 * Source: Dutch compounding: a word, a linking s, e or en where it takes one, a word that decides the form of the whole.
 * Example: parseSamenstelling('zonneschijn') -> delen zon+e+schijn; parseSamenstelling('slaapkamers') -> mv of slaapkamer.
 */
import { isNaamwoord, canBeLinks } from '../lexicon/woorden.ts';
import { BIJVOEGLIJK } from '../lexicon/woordsoorten.ts';
import { isAfgeleid, meervoudInSamenstelling, parseBijvoeglijk, parseVerkleinwoord, stammenVoorE } from './buiging.ts';
import type { Ontleding } from './ontleding.ts';
import { recogniseWerkwoord } from './werkwoordsvormen.ts';

const TUSSENLETTERS = ['', 's', 'en', 'e', 'er'] as const;
const KLEINSTE_DEEL = 2;
const KORTE_DELEN: ReadonlySet<string> = new Set(['as', 'ui', 'ei', 'eb', 'op', 'af', 'in', 'om', 'na']);

/** Stems that begin compounds without being a form of the verb: glijbaan, rijbewijs. */
const KORTE_STAMMEN: ReadonlySet<string> = new Set(['glij', 'rij', 'snij', 'bied', 'schep', 'zit', 'sta', 'slaap', 'naai']);

const isLinkerdeel = (woord: string): boolean =>
  (woord.length > KLEINSTE_DEEL || KORTE_DELEN.has(woord)) &&
  (canBeLinks(woord) || KORTE_STAMMEN.has(woord) || isAfgeleid(woord) || recogniseWerkwoord(woord)?.vorm === 'tt1');

/** Look like words at the end of a word, but nearly always are an ending. */
const GEEN_RECHTERDEEL: ReadonlySet<string> = new Set(
  'els rij lijk list raar aar maat ent ant tie sel eel aal art eer ure lui ren tor rit ton naar daar baar loos schap dom heid eet met ras gel sta bes gen der dier nen les tal ten as eik ion'.split(
    ' ',
  ),
);
/** Right in few compounds only: halfuur, filmster, kleurpen. */
const MET_LANG_LINKERDEEL: ReadonlySet<string> = new Set(
  'uur ster pen vel oor les dier tal as ei kar rok rug tas vis arm oog man'.split(' '),
);

/** The right part decides the form of the whole. */
function rechterdeel(woord: string, links: string): Ontleding | undefined {
  if (woord.length <= KLEINSTE_DEEL && woord !== 'ei') return undefined;
  if (MET_LANG_LINKERDEEL.has(woord))
    return links.length > 3 || woord.length > 3 || isNaamwoord(links) ? { vorm: '', bekend: true } : undefined;
  if (GEEN_RECHTERDEEL.has(woord)) return undefined;
  if (isNaamwoord(woord) || BIJVOEGLIJK.has(woord) || isAfgeleid(woord)) return { vorm: '', bekend: true };
  const gebogen = parseVerkleinwoord(woord) ?? meervoudInSamenstelling(woord) ?? verbogenBijvoeglijk(woord);
  return gebogen?.bekend ? gebogen : undefined;
}

/** donkerblauwe */
const verbogenBijvoeglijk = (woord: string): Ontleding | undefined =>
  woord.endsWith('e') && woord.length > 4 ? parseBijvoeglijk(woord) : undefined;

/** First parts that take a linking s: verjaardag-s-taart, not verjaardag-staart. */
const NEEMT_S =
  /(?:dag|heid|ing|schap|teit|station|bruid|dorp|leven|oorlog|stad|verkeer|varken|meisje|liefde|gezond|stand|dacht|bruik|keur)$/;

/** Longest right part first; linking letters only behind a noun. */
export function parseSamenstelling(laag: string): Ontleding | undefined {
  for (let plek = 2; plek <= laag.length - 2; plek++) {
    const gevonden = splitAt(laag, plek);
    if (gevonden) return gevonden;
  }
  return undefined;
}

function splitAt(laag: string, plek: number): Ontleding | undefined {
  const [begin, eind] = [laag.slice(0, plek), laag.slice(plek)];
  const rechts = rechterdeel(eind, begin);
  const links = rechts && linkerdelen(begin);
  if (!rechts || !links || (eind === 'ster' && recogniseWerkwoord(begin))) return undefined;
  if (eind.startsWith('s') && NEEMT_S.test(begin) && rechterdeel(eind.slice(1), begin))
    return { vorm: rechts.vorm, delen: [...links, 's', eind.slice(1)], bekend: true };
  const basis = rechts.basis === undefined || rechts.vorm === '' ? undefined : begin + rechts.basis;
  return { vorm: rechts.vorm, delen: [...links, eind], bekend: true, ...(basis && { basis }) };
}

/** The left part, with its linking letters as a part of their own. */
function linkerdelen(tekst: string): string[] | undefined {
  for (const tussen of TUSSENLETTERS) {
    if (!tekst.endsWith(tussen)) continue;
    const kaal = tekst.slice(0, tekst.length - tussen.length);
    if (tussen === '' && (isLinkerdeel(kaal) || isMeervoudsdeel(kaal))) return [kaal];
    if (tussen === '' || kaal.length < 2 || (tussen === 's' && kaal.length < 3)) continue;
    const stam = tussen === 's' ? [kaal] : stammenVoorE(kaal);
    const gevonden = stam.find(
      (deel) => isNaamwoord(deel) || isSamenstelling(deel) || (tussen === 's' && (isAfgeleid(deel) || deel === 'meisje')),
    );
    if (gevonden) return [gevonden, tussen];
  }
  return tekst.length > 5 ? linkerSamenstelling(tekst) : undefined;
}

/** schildpad in schildpaddensoep. */
const isSamenstelling = (woord: string): boolean => woord.length > 6 && parseSamenstelling(woord)?.vorm === '';

/** kinderwagen, eierdop: a plural that stands on the left as it is. */
const isMeervoudsdeel = (woord: string): boolean => ['kinder', 'eier', 'runder', 'kleder', 'hoender', 'lamme'].includes(woord);

function linkerSamenstelling(tekst: string): string[] | undefined {
  const ontleding = parseSamenstelling(tekst) ?? (tekst.endsWith('s') ? parseSamenstelling(tekst.slice(0, -1)) : undefined);
  if (!ontleding?.delen || ontleding.vorm !== '') return undefined;
  return ontleding.delen.join('').length < tekst.length && tekst.endsWith('s') ? [...ontleding.delen, 's'] : [...ontleding.delen];
}
