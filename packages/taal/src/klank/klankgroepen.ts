/**
 * Decides: where a word falls apart into spoken chunks (bo-mmen) and written chunks (bom-men).
 * Source: Dutch hyphenation: part borders and suffixes first, one consonant goes right, of more only what can begin a word; a doubled consonant is spoken once.
 * Example: splitKlankgroepen for appel gives a-ppel; toLettergrepen makes it ap-pel.
 */
import { soortVerkleinwoord } from '../analyse/verkleinwoord.ts';
import type { GrafeemFoneem } from '../grafemen.ts';
import { stamVan } from '../werkwoord/conjugate.ts';
import { countKlinkers } from './fonemen.ts';

/** Two consonants that start a syllable together, also after a vowel; no Dutch word begins with tl or dl (at-leet). */
const SAMEN = /^(?:[pbkcgfv]l|[pbtdkcgfv]r|th[r]|ch[r]|ph[rl])$/;
/** Clusters that start a syllable when another consonant goes before them. */
const NA_MEDEKLINKER = /^(?:[pbtdkcgfv][lr]|th[r]|ch[r]|ph[rl]|s[tplmn]|z?zw|[tdk]w|kn|wr|str|spr|spl|skr|scr|schr|sch)$/;

interface Invoer {
  readonly laag: string;
  readonly tekens: readonly GrafeemFoneem[];
  /** Letter offsets where a chunk must begin: parts, prefixes, suffixes. */
  readonly vast: ReadonlySet<number>;
}

const isKern = (teken: GrafeemFoneem): boolean => countKlinkers(teken.foneem) > 0;

/** Letter offsets where a spoken chunk begins, 0 not included. */
function grenzen({ laag, tekens, vast }: Invoer): number[] {
  const kernen = tekens.flatMap((teken, index) => (isKern(teken) ? [index] : []));
  return kernen.slice(1).map((kern, n) => grensTussen(laag, tekens, kernen[n] ?? 0, kern, vast));
}

function grensTussen(laag: string, tekens: readonly GrafeemFoneem[], links: number, rechts: number, vast: ReadonlySet<number>): number {
  const tussen = tekens.slice(links + 1, rechts);
  const begin = tekens[links]?.end ?? 0;
  const eind = tekens[rechts]?.start ?? laag.length;
  const vasteGrens = [...vast].filter((plek) => plek >= begin && plek <= eind).at(-1);
  if (vasteGrens !== undefined) return vasteGrens;
  const streep = laag.lastIndexOf('-', eind - 1);
  if (streep >= begin) return streep + 1;
  if (laag.charAt(eind - 1) === ' ') return eind;
  const klinkend = tussen.filter((teken) => /[a-zç]/.test(teken.grafeem));
  if (klinkend.length === 0) return /[ae]?u?w$/.test(tekens[links]?.grafeem ?? '') && laag.charAt(begin - 1) === 'w' ? begin - 1 : begin;
  const eerste = klinkend[0];
  if (eerste && staatOpen(tekens[links]) && BEGIN_NA_OPEN.test(klinkend.map((teken) => teken.grafeem).join(''))) return eerste.start;
  return grensInCluster(klinkend);
}

/** One letter with a long sound closes its chunk: all that follows goes with the next vowel (mi-cro-scoop, in-du-strie). */
const staatOpen = (teken: GrafeemFoneem | undefined): boolean =>
  teken !== undefined && /^[aeou]$/.test(teken.grafeem) && /^(?:aː|eː|oː|y)$/.test(teken.foneem);
const BEGIN_NA_OPEN = /^(?:str|spr|spl|s[tpck])$/;

function grensInCluster(cluster: readonly GrafeemFoneem[]): number {
  const laatste = cluster.at(-1);
  if (!laatste) return 0;
  if (laatste.grafeem === 'nk' || laatste.grafeem === 'gn' || /^ŋ[ɣɡ]$/.test(laatste.foneem)) return laatste.start + 1;
  if (cluster.length === 1) return laatste.start;
  // dou-a-nier, a-te-lier: an i that is a j belongs to the consonant before it.
  // cir-cuit, bis-cuit: so does a u that is a w.
  if ((laatste.grafeem === 'i' && laatste.foneem === 'j') || (laatste.grafeem === 'u' && laatste.foneem === 'ʋ'))
    return cluster.at(-2)?.start ?? laatste.start;
  for (let n = Math.max(0, cluster.length === 2 ? 0 : 1); n < cluster.length - 1; n++) {
    const groep = cluster.slice(n);
    const letters = groep.map((teken, i) => (i === 0 ? undouble(teken.grafeem) : teken.grafeem)).join('');
    if ((n === 0 ? SAMEN : NA_MEDEKLINKER).test(letters)) return groep[0]?.start ?? laatste.start;
  }
  return laatste.start;
}

const undouble = (grafeem: string): string => (/^(.)\1$/.test(grafeem) ? grafeem.charAt(0) : grafeem);

const cut = (woord: string, plekken: readonly number[]): string[] => {
  const alle = [0, ...plekken, woord.length];
  return alle.slice(1).map((plek, n) => woord.slice(alle[n], plek));
};

/** Spoken chunks; joined they are the word. */
export function splitKlankgroepen(woord: string, tekens: readonly GrafeemFoneem[], vast: ReadonlySet<number>): string[] {
  const plekken = grenzen({ laag: woord.toLowerCase(), tekens, vast }).filter(
    (plek, n, alle) => plek > (alle[n - 1] ?? 0) && plek < woord.length,
  );
  return splitLetternamen(cut(woord, plekken));
}

/** t·v-gids, x-as: letters before a hyphen are said by their names, each a klankgroep. */
function splitLetternamen([eerste = '', ...rest]: readonly string[]): string[] {
  const [, letters = '', achter = ''] = /^([bcdfghjklmnpqrstvwxz]{1,3}-)(.*)$/i.exec(eerste) ?? [];
  return letters === '' ? [eerste, ...rest] : [...letters.split(/(?=[^-])/), ...(achter === '' ? [] : [achter]), ...rest];
}

/** Written chunks from spoken ones: a doubled consonant is divided, ng too; no chunk of one letter at an edge. */
export function toLettergrepen(klankgroepen: readonly string[]): string[] {
  const uit = klankgroepen.map((groep) => groep);
  for (let n = 1; n < uit.length; n++) {
    const groep = uit[n] ?? '';
    const vorige = uit[n - 1] ?? '';
    if (/^([bcdfghjklmnprstvz])\1|^ng|^ssch/i.test(groep) && /[aeiouy]$/i.test(vorige)) {
      uit[n - 1] = vorige + groep.charAt(0);
      uit[n] = groep.slice(1);
    }
  }
  return joinRanden(uit);
}

function joinRanden(groepen: readonly string[]): string[] {
  const uit = [...groepen];
  const [eerste, tweede] = uit;
  if (eerste?.length === 1 && tweede !== undefined && uit.length > 1) uit.splice(0, 2, eerste + tweede);
  const laatste = uit.at(-1);
  if (laatste !== undefined && uit.length > 1 && (laatste.length === 1 || /^.'s$/.test(laatste)))
    uit.splice(-2, 2, (uit.at(-2) ?? '') + laatste);
  return uit;
}

/** Where a chunk must begin because a prefix or suffix does: ver-an-dert, meis-je, werk-te. */
export function morfeemgrenzen(laag: string, ipa: string, vorm: string, basis: string | undefined): number[] {
  const plekken = verkleingrens(laag, vorm, basis);
  if (vorm === 'vt' || (vorm === 'bn:vd' && basis !== undefined && !/[dt]$/.test(stamVan(basis)))) {
    const eind = /(?<=[bcdfghjklmnprstwxz])[td]en?$/.exec(laag);
    if (eind) plekken.push(eind.index);
  }
  // Nieuw-ste, leuk-ste; wijste comes of wijs and is wijs-te.
  if (vorm === 'trap' && laag.endsWith('ste') && basis !== undefined && !/[sz]$/.test(basis)) plekken.push(laag.length - 3);
  const achter =
    /(?<=[aeiouy].*[bcdfghjklmnpqrstvwxz])(?:heid|heden|lijks?|lijke|loos|loze|baar|bare|zaam|schap|achtige?|ling|dom|teit|waarts|land|man)$/.exec(
      laag,
    );
  if (achter && laag[achter.index - 1] !== laag[achter.index]) plekken.push(achter.index);
  const afleiding = /(?<=(?:[aeiou]{2}|ij)[dt]|nd)te$/.exec(laag);
  if (afleiding && vorm === '') plekken.push(afleiding.index);
  const voor = voorvoegselVan(laag, ipa.replaceAll('ˈ', ''));
  // hertje is her-t-je by its prefix, and hert-je by its word: a prefix has a klankgroep behind it.
  if (voor > 0 && /[aeiouyë]/.test(laag.slice(voor, plekken[0] ?? laag.length))) plekken.push(voor);
  return plekken;
}

const VOORVOEGSELS: readonly (readonly [string, string])[] = [
  ['ver', 'vər'],
  ['be', 'bə'],
  ['ge', 'ɣə'],
  ['te', 'tə'],
  ['ont', 'ɔnt'],
  ['her', 'hɛr'],
  ['ant', 'ɑntʋ'],
];

/** Length of the prefix that is heard as one, 0 for none. */
export function voorvoegselVan(laag: string, klanken: string): number {
  const gevonden = VOORVOEGSELS.find(
    ([letters, klank]) =>
      laag.startsWith(letters) && klanken.startsWith(klank) && countKlinkers(klanken) > 1 && !/^herr(?!oe|ij)/.test(laag),
  );
  return gevonden?.[0].length ?? 0;
}

/** tje and pje belong together, unless the t is the last letter of the word itself: plaat-je, feest-je. */
function verkleingrens(laag: string, vorm: string, basis: string | undefined): number[] {
  const eind = vorm === 'verkl' ? /[tp]?jes?$/.exec(laag) : null;
  if (!eind) return [];
  const soort = soortVerkleinwoord(laag, basis);
  return [/^[tp]/.test(eind[0]) && soort === 'verklein-je' ? eind.index + 1 : eind.index];
}
