/**
 * Decides: of which known word a spelling is the plural, the diminutive, the inflected adjective or a degree of comparison.
 * Source: the rules for plural, diminutive and comparison of any Dutch grammar, turned round; short lists of irregular words.
 * Example: parseMeervoud('brieven') -> { vorm: 'mv', basis: 'brief' }; parseBijvoeglijk('dikker') -> { vorm: 'trap', basis: 'dik' }.
 */
import { ENGELSE_WOORDEN } from '../lexicon/engels.ts';
import { VASTE_DELEN } from '../lexicon/samenstellingen.ts';
import {
  isBankwoord,
  isBoeknaamwoord,
  isBoekverb,
  takesAlleenS,
  isHeelWoord,
  isNaamwoord,
  isRandwoord,
  isVergelijkbaar,
  standsInBoek,
} from '../lexicon/woorden.ts';
import { BIJVOEGLIJK } from '../lexicon/woordsoorten.ts';
import type { Ontleding } from './ontleding.ts';
import { isVerkleinvorm } from './verkleinwoord.ts';
import { recogniseWerkwoord, isInfinitief } from './werkwoordsvormen.ts';

/** Spellings of a stem before -e(n): without it, with one consonant less, a vowel more, f for v, s for z. */
export function stammenVoorE(stam: string): string[] {
  if (/(?:^|[^aeou])[aeiou]([bcdfgklmnprst])\1$/.test(stam)) return [stam.slice(0, -1)];
  const hard = stam.replace(/v$/, 'f').replace(/z$/, 's');
  const verlengd = hard.replace(/(^|[^aeiou]|[iou](?=a))([aeou])([bcdfgklmnprst])$/, '$1$2$2$3');
  const eenKlinker = /^[^aeiouy]*[aeou][^aeiouy]$/.test(hard);
  return [...new Set(eenKlinker ? [verlengd] : [stam, hard, verlengd])];
}

/** Is this the infinitive or the participle of a verb we know, with or without a prefix? */
const isWerkwoordOpEn = (laag: string): boolean => {
  if (!laag.endsWith('n')) return false;
  if (['', 'vd'].includes(recogniseWerkwoord(laag, { rand: true })?.vorm ?? 'x')) return true;
  // maanden and kruiden are more of something before they are the past of manen and kruien.
  return recogniseWerkwoord(laag)?.vorm === 'vt' && !/[^aeiou][dt]en$|[aeiou]{2}[dt]en$/.test(laag);
};

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
  beenderen: 'been',
  klederen: 'kleed',
  gelederen: 'gelid',
  gemoederen: 'gemoed',
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

/** A plural that no rule makes: koeien, vlooien, schepen. */
export const isEigenMeervoud = (laag: string): boolean => laag in ONREGELMATIG_MEERVOUD || laag === 'hersenen';

/** maker, loper, tekening, opening: made of a verb we know; loterij and bakkerij also of a maker. */
export const isAfgeleid = (woord: string): boolean =>
  (woord.endsWith('er') && woord.length > 4 && isInfinitief(`${woord.slice(0, -1)}n`)) ||
  (woord.endsWith('ing') && woord.length > 5 && isInfinitief(`${woord.slice(0, -3)}en`)) ||
  (/[a-z]{3}erij$/.test(woord) && (isInfinitief(`${woord.slice(0, -4)}en`) || isNaamwoord(woord.slice(0, -2))));

/** Plurals that are heard more often than the infinitive spelled the same. */
export const LIEVER_MEERVOUD: ReadonlySet<string> = new Set(
  `vissen planten kaarten banken platen ballen wolken bloemen boten bergen netten schermen sterren strepen knopen haken munten klokken tassen jassen kasten tanden
handen kralen vlaggen kussen bussen mussen muizen huizen bomen pannen kannen ramen deuren vuren pennen potten koppen kikkers apen beren hazen rozen neuzen vazen
dromen benen zakken trappen landen golven prijzen reizen grenzen groeven boeren beurzen gebouwen boeien proeven armen banden borden botten brillen broeken bruggen
daken dammen doelen dozen draden dingen ezels feesten fietsen flessen gaten gangen graden graven haren hoeken hokken hutten kaarsen kampen kanten kappen
kettingen klanken kleuren knikkers koeken korven kransen krabben kruisen kuilen lampen lijnen lijsten lippen maten manden matten messen
moppen mutsen nagels noten ogen oren paarden palmen paren peren pijlen plaatsen planken plekken ploegen poorten poten punten ratten regels ringen rokken rollen
schepen schoenen schuren slangen sloten sokken soorten spiegels spinnen sporen stallen steden stenen stemmen stoelen stokken straten stralen strikken stukken
taarten tafels talen teksten tenten tonen torens touwen vakken valken velden veren vliegen vlekken vloeren vormen vorken wapens wegen wieken wielen woorden wormen
wonden zinnen scherven schroeven troeven erven pluizen ogen oren uren lessen blokken stippen zagen zalen zeilen zolen zwanen kiezen scholen lagen bogen streken tochten blaren`.split(
    /\s+/,
  ),
);

/** Words that take -s: an unstressed last syllable, or a vowel. */
const MET_S =
  /(?:[bcdfghjklmnpqrstvwxz](?:el|er|en|em)|erd|aard|aar|ier|eur|ie|ee|oe|e|é|eau|eu|um|age|ing|on|in|or|ist|ant|et|am|ap|eep|ack|ilm|ub|om|oer|ain|und|unt|eter|ot|oot|oorn|aarn)$/;

/** Words on an unstressed -el, -er, -em or -en that have a plural on -en all the same; the others have -s (e-ANS 3.5.4). */
const STOM_MET_EN: ReadonlySet<string> = new Set(
  'engel middel maatregel artikel mossel appel aardappel wortel eikel wonder reden teken vogel duivel distel christen heiden snavel stengel letter hersen lauwer mirakel'.split(
    ' ',
  ),
);

/** giebelen and schemeren are verbs: giebel and schemer would have -s. What keeps its letters before -en and ends like this has a stumm e. */
const isStomMeervoud = (stam: string, laag: string): boolean =>
  laag === `${stam}en` && /[aeiouy].*[bcdfghjklmnpqrstvwxz]e[lrnm]$/.test(stam) && !STOM_MET_EN.has(stam);

const isOokVerleden = (stam: string, laag: string): boolean =>
  /^(?:be|ge|ver|ont|her)/.test(stam) && recogniseWerkwoord(stam)?.vorm === 'vd' && recogniseWerkwoord(laag)?.vorm === 'vt';

/** As the right part of a compound it is a plural even where a verb is spelled the same: boom+stammen. */
export const meervoudInSamenstelling = (laag: string): Ontleding | undefined => parseMeervoud(laag, true);

/** A short noun that only the dictionary has, and a verb of it: strekken is what one does. A longer one is mostly put together (sneeuwbal). */
const LANGSTE_KALE = 6;

export function parseMeervoud(laag: string, inSamenstelling = false): Ontleding | undefined {
  if (laag.endsWith("'s")) return { vorm: 'mv', basis: laag.slice(0, -2), bekend: isNaamwoord(laag.slice(0, -2)) };
  // Nobody has one hersen.
  if (laag === 'hersenen') return { vorm: 'mv', bekend: true };
  const vast = ONREGELMATIG_MEERVOUD[laag];
  if (vast) return { vorm: 'mv', basis: vast, bekend: true };
  // kanoën is a verb: more than one is kano's.
  if (laag.endsWith('ën') && /[ei]$/.test(laag.slice(0, -2)) && !isBoekverb(laag)) return withTrema(laag);
  if (/[a-z]{3}heden$/.test(laag)) return { vorm: 'mv', basis: laag.replace(/heden$/, 'heid'), bekend: true };
  // organisme, mechanisme: of them the plural has -n.
  if (/[a-z]{3}ismen$/.test(laag)) return { vorm: 'mv', basis: laag.slice(0, -1), bekend: true };
  if (laag.endsWith('en') && laag.length > 3 && (inSamenstelling || LIEVER_MEERVOUD.has(laag) || !isWerkwoordOpEn(laag))) {
    // bedankten is the past: a participle has no plural of its own that is not said of people.
    const stammen = stammenVoorE(laag.slice(0, -2)).filter(
      (stam) =>
        !/[aou]$/.test(stam) &&
        !(isStomMeervoud(stam, laag) && (isInfinitief(laag) || isBoekverb(laag) || !(standsInBoek(stam) || isNaamwoord(stam)))) &&
        !isOokVerleden(stam, laag) &&
        !ENGELSE_WOORDEN.has(stam),
    );
    const stam =
      stammen.find(
        (kandidaat) =>
          isNaamwoord(kandidaat) &&
          kandidaat.length > 1 &&
          (inSamenstelling || STOM_MET_EN.has(kandidaat) || !takesAlleenS(kandidaat) || !isBoekverb(laag)),
      ) ??
      stammen.find(
        (kandidaat) =>
          isRandwoord(kandidaat) && !takesAlleenS(kandidaat) && (inSamenstelling || kandidaat.length > LANGSTE_KALE || !isBoekverb(laag)),
      ) ??
      (inSamenstelling
        ? undefined
        : stammen.find((kandidaat) => isBoeknaamwoord(kandidaat) && (kandidaat.length > LANGSTE_KALE || !isBoekverb(laag))));
    if (stam) return { vorm: 'mv', basis: stam, bekend: true };
  }
  // seconden, bladzijden: a noun on -e that takes an n.
  if (laag.endsWith('en') && laag.length > 4 && isNaamwoord(laag.slice(0, -1)) && !isWerkwoordOpEn(laag))
    return { vorm: 'mv', basis: laag.slice(0, -1), bekend: true };
  if (
    laag.endsWith('s') &&
    !laag.endsWith('dags') &&
    (MET_S.test(laag.slice(0, -1)) ||
      takesAlleenS(laag.slice(0, -1)) ||
      ENGELSE_WOORDEN.has(laag.slice(0, -1)) ||
      /[aeiouy]+[^aeiouy]+[aeiouy]+.*[^sxz]s$/.test(laag)) &&
    !standsInBoek(laag) &&
    (isNaamwoord(laag.slice(0, -1)) ||
      isRandwoord(laag.slice(0, -1)) ||
      isAfgeleid(laag.slice(0, -1)) ||
      (!inSamenstelling && isBoeknaamwoord(laag.slice(0, -1)))) &&
    laag.length > 4
  )
    return { vorm: 'mv', basis: laag.slice(0, -1), bekend: true };
  return undefined;
}

/** zeeën is of zee, bacteriën of bacterie. */
function withTrema(laag: string): Ontleding {
  const kaal = laag.slice(0, -2);
  // More than one ski is ski's: skiën is what one does.
  const basis = [...(kaal.endsWith('i') ? [] : [kaal]), `${kaal}e`].find(
    (woord) => isNaamwoord(woord) || isRandwoord(woord) || isBoeknaamwoord(woord),
  );
  return { vorm: 'mv', basis: basis ?? (kaal.endsWith('i') ? `${kaal}e` : kaal), bekend: basis !== undefined };
}

/** Endings that only plurals of longer words have: krokussen, toeristen, studenten. */
const ZEKER_MEERVOUD: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiou].*)ussen$/, 'us'],
  [/nissen$/, 'nis'],
  [/(?<=[aeiou].*[aeiou].*ing)en$/, ''],
  [/(?<=^(?!be|ge|ver|ont|her).*[aeiou].*)ianen$/, 'iaan'],
  // kandidaten, coördinaten; who is uitpraten or achterlaten does something.
  [/(?<=^(?!be|ge|ver|ont|her).*[aeiouyö].*(?:[dkmnt]|(?<![pt])r))aten$/, 'aat'],
  // noedels, rekels: of an ending with a stumm e.
  [/(?<=[aeiou].*[^aeiou]el)s$/, ''],
  [/(?<=[aeiou].*[aeiou].*(?:ist|ant|ent|teit|ling|iek|oog))en$/, ''],
  [/(?<=^(?!be|ge|ver|ont|her).*[aeiou].*(?:iet|ein|oen|aal|aan))en$/, ''],
];

/** The singular of a form in -zen or -ven that nothing else explains: sluizen, golven. */
export function guessMeervoud(laag: string): Ontleding | undefined {
  const vast = ZEKER_MEERVOUD.find(([patroon]) => patroon.test(laag));
  if (vast) return { vorm: 'mv', basis: laag.replace(vast[0], vast[1]), bekend: false };
  if (!/(?:[lr]|ie|oe|eu|ui|ij|ei|au|ou)[zv]en$/.test(laag) || isHeelWoord(laag) || recogniseWerkwoord(laag, { rand: true }))
    return undefined;
  const basis = stammenVoorE(laag.slice(0, -2)).at(-1);
  return basis === undefined ? undefined : { vorm: 'mv', basis, bekend: false };
}

/** `inSamenstelling`: also one that stands in our lists as it is: rugzakje. */
export function parseVerkleinwoord(laag: string, inSamenstelling = false): Ontleding | undefined {
  if (!isVerkleinvorm(laag, '') && !/[aeiouy']t?jes?$/.test(laag)) return undefined;
  if (!/jes?$/.test(laag) || /ijes?$/.test(laag) || laag.length < 5 || (!inSamenstelling && isHeelWoord(laag))) return undefined;
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
  // pakketje is of pakket: behind a k, p, t, f or s the ending is -je.
  if (/[^kptfs]etje$/.test(laag)) kandidaten.unshift(...stammenVoorE(laag.slice(0, -4)));
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
  return (
    kort[laag] ??
    kandidaten.find(isNaamwoord) ??
    kandidaten.find((woord) => isRandwoord(woord) || isBoeknaamwoord(woord)) ??
    (laag === 'meisje' ? 'meid' : undefined)
  );
}

/** zeldzamer, kostbaarst, veiligere: an adjective made with a suffix; undefined for other words. */
function trapVanAfgeleid(laag: string): string | undefined {
  const lang = /^(.{3,})(zam|bar)ere?$/.exec(laag);
  if (lang) return `${lang[1]}${lang[2] === 'zam' ? 'zaam' : 'baar'}`;
  const kort = /^(.{2,}(?:zaam|baar|[^aeiou]ig|lijk|[ns]g?rijk))(?:ere?|ste?)$/.exec(laag);
  if (!kort?.[1] || /^(?:kr|gel|vergel|bekl)ijk/.test(laag)) return undefined;
  return kort[1].endsWith('ig') && !isHeelWoord(kort[1]) ? undefined : kort[1];
}

/** brutaler, gemeenste: a degree of an adjective that only the dictionary has as one. A droger dries, and an opener opens. */
function trapVanWoordenboek(laag: string): string | undefined {
  if (laag.length < 6 || isAfgeleid(laag) || isRandwoord(laag) || laag.endsWith('tiger')) return undefined;
  const [, lang] = /^(.+?[^r])ere?$/.exec(laag) ?? /^(.+r)dere?$/.exec(laag) ?? [];
  if (lang !== undefined) return stammenVoorE(lang).find(isVergelijkbaar);
  const [, stam = ''] = /^(.+?)ste?$/.exec(laag) ?? [];
  return [stam, `${stam}s`].find((woord) => woord.length > 2 && isVergelijkbaar(woord));
}

export function parseBijvoeglijk(laag: string): Ontleding | undefined {
  // twintigste tells the order.
  if (/(?:tig|honderd|duizend)ste$/.test(laag)) return undefined;
  const basisVan = (stam: string): string | undefined => stammenVoorE(stam).find((kandidaat) => BIJVOEGLIJK.has(kandidaat));
  if (laag.endsWith('ere')) {
    const basis = laag.endsWith('rdere') && BIJVOEGLIJK.has(laag.slice(0, -4)) ? laag.slice(0, -4) : basisVan(laag.slice(0, -3));
    if (basis) return { vorm: 'trap', basis, bekend: true };
  }
  const afgeleid = trapVanAfgeleid(laag);
  if (afgeleid !== undefined) return { vorm: 'trap', basis: afgeleid, bekend: isHeelWoord(afgeleid) };
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
    // nieuwsgierige is of nieuwsgierig, which is no nieuws + gierig.
    const heel = laag.slice(0, -1);
    if (/(?:[^aeiou]ig|lijk|isch)$/.test(heel) && isBankwoord(heel) && !VASTE_DELEN.has(heel))
      return { vorm: '', basis: heel, bekend: true };
    const basis = basisVan(heel) ?? (laag.endsWith('ieve') ? laag.replace(/ve$/, 'f') : undefined);
    if (basis) return { vorm: '', basis, bekend: true };
  }
  const geleend = trapVanWoordenboek(laag);
  return geleend === undefined ? undefined : { vorm: 'trap', basis: geleend, bekend: true };
}

/** smaakvol, waardevol: vol behind a noun says how something is, and is half a suffix: no compound, and its e links nothing. */
const VOL = /^([a-zë]{3,})(vol(?:le|ler|lere|st|ste)?)$/;
/** How full, or as much as goes in: stampvol and handvol are made of two words. */
const VOOR_VOL: ReadonlySet<string> = new Set('half over bom prop stamp tjok ram nok eivol top hand arm mond zak buik'.split(' '));
export function splitVol(laag: string): readonly [string, string] | undefined {
  const [, links = '', eind = ''] = VOL.exec(laag) ?? [];
  const naam = [links, links.replace(/s$/, '')].some((woord) => isNaamwoord(woord) || isRandwoord(woord) || isBoeknaamwoord(woord));
  return naam && !VOOR_VOL.has(links) ? [links, eind] : undefined;
}

/** waardevolle is of waardevol. */
export function parseVol(laag: string): Ontleding | undefined {
  const vol = splitVol(laag);
  if (!vol) return undefined;
  return {
    vorm: /l(?:e|st)/.test(vol[1]) && vol[1] !== 'volle' ? 'trap' : '',
    bekend: true,
    ...(vol[1] !== 'vol' && { basis: `${vol[0]}vol` }),
  };
}
