/**
 * Decides: the forms of a Dutch verb from its infinitive.
 * Source: the conjugation rules of any school grammar: ik-vorm, stem + t, 't ex-kofschip, ge- unless be-, ge-, er-, her-, ont-, ver-.
 * Example: stamVan('verhuizen') === 'verhuis'; verledenEv('verhuizen') === 'verhuisde'.
 */
import { eindigtOpBeklemdEren } from '../lexicon/eren.ts';
import { STERK } from './sterk.ts';
import type { SterkeVormen } from './sterk.ts';
import { ENGELS_OP_T, ENGELSE_WERKWOORDEN, engelseStam } from './engels.ts';
import { ZWAK } from './zwak.ts';

const lijst = (tekst: string): ReadonlySet<string> => new Set(tekst.split(/\s+/));

const VOORVOEGSEL = /^(be|ge|er|her|ont|ver)(?=[^aeiouëï]*[aeiouyëï])/;
const SCHEIDBAAR = [
  ...lijst(`achteruit samen terug voorbij vooruit tegen binnen buiten weg aan achter af bij door in mee na neer om onder op over thuis toe uit
vast vol voor los open dicht klaar schoon stil`),
];

/** Weak verbs that begin with ge- in the infinitive, so that their participle adds nothing. */
const GE_WERKWOORDEN =
  lijst(`gebeuren geloven gebruiken gehoorzamen getuigen gelukken gewennen geleiden gedragen gebaren geschieden genieten genezen gelden
gebieden`);
/** Begin with the letters of a prefix that is none: the stress lies on them. */
const GEEN_VOORVOEGSEL =
  lijst(`bellen bergen beuken beven bekken benen bedelen bezemen beitelen eren erven ergeren ernen heren hersenen verven veren verzen beren
bessen betten bedden`);
/** Irregular verbs whose prefixed neighbours are regular: moeten, but ontmoeten ontmoette. */
const ALLEEN_ZELF = lijst(`moeten willen heten hebben mogen kunnen zullen zijn eten dingen leden danken jagen lachen weten wegen`);

/** The stress lies behind their first part, which stays where it is: overleven, overleefd. */
export const ONSCHEIDBAAR =
  lijst(`aanbidden aanvaarden aanschouwen achterhalen achtervolgen doorgronden doorkruisen doorstaan misbruiken misgunnen mishandelen misleiden mislukken omarmen omgeven omhelzen omringen omschrijven
omsingelen omsluiten omvatten onderbreken ondergaan onderhandelen onderhouden ondernemen onderscheiden onderschatten ondersteunen onderstrepen ondertekenen ondervinden ondervragen onderwijzen onderzoeken
overdrijven overhandigen overleggen overleven overlijden overnachten overreden overtreden overtreffen overtuigen overvallen overwegen overweldigen overwinnen voldoen volbrengen volharden volstaan voltooien
voorspellen voorzien weerhouden weerkaatsen weerleggen weerspiegelen weerstaan`);

/** The verb without its separable particle: opbellen -> op + bellen. */
function splitScheidbaar(infinitief: string): readonly [string, string] {
  if (ONSCHEIDBAAR.has(infinitief)) return ['', infinitief];
  for (const deel of SCHEIDBAAR) {
    const rest = infinitief.slice(deel.length);
    if (
      infinitief.startsWith(deel) &&
      /^[^aeiou]*[aeiouy].*e?n$/.test(rest) &&
      rest.length > 3 &&
      (STERK.has(rest) || ZWAK.has(rest) || ENGELSE_WERKWOORDEN.has(rest) || /^(?:be|ver)[^aeiou]*[aeiouy].*[aeiou]/.test(rest))
    )
      return [deel, rest];
  }
  return ['', infinitief];
}

/** overlijden -> over + the forms of lijden; undefined for a weak one. */
function splitOnscheidbaar(infinitief: string): readonly [string, SterkeVormen] | undefined {
  for (const deel of ['achter', 'over', 'onder', 'door', 'voor', 'weer', 'aan', 'om', 'mis', 'vol']) {
    const vormen = infinitief.startsWith(deel) ? STERK.get(infinitief.slice(deel.length)) : undefined;
    if (vormen) return [deel, vormen];
  }
  return undefined;
}

/** The strong or irregular forms of a verb, its prefix kept; undefined for a weak verb. */
export function sterkeVormen(infinitief: string): SterkeVormen | undefined {
  const eigen = STERK.get(infinitief);
  if (eigen) return eigen;
  const voorvoegsel = VOORVOEGSEL.exec(infinitief)?.[1];
  const rest = voorvoegsel ? infinitief.slice(voorvoegsel.length) : '';
  const kaal = voorvoegsel && (!ALLEEN_ZELF.has(rest) || infinitief === 'bewegen') ? STERK.get(rest) : undefined;
  if (voorvoegsel && kaal) return { ev: voorvoegsel + kaal.ev, mv: voorvoegsel + kaal.mv, vd: voorvoegsel + kaal.vd.replace(/^ge/, '') };
  const vast = ONSCHEIDBAAR.has(infinitief) ? splitOnscheidbaar(infinitief) : undefined;
  if (vast) return { ev: vast[0] + vast[1].ev, mv: vast[0] + vast[1].mv, vd: vast[0] + vast[1].vd.replace(/^ge/, '') };
  const [deel, werkwoord] = splitScheidbaar(infinitief);
  const basis = deel ? sterkeVormen(werkwoord) : undefined;
  return basis && { ev: deel + basis.ev, mv: deel + basis.mv, vd: deel + basis.vd };
}

/** Has the past a changed vowel, or is it irregular (brengen, kopen)? */
export function isSterk(infinitief: string): boolean {
  const vormen = sterkeVormen(infinitief);
  return vormen !== undefined && !/[td]e$/.test(vormen.ev);
}

/** Does the verb begin with an unstressed prefix, so that its participle gets no ge-? */
export function heeftVoorvoegsel(infinitief: string): boolean {
  if (GE_WERKWOORDEN.has(infinitief) || ONSCHEIDBAAR.has(infinitief)) return true;
  return /^(be|er|her|ont|ver)/.test(infinitief) && VOORVOEGSEL.test(infinitief) && !GEEN_VOORVOEGSEL.has(infinitief);
}

/** The infinitive without -en (or -n): praat as prat, leev, verhuiz. Its last letter decides on te or de. */
export function kaleStam(infinitief: string): string {
  return infinitief.endsWith('en') ? infinitief.slice(0, -2) : infinitief.replace(/n$/, '');
}

const eindstem = (kaal: string): string => kaal.replace(/v$/, 'f').replace(/z$/, 's');

/** The vowel of the last syllable of the bare stem is long and stands alone: lop-, mak-, but not rekenen's rekn-. */
function verlengKlinker(kaal: string): string {
  const delen = /^(.*?)([aeou])([bcdfghjklmnpqrstvwxz])$/.exec(kaal);
  if (!delen) return kaal;
  const [, begin = '', klinker = '', eind = ''] = delen;
  if (/[aeiou]$/.test(begin) || eind === 'x' || eind === 'w') return kaal;
  if (eind === 'r' && eindigtOpBeklemdEren(`${kaal}en`)) return begin + klinker + klinker + eind;
  const onbetoondeE = klinker === 'e' && /[aeiouy]/.test(begin) && /[lnrm]/.test(eind) && !/^(be|ge|ver|ont|her)[^aeiou]*$/.test(begin);
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
};

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
  if (ENGELSE_WERKWOORDEN.has(infinitief)) return engelseStam(infinitief);
  const trema = stamOpTrema(infinitief);
  if (trema !== undefined) return trema;
  const [deel, werkwoord] = splitScheidbaar(infinitief);
  if (deel) return deel + stamVan(werkwoord);
  const kaal = kaleStam(infinitief);
  if (!infinitief.endsWith('en')) return kaal;
  if (/([bcdfghjklmnpqrstvwxz])\1$/.test(kaal)) return kaal.slice(0, -1);
  if (/[aeou]i$|ij$|ie$|oe$/.test(kaal)) return kaal;
  return eindstem(verlengKlinker(kaal));
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
  const stam = stamVan(infinitief);
  return vast[infinitief] ?? (stam.endsWith('t') ? stam : `${stam}t`);
}

/** A command: loop, word, wees. */
export const gebiedendeWijs = (infinitief: string): string => (infinitief === 'zijn' ? 'wees' : stamVan(infinitief));

/** The participle in front of a noun, as short as it can be: gevulde, verbrede, geredde, gebakken. */
export function bijvoeglijkDeelwoord(infinitief: string): string {
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
  readonly bnVd: string;
}

/** All forms at once. @example vervoeg('logeren').vtEv // 'logeerde' */
export function vervoeg(infinitief: string): Vervoeging {
  const tt1 = stamVan(infinitief);
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
export function krijgtTe(infinitief: string): boolean {
  if (ENGELSE_WERKWOORDEN.has(infinitief)) return ENGELS_OP_T.has(infinitief);
  return /(?:[tkfspx]|ch|sj)$/.test(kaleStam(infinitief));
}

export function verledenEv(infinitief: string): string {
  if (infinitief === 'skiën') return 'skiede';
  return sterkeVormen(infinitief)?.ev ?? stamVan(infinitief) + (krijgtTe(infinitief) ? 'te' : 'de');
}

export function verledenMv(infinitief: string): string {
  return sterkeVormen(infinitief)?.mv ?? `${verledenEv(infinitief)}n`;
}

/** The past participle: gewerkt, gelopen, verhuisd. Separable verbs keep their particle in front of ge-. */
export function voltooidDeelwoord(infinitief: string): string {
  const sterk = sterkeVormen(infinitief);
  if (sterk) return sterk.vd;
  if (infinitief === 'skiën') return 'geskied';
  const stam = stamVan(infinitief);
  const eind = krijgtTe(infinitief) ? 't' : 'd';
  const vorm = stam.endsWith(eind) ? stam : stam + eind;
  if (heeftVoorvoegsel(infinitief)) return vorm;
  const [deel] = splitScheidbaar(infinitief);
  const rest = vorm.slice(deel.length);
  if (/^e-|'/.test(rest)) return `${deel}ge-${rest}`;
  return deel && heeftVoorvoegsel(infinitief.slice(deel.length)) ? vorm : `${deel}ge${tremaNaGe(rest)}`;
}

/** ge + a vowel that would read as one sign gets a trema: geëerd, geïnd, geüpdatet. */
const tremaNaGe = (vorm: string): string => vorm.replace(/^[eiu]/, (letter) => ({ e: 'ë', i: 'ï', u: 'ü' })[letter] ?? letter);

/** Do participle and third person sound alike, as in veranderd and verandert? */
export function klinktGelijk(infinitief: string): boolean {
  return heeftVoorvoegsel(infinitief) && !isSterk(infinitief) && !voltooidDeelwoord(infinitief).endsWith('en');
}

/** What kind of past a form is, for the rule that made it. */
export type SoortVerleden = 'sterk' | 'dubbel' | 'v-z' | 'te-de';

/** Judged from the form, with the infinitive where it is known. */
export function soortVerleden(vorm: string, infinitief: string | undefined): SoortVerleden {
  if (infinitief && isSterk(infinitief)) return 'sterk';
  if (!infinitief && STERKE_VERLEDENS.has(vorm)) return 'sterk';
  if (!/[td]en?$/.test(vorm)) return 'sterk';
  if (/(tt|dd)en?$/.test(vorm)) return 'dubbel';
  const kaal = infinitief && kaleStam(infinitief);
  if (/[fs]den?$/.test(vorm)) return kaal && !/[vz]$/.test(kaal) ? 'te-de' : 'v-z';
  return 'te-de';
}

const STERKE_VERLEDENS: ReadonlySet<string> = new Set([...STERK].filter(([inf]) => isSterk(inf)).flatMap(([, { ev, mv }]) => [ev, mv]));

/** Is this the past of a strong verb, with or without a prefix? */
export function isSterkVerleden(vorm: string): boolean {
  return STERKE_VERLEDENS.has(vorm) || STERKE_VERLEDENS.has(vorm.replace(VOORVOEGSEL, ''));
}

/** Stems of the weak ge- verbs, for forms whose infinitive is not known. */
export const GE_STAMMEN: readonly string[] = [...GE_WERKWOORDEN].filter((inf) => !isSterk(inf)).map((inf) => stamVan(inf));

const STERKE_STAMMEN: ReadonlySet<string> = new Set([...STERK.keys()].filter((inf) => isSterk(inf)).map((inf) => stamVan(inf)));

/** Is this the ik-vorm of a strong verb, with or without a prefix? */
export function isSterkeStam(stam: string): boolean {
  const kaal = stam.replace(VOORVOEGSEL, '');
  return STERKE_STAMMEN.has(stam) || (kaal !== stam && STERKE_STAMMEN.has(kaal) && !ALLEEN_ZELF_STAM.has(kaal));
}

const ALLEEN_ZELF_STAM: ReadonlySet<string> = new Set([...ALLEEN_ZELF].map((inf) => stamVan(inf)));
