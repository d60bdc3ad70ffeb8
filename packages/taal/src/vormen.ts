/**
 * Decides: the plural, the diminutive and the degrees of comparison of a Dutch word.
 * Source: the rules of any Dutch grammar over open and closed syllables, with short lists of irregular words.
 * Example: meervoudVan('brief') === 'brieven'; verkleinwoordVan('koning') === 'koninkje'; vergrotendeTrap('duur') === 'duurder'.
 */
import { splitFonemen } from './klank/fonemen.ts';
import { pronounce } from './klank/uitspraak.ts';

const MEERVOUD: Readonly<Record<string, string>> = {
  kind: 'kinderen',
  ei: 'eieren',
  kalf: 'kalveren',
  lam: 'lammeren',
  blad: 'bladeren',
  lied: 'liederen',
  volk: 'volkeren',
  rad: 'raderen',
  rund: 'runderen',
  schip: 'schepen',
  stad: 'steden',
  lid: 'leden',
  weg: 'wegen',
  dag: 'dagen',
  pad: 'paden',
  glas: 'glazen',
  gat: 'gaten',
  graf: 'graven',
  slot: 'sloten',
  schot: 'schoten',
  lot: 'loten',
  dak: 'daken',
  bad: 'baden',
  vat: 'vaten',
  hol: 'holen',
  staf: 'staven',
  god: 'goden',
  oorlog: 'oorlogen',
  hof: 'hoven',
  smid: 'smeden',
  gebrek: 'gebreken',
  gebed: 'gebeden',
  bevel: 'bevelen',
  hertog: 'hertogen',
  bedrag: 'bedragen',
  slag: 'slagen',
  koe: 'koeien',
  vlo: 'vlooien',
  museum: 'museums',
  jongen: 'jongens',
  broer: 'broers',
  oom: 'ooms',
  zoon: 'zonen',
  gans: 'ganzen',
  lens: 'lenzen',
  grens: 'grenzen',
  gids: 'gidsen',
  film: 'films',
  club: 'clubs',
  kok: 'koks',
  quiz: 'quizzen',
  exemplaar: 'exemplaren',
  restaurant: 'restaurants',
  miljonair: 'miljonairs',
  trottoir: 'trottoirs',
  toilet: 'toiletten',
  allergie: 'allergieën',
  tram: 'trams',
  jeep: 'jeeps',
  champignon: 'champignons',
  compagnon: 'compagnons',
  team: 'teams',
  hotel: 'hotels',
  fotograaf: 'fotografen',
  kous: 'kousen',
  paus: 'pausen',
  eis: 'eisen',
  hals: 'halzen',
  pels: 'pelzen',
  beurs: 'beurzen',
  vers: 'verzen',
  laars: 'laarzen',
  idee: 'ideeën',
  orchidee: 'orchideeën',
  trofee: 'trofeeën',
  bacterie: 'bacteriën',
  kolonie: 'koloniën',
  porie: 'poriën',
  olie: 'oliën',
  dal: 'dalen',
  kievit: 'kieviten',
  lemmet: 'lemmeten',
  kapitein: 'kapiteins',
  eekhoorn: 'eekhoorns',
  hoorn: 'hoorns',
  neushoorn: 'neushoorns',
  pinguïn: 'pinguïns',
  robot: 'robots',
  tablet: 'tablets',
  laptop: 'laptops',
  ticket: 'tickets',
  step: 'steps',
  caravan: 'caravans',
  camping: 'campings',
  croissant: 'croissants',
  skateboard: 'skateboards',
  telefoon: 'telefoons',
};
const VERKLEIND: Readonly<Record<string, string>> = {
  gat: 'gaatje',
  blad: 'blaadje',
  glas: 'glaasje',
  pad: 'paadje',
  schip: 'scheepje',
  vat: 'vaatje',
  lot: 'lootje',
  bloem: 'bloemetje',
  weg: 'weggetje',
  vlag: 'vlaggetje',
  kip: 'kippetje',
  pop: 'poppetje',
  rib: 'ribbetje',
  big: 'biggetje',
  rug: 'ruggetje',
  brug: 'bruggetje',
  kind: 'kindje',
  jongen: 'jongetje',
  boterham: 'boterhammetje',
  zebrapad: 'zebrapaadje',
};

/** Things in -ier; who does something (portier, koerier) has an s. */
const DING_OP_IER = /(?:manier|papier|kwartier|formulier|scharnier|klavier|rivier|banier|laurier|vizier)$/;

const KORT_EIND = /(?:^|[^aeiou])[aeiou]([bcdfgklmnprst])$/;
const STOM_EIND = /[aeiouy].*[^aeiou](?:e[lrmn]|erd)$/;

interface Feiten {
  readonly groepen: number;
  /** Does the word end in a stumm -el, -er, -en or -em? */
  readonly stom: boolean;
  /** Klankgroepen behind the stressed one; 0 when the last one is stressed. */
  readonly naKlemtoon: number;
}

function feitenVan(woord: string): Feiten {
  const ipa = pronounce({ laag: woord, vorm: '', delen: [{ tekst: woord, start: 0, end: woord.length, tussen: false }] });
  const klinkers = splitFonemen(ipa).filter((foneem) => foneem.klinker);
  const beklemd = klinkers.findIndex((foneem) => foneem.klemtoon);
  return {
    groepen: klinkers.length,
    stom: STOM_EIND.test(woord) && /ə[lrmn]t?$/.test(ipa),
    naKlemtoon: beklemd < 0 ? 0 : klinkers.length - 1 - beklemd,
  };
}

/** A stem in front of an ending with a vowel: boom -> bom-, bal -> ball-, brief -> briev-, huis -> huiz-. */
function stamVoorKlinker(woord: string, { stom, groepen, naKlemtoon }: Feiten): string {
  const kort = KORT_EIND.test(woord) && !stom;
  if (kort && !(groepen > 1 && naKlemtoon > 0 && /(?:ig|ik|es|et)$/.test(woord))) return woord + woord.slice(-1);
  const open = woord.replace(/([aeou])\1([bcdfghjklmnpqrstvwxz])$/, '$1$2');
  const lang = open !== woord || /(?:ie|oe|eu|ui|ij|ei|au|ou|[lr])[fs]$/.test(woord);
  return lang && !/(?:rs|ls|ns|ks|ps|ts|ans|graaf|soof)$/.test(woord) ? open.replace(/f$/, 'v').replace(/s$/, 'z') : open;
}

/** Last parts of compounds whose short vowel becomes long, or that change otherwise: verjaardag, zwembad, ruimteschip. */
const LAATSTE_DEEL = /^(.{3,})(dag|weg|pad|bad|schip|stad|glas|gat|slag|schot|kind|lied|lid|blad)$/;
/** A tortoise is no path, and no glass wall is a glass. */
const GEEN_DEEL: ReadonlySet<string> = new Set(['schildpad', 'matglas']);

function meervoudVanDeel(woord: string): string | undefined {
  const [, begin = '', deel = ''] = GEEN_DEEL.has(woord) ? [] : (LAATSTE_DEEL.exec(woord) ?? []);
  return deel === '' ? undefined : begin + (MEERVOUD[deel] ?? '');
}

/** More than one. */
export function meervoudVan(woord: string): string {
  const vast = MEERVOUD[woord] ?? meervoudVanDeel(woord);
  if (vast) return vast;
  if (/(?<!sc)heid$/.test(woord)) return `${woord.slice(0, -4)}heden`;
  if (/(?:[a-z]{2}ic|alumn)us$/.test(woord)) return `${woord.slice(0, -2)}i`;
  if (/[^aeiou][aiouy]$|[iue][ao]$/.test(woord)) return `${woord}'s`;
  if (/(?:zee|knie|idee|fee|twee)$|^[^aeiou]+ee$/.test(woord)) return `${woord}ën`;
  if (woord.endsWith('ie') && feitenVan(woord).naKlemtoon === 0) return `${woord}ën`;
  if (/(?:e|é|ie|ee|oe|eau|eu)$/.test(woord)) return `${woord}s`;
  const feiten = feitenVan(woord);
  const { stom, groepen, naKlemtoon } = feiten;
  if (naKlemtoon > 0 && /[bcdfghjklmnprstvz]um$/.test(woord)) return `${woord}s`;
  if (naKlemtoon > 0 && /(?:t|ss|d)or$/.test(woord)) return `${woord.slice(0, -2)}oren`;
  return stom || (groepen > 1 && /(?:aar|erd|aard|eur|ier)$/.test(woord) && !DING_OP_IER.test(woord))
    ? `${woord}s`
    : `${stamVoorKlinker(woord, feiten)}en`;
}

/** A small one. */
export function verkleinwoordVan(woord: string): string {
  const vast = VERKLEIND[woord];
  if (vast) return vast;
  if (woord.endsWith('y')) return `${woord}'tje`;
  if (/[^aeiou][aou]$|[iue][ao]$/.test(woord)) return `${woord}${woord.slice(-1)}tje`;
  if (woord.endsWith('é')) return `${woord.slice(0, -1)}eetje`;
  if (/[^aeiou]i$/.test(woord)) return `${woord}etje`;
  if (/(?:[aeiou]|ij|w)$/.test(woord)) return `${woord}tje`;
  return opMedeklinker(woord, feitenVan(woord));
}

/** Persons in -ling keep their g: leerlingetje. */
const PERSOON_OP_LING = /(?:leer|twee|drie|zuige|lieve|vreemde|dorpe|sterve|gunste)ling$/;

function opMedeklinker(woord: string, { stom, groepen, naKlemtoon }: Feiten): string {
  if (woord.endsWith('ing') && groepen > 1)
    return naKlemtoon > 1 || PERSOON_OP_LING.test(woord) ? `${woord}etje` : `${woord.slice(0, -1)}kje`;
  if (woord.endsWith('ng')) return `${woord}etje`;
  if (!stom && KORT_EIND.test(woord) && /[lmnr]$/.test(woord) && naKlemtoon === 0) return `${woord}${woord.slice(-1)}etje`;
  if (woord.endsWith('m')) return `${woord}pje`;
  return /[lnr]$/.test(woord) ? `${woord}tje` : `${woord}je`;
}

/** Bigger: groter, dikker, duurder, grijzer. */
export function vergrotendeTrap(woord: string): string {
  const vast: Readonly<Record<string, string>> = { goed: 'beter', veel: 'meer', weinig: 'minder', graag: 'liever' };
  if (vast[woord]) return vast[woord];
  return woord.endsWith('r') ? `${woord}der` : `${stamVoorKlinker(woord, feitenVan(woord))}er`;
}

/** Biggest; undefined for words that take `meest` (vast, juist). */
export function overtreffendeTrap(woord: string): string | undefined {
  const vast: Readonly<Record<string, string>> = { goed: 'best', veel: 'meest', weinig: 'minst', graag: 'liefst' };
  if (vast[woord]) return vast[woord];
  if (/st$|isch$/.test(woord)) return undefined;
  return woord.endsWith('s') ? `${woord}t` : `${woord}st`;
}

/** Other forms that can be as right as this plural or diminutive: groentes beside groenten, bloempje beside bloemetje. */
export function andereVormen(woord: string, basis: string, vorm: 'mv' | 'verkl'): string[] {
  const alle =
    vorm === 'verkl' ? [verkleinwoordVan(basis)] : [meervoudVan(basis), ...(basis.endsWith('e') ? [`${basis}s`, `${basis}n`] : [])];
  return [...new Set(alle)].filter((ander) => ander !== woord);
}
