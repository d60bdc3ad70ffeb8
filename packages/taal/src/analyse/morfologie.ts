/**
 * Decides: what an unknown word is built of: its form, its base word and the parts of a compound. A proposal.
 * Source: Dutch inflection turned round over the word lists (plural, diminutive, comparison, verb forms, compounds).
 * Example: ontleed('brieven') -> { vorm: 'mv', basis: 'brief' }; ontleed('zonneschijn') -> delen zon+e+schijn.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { BANKWOORDEN } from '../lexicon/bankwoorden.gen.ts';
import { NAAMWOORDEN } from '../lexicon/naamwoorden.ts';
import { BIJVOEGLIJK, KLEINE_WOORDEN, OVERIG, STOFFELIJK } from '../lexicon/woordsoorten.ts';
import { UITSPRAAK } from '../lexicon/uitspraak.ts';
import { isVerkleinvorm } from './verkleinwoord.ts';
import { herkenWerkwoord, scheidbaarDeel } from './werkwoordsvormen.ts';

export interface Ontleding {
  readonly vorm: Woordvorm;
  readonly basis?: string;
  readonly delen?: readonly string[];
  /** Was the word, its base or were its parts found in a list? */
  readonly bekend: boolean;
}

const BANK: ReadonlySet<string> = new Set(BANKWOORDEN.split(' '));
const isNaamwoord = (woord: string): boolean => NAAMWOORDEN.has(woord) || UITSPRAAK.has(woord) || BANK.has(woord);
const isHeelWoord = (woord: string): boolean =>
  isNaamwoord(woord) || BIJVOEGLIJK.has(woord) || OVERIG.has(woord) || KLEINE_WOORDEN.has(woord);

export function ontleed(laag: string): Ontleding {
  if (laag.startsWith("'s ")) return { vorm: '', bekend: true };
  if (STOFFELIJK.has(laag)) return { vorm: 'bn', bekend: true };
  if (isHeelWoord(laag)) return { vorm: '', bekend: true };
  const gesplitst = splitStreepje(laag);
  if (gesplitst) return gesplitst;
  const deel = scheidbaarDeel(laag);
  if (deel) return { vorm: herkenWerkwoord(laag)?.vorm === 'vd' ? 'vd' : '', delen: [deel, laag.slice(deel.length)], bekend: true };
  const vorm = ontleedVorm(laag);
  const isZeker = vorm && vorm.vorm !== 'tt1' && (vorm.vorm !== '' || vorm.basis !== undefined || laag.endsWith('en'));
  if (isZeker) return vorm;
  return ontleedSamenstelling(laag) ?? vorm ?? { vorm: raadVorm(laag), bekend: false };
}

/** Inflection of a known word: the noun first, then comparison, then the verb. */
function ontleedVorm(laag: string): Ontleding | undefined {
  return ontleedVerkleinwoord(laag) ?? ontleedMeervoud(laag) ?? ontleedBijvoeglijk(laag) ?? ontleedWerkwoord(laag);
}

function ontleedWerkwoord(laag: string): Ontleding | undefined {
  const gevonden = herkenWerkwoord(laag);
  if (!gevonden) return undefined;
  return gevonden.vorm === '' ? { vorm: '', bekend: true } : { ...gevonden, bekend: true };
}

/** Spellings of a stem before -e(n): without it, with one consonant less, a vowel more, f for v, s for z. */
export function stammenVoorE(stam: string): string[] {
  if (/([bcdfgklmnprst])\1$/.test(stam)) return [stam.slice(0, -1)];
  const hard = stam.replace(/v$/, 'f').replace(/z$/, 's');
  const verlengd = hard.replace(/(^|[^aeiou])([aeou])([bcdfgklmnprst])$/, '$1$2$2$3');
  const eenKlinker = /^[^aeiouy]*[aeou][^aeiouy]$/.test(hard);
  return [...new Set(eenKlinker ? [verlengd] : [stam, hard, verlengd])];
}

/** Is this the infinitive or the participle of a verb we know, with or without a prefix? */
const isWerkwoordOpEn = (laag: string): boolean => laag.endsWith('n') && ['', 'vd'].includes(herkenWerkwoord(laag)?.vorm ?? 'x');

const ONREGELMATIG_MEERVOUD: Readonly<Record<string, string>> = {
  kinderen: 'kind',
  eieren: 'ei',
  kalveren: 'kalf',
  lammeren: 'lam',
  bladeren: 'blad',
  liederen: 'lied',
  volkeren: 'volk',
  goederen: 'goed',
  raderen: 'rad',
  hoenderen: 'hoen',
  runderen: 'rund',
  schepen: 'schip',
  steden: 'stad',
  leden: 'lid',
  wegen: 'weg',
  dagen: 'dag',
  paden: 'pad',
  glazen: 'glas',
  gaten: 'gat',
  bladen: 'blad',
  graven: 'graf',
  sloten: 'slot',
  schoten: 'schot',
  loten: 'lot',
  daken: 'dak',
  baden: 'bad',
  vaten: 'vat',
  holen: 'hol',
  staven: 'staf',
  goden: 'god',
  oorlogen: 'oorlog',
  hoven: 'hof',
  koeien: 'koe',
  vlooien: 'vlo',
  bedden: 'bed',
  artsen: 'arts',
  jongens: 'jongen',
  hersens: 'hersenen',
  raven: 'raaf',
  hazen: 'haas',
  rozen: 'roos',
  laarzen: 'laars',
  zonen: 'zoon',
  knieën: 'knie',
  zeeën: 'zee',
  ideeën: 'idee',
  feeën: 'fee',
  tweeën: 'twee',
};

/** Plurals that are heard more often than the infinitive spelled the same. */
const LIEVER_MEERVOUD: ReadonlySet<string> = new Set(
  'vissen planten kaarten banken platen ballen wolken bloemen boten bergen netten schermen sterren strepen knopen haken munten klokken tassen jassen kasten tanden handen kralen vlaggen kussen bussen mussen muizen huizen bomen pannen kannen ramen deuren vuren pennen potten koppen kikkers apen beren hazen rozen neuzen vazen'.split(
    ' ',
  ),
);

/** The singular of a form in -zen or -ven that nothing else explains: sluizen, kloven. */
function wisselstam(laag: string): string | undefined {
  return /[aeiouylrm][zv]en$/.test(laag) && !isHeelWoord(laag) && !herkenWerkwoord(laag)
    ? stammenVoorE(laag.slice(0, -2)).at(-1)
    : undefined;
}

/** Words that take -s: an unstressed last syllable, or a vowel. */
const MET_S =
  /(?:[bcdfghjklmnpqrstvwxz](?:el|er|en|em)|erd|aard|aar|ier|eur|ie|ee|oe|e|é|eau|eu|um|age|ing|on|in|or|ist|ant|et|am|ap|eep|ack|ilm|ub|om|oer)$/;

function ontleedMeervoud(laag: string): Ontleding | undefined {
  if (laag.endsWith("'s")) return { vorm: 'mv', basis: laag.slice(0, -2), bekend: isNaamwoord(laag.slice(0, -2)) };
  const vast = ONREGELMATIG_MEERVOUD[laag];
  if (vast && !(laag === 'graven' || laag === 'bladen')) return { vorm: 'mv', basis: vast, bekend: true };
  if (laag.endsWith('ën')) return { vorm: 'mv', basis: laag.slice(0, -2), bekend: isNaamwoord(laag.slice(0, -2)) };
  if (laag.endsWith('en') && (LIEVER_MEERVOUD.has(laag) || !isWerkwoordOpEn(laag))) {
    const stam = stammenVoorE(laag.slice(0, -2)).find((kandidaat) => isNaamwoord(kandidaat) && kandidaat.length > 1) ?? wisselstam(laag);
    if (stam) return { vorm: 'mv', basis: stam, bekend: true };
  }
  if (laag.endsWith('s') && MET_S.test(laag.slice(0, -1)) && isNaamwoord(laag.slice(0, -1)) && laag.length > 4)
    return { vorm: 'mv', basis: laag.slice(0, -1), bekend: true };
  return undefined;
}

function ontleedVerkleinwoord(laag: string): Ontleding | undefined {
  if (!isVerkleinvorm(laag, '') && !/[aeiouy']t?jes?$/.test(laag)) return undefined;
  if (!/jes?$/.test(laag) || laag.length < 5 || isHeelWoord(laag)) return undefined;
  const basis = basisVanVerkleinwoord(laag.replace(/s$/, ''));
  return basis ? { vorm: 'verkl', basis, bekend: true } : { vorm: 'verkl', bekend: false };
}

/** The word a diminutive was made of, when it is in the lists. */
function basisVanVerkleinwoord(laag: string): string | undefined {
  const je = laag.slice(0, -2);
  const kandidaten = [je];
  if (laag.endsWith('nkje')) kandidaten.push(`${laag.slice(0, -3)}g`);
  if (/[pt]je$/.test(laag)) {
    const kaal = laag.slice(0, -3);
    kandidaten.push(kaal, kaal.replace(/'$/, ''), kaal.replace(/([aou])\1$/, '$1'), kaal.replace(/ee$/, 'é'), kaal.replace(/ie$/, 'i'));
  }
  if (laag.endsWith('etje')) kandidaten.unshift(...stammenVoorE(laag.slice(0, -4)));
  const kort: Readonly<Record<string, string>> = {
    glaasje: 'glas',
    gaatje: 'gat',
    blaadje: 'blad',
    paadje: 'pad',
    lootje: 'lot',
    scheepje: 'schip',
    padje: 'pad',
    raadje: 'rad',
    vaatje: 'vat',
    slootje: 'sloot',
    hofje: 'hof',
  };
  return kort[laag] ?? kandidaten.find(isNaamwoord) ?? (laag === 'meisje' ? 'meid' : undefined);
}

function ontleedBijvoeglijk(laag: string): Ontleding | undefined {
  const basisVan = (stam: string): string | undefined => stammenVoorE(stam).find((kandidaat) => BIJVOEGLIJK.has(kandidaat));
  const trap = /^(.+?)(?:d?er|ere|dere|st|ste)$/.exec(laag);
  if (laag.endsWith('rder') && BIJVOEGLIJK.has(laag.slice(0, -3))) return { vorm: 'trap', basis: laag.slice(0, -3), bekend: true };
  if (trap && laag.endsWith('er')) {
    const basis = basisVan(laag.slice(0, -2));
    if (basis) return { vorm: 'trap', basis, bekend: true };
  }
  for (const staart of ['st', 'ste']) {
    const stam = laag.slice(0, -staart.length);
    if (laag.endsWith(staart) && BIJVOEGLIJK.has(stam) && stam !== 'oud') return { vorm: 'trap', basis: stam, bekend: true };
    if (laag.endsWith(staart) && !stam.endsWith('s') && BIJVOEGLIJK.has(`${stam}s`))
      return { vorm: 'trap', basis: `${stam}s`, bekend: true };
  }
  if (laag.endsWith('e')) {
    const basis = basisVan(laag.slice(0, -1)) ?? (laag.endsWith('ieve') ? laag.replace(/ve$/, 'f') : undefined);
    if (basis) return { vorm: '', basis, bekend: true };
  }
  return undefined;
}

function splitStreepje(laag: string): Ontleding | undefined {
  if (!/^[^-]{1,}-[^-]{2,}/.test(laag)) return undefined;
  const [links = '', ...rechts] = laag.split('-');
  return { vorm: '', delen: [links, ...rechts], bekend: true };
}

const TUSSENLETTERS = ['', 's', 'en', 'e', 'er'] as const;
const KLEINSTE_DEEL = 2;
const KORTE_DELEN: ReadonlySet<string> = new Set(['as', 'ui', 'ei', 'eb', 'op', 'af', 'in', 'om', 'na']);

/** Can this stand at the left of a compound? */
function isLinkerdeel(woord: string): boolean {
  return (
    (woord.length > KLEINSTE_DEEL || KORTE_DELEN.has(woord)) &&
    (isNaamwoord(woord) || BIJVOEGLIJK.has(woord) || KLEINE_WOORDEN.has(woord) || herkenWerkwoord(woord)?.vorm === 'tt1')
  );
}

/** Look like words at the end of a word, but nearly always are an ending. */
const GEEN_RECHTERDEEL: ReadonlySet<string> = new Set([
  'pen',
  'aar',
  'maat',
  'ent',
  'ant',
  'tie',
  'sel',
  'eel',
  'aal',
  'art',
  'eer',
  'ure',
  'lui',
  'ren',
  'tor',
  'rit',
  'ton',
]);

/** The right part decides the form of the whole. */
function rechterdeel(woord: string): Ontleding | undefined {
  if ((woord.length <= KLEINSTE_DEEL && woord !== 'ei') || GEEN_RECHTERDEEL.has(woord)) return undefined;
  if (isNaamwoord(woord) || BIJVOEGLIJK.has(woord)) return { vorm: '', bekend: true };
  return ontleedVerkleinwoordBekend(woord) ?? ontleedMeervoud(woord);
}

const ontleedVerkleinwoordBekend = (woord: string): Ontleding | undefined => {
  const verkleind = ontleedVerkleinwoord(woord);
  return verkleind?.bekend ? verkleind : undefined;
};

/** First parts that take a linking s: verjaardag-s-taart, not verjaardag-staart. */
const NEEMT_S = /(?:dag|heid|ing|schap|teit|station|bruid|dorp|leven|oorlog|stad|verkeer|varken|meisje|liefde|gezond)$/;

/** Longest right part first; linking letters only behind a noun. */
function ontleedSamenstelling(laag: string): Ontleding | undefined {
  for (let plek = 2; plek <= laag.length - 2; plek++) {
    const rechts = rechterdeel(laag.slice(plek));
    if (!rechts) continue;
    const links = linkerdelen(laag.slice(0, plek));
    if (!links || (laag.slice(plek) === 'ster' && herkenWerkwoord(laag.slice(0, plek)))) continue;
    if (laag[plek] === 's' && NEEMT_S.test(laag.slice(0, plek)) && rechterdeel(laag.slice(plek + 1))) {
      return { vorm: rechts.vorm, delen: [...links, 's', laag.slice(plek + 1)], bekend: true };
    }
    const basis = rechts.basis === undefined ? undefined : laag.slice(0, plek) + rechts.basis;
    return { vorm: rechts.vorm, delen: [...links, laag.slice(plek)], bekend: true, ...(basis && { basis }) };
  }
  return undefined;
}

/** The left part, with its linking letters as a part of their own. */
function linkerdelen(tekst: string): string[] | undefined {
  for (const tussen of TUSSENLETTERS) {
    if (!tekst.endsWith(tussen)) continue;
    const kaal = tekst.slice(0, tekst.length - tussen.length);
    if (tussen === '' && (isLinkerdeel(kaal) || isMeervoudsdeel(kaal))) return [kaal];
    if (tussen === '' || kaal.length < 3) continue;
    const stam = tussen === 's' ? [kaal] : stammenVoorE(kaal);
    const gevonden = stam.find(isNaamwoord);
    if (gevonden) return [gevonden, tussen];
  }
  return tekst.length > 5 ? linkerSamenstelling(tekst) : undefined;
}

/** kinderwagen, eierdop: a plural that stands on the left as it is. */
const isMeervoudsdeel = (woord: string): boolean => ['kinder', 'eier', 'runder', 'kleder', 'hoender', 'lamme'].includes(woord);

function linkerSamenstelling(tekst: string): string[] | undefined {
  const ontleding = ontleedSamenstelling(tekst);
  return ontleding?.delen && ontleding.vorm === '' ? [...ontleding.delen] : undefined;
}

/** Nothing was found: what the ending suggests. */
function raadVorm(laag: string): Woordvorm {
  if (/^ge[bcdfghjklmnpqrstvwz].*[aeiouy].*(?:[aeiouy].*(?:eld|erd|end)|[pk]t|[gm]d)$/.test(laag)) return 'vd';
  if (/[aeiouy].*[aeiouy].*ende$/.test(laag)) return 'td';
  return '';
}
