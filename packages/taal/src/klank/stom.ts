/**
 * Decides: where the e of a stem is stumm and where its stress lies.
 * Source: the prefixes be-, ge-, ver-, te-, the last -e, -el, -er, -en, -em, and the suffixes and loan endings that draw the stress.
 * Example: in gezellig both e's differ: the first is stumm, the second is stressed.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { endsInBeklemdEren } from '../lexicon/eren.ts';
import { isOpen } from './kernen.ts';
import type { Kern } from './kernen.ts';

/** -ig, -lijk, -isch. */
export function klankVanAchtervoegsel(laag: string, kern: Kern): string | undefined {
  const rest = laag.slice(kern.start);
  const ervoor = laag.slice(0, kern.start);
  if (!/[aeiouy]/.test(ervoor)) return undefined;
  if (/^ig(e|s|er|ers|ere|en|st|ste|heid|d|de|den|t|te|ens|ing|ingen|end|ende)?$/.test(rest)) return 'ə';
  if (/^ij(k|ke|ks|kse|kheid|ker|kst|kste)$/.test(rest) && ervoor.endsWith('l') && !/^(ge|be|ver)l$/.test(ervoor)) return 'ə';
  // verduidelijken, bemoeilijkt: of duidelijk, moeilijk; vergelijken and lijken have the sound of ijs.
  if (
    /^ij(?:ken|kte?n?|kende?|king)$/.test(rest) &&
    /[aeiouy].*[aeiouy].*l$/.test(ervoor) &&
    !/^(?:ver|be|ont)?(?:ge|be)?l$|gel$/.test(ervoor)
  )
    return 'ə';
  if (/^[iï]sch(?:e|en|er|ere|t|te|heid)?$/.test(rest)) return 'i';
  // gierigaard, luiaard: of gierig.
  if (/^igaard(?:s|en)?$/.test(rest)) return 'ə';
  // grinniken, hinniken, monniken: behind a doubled consonant the i is as stumm as that of -ig.
  if (/^ik(?:en?|te?|ten|ende?)$/.test(rest) && /[aeiou]nn$/.test(ervoor)) return 'ə';
  // stommerik, stommeriken: the i of this suffix stays short.
  if (/^ik(?:en|jes?)?$/.test(rest) && /[a-z]{2}er$/.test(ervoor)) return 'ɪ';
  return undefined;
}

const PREFIX = /^(be|ge|ver)/;
const TE =
  /^te(?=rug|red|leur|kort|gemoet|gelijk|goed|keer|weeg|voren|recht(?!er)|vred|zamen|huis|werk|niet|neer(?!la)|koop|vergeefs|waterlat)/;
/** What follows a prefix begins like a word and is more than a stumm ending. */
const REST = /^(?:[bcdfghjklmnpqrstvwz]|ch|[bcdfgkptv]l|[bcdfgkptvw]r|kn|s[ptlmnk]|str|spr|spl|schr?|zw|tw|dw|kw|th)?[aeiouyïëü]/;
const STOMME_REST = /^[bcdfghjklmnpqrstvwz]ig$|^(?:[bcdfghjklmnpqrstvwz]|st|[bcdfgkpt][lr])?e(?:[lrnm]s?)?$/;
const GEEN_PREFIX =
  /^(?:be(?:ving(?!er)|zem|ver(?!w)|vend|ker(?!ing|en)|u|nen?$|de$|dele|delaar|ter(?!g)|ren$|ken$|gonia|len$|i|e(?![lnrmdi])|nefi|nedict)|ge(?:ne?ra(?!a)|ne(?:rer|rl|reu)|ni(?!et|ep)|ne[st]|sti[ck]|i|e(?!e|i|[rë])|u|ne$|ven|ving(?!er)|vel|le$|nt|olog|ogra|ometr|kko|rma|sel|tto)|ver(?:ing|s$|sies?$|f$|der|re$|t$|ven$|vers?$|en$|b$|bum|baal$|bale$|tica|mice|st$))/;

function isVoorvoegsel(laag: string): string | undefined {
  if (TE.test(laag)) return 'te';
  const prefix = PREFIX.exec(laag)?.[1];
  if (!prefix) return undefined;
  const rest = laag.slice(prefix.length);
  if (GEEN_PREFIX.test(laag) || !REST.test(rest) || STOMME_REST.test(rest) || rest.length < 2) return undefined;
  return prefix !== 'ver' && /^[eiuy]/.test(rest) ? undefined : prefix;
}

/** begeleiden, vergezellen: two prefixes, both with a stumm e. */
const TWEE_PREFIXEN = /^(?:be|ver)ge(?=leid|zel|lijk|noeg|nadig|wis|maal)/;

const WERKWOORD_T: ReadonlySet<Woordvorm> = new Set<Woordvorm>(['tt3', 'tt2', 'vd']);

/** In these forms a first ge-, be- or ver- is always the prefix: gevlogen, gescand. */
const DEELWOORD: ReadonlySet<Woordvorm> = new Set<Woordvorm>(['vd', 'bn:vd']);

/** What is left of ontbeten: a stem, and no prefix. */
const BETEN = /^be[bcdfghjklmnpqrstvwz]en$/;

/** Prefixes and endings whose e is never full. */
export function isStom(laag: string, kernen: readonly Kern[], index: number, kern: Kern, vorm: Woordvorm): boolean {
  if (kern.letters === 'ij') return klankVanAchtervoegsel(laag, kern) === 'ə';
  // variëren: of a loan verb.
  if (kern.letters === 'ë' && /^ër(?:en|end|ende|ing|ingen)$/.test(laag.slice(kern.start))) return false;
  if (kern.letters === 'ë') return kern.na === '' || /^(?:n|l|r|nd|ns|rt|rd|l?d)$/.test(kern.na);
  if (kern.letters !== 'e' || kernen.length < 2) return false;
  if (index === 1 && TWEE_PREFIXEN.test(laag)) return true;
  if (index === 0)
    return (
      isVoorvoegsel(laag) !== undefined || (DEELWOORD.has(vorm) && /^(?:ge|be|ver)./.test(laag) && !(vorm === 'vd' && BETEN.test(laag)))
    );
  if (index < kernen.length - 1) return false;
  if (kern.na === '') return true;
  if (index === 1 && kern.na !== '' && isVoorvoegsel(laag) !== undefined) return false;
  // What is left of gerende, gebelde without -de: a prefix and a stem.
  if (index === 1 && vorm === 'bn:vd' && /^(?:ge|be|ver)[^aeiou]/.test(laag)) return false;
  // Arnhem, Haarlem, Zaventem: names of places.
  if (/(?:[^aeiouc]h|[nr]ch|arl|ent|areg|ateg)em$/.test(laag)) return false;
  if (/^(?:l|r|n|m)$/.test(kern.na) || /[dgktv]e[nr]st$/.test(laag) || /^[lrm]s$|^ns$|^nd$/.test(kern.na)) return true;
  if (VROUW.test(laag)) return false;
  if (kern.na === 's' && /[aeiouy].*[dgjkmnrtz]$/.test(laag.slice(0, kern.start))) return laag.length > 5 || vorm === 'mv';
  if (/^[lrnm](?:t|d|dt)$/.test(kern.na)) return WERKWOORD_T.has(vorm) || (kern.na === 'rd' && laag.length > 5);
  return /^(?:lijk)/.test(kern.na);
}

/** Signs that draw the stress to the end: a long vowel before a last consonant, and some loan endings. */
const ZWAAR = /^(?:aa|ee|oo|uu|ie|eu|oe|ij|ei|ai|oi)$/;
const NIET_BEKLEMD = /(?:aar|heid|loos|baar|zaam|schap|achtig|ling|dom|aard|ing|ig|lijk|isch|ische|aarden)s?$/;

/** danseres, winnares, barones: the e of a woman's name in -es is full and stressed. */
const VROUW = /[aeiouy].*[a-z]eres$|[aeiouy].*[dlnr]ares$|(?:bar|diac|patr)ones$|eines$|[aeiou][a-z]*[^aeiou]entes$/;

/** docenten, violisten, insecten, diamanten, assistente: the stress stays on the ending of the loan. */
const LEENMEERVOUD = /(?:[^aeiou]|[ui])(?:(?:ent|ist|ect|act|ict|ant)en|(?:ent|ist)es?)$/;

/** A form of a verb with the stress on -eren: the infinitive or the present participle. */
const isLeenwerkwoord = (laag: string): boolean => /[eë]re(?:n|nd|nde)$/.test(laag) && endsInBeklemdEren(laag.replace(/de?$/, ''));

export function findKlemtoon(laag: string, kernen: readonly Kern[], stom: readonly boolean[]): number {
  const eerste = Math.max(0, stom.indexOf(false));
  if (isLeenwerkwoord(laag)) return kernen.length - 2;
  // annulering is of annuleren, and has its stress.
  const vanLeenwerkwoord = /^(.+[eë]r)ing(en)?$/.exec(laag);
  if (vanLeenwerkwoord && endsInBeklemdEren(`${vanLeenwerkwoord[1]}en`)) return kernen.length - (vanLeenwerkwoord[2] ? 3 : 2);
  const laatste = kernen.length - 1;
  const eind = kernen[laatste];
  if (!eind || laatste === eerste) return eerste;
  if (/(?:[ts]ie|isch)s?$/.test(laag) && laatste > eerste) return laatste - 1;
  if (/ische?$/.test(laag) && laatste - 2 >= eerste && laag.endsWith('e')) return laatste - 2;
  if (/[^aeiou]on$/.test(laag) && !/(?:bis|horiz|marath|lexic|baby?l|ep[sy]il|herm|bad?mint)on$/.test(laag)) return laatste;
  if (VROUW.test(laag)) return laatste;
  if (LEENMEERVOUD.test(laag) && laatste - 1 >= eerste) return laatste - 1;
  const persoon = /(?:el|er|en|nn?|r|l)aar$/.test(laag);
  if (!persoon && !NIET_BEKLEMD.test(laag) && ZWAAR.test(eind.letters) && /^[bcdfghjklmnprstz]{1,2}$/.test(eind.na)) return laatste;
  if (
    !NIET_BEKLEMD.test(laag) &&
    /(?:ant|ent|ist|al|el|es|et|on|eau|aan)$/.test(laag) &&
    /^(?:ant|ent|ist|et|eau)$/.test(laag.slice(eind.start)) &&
    !stom[laatste]
  )
    return laatste;
  if (
    stom[laatste] &&
    !stom[laatste - 1] &&
    laatste - 1 > eerste &&
    !/^(?:e|i)$/.test(kernen[laatste - 1]?.letters ?? 'e') &&
    !isVoorvoegsel(laag)
  )
    return laatste - 1;
  return eerste;
}

/** Before a last full vowel (collega, symmetrie), in -meter, -terie(n), -theek and -isch words the e keeps its sound. */
const isVolleE = (laag: string, kern: Kern, volgende: Kern | undefined, voorLaatste: boolean): boolean =>
  (voorLaatste && /^(?:[aou]|ie)$/.test(volgende?.letters ?? '') && volgende?.na === '' && !laag.startsWith('erie', kern.start)) ||
  (/^e(?:ters?(?:tje)?$|rie(?:k|u|el|n$)|rium|tisch|nisch|risch|misch|theek|fo|le[fv])/.test(laag.slice(kern.start)) &&
    /m$|t$|[^d]$/.test(laag.slice(0, kern.start)) &&
    !/^eters?/.test(laag.slice(kern.start))) ||
  (/meters?$/.test(laag) && laag.slice(kern.start - 1).startsWith('meter'));

/** Latin and Greek letters before which an e is full, wherever the stress lies: academicus, materialisme, synthese, strategisch; conserven, divers, docente. */
const VOL =
  /e(?:[bcdfghklmnprstvz]|th|ch)i(?=um|us|[aoë]|c[aiou]|sm|st|sch|t[ae])|e(?:l|m|d)ie(?:s|ën)?$|(?<=bact|mat|sot|^s|[iy]st|art)eries?$|(?<=[cghnrt])es(?:e|en|is)$|e(?:matic|cair|miet|neus|saan|ta(?:al|l|i|r))|(?<=s)erv|(?<=(?:di|con|tro|uni|re|in|per)v)er[st]|(?<=th|[^n]d)erm[aio]|(?<=mod|kaz)ern|(?<=a)ll?erg|ent(?:e|es|a|aria|arium|elijk)$|(?<=[lw])endig|(?<=w)erpig/y;
const isVol = (laag: string, plek: number): boolean => {
  VOL.lastIndex = plek;
  return VOL.test(laag);
};
/** Before the stress an open e behind the first vowel is an uh here: generaal, hetero, hermelijn, element, delegeren, redeneren. */
const STOM_OPEN =
  /^e(?:r(?:a|o|u|ij|e(?:ren|erd|ert|er)|ie(?:r|s?$|tje)|ist)|l(?:a(?!ti)|o|ei|ij|u|ier)|n(?:a|o|ie(?:ur|r)|er)|m(?:ent(?!air)|aal|aat|o)|t(?:ent|ijt)|g(?:a(?!$)|er|ori)|d(?:er|ur))/;
/** ... and a closed one before what begins a word: samenscholing, edelsteen, internationaal. */
const STOM_DICHT =
  /e(?:n(?=[bfghjlmrvwz]|s?ch|str|sp)|l(?=[bfghjkmnrsvwz])|r(?=[dfhjkpwz]|l[aeiou]|b[aeo]|s[cptl]))|(?<=hyp|int|ond|sup|wat|wint|wond)er(?=[^r])/y;
function isStomDicht(laag: string, plek: number): boolean {
  STOM_DICHT.lastIndex = plek;
  return STOM_DICHT.test(laag);
}

/** An e behind the first vowel and before the stress. */
function isStomVoorKlemtoon(laag: string, kern: Kern, volgende: Kern | undefined, voorKlemtoon: boolean): boolean {
  const rest = laag.slice(kern.start);
  if (!isOpen(kern, volgende)) return isStomDicht(laag, kern.start);
  return STOM_OPEN.test(rest) || (voorKlemtoon && ZWAAR.test(volgende?.letters ?? '') && !/^e[a-z]ie[ku]/.test(rest));
}

/** wan-de-laar, te-ke-nen: an open e behind the stress is stumm; te-le-vi-sie: also the second of two before it. */
export function isStomInHetMidden(kernen: readonly Kern[], index: number, kern: Kern, klemtoon: number, laag: string): boolean {
  if (kern.letters !== 'e' || index === 0 || index === klemtoon || index === kernen.length - 1) return false;
  const volgende = kernen[index + 1];
  if (index === 1 && /^tele[bcdfgkmpsvwz]/.test(laag)) return true;
  if (VROUW.test(laag) && index === kernen.length - 2) return true;
  if (/^erij(?:en|tjes?)?$/.test(laag.slice(kern.start))) return true;
  // stelling: before a doubled consonant an e is short and full.
  if (
    isVol(laag, kern.start) ||
    kern.na === '' ||
    /^([lnr])\1$/.test(kern.na) ||
    isVolleE(laag, kern, volgende, index + 2 === kernen.length && isOpen(kern, volgende))
  )
    return false;
  if (index > klemtoon)
    return (
      isOpen(kern, volgende) ||
      /^(?:[ln](?:d|t|s|st|l|h|b|k|w|j|tj)|r[bcdfghjklmnpstvwz][lr]?|rst|rtj)$/.test(kern.na) ||
      /^(?:l|r|n|m)$/.test(kern.na)
    );
  if (index === 1 && isVoorvoegsel(laag) !== undefined) return false;
  return isStomVoorKlemtoon(laag, kern, volgende, index + 1 === klemtoon);
}
