/**
 * Decides: the forms of a Dutch verb from its infinitive.
 * Source: the conjugation rules of any school grammar: ik-vorm, stem + t, 't ex-kofschip, ge- unless be-, ge-, er-, her-, ont-, ver-.
 * Example: stamVan('verhuizen') === 'verhuis'; verledenEv('verhuizen') === 'verhuisde'.
 */
import { endsInBeklemdEren } from '../lexicon/eren.ts';
import { ZONDER_BIJVOEGLIJK } from '../lexicon/zonderbijvoeglijk.gen.ts';
import { ENGELS_OP_T, ENGELSE_WERKWOORDEN, engelseStam } from './engels.ts';
import { GEEN_VOORVOEGSEL, hasVoorvoegsel, isSterk, splitScheidbaar, sterkeVormen } from './voorvoegsels.ts';

/** The infinitive without -en (or -n): praat as prat, leev, verhuiz. Its last letter decides on te or de. */
export function kaleStam(infinitief: string): string {
  return infinitief.endsWith('en') ? infinitief.slice(0, -2) : infinitief.replace(/n$/, '');
}

const eindstem = (kaal: string): string => kaal.replace(/v$/, 'f').replace(/z$/, 's');

/** The vowel of the last syllable of the bare stem is long and stands alone: lop-, mak-, but not rekenen's rekn-. */
function lengthenKlinker(kaal: string): string {
  const delen = /^(.*?)([aeou])([bcdfghjklmnpqrstvwxz])$/.exec(kaal);
  if (!delen) return kaal;
  const [, begin = '', klinker = '', eind = ''] = delen;
  // The u of evacueren is a sound of its own, the i of vieren is not.
  if (/[aeio]$/.test(begin) || (begin.endsWith('u') && eind !== 'r') || eind === 'x' || eind === 'w') return kaal;
  if (eind === 'r' && endsInBeklemdEren(`${kaal}en`)) return begin + klinker + klinker + eind;
  if (begin.endsWith('u')) return kaal;
  const hasVoorstuk = /^(be|ge|ver|ont|her|onder|over)[^aeiou]*$/.test(begin) && !GEEN_VOORVOEGSEL.has(`${kaal}en`);
  const onbetoondeE = klinker === 'e' && /[aeiouy]/.test(begin) && /[lnrm]/.test(eind) && !hasVoorstuk;
  return onbetoondeE ? kaal : begin + klinker + klinker + eind;
}

const ONREGELMATIGE_STAM: Readonly<Record<string, string>> = {
  zijn: 'ben',
  hebben: 'heb',
  komen: 'kom',
  kunnen: 'kan',
  zullen: 'zal',
  mogen: 'mag',
  willen: 'wil',
  weten: 'weet',
  gaan: 'ga',
  staan: 'sta',
  slaan: 'sla',
  doen: 'doe',
  zien: 'zie',
  onweren: 'onweer',
  oordelen: 'oordeel',
  ijsberen: 'ijsbeer',
  verwelkomen: 'verwelkom',
  // The e is stressed, or it is no prefix that stands before the vowel.
  benadelen: 'benadeel',
  bevoordelen: 'bevoordeel',
  toebedelen: 'toebedeel',
  vierendelen: 'vierendeel',
  staartdelen: 'staartdeel',
  herverdelen: 'herverdeel',
  veralgemenen: 'veralgemeen',
  krakelen: 'krakeel',
  penselen: 'penseel',
  zinspelen: 'zinspeel',
  knikkebenen: 'knikkebeen',
  trekkebenen: 'trekkebeen',
  beogen: 'beoog',
  beamen: 'beaam',
  // And here it is not.
  monitoren: 'monitor',
  sponsoren: 'sponsor',
  hannesen: 'hannes',
  röntgenen: 'röntgen',
  fröbelen: 'fröbel',
  cricketen: 'cricket',
  baseballen: 'baseball',
  paintballen: 'paintball',
};

/** bestaan, vergaan, voorkomen, beoordelen: as the verb without its prefix. */
const MET_VOORVOEGSEL = /^(be|ge|her|ont|ver|onder|over|voor|vol|weer|door)(gaan|staan|slaan|doen|zien|komen|oordelen)$/;

/** Verbs on -ën: the e of the infinitive is no part of the stem; -iëren is stressed. */
function stamOpTrema(infinitief: string): string | undefined {
  if (infinitief.endsWith('ëren'))
    return infinitief
      .replace(/iëren$/, 'ieer')
      .replace(/ëren$/, 'eër')
      .replace(/eeër$/, 'eëer');
  if (!infinitief.endsWith('ën')) return undefined;
  const kaal = infinitief.slice(0, -2);
  return kaal.endsWith('i') && infinitief !== 'skiën' ? `${kaal}e` : kaal;
}

/** The ik-vorm: lopen -> loop, zitten -> zit, leven -> leef. */
export function stamVan(infinitief: string): string {
  const vast = ONREGELMATIGE_STAM[infinitief];
  if (vast) return vast;
  const [, voor = '', kern = ''] = MET_VOORVOEGSEL.exec(infinitief) ?? [];
  if (kern !== '') return voor + stamVan(kern);
  if (ENGELSE_WERKWOORDEN.has(infinitief)) return engelseStam(infinitief);
  const trema = stamOpTrema(infinitief);
  if (trema !== undefined) return trema;
  const [deel, werkwoord] = splitScheidbaar(infinitief);
  if (deel) return deel + stamVan(werkwoord);
  const kaal = kaleStam(infinitief);
  if (!infinitief.endsWith('en')) return kaal;
  if (/([bcdfghjklmnpqrstvwxz])\1$/.test(kaal)) return kaal.slice(0, -1);
  if (/[aeou]i$|ij$|ie$|oe$/.test(kaal)) return kaal;
  return eindstem(lengthenKlinker(kaal));
}

/** hij, zij, het, u: the stem with t, unless it ends in t already. */
export function derdePersoon(infinitief: string): string {
  const vast: Readonly<Record<string, string>> = {
    zijn: 'is',
    hebben: 'heeft',
    kunnen: 'kan',
    zullen: 'zal',
    mogen: 'mag',
    willen: 'wil',
    gaan: 'gaat',
    staan: 'staat',
    slaan: 'slaat',
    doen: 'doet',
    zien: 'ziet',
    skiën: 'skiet',
    judoën: 'judoot',
    kanoën: 'kanoot',
  };
  const [, voor = '', kern = ''] = MET_VOORVOEGSEL.exec(infinitief) ?? [];
  if (kern !== '') return voor + derdePersoon(kern);
  const [deel, werkwoord] = splitScheidbaar(infinitief);
  if (deel) return deel + derdePersoon(werkwoord);
  const stam = stamVan(infinitief);
  return vast[infinitief] ?? (stam.endsWith('t') ? stam : `${stam}t`);
}

/** A command: loop, word, wees. */
const gebiedendeWijs = (infinitief: string): string => (infinitief === 'zijn' ? 'wees' : ikvormVan(infinitief));

/** The stem as it stands alone: the apostrophe of sms't is not there in ik sms. */
const ikvormVan = (infinitief: string): string => stamVan(infinitief).replace(/'$/, '');

const NOOIT_BIJVOEGLIJK: ReadonlySet<string> = new Set([
  ...'zijn hebben kunnen zullen mogen moeten willen'.split(' '),
  ...ZONDER_BIJVOEGLIJK.trim().split(/\s+/),
]);

/** The participle in front of a noun, as short as it can be: gevulde, verbrede, gebakken. Undefined for what nobody puts there: gesnurkt, gegamed. */
export const bijvoeglijkDeelwoord = (infinitief: string): string | undefined =>
  NOOIT_BIJVOEGLIJK.has(infinitief) ? undefined : attributief(infinitief);

/** The same by rule alone, of any verb. */
export function attributief(infinitief: string): string {
  const [deel, werkwoord] = splitScheidbaar(infinitief);
  if (deel) return deel + attributief(werkwoord);
  const deelwoord = voltooidDeelwoord(infinitief);
  if (!/[dt]$/.test(deelwoord)) return deelwoord;
  if (infinitief.endsWith('ën')) return `${deelwoord}e`;
  if (/([aeou])\1[dt]$/.test(deelwoord)) return `${deelwoord.slice(0, -2)}${deelwoord.slice(-1)}e`;
  const kort = /(?:^|[^aeiou])[aeiou][dt]$/.test(deelwoord) && !/[aeiouy][^aeiou]+e[dt]$/.test(deelwoord.replace(/^(?:ge|be|ver|ont)/, ''));
  return kort ? `${deelwoord}${deelwoord.slice(-1)}e` : `${deelwoord}e`;
}

/** Every form of a verb that the product asks for. */
export interface Vervoeging {
  readonly tt1: string;
  readonly tt2Achter: string;
  readonly tt3: string;
  readonly ttMv: string;
  readonly vtEv: string;
  readonly vtMv: string;
  readonly vd: string;
  readonly gebied: string;
  readonly td: string;
  /** Absent where the participle stands before no noun. */
  readonly bnVd: string | undefined;
}

/** All forms at once. @example conjugate('logeren').vtEv // 'logeerde' */
export function conjugate(infinitief: string): Vervoeging {
  const tt1 = ikvormVan(infinitief);
  return {
    tt1,
    tt2Achter: tt1,
    tt3: derdePersoon(infinitief),
    ttMv: infinitief,
    vtEv: verledenEv(infinitief),
    vtMv: verledenMv(infinitief),
    vd: voltooidDeelwoord(infinitief),
    gebied: gebiedendeWijs(infinitief),
    td: `${infinitief}d`,
    bnVd: bijvoeglijkDeelwoord(infinitief),
  };
}

/** te when the last sound of the bare stem is one of 't ex-kofschip (and sj), else de. */
export function takesTe(infinitief: string): boolean {
  if (ENGELSE_WERKWOORDEN.has(infinitief)) return ENGELS_OP_T.has(infinitief);
  return /(?:[tkfspx]|ch|sj|sh)$/.test(kaleStam(infinitief));
}

export function verledenEv(infinitief: string): string {
  if (infinitief === 'skiën') return 'skiede';
  return sterkeVormen(infinitief)?.ev ?? stamVan(infinitief) + (takesTe(infinitief) ? 'te' : 'de');
}

export function verledenMv(infinitief: string): string {
  return sterkeVormen(infinitief)?.mv ?? `${verledenEv(infinitief)}n`;
}

/** The past participle: gewerkt, gelopen, verhuisd. Separable verbs keep their particle in front of ge-. */
export function voltooidDeelwoord(infinitief: string): string {
  const sterk = sterkeVormen(infinitief);
  if (sterk) return sterk.vd;
  if (infinitief === 'skiën') return 'geskied';
  if (infinitief === 'inburgeren') return 'ingeburgerd';
  if (infinitief.endsWith('oën')) return `ge${stamVan(infinitief)}od`;
  const stam = stamVan(infinitief);
  const eind = takesTe(infinitief) ? 't' : 'd';
  const vorm = stam.endsWith(eind) ? stam : stam + eind;
  if (hasVoorvoegsel(infinitief)) return vorm;
  const [deel] = splitScheidbaar(infinitief);
  const rest = vorm.slice(deel.length);
  if (/^e-|'/.test(rest)) return `${deel}ge-${rest}`;
  return deel && hasVoorvoegsel(infinitief.slice(deel.length)) ? vorm : `${deel}ge${tremaNaGe(rest)}`;
}

/** ge + a vowel that would read as one sign gets a trema: geëerd, geïnd, geüpdatet; ij and ui never do: geijld, geuit (Leidraad 12.3). */
const tremaNaGe = (vorm: string): string => vorm.replace(/^(?!ij|ui)[eiu]/, (letter) => ({ e: 'ë', i: 'ï', u: 'ü' })[letter] ?? letter);

/** Do participle and third person sound alike, as in veranderd and verandert? */
export function soundsAlike(infinitief: string): boolean {
  return hasVoorvoegsel(infinitief) && !isSterk(infinitief) && !voltooidDeelwoord(infinitief).endsWith('en');
}
