/**
 * Decides: how a Dutch word sounds, from its letters, its parts and its form: a proposal, never as good as a checked transcription.
 * Source: the letter-to-sound rules of Dutch (open and closed syllables, stumm e, final devoicing) with a list of exceptions.
 * Example: pronounce('kabouter') === 'kaːbˈɑutər'.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import type { Deel } from '../analyse/woordbeeld.ts';
import { UITSPRAAK, VORMEN_UITSPRAAK } from '../lexicon/uitspraak.ts';
import { readTekens } from './tekens.ts';
import type { Teken } from './kernen.ts';
import { voorstukMet } from './voorstuk.ts';

export interface UitspraakInvoer {
  readonly laag: string;
  readonly vorm: Woordvorm;
  readonly basis?: string | undefined;
  readonly delen: readonly Deel[];
}

/** Broad transcription with one stress mark. */
export function pronounce({ laag, vorm, basis, delen }: UitspraakInvoer): string {
  const vast = UITSPRAAK.get(laag) ?? VORMEN_UITSPRAAK.get(laag);
  if (vast) return vast;
  // cowboys: more of a compound that is on the list, and so is not said as its parts are.
  const enkel = vorm === 'mv' && basis !== undefined && laag === `${basis}s` ? UITSPRAAK.get(basis) : undefined;
  if (enkel !== undefined) return `${enkel}s`;
  if (delen.length < 2) return matchStem(pronounceDeel(laag, vorm, basis));
  const laatste = delen.length - 1;
  const klanken = delen.map((deel, index) => {
    if (deel.tussen) return { s: 's', e: 'ə', en: 'ə', n: '', er: 'ər' }[deel.tekst] ?? deel.tekst;
    const letters = deel.tekst.replace(/[-' ]/g, '');
    if (followsTussenE(delen, index)) return pronounceBeforeE(letters);
    // eenhoorn, aaneen: the number, and no uh.
    if (letters === 'een') return 'ˈeːn';
    const ineen = /^(aan|door|in|op|uit)een$/.exec(letters)?.[1];
    if (ineen !== undefined) return `${pronounceDeel(ineen, '', undefined).replace('ˈ', '')}ˈeːn`;
    if (index < laatste) return pronounceDeel(letters, isKleinDeel(letters) ? 'verkl' : '', undefined);
    // zandkastelen: the last part is said as the plural of kasteel.
    const eigen = basis !== undefined && laag.startsWith(basis.slice(0, deel.start)) ? basis.slice(deel.start) : basis;
    return pronounceDeel(letters, vorm, eigen === '' ? undefined : eigen);
  });
  return matchStem(eenKlemtoon(klanken.join('')));
}

const STEM_VOOR_D: Readonly<Record<string, string>> = { f: 'v', s: 'z', x: 'ɣ', p: 'b' };

/** Two consonants at the end agree: leefde and legde are heard with v and ɣ before their d, bedreigd with x before its t. */
const matchStem = (ipa: string): string =>
  ipa.replace(/[fsxp](?=dən?$)/, (klank) => STEM_VOOR_D[klank] ?? klank).replace(/[ɣvzb](?=t$)/, (klank) => VERHARD[klank] ?? klank);

/** klusje in klusjesman: a diminutive in front, whose s and j are two sounds. */
export const isKleinDeel = (letters: string): boolean => /[aeiou].*[bdfgkmprst]je$/.test(letters);

/** Is the next part a linking e or en? */
const followsTussenE = (delen: readonly Deel[], index: number): boolean =>
  delen[index + 1]?.tussen === true && delen[index + 1]?.tekst.startsWith('e') === true;

const STEMHEBBEND: Readonly<Record<string, readonly [string, string]>> = {
  d: ['t', 'd'],
  b: ['p', 'b'],
  v: ['f', 'v'],
  z: ['s', 'z'],
  g: ['x', 'ɣ'],
};

/** A word before a linking e opens and keeps its voice: schap-e-vacht has a long a, hond-e-hok a d. */
function pronounceBeforeE(letters: string): string {
  const lang = letters.replace(/(?<![aeiou])([aeou])([bcdfgklmnprst])$/, '$1$1$2');
  const vast = UITSPRAAK.get(letters.replace(/([^aeiou])\1$/, '$1'));
  // kamel-en-bult: of kameel, and no uh.
  const gesloten = vast === undefined && lang !== letters && /[aeiou].*[aeiou]{2}/.test(lang) ? UITSPRAAK.get(lang) : undefined;
  if (gesloten) return gesloten;
  if (!vast) return pronounceDeel(`${letters}e`, '', undefined).replace(/ə$/, '');
  const [stemloos, stem] = STEMHEBBEND[letters.slice(-1)] ?? [];
  return stemloos !== undefined && vast.endsWith(stemloos) ? vast.slice(0, -1) + stem : vast;
}

/** Only the first stress of a compound stays. */
function eenKlemtoon(ipa: string): string {
  const eerste = ipa.indexOf('ˈ');
  return eerste < 0 ? ipa : ipa.slice(0, eerste + 1) + ipa.slice(eerste + 1).replaceAll('ˈ', '');
}

/** Endings that leave the sound of the stem alone; the stem is looked up or spoken first. */
const UITGANGEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)'s$/, 's'],
  [/'tjes$/, 'tjəs'],
  [/'tje$/, 'tjə'],
];

/** kasteel, kastelen: the plural has the vowels of the word, one of them written once. */
const isGeopend = (meervoud: string, basis: string): boolean =>
  /([aeou])\1[bcdfghjklmnprstvwxz]$/.test(basis) &&
  meervoud.replace(/v(?=en$)/, 'f').replace(/z(?=en$)/, 's') === `${basis.replace(/([aeou])\1([^aeiou])$/, '$1$2')}en`;

/** paard, paarden: the last consonant is heard before the ending as it is written. */
function withStem(ipa: string, basis: string): string {
  const [stemloos, stem] =
    STEMHEBBEND[
      basis
        .replace(/(?<=[aeou]{2})f$/, 'v')
        .replace(/(?<=[aeou]{2})s$/, 'z')
        .slice(-1)
    ] ?? [];
  return stemloos !== undefined && stem !== undefined && ipa.endsWith(stemloos) ? ipa.slice(0, -1) + stem : ipa;
}

function pronounceDeel(laag: string, vorm: Woordvorm, basis: string | undefined): string {
  const vast = UITSPRAAK.get(laag);
  if (vast) return vast;
  const vervoegd = basis === undefined ? undefined : werkwoordsklank(laag, vorm, UITSPRAAK.get(basis));
  if (vervoegd !== undefined) return vervoegd;
  const enkel = vorm === 'mv' && basis !== undefined && isGeopend(laag, basis) ? pronounceDeel(basis, '', undefined) : undefined;
  if (enkel !== undefined) return `${withStem(enkel, basis ?? '')}ən`;
  const voor = voorstukMet(laag);
  if (voor) return attachVoorstuk(voor.klank, voor.klemtoon, pronounceDeel(laag.slice(voor.lengte), vorm, undefined));
  const [stam, klank] = splitUitgang(laag, vorm, basis);
  // dak|loos|heid: one ending behind another.
  if (klank && stam.endsWith('loos') && ACHTERVOEGSEL.test(stam)) return attachUitgang(pronounceDeel(stam, vorm, undefined), klank);
  if (klank) return attachUitgang(pronounceStam(stam, vorm), klank);
  return pronounceStam(laag, vorm);
}

/** A form of a verb whose infinitive is on the list: the sounds of its stem with those of the ending. Undefined for other forms. */
function werkwoordsklank(laag: string, vorm: Woordvorm, infinitief: string | undefined): string | undefined {
  const stam = /^(.*[^ə])ən$/.exec(infinitief ?? '')?.[1];
  if (stam === undefined) return undefined;
  const hard = stam.slice(0, -1) + (VERHARD[stam.slice(-1)] ?? stam.slice(-1));
  const metT = hard.endsWith('t') ? hard : `${hard}t`;
  if (vorm === 'tt1') return hard;
  if (vorm === 'tt3') return metT;
  if (vorm === 'vd' && laag.startsWith('ge')) return `ɣə${metT}`;
  if (vorm === 'vt' && /[td]en?$/.test(laag)) {
    const eind = `ə${laag.endsWith('n') ? 'n' : ''}`;
    return /[td]$/.test(stam) ? stam + eind : (/ten?$/.test(laag) ? `${hard}t` : `${stam}d`) + eind;
  }
  return vorm === 'td' ? `${infinitief}${laag.endsWith('e') ? 'də' : 't'}` : undefined;
}

/** One stress: on the prefix or on what follows. */
const attachVoorstuk = (klank: string, klemtoon: boolean, rest: string): string =>
  klemtoon ? withKlemtoon(klank) + rest.replaceAll('ˈ', '') : klank + rest;

const withKlemtoon = (klank: string): string => klank.replace(/[aɑɛɪɔoeœiuy]/, (klinker) => `ˈ${klinker}`);

/** Endings before which a stem is said as at the end of a word: brandbaar has a t, dakloos a short a. */
const ACHTERVOEGSEL = /(?<=[aeiouy][a-z]*[bcdfghjklmnpqrstvwxz])(?:heid|heden|loos|loze|baar|zaam|schap|haftige?)$/;
const ACHTERKLANK: Readonly<Record<string, string>> = {
  heid: 'hɛit',
  heden: 'heːdən',
  loos: 'loːs',
  loze: 'loːzə',
  baar: 'baːr',
  zaam: 'zaːm',
  schap: 'sxɑp',
  haftig: 'hɑftəx',
  haftige: 'hɑftəɣə',
};

/** A word of the list that can take an ending. Of de, te, me and een, whose only vowel is an uh, none is made: mes is no me and an s, eenzaam no un and zaam. */
const isStam = (laag: string): boolean => /[aɑeɛiɪoɔuyʏøœ]/.test(UITSPRAAK.get(laag) ?? '');

/** A stem and the sounds of its ending; no ending gives ''. */
function splitUitgang(laag: string, vorm: Woordvorm, basis: string | undefined): readonly [string, string] {
  for (const [patroon, klank] of UITGANGEN) if (patroon.test(laag)) return [laag.replace(patroon, ''), klank];
  if (vorm === 'verkl') return splitVerkleinwoord(laag, basis);
  if (vorm === 'vt' || vorm === 'bn:vd') {
    const eind = /(?<=[bcdfghjklmnprstwxz])([td])en?$/.exec(laag);
    if (eind) return [laag.slice(0, eind.index), `${eind[1]}ə${laag.endsWith('n') ? 'n' : ''}`];
  }
  if (basis && isStam(basis) && laag.startsWith(basis) && /^(?:en?|s)$/.test(laag.slice(basis.length)))
    return [basis, laag.slice(basis.length).replace('e', 'ə')];
  if (isStam(laag.replace(/s$/, '')) && laag.endsWith('s')) return [laag.slice(0, -1), 's'];
  if (/(?:ist|ent|ant)e$/.test(laag) && isStam(laag.slice(0, -1))) return [laag.slice(0, -1), 'ə'];
  if (isStam(laag.replace(/n$/, '')) && laag.endsWith('en')) return [laag.slice(0, -1), 'n'];
  const stam = laag.replace(/en$/, '');
  if (laag.endsWith('en') && (isStam(stam) || isStam(stam.replace(/(.)\1$/, '$1'))))
    return [isStam(stam) ? stam : stam.replace(/(.)\1$/, '$1'), 'ən'];
  if (basis && laag.endsWith('ën') && isStam(basis)) return [basis, 'ən'];
  const achter = ACHTERVOEGSEL.exec(laag);
  if (achter && ACHTERKLANK[achter[0]] !== undefined) return [laag.slice(0, achter.index), ACHTERKLANK[achter[0]] ?? ''];
  return [laag, ''];
}

/** What is heard behind the base word: je, tje, pje, etje or kje; undefined where the base itself changes (glas, glaasje). */
function eindeAchter(basis: string, laag: string): string | undefined {
  const rest = laag.startsWith(basis) ? laag.slice(basis.length) : undefined;
  const meer = laag.endsWith('s') ? 's' : '';
  if (rest === undefined) {
    if (basis.endsWith('ng') && laag.startsWith(basis.slice(0, -1))) return `kje${meer}`;
    return basis.endsWith('é') && laag.startsWith(basis.slice(0, -1)) ? `tje${meer}` : undefined;
  }
  if (/^[tp]?jes?$/.test(rest)) return rest;
  if (/^[aoue]tjes?$/.test(rest) && /[aoui]$/.test(basis)) return `tje${meer}`;
  return /^[^aeiou]?etjes?$/.test(rest) ? `etje${meer}` : undefined;
}

const VERKLEIN: readonly (readonly [RegExp, string])[] = [
  [/(?<=[bcdfghjklmnprstvwz]{2}|oe[mlp]|ng|ie[lmp])etje(s?)$/, 'ətjə'],
  [/(?<=m)pje(s?)$/, 'pjə'],
  [/(?<!(?:^|[^aeiou])[aeiou])tje(s?)$/, 'tjə'],
  [/je(s?)$/, 'jə'],
];

function splitVerkleinwoord(laag: string, basis: string | undefined): readonly [string, string] {
  const eind = basis === undefined ? undefined : eindeAchter(basis, laag);
  if (basis !== undefined && eind !== undefined) return [basis, eind.replaceAll('e', 'ə')];
  if (/nkjes?$/.test(laag) && basis?.endsWith('ng') !== false) return [laag.replace(/nkjes?$/, 'ng'), laag.endsWith('s') ? 'kjəs' : 'kjə'];
  for (const [patroon, klank] of VERKLEIN) {
    const eind = patroon.exec(laag);
    if (!eind || !/[aeiouy]/.test(laag.slice(0, eind.index))) continue;
    return [laag.slice(0, eind.index).replace(/([bdfgklmnprst])\1$/, '$1'), klank + (eind[1] ?? '')];
  }
  return [laag, ''];
}

const STEMLOOS = /^[ptksfx]/;
const VERHARD: Readonly<Record<string, string>> = { b: 'p', d: 't', v: 'f', z: 's', ɣ: 'x' };

/** A vowel behind the stem gives g its voice back: weggetje. Of two t's or d's at the border one is heard: praatte, landde. */
const attachUitgang = (stam: string, uitgang: string): string => {
  if (stam.endsWith('x') && uitgang.startsWith('ə')) return `${stam.slice(0, -1)}ɣ${uitgang}`;
  return stam.endsWith('t') && /^[td]ə/.test(uitgang) ? stam.slice(0, -1) + uitgang : stam + uitgang;
};

/** Letters of one stem to sounds. */
const pronounceStam = (laag: string, vorm: Woordvorm): string =>
  (isStam(laag) ? UITSPRAAK.get(laag) : undefined) ?? pronounceByRegels(laag, vorm);

/** The sounds of a stem by rule alone, without the list of exceptions. */
export function pronounceByRegels(laag: string, vorm: Woordvorm = ''): string {
  const tekens = readTekens(laag, vorm);
  return tekens.map((teken, index) => (teken.klemtoon ? 'ˈ' : '') + devoiceEind(tekens, index)).join('');
}

/** Voiced b, d, v, z, g lose their voice at the end and before a voiceless consonant. */
function devoiceEind(tekens: readonly Teken[], index: number): string {
  const teken = tekens[index];
  if (!teken || teken.kern || teken.klank === '') return teken?.klank ?? '';
  const laatste = teken.klank.slice(-1);
  const hard = VERHARD[laatste];
  if (!hard) return teken.klank;
  const volgende = tekens.slice(index + 1).find((ander) => ander.klank !== '');
  // hand|haver: before an h a part ends. The G of Ghana ends none.
  if (volgende?.klank === 'h' && tekens.slice(0, index).some(({ kern }) => kern)) return teken.klank.slice(0, -1) + hard;
  const einde = !volgende || (!volgende.kern && (STEMLOOS.test(volgende.klank) || (volgende.klank === 'd' && laatste === 'd')));
  return einde ? teken.klank.slice(0, -1) + hard : teken.klank;
}
