/**
 * Decides: of which words an unknown compound is made, linking letters included.
 * Source: Dutch compounding: a word, a linking s, e or en where it takes one, a word that decides the form of the whole.
 * Example: parseSamenstelling('zonneschijn') -> delen zon+e+schijn; parseSamenstelling('slaapkamers') -> mv of slaapkamer.
 */
import {
  beginsInBank,
  canBeLinks,
  endsInBank,
  canRand,
  isBoeknaamwoord,
  isHeelWoord,
  isNaamwoord,
  isVergelijkbaar,
  KAN,
  NOOIT_LINKS,
  oftenEnds,
} from '../lexicon/woorden.ts';
import { VASTE_DELEN } from '../lexicon/samenstellingen.ts';
import { BIJVOEGLIJK, KLEINE_WOORDEN, MET_E, NOOIT_MEER, STER } from '../lexicon/woordsoorten.ts';
import {
  isAfgeleid,
  isEigenMeervoud,
  LIEVER_MEERVOUD,
  meervoudInSamenstelling,
  parseBijvoeglijk,
  parseVerkleinwoord,
  stammenVoorE,
} from './buiging.ts';
import type { Ontleding } from './ontleding.ts';
import { isDuidelijkeStam, isEigenInfinitief, isInfinitief, isWerkwoordsstam, recogniseWerkwoord } from './werkwoordsvormen.ts';

const TUSSENLETTERS = ['', 's', 'en', 'e', 'er'] as const;
const KLEINSTE_DEEL = 2;
const KORTE_DELEN: ReadonlySet<string> = new Set(['as', 'ui', 'ei', 'eb', 'op', 'af', 'in', 'om', 'na']);

/** Stems that begin compounds without being a form of the verb: glijbaan, rijbewijs. */
const KORTE_STAMMEN: ReadonlySet<string> = new Set(['glij', 'rij', 'snij', 'bied', 'schep', 'zit', 'sta', 'slaap', 'naai']);

/** A noun that the dictionary has by itself, long enough not to be found by chance beside a word of ours: brand + stapel. */
const KORTST_BOEKDEEL = 5;
const isBoekdeel = (woord: string): boolean => woord.length >= KORTST_BOEKDEEL && isBoeknaamwoord(woord) && !/(?:ig|lijk)$/.test(woord);

const isLinkerdeel = (woord: string): boolean =>
  (woord.length > KLEINSTE_DEEL || KORTE_DELEN.has(woord)) &&
  !NOOIT_LINKS.has(woord) &&
  (canBeLinks(woord) ||
    canRand(woord, KAN.links | KAN.meervoud) ||
    isBoekdeel(woord) ||
    KORTE_STAMMEN.has(woord) ||
    isAfgeleid(woord) ||
    isWerkwoordsstam(woord));

/** Look like words at the end of a word, but nearly always are an ending. */
const GEEN_RECHTERDEEL: ReadonlySet<string> = new Set(
  'els laar rij lijk end lozen loze kade list raar aar moedig zinnig hartig logisch grafisch maat ent ant tie sel eel aal art eer ure lui ren tor ton naar daar thuis baar loos schap dom heid eet met ras gel sta gen der dier nen les tal ten as eik ion isme ist isten gelijk rum den teling telings steling stelings delings'.split(
    ' ',
  ),
);
/** Right in few compounds only: halfuur, filmster, kleurpen. */
const MET_LANG_LINKERDEEL: ReadonlySet<string> = new Set(
  'uur ster pen vel oor les dier tal as ei kar rok rug tas vis arm oog man bes bol rit'.split(' '),
);

const DEEL_VAN_WERKWOORD: ReadonlySet<string> = new Set('aan af bij door in mee na om op over toe uit voor weg terug'.split(' '));
const KORTST_DOENSTER = 7;

/** inactief: not active, and no in of anything. */
const isOntkend = (woord: string): boolean => /^[aeo]/.test(woord) && (isVergelijkbaar(woord) || /(?:ief|ënt|eel)$/.test(woord));

/** The right part decides the form of the whole. */
function rechterdeel(woord: string, links: string): Ontleding | undefined {
  if ((woord.length <= KLEINSTE_DEEL && woord !== 'ei') || (links === 'in' && isOntkend(woord))) return undefined;
  if (MET_LANG_LINKERDEEL.has(woord))
    return links.length > 3 || woord.length > 3 || isNaamwoord(links) ? { vorm: '', bekend: true } : undefined;
  // rijkaard, wijsaard: who is so. A hondenras and a kippenren are compounds by their -en-.
  if (
    (GEEN_RECHTERDEEL.has(woord) && !(/^(?:ras|ren|rij)$/.test(woord) && /[a-z]{2}en$/.test(links))) ||
    (woord === 'aard' && BIJVOEGLIJK.has(links))
  )
    return undefined;
  // voorbereiding, aankondiging: of a verb of two parts, and no bereiding.
  if (/[a-z]{3}ing(?:en)?$/.test(woord) && DEEL_VAN_WERKWOORD.has(links) && !isNaamwoord(woord.replace(/en$/, ''))) return undefined;
  if (woord.endsWith('ster') && woord.length > KORTST_DOENSTER && isHeelWoord(links) && isWerkwoordsstam(woord.slice(0, -4)))
    return { vorm: '', bekend: true };
  // kievitseieren: more than one of a word whose plural is its own.
  if (isEigenMeervoud(woord) && woord !== 'kinderen') return meervoudInSamenstelling(woord);
  const klein = woord.endsWith('je') ? parseVerkleinwoord(woord, true) : undefined;
  if (klein?.basis !== undefined && isNaamwoord(klein.basis) && (!BIJVOEGLIJK.has(klein.basis) || oftenEnds(klein.basis))) return klein;
  if (
    isNaamwoord(woord) ||
    (canRand(woord, KAN.rechts | KAN.meervoud) && (!KLEINE_WOORDEN.has(links) || /^(?:binnen|buiten|boven|tussen)$/.test(links))) ||
    BIJVOEGLIJK.has(woord) ||
    isAfgeleid(woord) ||
    ((isBoekdeel(woord) || (woord.length >= KORTST_BOEKDEEL && canRand(woord, KAN.vaak))) &&
      isNaamwoord(links) &&
      links.length > 3 &&
      !KLEINE_WOORDEN.has(links))
  )
    return { vorm: '', bekend: true };
  const meer = meervoudInSamenstelling(woord);
  const kleiner = parseVerkleinwoord(woord);
  // toppertje in verstoppertje: of a noun that only the dictionary has.
  const isDeelwoord = kleiner?.basis === undefined || isNaamwoord(kleiner.basis) || canRand(kleiner.basis, KAN.rechts);
  const gebogen =
    (isDeelwoord ? kleiner : undefined) ?? (NOOIT_MEER.has(meer?.basis ?? '') ? undefined : meer) ?? verbogenBijvoeglijk(woord);
  // paard + rijden: a noun before a verb.
  if (!gebogen && woord.length > 5 && isNaamwoord(links) && isInfinitief(woord)) return { vorm: '', bekend: true };
  const basis = gebogen?.basis ?? '';
  // madeliefje: what is small is a thing, and no quality.
  if (gebogen?.vorm === 'verkl' && BIJVOEGLIJK.has(basis) && !oftenEnds(basis)) return undefined;
  // aanmoedigen: what one does, of moedig.
  const isVerb = woord.endsWith('igen') && DEEL_VAN_WERKWOORD.has(links);
  return gebogen?.bekend && (isVerb || !GEEN_RECHTERDEEL.has(basis) || MET_LANG_LINKERDEEL.has(basis)) ? gebogen : undefined;
}

/** donkerblauwe */
const verbogenBijvoeglijk = (woord: string): Ontleding | undefined =>
  woord.endsWith('e') && woord.length > 4 ? parseBijvoeglijk(woord) : undefined;

/** First parts that take a linking s: verjaardag-s-taart, not verjaardag-staart. */
const NEEMT_S =
  /(?:dag|heid|ing|schap|teit|station|bruid|dorp|leven|oorlog|stad|verkeer|varken|meisje|liefde|gezond|stand|dacht|bruik|keur|[bdfgkmprst]je)$/;

/** opening, vergadering, leerling: what one does, or a person. A ketting and a haring take none: ketting + slot. */
const takesS = (links: string): boolean =>
  NEEMT_S.test(links) &&
  (!links.endsWith('ing') ||
    /(?:ling|koning)$/.test(links) ||
    isAfgeleid(links) ||
    /[aeiouy].*[aeiouy].*[aeiouy]/.test(links.replace(/([aeiouy])[aeiouy]+/g, '$1')));

/** What makes it likelier that a compound is one of chance: a part that only looks like a word, a short one, an s that could begin the next word. */
const VREEMD_DEEL = 3;
const RAND_DEEL = 2.5;
/** The dictionary has it in many compounds. */
const VAAK_DEEL = 1;
/** Made of a verb we know, or a diminutive: warmer, klusje. */
const AFGELEID_DEEL = 1.5;
const KORT_DEEL = 2;
/** A short one between two others nearly always begins with a linking s: zon + s + opgang, no zon + sop + gang. */
const KORT_MIDDEN = 3;
/** A short one that a compound of the bank has at that side. */
const KORT_IN_BANK = 1;
const LOSSE_S = 3;
const KLINKERSPLITSING = 0.3;
/** No compound when its parts are this doubtful together. */
const TOEVAL = 5.6;
/** From here on the parts may have been found by chance: somebody should look. */
export const TWIJFEL_DELEN = 3;

const isTussen = (deel: string): boolean => (TUSSENLETTERS as readonly string[]).includes(deel);
const isDeel = (deel: string): boolean =>
  isHeelWoord(deel) ||
  canBeLinks(deel) ||
  KORTE_STAMMEN.has(deel) ||
  isMeervoudsdeel(deel) ||
  MET_E.has(deel) ||
  isEigenMeervoud(`${deel}en`);
/** The stem of a verb begins compounds as a noun does (draagtas, telraam), where a noun stands behind it. */
const isStam = (deel: string): boolean => deel.length > KLEINSTE_DEEL && isWerkwoordsstam(deel);
const kanMetS = (links: string, rechts: string): boolean => /^[klmnptw]/.test(rechts) && !takesS(links);

const weighVreemd = (deel: string): number =>
  isAfgeleid(deel) || isKlein(deel)
    ? AFGELEID_DEEL
    : canRand(deel, KAN.vaak)
      ? VAAK_DEEL
      : canRand(deel, KAN.links | KAN.rechts | KAN.metS)
        ? RAND_DEEL
        : VREEMD_DEEL;
const isKort = (deel: string): boolean => deel.length <= KLEINSTE_DEEL + 1;
/** A short word that ends in a long vowel sign and that the bank has at the left of compounds: zee, bij. */
const isVastLinks = (deel: string): boolean => /(?:ee|oe|ij|ie|ui|ei)$/.test(deel) && beginsInBank(deel);

function weighKort(deel: string, plek: number, laatste: number): number {
  if (plek === 0) return isVastLinks(deel) ? 0 : beginsInBank(deel) ? KORT_IN_BANK : KORT_DEEL;
  if (endsInBank(deel)) return KORT_IN_BANK;
  return plek < laatste && !beginsInBank(deel) ? KORT_MIDDEN : KORT_DEEL;
}

/** How doubtful these parts are; 0 for two words that every child knows (water + koker). The last one may be inflected: then its base is weighed. */
export function weighDelen(delen: readonly string[], laatste = delen.at(-1) ?? ''): number {
  return delen.reduce((som, deel, i) => {
    if (i > 0 && i < delen.length - 1 && isTussen(deel))
      return som + (deel === 's' && kanMetS(delen[i - 1] ?? '', delen[i + 1] ?? '') ? LOSSE_S : 0);
    const woord = i === delen.length - 1 ? laatste : deel;
    if (woord === '') return som;
    const bekend = isDeel(woord) || (i === 0 && delen.length === 2 && isNaamwoord(laatste) && isStam(woord));
    return som + (bekend ? 0 : weighVreemd(woord)) + (isKort(woord) ? weighKort(woord, i, delen.length - 1) : 0);
  }, 0);
}

/** A consonant begins a part sooner than it ends one: zee + paardje, not zeep + aardje. */
const isKlinkersplitsing = (laag: string, plek: number): boolean => /^[bcdfghjklmnpqrstvwz][aeiou]/.test(laag.slice(plek - 1));

/** The likeliest parts, of equals those with the longest right part; linking letters only behind a noun. */
export function parseSamenstelling(laag: string): Ontleding | undefined {
  let beste: Ontleding | undefined;
  let laagste = Number.POSITIVE_INFINITY;
  for (let plek = 2; plek <= laag.length - 2 && laagste > 0; plek++) {
    const gevonden = splitAt(laag, plek);
    const gewicht = gevonden ? weighDelen(gevonden.delen ?? [], gevonden.basis?.slice(plek)) : TOEVAL;
    const vergeleken = gewicht + (isKlinkersplitsing(laag, plek) ? KLINKERSPLITSING : 0);
    if (gewicht < TOEVAL && vergeleken < laagste) [beste, laagste] = [gevonden, vergeleken];
  }
  return beste && { ...beste, delen: spell(beste.delen ?? []) };
}

/** In how many places it can be cut into words; 0 for no compound. */
export function countSplitsingen(laag: string): number {
  let aantal = 0;
  for (let plek = 2; plek <= laag.length - 2; plek++) {
    const gevonden = splitAt(laag, plek);
    if (gevonden && weighDelen(gevonden.delen ?? [], gevonden.basis?.slice(plek)) < TOEVAL) aantal++;
  }
  return aantal;
}

/** A part that is a compound itself is two: voet + bal + veld. */
const spell = (delen: readonly string[]): string[] =>
  delen.flatMap((deel) => {
    const vast = VASTE_DELEN.get(deel);
    return vast ?? [deel];
  });

/** What stands behind the first of two consonants in one word, and begins no part: brok|kelen, stip|pels, heb|bende, strafschop|pen. */
const DUBBEL_VERVOLG = /^([bdfgklmnprst])(?:en|etjes?|e[lr](?:s|en|ende|aars?|ing|ingen)?|ende?|eling(?:en)?)$/;
const TWEEKLANK = /^(?:aa|ae|ai|au|ee|ei|eu|ie|oe|oi|oo|ou|ui|uu)$/;

function splitAt(laag: string, plek: number): Ontleding | undefined {
  const [begin, eind] = [laag.slice(0, plek), laag.slice(plek)];
  // vlo-ei would need its stroke: no part begins inside the sign of one vowel.
  if (TWEEKLANK.test(laag.slice(plek - 1, plek + 1))) return undefined;
  const rechts = rechterdeel(eind, begin);
  const links = rechts && linkerdelen(begin);
  // strafschoppen is more than one strafschop, and no pen; a kameleonnetje is of a kameleon.
  if (DUBBEL_VERVOLG.test(eind) && begin.endsWith(eind.charAt(0))) return undefined;
  if (!rechts || !links || (eind === 'ster' && !STER.has(begin) && (recogniseWerkwoord(begin) || endsInStam(links)))) return undefined;
  if (eind.startsWith('s') && takesS(begin) && rechterdeel(eind.slice(1), begin))
    return { vorm: rechts.vorm, delen: [...links, 's', eind.slice(1)], bekend: true };
  // hard + lopen is a verb, not more than one loop.
  if (rechts.vorm === 'mv' && BIJVOEGLIJK.has(rechts.basis ?? '') && eind.endsWith('igen'))
    return { vorm: '', delen: [...links, eind], bekend: true };
  if (rechts.vorm === 'mv' && BIJVOEGLIJK.has(begin) && !LIEVER_MEERVOUD.has(eind) && recogniseWerkwoord(eind)?.vorm === '')
    return { vorm: '', delen: [...links, eind], bekend: true };
  // jarenlang: as long as years, and nothing links.
  if (eind === 'lang' && links.at(-1) === 'en') return { vorm: '', delen: [begin, eind], bekend: true };
  const basis = rechts.basis === undefined ? undefined : begin + rechts.basis;
  return { vorm: rechts.vorm, delen: [...links, eind], bekend: true, ...(basis && { basis }) };
}

/** bezit|ster, kleuterleid|ster: who does it, and no star. */
const endsInStam = (links: readonly string[]): boolean => {
  const laatste = links.at(-1) ?? '';
  return laatste.length > 3 && !STER.has(laatste) && isWerkwoordsstam(laatste);
};

/** The left part, with its linking letters as a part of their own: the likeliest, of equals the one without them. */
function linkerdelen(tekst: string): readonly string[] | undefined {
  const mogelijk = [
    ...TUSSENLETTERS.flatMap((tussen) => {
      const delen = tekst.endsWith(tussen) ? linksMet(tekst.slice(0, tekst.length - tussen.length), tussen) : undefined;
      return delen ? [delen] : [];
    }),
    ...(tekst.length > 5 ? [linkerSamenstelling(tekst) ?? []] : []),
  ].filter((delen) => delen.length > 0);
  // bots + auto, and no bot + s: the stem of a verb before what only seems to link.
  const gewicht = (delen: readonly string[]): number =>
    delen.length === 1 && isStam(delen[0] ?? '') && delen[0]?.endsWith('s') ? 0 : weighDelen([...delen, '']);
  return mogelijk.length < 2 ? mogelijk[0] : mogelijk.reduce((beste, ander) => (gewicht(ander) < gewicht(beste) ? ander : beste));
}

/** Nouns that have -er- in the middle because their plural has it: kind-er-wagen. */
const MET_ER: ReadonlySet<string> = new Set('kind ei rund hoend been blad lam kalf lied volk goed kleed rad'.split(' '));

const GETALLEN: ReadonlySet<string> = new Set('een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '));

function linksMet(kaal: string, tussen: (typeof TUSSENLETTERS)[number]): readonly string[] | undefined {
  if (tussen === '') return isLinkerdeel(kaal) || isMeervoudsdeel(kaal) ? [kaal] : undefined;
  if (tussen === 'er') return MET_ER.has(kaal) ? [kaal, 'er'] : undefined;
  // achter|uit, achter|over: no number takes a linking e.
  if (kaal.length < 2 || (tussen === 's' && kaal.length < 3) || (tussen === 'e' && GETALLEN.has(kaal))) return undefined;
  const gevonden = (tussen === 's' ? [kaal] : stammenVoorE(kaal)).find(
    (deel) =>
      isNaamwoord(deel) ||
      canRand(deel, tussen === 's' ? KAN.metS : KAN.links | KAN.meervoud) ||
      (tussen !== 's' && isBoekdeel(deel)) ||
      isSamenstelling(deel) ||
      (tussen === 's' && (isAfgeleid(deel) || deel === 'meisje' || isKlein(deel))),
  );
  // hoge + school: the e is that of the adjective, and links nothing.
  if (tussen === 'e' && gevonden !== undefined && MET_E.has(`${kaal}e`)) return [`${kaal}e`];
  if (gevonden !== undefined) return gevonden.length < 3 && tussen === 'e' ? undefined : [gevonden, tussen];
  return tussen === 'en' && isEigenMeervoud(`${kaal}en`) ? [kaal, 'en'] : undefined;
}

/** klusje in klusjesman: the diminutive of a noun. */
const isKlein = (deel: string): boolean => {
  const klein = deel.endsWith('je') ? parseVerkleinwoord(deel) : undefined;
  return klein !== undefined && (klein.basis === undefined || isNaamwoord(klein.basis));
};

/** schildpad in schildpaddensoep. */
const isSamenstelling = (woord: string): boolean => woord.length > 6 && parseSamenstelling(woord)?.vorm === '';

/** kinderwagen, eierdop: a plural that stands on the left as it is. */
const isMeervoudsdeel = (woord: string): boolean => ['kinder', 'blader', 'eier', 'runder', 'kleder', 'hoender', 'lamme'].includes(woord);

function linkerSamenstelling(tekst: string): string[] | undefined {
  const ontleding = parseSamenstelling(tekst) ?? (tekst.endsWith('s') ? parseSamenstelling(tekst.slice(0, -1)) : undefined);
  if (!ontleding?.delen || ontleding.vorm !== '') return undefined;
  return ontleding.delen.join('').length < tekst.length && tekst.endsWith('s') ? [...ontleding.delen, 's'] : [...ontleding.delen];
}

/** stieren + vechten, prijs + geven: a word before a verb of ours, where nothing else explains the whole. */
export function parseNaamVerb(laag: string): Ontleding | undefined {
  for (let plek = 3; plek <= laag.length - KORTST_BOEKDEEL; plek++) {
    const links = isEigenInfinitief(laag.slice(plek)) ? linkerdelen(laag.slice(0, plek)) : undefined;
    if (links && isNaamwoord(links[0] ?? '')) return { vorm: '', delen: [...links, laag.slice(plek)], bekend: true };
  }
  return undefined;
}

/** Falls apart into two words we know. */
export function isTeSplitsen(laag: string): boolean {
  const [links = '', rechts = '', ...rest] = parseSamenstelling(laag)?.delen ?? [];
  return (
    rest.length === 0 && (isNaamwoord(links) || KLEINE_WOORDEN.has(links)) && isNaamwoord(meervoudInSamenstelling(rechts)?.basis ?? rechts)
  );
}

/** A filmster shines, a werkster works: behind what is a thing and the stem of a verb. */
export const isMisschienSter = (laag: string): boolean => {
  const stam = laag.endsWith('ster') ? laag.slice(0, -4) : '';
  return isNaamwoord(stam) && isWerkwoordsstam(stam) && !isDuidelijkeStam(stam, '');
};
