/**
 * Decides: what an unknown word is built of: its form, its base word and the parts of a compound. A proposal.
 * Source: Dutch inflection turned round over the word lists (plural, diminutive, comparison, verb forms, compounds).
 * Example: parseWoord('brieven') -> { vorm: 'mv', basis: 'brief' }; parseWoord('zonneschijn') -> delen zon+e+schijn.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { endsInBeklemdEren } from '../lexicon/eren.ts';
import { VASTE_DELEN } from '../lexicon/samenstellingen.ts';
import {
  beginsInBank,
  canRand,
  isBankwoord,
  isBoeknaamwoord,
  isBoekstam,
  isBoekverb,
  isHeelWoord,
  isNaamwoord,
  isOokAnderWoord,
  isRandwoord,
  isVergelijkbaar,
  KAN,
  standsInBoek,
} from '../lexicon/woorden.ts';
import { BIJVOEGLIJK, KLEINE_WOORDEN, STER, STOFFELIJK } from '../lexicon/woordsoorten.ts';
import {
  isAfgeleid,
  isEigenMeervoud,
  parseBijvoeglijk,
  parseMeervoud,
  parseVerkleinwoord,
  parseVol,
  splitVol,
  guessMeervoud,
  stammenVoorE,
} from './buiging.ts';
import type { Ontleding } from './ontleding.ts';
import { parseNaamVerb, parseSamenstelling, TWIJFEL_DELEN, weighDelen } from './samenstelling.ts';
import { hasVoorvoegsel, ONSCHEIDBAAR, splitWoordVerb } from '../werkwoord/voorvoegsels.ts';
import {
  deelwoordMetVoorvoegsel,
  isEigenInfinitief,
  isInfinitief,
  recogniseWerkwoord,
  isDuidelijkeStam,
  isWerkwoordsstam,
  parseVoorTegenwoordig,
  scheidbaarDeel,
} from './werkwoordsvormen.ts';

/** Noordzee, Zuidpool: a name is no compound that a child has to put together, and is said as one: the d of Noord is a t. */
const WINDSTREEK = /^(Noord|Oost|West|Zuid)(?=[a-z]{3})/;
/** Noordzee + kust, and the Noord of it by itself. */
const NAAR_ZEE = /^(Noord|Oost|West|Zuid)(zee|pool)([a-z]{3,})$/;
/** zesentwintig is said zes-en-twintig, and its en is the word en: no linking letters, no ze-sen. */
const TELWOORD =
  /^(een|twee|drie|vier|vijf|zes|zeven|acht|negen)(en|ën)((?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)(?:ste)?)$/;

/** The pieces a word is said in that are no parts of a compound; undefined for all other words. */
export function leesdelenVan(woord: string): readonly string[] | undefined {
  const heel = splitVol(woord.toLowerCase()) ?? NAAR_ZEE.exec(woord)?.slice(1);
  if (heel) return heel;
  const streek = WINDSTREEK.exec(woord)?.[0];
  if (streek !== undefined && isHeelWoord(woord.slice(streek.length))) return [streek, woord.slice(streek.length)];
  const getal = TELWOORD.exec(woord.toLowerCase()) ?? /^(zeven|negen)(tiende)$/.exec(woord) ?? /^(.{3,}ens)(waard(?:ig.*)?)$/.exec(woord);
  return getal ? getal.slice(1).filter((stuk) => stuk !== undefined) : undefined;
}

/** The surest explanation first: a word of a list, a form of a known word, known parts, and only then a guess. */
export function parseWoord(laag: string): Ontleding {
  if (laag.startsWith("'s ")) return { vorm: '', bekend: true };
  if (TELWOORD.test(laag)) return { vorm: '', bekend: true };
  if (STOFFELIJK.has(laag)) return { vorm: 'bn', bekend: true };
  const vast = VASTE_DELEN.get(laag);
  if (vast) return { vorm: '', delen: vast, bekend: true };
  if (isHeelWoord(laag)) return { vorm: '', bekend: true };
  if (isEigenMeervoud(laag)) return parseMeervoud(laag) ?? { vorm: 'mv', bekend: true };
  return (
    parseVol(laag) ??
    splitStreepje(laag) ??
    parseScheidbaar(laag) ??
    parseWoordVerb(laag) ??
    parseVoorDeelwoord(laag) ??
    parseVoorTegenwoordig(laag) ??
    withDelen(laag, parseOnbekend(laag))
  );
}

/** den + en + bos: two nouns of ours with -en- between them, however short. */
const isVastGelijmd = ([eerste = '', midden, laatste = '', ...rest]: readonly string[]): boolean =>
  midden === 'en' && rest.length === 0 && isNaamwoord(eerste) && isNaamwoord(laatste);

/** More of a compound, or a small one, has the parts of that compound: sprinkhaan, sprinkhanen. */
function withDelen(laag: string, ontleding: Ontleding): Ontleding {
  const { basis, vorm, delen } = ontleding;
  if (basis === undefined || delen || (vorm !== 'mv' && vorm !== 'verkl')) return ontleding;
  const vast = VASTE_DELEN.get(basis);
  if (
    !vast &&
    (isBankwoord(basis) || isVoorvoegselwoord(basis) || (isAfgeleid(basis) && /^(?:aan|achter|af|door|in|om|op|over|uit|voor)/.test(basis)))
  )
    return ontleding;
  const doener = vast ? undefined : parseDoener(basis);
  const vanBasis = vast ?? doener ?? parseSamenstelling(basis)?.delen;
  // personen|auto's: as it is written, and not as its parts are.
  const laatste = vanBasis?.at(-1) ?? '';
  const begin = basis.slice(0, basis.length - laatste.length);
  // Parts that an editor wrote down need no weighing.
  if (
    !vanBasis ||
    !basis.endsWith(laatste) ||
    !laag.startsWith(begin) ||
    (!vast && !doener && !isVastGelijmd(vanBasis) && weighDelen(vanBasis) >= (isHeelWoord(basis) ? 1 : TWIJFEL_DELEN))
  )
    return ontleding;
  return { ...ontleding, delen: [...vanBasis.slice(0, -1), laag.slice(begin.length)] };
}

/** verstopping, bezoeker: made of a verb with a prefix, and no vers + topping. An onderzoeker is one who zoekt, in two parts. */
const isVoorvoegselwoord = (laag: string): boolean => {
  const infinitief = laag.endsWith('ing') ? `${laag.slice(0, -3)}en` : laag.endsWith('er') ? `${laag.slice(0, -1)}n` : '';
  return /^(?:be|er|her|ont|ver)/.test(infinitief) && hasVoorvoegsel(infinitief) && isInfinitief(infinitief);
};

/** gekraai, geblaf: ge- before the stem of a verb is what one does all the time, and no compound of gek. */
const isGewoord = (laag: string): boolean => laag.startsWith('ge') && isWerkwoordsstam(laag.slice(2));

/** What makes one verb with what follows: an uitgever geeft uit, and is no uit + gever. */
const PARTIKEL = /^(?:aan|achter|af|bij|door|in|mee|na|om|onder|op|over|terug|toe|uit|voor|weg|tegen|binnen|buiten|be|ver|ont|her|er|ge)/;

/** was + knijper, waar + zegger, vol + treffer: who or what does it, of a verb of ours, behind a word of its own. A deelnemer is of one verb. */
function parseDoener(laag: string): readonly string[] | undefined {
  if (!laag.endsWith('er') || PARTIKEL.test(laag) || VASTE_DELEN.has(`${laag.slice(0, -1)}n`)) return undefined;
  for (let plek = 3; plek <= laag.length - 5; plek++) {
    const [links, rest] = [laag.slice(0, plek), laag.slice(plek)];
    if (isHeelWoord(links) && !rest.startsWith('s') && isEigenInfinitief(`${rest.slice(0, -1)}n`) && !PARTIKEL.test(rest))
      return [links, rest];
  }
  return undefined;
}

/** ademhaling: of the verb ademhalen, which is a word and a verb itself. */
const isVanWoordVerb = (laag: string): boolean => laag.endsWith('ing') && splitWoordVerb(`${laag.slice(0, -3)}en`) !== undefined;

/** speelster: who does it, of the stem of a verb. */
const isDoenster = (laag: string): boolean => laag.endsWith('ster') && !STER.has(laag.slice(0, -4)) && isWerkwoordsstam(laag.slice(0, -4));

/** knarse + tanden, schudde + bollen: what one does with a part of the body, with an e behind the stem. */
function parseLichaam(laag: string): Ontleding | undefined {
  const [, links = '', rechts = ''] = /^([a-z]{3,}e)(tanden|bollen|baarden|benen|voeten|ogen|kloppen|pinken)$/.exec(laag) ?? [];
  const stam = links.slice(0, -1).replace(/([bdfgklmnprst])\1$/, '$1');
  return stam !== '' && isInfinitief(laag) && isWerkwoordsstam(stam) ? { vorm: '', delen: [links, rechts], bekend: true } : undefined;
}

/** benevelen, bestraten: by the dictionary a verb with a prefix, and no been + e + velen. */
const isVoorvoegselverb = (laag: string): boolean => /^(?:be|ver|ont|her|er|ge)/.test(laag) && isBoekverb(laag);

/** rondvaart, achternamen: a verb of two parts is seldom written as one in the present or the past; two nouns are. */
const isLosVerleden = (laag: string, { vorm }: Ontleding): boolean =>
  (vorm === 'tt3' || vorm === 'vt') && /^(?:rond|achter|binnen|buiten|voor|tegen|samen|thuis|vol|open)[a-z]{4}/.test(laag);

/** nauwkeurigheid is of nauwkeurig, and no nauw + keurigheid. */
const isHeidVan = (laag: string): boolean => laag.endsWith('heid') && isBankwoord(laag.slice(0, -4));

/** recht + op, dubbel + op, recht + door: how, and which way. */
const RICHTING = /^([a-z]{4,}|vol)(op|door|af|uit)$/;
function parseRichting(laag: string): Ontleding | undefined {
  const [, links = '', rechts = ''] = RICHTING.exec(laag) ?? [];
  return BIJVOEGLIJK.has(links) ? { vorm: '', delen: [links, rechts], bekend: true } : undefined;
}

/** A form of a noun that only the dictionary has, and that may be a compound of words we know (bushokje, zonnepanelen). */
const isVanBoek = ({ vorm, basis }: Ontleding): boolean =>
  (vorm === 'mv' || vorm === 'verkl') &&
  basis !== undefined &&
  !isNaamwoord(basis) &&
  (isBoeknaamwoord(basis) || (vorm === 'verkl' && isRandwoord(basis)));

function parseOnbekend(laag: string): Ontleding {
  const lichaam = parseLichaam(laag) ?? parseRichting(laag);
  if (lichaam) return lichaam;
  if (isHeidVan(laag)) return { vorm: '', bekend: true };
  const vorm = parseVorm(laag);
  const naam = vorm && isLosVerleden(laag, vorm) ? parseSamenstelling(laag) : undefined;
  if (naam?.delen && weighDelen(naam.delen, naam.basis?.slice(laag.length - (naam.delen.at(-1)?.length ?? 0))) === 0) return naam;
  // verstenen is a verb that only the dictionary has, and no vers + tenen; dagdromen is one that is made of words we know.
  if (vorm === undefined && isBoekverb(laag)) {
    const samen = isVoorvoegselverb(laag) || endsInBeklemdEren(laag) ? undefined : (parseSamenstelling(laag) ?? parseNaamVerb(laag));
    const laatste = samen?.delen?.at(-1) ?? '';
    const licht =
      samen?.delen !== undefined &&
      isNaamwoord(samen.delen[0] ?? '') &&
      (isEigenInfinitief(laatste) || weighDelen(samen.delen, samen.basis?.slice(laag.length - laatste.length)) < TWIJFEL_DELEN);
    return { vorm: '', bekend: true, ...(licht && { delen: samen.delen }) };
  }
  // sneeuwballen, zonnebaden: a verb that is made of words we know is said as those.
  if (vorm?.vorm === '' && vorm.bekend && !isEigenInfinitief(laag) && !isBankwoord(vorm.basis ?? '') && !isVoorvoegselverb(laag)) {
    const samen = parseSamenstelling(laag);
    const [eerste = '', laatste = ''] = [samen?.delen?.[0], samen?.delen?.at(-1)];
    if (
      samen?.delen &&
      (isNaamwoord(eerste) || (eerste.length > 3 && isWerkwoordsstam(eerste))) &&
      (eerste.length > 3 || beginsInBank(eerste) || (laatste.length > 5 && isEigenInfinitief(laatste))) &&
      weighDelen(samen.delen, samen.basis?.slice(laag.length - laatste.length)) < TWIJFEL_DELEN
    )
      return { vorm: '', delen: samen.delen, bekend: true };
  }
  // versieringen and versierinkje are of versiering, which is of a verb with a prefix, and of no ring.
  const [, van, eind = ''] = /^(.+?)(ingen|inkjes?)$/.exec(laag) ?? [];
  if (van !== undefined && isVoorvoegselwoord(`${van}ing`))
    return { vorm: eind === 'ingen' ? 'mv' : 'verkl', basis: `${van}ing`, bekend: true };
  if (vorm && isVanBoek(vorm)) {
    const samen = parseSamenstelling(laag);
    const laatste = samen?.delen?.at(-1) ?? '';
    const toeval = samen?.delen === undefined || weighDelen(samen.delen, samen.basis?.slice(laag.length - laatste.length)) > TWIJFEL_DELEN;
    return toeval || /([bdgklmnpr])\1etjes?$/.test(laag) ? vorm : samen;
  }
  if (vorm && (vorm.bekend || laag.endsWith("'s"))) return vorm;
  const doener = parseDoener(laag);
  if (doener) return { vorm: '', delen: doener, bekend: true };
  if (
    isVoorvoegselwoord(laag) ||
    isGewoord(laag) ||
    (isAfgeleid(laag) && (!/^(?:weg|onder)/.test(laag) || ONSCHEIDBAAR.has(laag.replace(/ing$/, 'en'))) && !isVanWoordVerb(laag)) ||
    isDoenster(laag)
  )
    return { vorm: '', bekend: true };
  // presteren is no pres + teren: the dictionary has the verb.
  if (vorm && endsInBeklemdEren(vorm.basis ?? laag)) return vorm;
  return parseSamenstelling(laag) ?? vorm ?? guessMeervoud(laag) ?? parseNaamVerb(laag) ?? { vorm: guessVorm(laag), bekend: false };
}

/** op+bellen, uit+gedeeld: the particle is a word of its own. */
function parseScheidbaar(laag: string): Ontleding | undefined {
  const deel = scheidbaarDeel(laag);
  if (!deel) return undefined;
  const verb = recogniseWerkwoord(laag);
  const delen = [deel, laag.slice(deel.length)];
  const met = deelwoordMetVoorvoegsel(laag.slice(deel.length));
  if (met !== undefined) return { vorm: 'vd', delen, basis: deel + met, bekend: true };
  return verb?.vorm === 'vd' || verb?.vorm === 'td'
    ? { vorm: verb.vorm, delen, basis: verb.basis, bekend: true }
    : { vorm: '', delen, bekend: true };
}

/** vrijlaten, leegmaken: a word and a verb of ours that the dictionary has as one verb. */
function parseWoordVerb(laag: string): Ontleding | undefined {
  const delen = isInfinitief(laag) && !isEigenInfinitief(laag) ? splitWoordVerb(laag) : undefined;
  return delen && { vorm: '', delen, bekend: true };
}

/** geval, gewicht: a noun with the prefix of a participle. */
const isGeNaamwoord = (woord: string): boolean => /^ge[^aeiou]+[aeiou][a-z]+$/.test(woord) && isNaamwoord(woord);

/** gerustgesteld, grootgebracht, goedgekeurd: a word before a participle with ge-; the two are one verb, or say what was done how. */
function parseVoorDeelwoord(laag: string): Ontleding | undefined {
  for (let plek = laag.indexOf('ge', 3); plek > 0; plek = laag.indexOf('ge', plek + 1)) {
    const [links, rest] = [laag.slice(0, plek), laag.slice(plek)];
    // klasgenoten, noodgevallen: more than one klasgenoot.
    if ((/^genotes?$/.test(rest) && isNaamwoord(links)) || (rest === 'genote' && isHeelWoord(links)))
      return {
        vorm: rest.endsWith('s') ? 'mv' : '',
        delen: [links, rest],
        bekend: true,
        ...(rest.endsWith('s') && { basis: `${links}genote` }),
      };
    const meer = rest === 'genoten' ? 'genoot' : parseMeervoud(rest, true)?.basis;
    if (meer !== undefined && (rest === 'genoten' || isGeNaamwoord(meer)) && isNaamwoord(links))
      return { vorm: 'mv', delen: [links, rest], basis: links + meer, bekend: true };
    const verb = isHeelWoord(links) && (!KLEINE_WOORDEN.has(links) || BIJVOEGLIJK.has(links)) ? recogniseWerkwoord(rest) : undefined;
    if (verb?.vorm === 'vd' || verb?.vorm === 'bn:vd')
      return { vorm: verb.vorm, delen: [links, rest], basis: links + verb.basis, bekend: true };
  }
  return undefined;
}

/** Inflection of a known word: the noun first, then comparison, then the verb. */
function parseVorm(laag: string): Ontleding | undefined {
  return parseVerkleinwoord(laag) ?? parseMeervoud(laag) ?? parseBijvoeglijk(laag) ?? parseVergelijkbaar(laag) ?? parseWerkwoord(laag);
}

/** botte is of bot, before it is a past of botten that only the dictionary has. */
function parseVergelijkbaar(laag: string): Ontleding | undefined {
  if (!/[a-z]{4}e$/.test(`x${laag}`) || recogniseWerkwoord(laag) !== undefined || isRandwoord(laag)) return undefined;
  const basis = stammenVoorE(laag.slice(0, -1)).find(isVergelijkbaar);
  return basis === undefined ? undefined : { vorm: '', basis, bekend: true };
}

/** A stem that is a word on its own too (trap, knoop) is taken for that word. */
function parseWerkwoord(laag: string): Ontleding | undefined {
  const eigen = recogniseWerkwoord(laag);
  // scherpte is a noun of the dictionary, and no past of scherpen.
  const gevonden = eigen ?? (canRand(laag, KAN.meervoud) ? undefined : recogniseWerkwoord(laag, { rand: true }));
  if (!gevonden || (gevonden.vorm === 'tt1' && !isDuidelijkeStam(laag, gevonden.basis) && !endsInBeklemdEren(gevonden.basis)))
    return undefined;
  // gespierd: an adjective of the dictionary, before it is of a verb that only the dictionary has.
  if (eigen === undefined && isOokAnderWoord(laag) && isVergelijkbaar(laag)) return { vorm: '', bekend: true };
  // misbruik, vergiet: the stem of a verb that the dictionary has as a noun.
  if (
    gevonden.vorm === 'tt1' &&
    hasVoorvoegsel(gevonden.basis) &&
    canRand(laag, KAN.links | KAN.rechts | KAN.meervoud) &&
    !isBoekstam(laag)
  )
    return { vorm: '', bekend: true };
  // How a loan verb sounds that only the dictionary knows (marcheren) no rule is sure of.
  const bekend = eigen !== undefined || !endsInBeklemdEren(gevonden.basis);
  return gevonden.vorm === '' ? { vorm: '', bekend } : { ...gevonden, bekend };
}

function splitStreepje(laag: string): Ontleding | undefined {
  if (!/^[^-]{1,}-[^-]{2,}/.test(laag)) return undefined;
  const delen = laag.split('-');
  const laatste = delen.at(-1) ?? '';
  const gebogen = isHeelWoord(laatste) ? undefined : (parseVerkleinwoord(laatste) ?? parseMeervoud(laatste, true));
  if (!gebogen?.bekend || gebogen.basis === undefined) return { vorm: '', delen, bekend: true };
  return { vorm: gebogen.vorm, delen, basis: laag.slice(0, laag.length - laatste.length) + gebogen.basis, bekend: true };
}

/** Nouns that begin or end as a participle does. */
const GEEN_DEELWOORD =
  /^ge(?:dachte|woonte|meente|boorte|bergte|steente|raamte|stalte|zegde|middelde|weten|bouw)|(?:duizend|weekend|bekend|tegend|ochtend|hoogstend|dividend)$/;
/** Endings of verb forms, surest first. */
const RAADVORMEN: readonly (readonly [RegExp, Woordvorm])[] = [
  [/[^t]dt$/, 'tt3'],
  [/^ge.*[^aeiou]eerd$/, 'vd'],
  [/[aeiou].*[^aeiou]eerden?$/, 'vt'],
  [/[aeiou].*[^aeiou]eert$/, 'tt3'],
  [/^(?:be|ver|ont|her)(?!eld).*(?:[aeiou].*(?:igd|eld|erd)|[aeiou][lrmgw]d)$/, 'vd'],
  [/^ge[bcdfghjklmnpqrstvwz].*[aeiouy].*[^aeiou][dt]e$|^ge[bcdfghjklmnpqrstvwz].*[aeiou]{2}[dt]e$/, 'bn:vd'],
  [/^ge[bcdfghjklmnpqrstvwz].*[aeiouy].*[bcdfghklmnprsvwx][dt]$/, 'vd'],
  [/^ge[bcdfghjklmnpqrstvwz]{2,}.*[aeiou]{2}[dt]$/, 'vd'],
  [/[aeiouy].*[aeiouy].*ende?$/, 'td'],
  [/(?:[aeiou]{2}|[lnr]|ij)(?:dd|tt)en?$/, 'vt'],
  [/[aeiouy](?:[fs]|[lnr]s)den?$/, 'vt'],
  [/[aeiouy].*(?:[bg]|[aeiou]m|ng)t$/, 'tt3'],
];

/** Nothing was found: what the ending suggests. */
function guessVorm(laag: string): Woordvorm {
  // ondeugend, onwetend: no verb begins with on-. What the dictionary has as it stands is no form that we have to guess.
  if (
    standsInBoek(laag) ||
    /(?:tien|zeven|negen|honderd|duizend)(?:de|ste)$/.test(laag) ||
    GEEN_DEELWOORD.test(laag) ||
    /^on(?!t|der)/.test(laag)
  )
    return '';
  return RAADVORMEN.find(([patroon]) => patroon.test(laag))?.[1] ?? '';
}
